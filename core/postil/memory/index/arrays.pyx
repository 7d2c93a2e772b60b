"""The arrays of a fuzzy index, as the kernels that search it read them."""

from libc.stdint cimport uint32_t, uint64_t

from postil.types.ids cimport token_t


cdef class IndexArrays:
    """A snapshot of the arrays of a fuzzy index; each kind of search is a subclass.

    Parameters
    ----------
    fixed, tail
        As :class:`postil.memory.index.fuzzy_index.FuzzyIndex` describes them.
    """

    def __init__(self, tuple fixed, tuple tail):
        self.ids, self.offsets, self.tokens = fixed[0], fixed[1], fixed[2]
        self.alive, self.posting_offsets, self.postings = fixed[3], fixed[4], fixed[5]
        self.tail_ids, self.tail_offsets, self.tail_tokens = tail[0], tail[1], tail[2]
        self.tail_alive, self.tail_count = tail[3], tail[4]

    cdef uint64_t entries_of(self, const uint32_t[::1] forms) noexcept:
        cdef uint64_t total = 0
        cdef token_t token
        for token in forms:
            if token + 1 < self.posting_offsets.shape[0]:  # else it came with the tail
                total += self.posting_offsets[token + 1] - self.posting_offsets[token]
        return total

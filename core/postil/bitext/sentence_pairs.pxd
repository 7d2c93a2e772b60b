"""Which sentence pairs the aligner looks at, in one place: all passes must skip the same ones."""

from libc.stdint cimport uint64_t

cdef enum:
    LONGEST = 1000  # words on a side: the table of words x words stays small, positions fit uint16


cdef inline bint alignable(uint64_t source_words, uint64_t target_words) noexcept nogil:
    """Whether a pair has words on both sides, and not too many."""
    return 0 < source_words <= LONGEST and 0 < target_words <= LONGEST

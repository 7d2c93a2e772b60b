"""C interface of the lexicon, for kernels and features."""

from libc.stdint cimport uint32_t, uint64_t

from postil.models.lexicon.links cimport NULL_TOKEN
from postil.types.ids cimport token_t


cdef class Lexicon:
    cdef readonly token_t sources           # ids known on the source side: 0 .. sources - 1
    cdef readonly token_t targets
    cdef readonly dict facts                # source_words, target_words
    cdef readonly object folder             # pathlib.Path, None if in memory only
    cdef const uint64_t* offsets            # (sources + 2): row f; the last row is the empty word
    cdef const token_t* columns             # target ids, ascending in each row; NULL_TOKEN is last
    cdef const uint32_t* counts             # alignment links of the pair
    cdef const uint64_t* source_totals      # (sources + 1) links of each source word
    cdef const uint64_t* target_totals      # (targets + 1)
    cdef dict arrays                        # owns the memory behind the pointers

    # Links seen between two words; either may be NULL_TOKEN.
    cdef uint32_t links(self, token_t source, token_t target) noexcept nogil
    # w(e|f) and w(f|e) at once; both 0 for a pair never aligned.
    cdef void weights(
        self, token_t source, token_t target, double* direct, double* inverse
    ) noexcept nogil
    cdef int _adopt(self, dict arrays) except -1

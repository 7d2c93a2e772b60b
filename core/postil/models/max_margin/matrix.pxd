"""C interface of the matrix W. See ``matrix.pyx``."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t

from postil.models.max_margin.phrases cimport PhraseNumbers
from postil.types.ids cimport token_t


# The target phrases that one source phrase predicts, best first.
cdef struct Predicted:
    const uint32_t* targets
    const uint32_t* counts     # n_st of each
    uint32_t size


cdef class MarginMatrix:
    cdef readonly PhraseNumbers source
    cdef readonly PhraseNumbers target
    cdef readonly dict settings
    cdef readonly dict facts             # source_words, target_words: sizes of the vocabularies
    cdef readonly object folder          # pathlib.Path, or None in memory
    cdef readonly double total           # sentence pairs counted
    cdef const uint64_t[::1] first       # of each source phrase: where its pairs start
    cdef const uint32_t[::1] size        # and how many they are
    cdef const uint32_t[::1] targets
    cdef const uint32_t[::1] counts
    cdef const uint32_t[::1] words       # of target phrases of several words, LONGEST each
    cdef const uint8_t[::1] lengths

    cdef bint row(self, uint32_t number, Predicted* out) noexcept nogil
    # Words of a target phrase; returns how many. ``out`` has room for LONGEST.
    cdef int spell(self, uint32_t number, token_t* out) noexcept nogil

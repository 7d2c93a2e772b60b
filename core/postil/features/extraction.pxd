"""Features of a block sequence. See ``extraction.pyx``."""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.types.ids cimport key_t, token_t


@cython.final
cdef class FeatureExtractor:
    cdef readonly uint32_t bits
    # Of the last extraction, in the order of emission.
    cdef vector[key_t] keys
    cdef vector[uint32_t] records
    cdef vector[uint64_t] starts
    cdef vector[token_t] sentence
    cdef vector[token_t] target         # all target words, copied ones as UNK

    # Fill the vectors with the features of a block sequence, or of its blocks alone.
    cdef int extract(self, source, steps, bint alone, uint32_t bits) except -1

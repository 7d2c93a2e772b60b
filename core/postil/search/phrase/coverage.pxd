"""Sets of translated source words, interned. See ``coverage.pyx``."""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.search.phrase.options cimport OptionTable

cdef struct Coverage:
    uint64_t hash
    uint32_t covered      # number of words in the set
    uint32_t first_gap    # first word not in it; sentence length when full
    uint32_t between      # words in it between the first and the last word not in it
    float future          # best score of translating the rest


@cython.final
cdef class CoveragePool:
    cdef vector[Coverage] items
    cdef vector[uint64_t] bits          # `width` words for each item
    cdef vector[uint64_t] marks         # running xor of one random word for each position
    cdef vector[uint32_t] slots         # open addressing, item + 1; 0 is free
    cdef int length
    cdef int width

    cdef void reset(self, int length, OptionTable options) noexcept nogil

    cdef inline bint has(self, uint32_t item, int position) noexcept nogil:
        return (
            self.bits[<size_t>item * self.width + (position >> 6)] >> (position & 63)
        ) & 1

    cdef uint32_t extend(
        self, uint32_t item, int start, int end, OptionTable options
    ) noexcept nogil
    cdef uint32_t _create(
        self, uint32_t item, uint64_t key, int start, int end, OptionTable options
    ) noexcept nogil
    cdef bint _same(self, uint32_t candidate, uint32_t item, int start, int end) noexcept nogil
    cdef void _measure(self, uint32_t item, OptionTable options) noexcept nogil
    cdef void _grow(self) noexcept nogil

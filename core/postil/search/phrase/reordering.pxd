"""Which source span may be translated next. See ``reordering.pyx``."""

from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

from postil.search.phrase.coverage cimport CoveragePool
from postil.search.phrase.options cimport OptionTable

cdef struct Zone:
    int start
    int end

cdef class ReorderingRules:
    cdef readonly int distortion_limit
    cdef readonly bint swap
    cdef vector[int] walls
    cdef vector[Zone] zones
    cdef vector[Zone] enclosures

    cdef bint allow(
        self, CoveragePool coverages, OptionTable options, uint32_t item,
        int previous, int start, int end,
    ) noexcept nogil
    cdef bint _swaps(
        self, CoveragePool coverages, OptionTable options, uint32_t item,
        int gap, int start, int end,
    ) noexcept nogil
    cdef bint _respects(
        self, CoveragePool coverages, uint32_t item, int gap, int start, int end
    ) noexcept nogil

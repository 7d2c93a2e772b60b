"""Sparse features of candidates, row by row. See ``feature_rows.pyx``."""

cimport cython
from libc.stdint cimport int64_t, uint32_t
from libcpp.vector cimport vector

from postil.features.key_numbers cimport KeyNumbers


@cython.final
cdef class FeatureRows:
    cdef KeyNumbers numbers             # key -> column
    cdef vector[uint32_t] columns
    cdef vector[float] values
    cdef vector[int64_t] ends
    cdef vector[double] totals          # by column, of the row at hand
    cdef vector[char] touched
    cdef vector[uint32_t] here

    # Add to the row at hand.
    cdef void count(self, uint32_t column, float value) noexcept nogil
    cdef void finish_row(self) noexcept nogil

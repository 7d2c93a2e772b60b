"""Sparse weights that can be undone exactly. See ``weights.pyx``."""

from libc.stdint cimport int64_t
from libcpp.unordered_map cimport unordered_map

from postil.types.ids cimport key_t

cdef struct Sum:
    int64_t total          # sum of deltas, fixed point
    int64_t moment         # sum of (event number * delta), fixed point

cdef class SparseWeights:
    cdef unordered_map[key_t, Sum] sums
    cdef set events
    cdef readonly int64_t clock    # number of the last live event; 0 before the first

    cdef double current(self, key_t key) noexcept nogil
    cdef double averaged(self, key_t key) noexcept nogil

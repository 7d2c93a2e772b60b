"""Sparse weights that can be undone exactly. See ``weights.pyx``."""

from libc.stdint cimport int64_t

from postil.types.ids cimport key_t
from postil.types.paged cimport Paged

cdef struct Sum:
    key_t key              # 0: a free slot
    int64_t total          # sum of deltas, fixed point
    int64_t moment         # sum of (event number * delta), fixed point

cdef class SparseWeights:
    cdef Paged[Sum] slots          # a hash table: see ``weights.pyx``
    cdef size_t used               # slots with a key
    cdef Sum of_zero               # of the key 0
    cdef readonly size_t alive     # keys whose sums are not both 0
    cdef set events                # None: a copy, to be read only
    cdef readonly int64_t clock    # number of the last live event; 0 before the first

    cdef const Sum* _find(self, key_t key) noexcept nogil
    cdef void _shift(self, key_t key, int64_t total, int64_t moment) noexcept nogil
    cdef void _grow(self) noexcept nogil
    cdef double current(self, key_t key) noexcept nogil
    cdef double averaged(self, key_t key) noexcept nogil

"""64-bit keys to numbers. See ``key_numbers.pyx``."""

cimport cython
from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

from postil.types.ids cimport key_t

# Apart from other enums: one with a value this large is unsigned.
cdef enum:
    NO_NUMBER = 0xFFFFFFFF


@cython.final
cdef class KeyNumbers:
    cdef vector[uint32_t] slots         # number + 1; 0 where free
    cdef vector[key_t] keys             # by number

    # The number of a key, or NO_NUMBER.
    cdef uint32_t find(self, key_t key) noexcept nogil
    # The number of a key; a new key gets the next one.
    cdef uint32_t number(self, key_t key) noexcept nogil
    # Make room for as many keys.
    cdef void reserve(self, size_t count) noexcept nogil
    cdef size_t _slot(self, key_t key) noexcept nogil
    cdef void _spread(self, size_t size) noexcept nogil

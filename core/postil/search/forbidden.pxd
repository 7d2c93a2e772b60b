"""Target sequences a translation must not hold. See ``forbidden.pyx``."""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.search.phrase.options cimport OptionRef, OptionTable
from postil.types.ids cimport token_t

cdef enum:
    HIT = 0x7FFFFFFF            # the state after a forbidden sequence


@cython.final
cdef class ForbiddenSequences:
    cdef unordered_map[uint64_t, uint32_t] children     # state << 32 | token -> longer prefix
    cdef vector[uint32_t] shorter       # state -> longest proper suffix that is a prefix, too
    cdef vector[char] complete

    cdef bint none(self) noexcept nogil
    # State after one word more, or HIT.
    cdef uint32_t follow(self, uint32_t state, token_t token) noexcept nogil
    # State after the words of an option, or HIT.
    cdef uint32_t after(self, uint32_t state, OptionRef option) noexcept nogil
    # Drop the options that hold a forbidden sequence; search sees to those across options.
    cdef void drop_from(self, OptionTable options) noexcept nogil
    # Drop those of spans that start by `first` and end at `last` or later.
    cdef void drop_around(self, OptionTable options, int first, int last) noexcept nogil
    cdef uint32_t _step(self, uint32_t state, token_t token) noexcept nogil


cdef int drop_blocked(OptionTable options, blocked) except -1

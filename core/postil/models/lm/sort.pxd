"""C interface of the n-gram sorter. See ``sort.pyx``."""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.models.lm.spool cimport Budget, Streams
from postil.types.ids cimport token_t


# Words of an n-gram, most significant first, aligned to the top of 128 bits.
cdef struct Packed:
    uint64_t high
    uint64_t low


# One distinct n-gram of a run.
cdef struct Counted:
    Packed key
    uint64_t count


cdef inline bint packed_less(const Packed* left, const Packed* right) noexcept nogil:
    if left.high != right.high:
        return left.high < right.high
    return left.low < right.low


cdef inline bint packed_equal(const Packed* left, const Packed* right) noexcept nogil:
    return left.high == right.high and left.low == right.low


cdef class Packing:
    cdef readonly int bits       # per word
    cdef readonly int words
    cdef readonly token_t largest   # id
    cdef uint64_t mask

    cdef token_t word(self, const Packed* key, int index) noexcept nogil
    cdef void cut(self, Packed* key) noexcept nogil


cdef class NgramSorter:
    cdef readonly Packing packing
    cdef Budget budget
    cdef int threads
    cdef Packed* block
    cdef uint64_t capacity        # n-grams ``block`` holds
    cdef uint64_t filled
    cdef Streams runs             # one stream per block that did not stay in memory
    cdef vector[uint64_t] remaining   # distinct n-grams not yet taken, per run
    cdef vector[Counted] heads    # next n-gram of each run
    cdef vector[uint32_t] heap    # runs, by head
    cdef uint64_t at              # reading position in ``block``

    cdef void _add_sentence(self, const token_t* words, uint64_t length) noexcept nogil
    cdef bint next(self, Counted* out) except -1 nogil
    cdef bint _next_in_block(self, Counted* out) noexcept nogil
    cdef bint _advance(self, uint32_t run) except -1 nogil
    cdef void _sift(self, size_t index) noexcept nogil

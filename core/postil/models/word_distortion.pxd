"""C interface of the word distortion model. See ``word_distortion.pyx``."""

cimport cython
from libc.stdint cimport uint32_t

from postil.types.ids cimport token_t

cdef enum:
    REACH = 10                  # longer jumps count as this long
    BINS = 2 * REACH + 1


@cython.final
cdef class WordDistortion:
    cdef readonly object folder
    cdef readonly token_t words         # ids below this have a row of their own, maybe
    cdef dict arrays                    # owns the memory behind the pointers
    cdef uint32_t count                 # rows
    cdef const uint32_t* rows           # (words,): row of each source word; 0 for rare ones
    cdef const float* out_logs          # (count, BINS)
    cdef const float* in_logs

    cdef float outbound_log(self, token_t word, int jump) noexcept nogil
    cdef float inbound_log(self, token_t word, int jump) noexcept nogil

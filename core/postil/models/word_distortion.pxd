"""C interface of the word distortion model. See ``word_distortion.pyx``."""

cimport cython
from libc.stdint cimport uint32_t

from postil.types.ids cimport BOS, token_t

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


cdef inline void jump_logs(
    WordDistortion model, const token_t* sentence, int previous, int start, float* outbound,
    float* inbound,
) noexcept nogil:
    """log P_out and log P_in of going on at ``start`` after the words before ``previous``; 0
    without a model (None).
    """
    cdef token_t left = sentence[previous - 1] if previous else BOS
    outbound[0] = inbound[0] = 0.0
    if model is not None:
        outbound[0] = model.outbound_log(left, start - previous + 1)
        inbound[0] = model.inbound_log(sentence[start], start - previous + 1)

"""Forward-backward of one direction on one sentence; see hmm_chain.pyx."""

from libcpp.vector cimport vector

cdef enum:
    MAX_JUMP = 60             # jumps beyond share one weight
    JUMPS = 2 * MAX_JUMP + 1


cdef class Chain:
    cdef vector[float] posterior   # out: steps x states, p(a_step = state | both sentences)
    cdef double likelihood         # out: natural log
    cdef int states, steps
    cdef vector[float] alpha, null_alpha, beta, scale  # steps x states; scale: steps
    cdef vector[float] weights, mirrored               # of the jump i - before, by index
    cdef vector[float] leave       # states: (1 - p0) / sum of the weights of jumps from there
    cdef vector[float] outgoing, sums                  # states
    cdef vector[float] jumped      # expected jumps / weight, in the order of ``mirrored``

    cdef void run(
        self, const float* emission, const float* null_emission, int states, int steps, float p0,
        const double[::1] jumps, bint count_jumps,
    ) noexcept nogil
    cdef void add_jumps(self, vector[double]& counts) noexcept nogil
    cdef void prepare(
        self, int states, int steps, float p0, const double[::1] jumps
    ) noexcept nogil
    cdef void run_forward(
        self, const float* emission, const float* null_emission, float p0
    ) noexcept nogil
    cdef void run_backward(
        self, const float* emission, const float* null_emission, float p0, bint count_jumps
    ) noexcept nogil
    cdef void back_from(
        self, const float* emission, int step, bint count_jumps
    ) noexcept nogil

"""Forward-backward of the word-alignment HMM, one direction on one sentence.

Model (Vogel, Ney & Tillmann 1996; Och & Ney 2003): generated word t comes from given word a_t with
t(e_t | f_{a_t}); a_t depends on a_{t-1} only by the jump, p(i | i') = c(i - i') / sum_k c(k - i').
A word may come from NULL with probability p0, and the position before NULL is remembered, so there
are two states for each position: ``alpha`` (a word) and ``null_alpha`` (NULL behind that word).
What comes next does not depend on which of the two it was, so they share ``beta``.

Layout for speed: the jump weights of a sentence are one vector c(-(I-1)) .. c(I-1), and the row of
transitions from position i' is the stretch of it that begins at I - 1 - i'; no transition matrix is
made, all inner loops are ``out[i] += factor * row[i]`` on contiguous floats, which compilers
vectorise. Factors that are next to nothing are skipped: most of a sentence once the lexicon has
settled, since few positions explain a word.
"""

from libc.math cimport log
from libc.string cimport memset

cdef float NEGLIGIBLE = 1e-6  # probability mass of a state that is not followed further


cdef inline int jump_index(int jump) noexcept nogil:
    return MAX_JUMP + max(-MAX_JUMP, min(MAX_JUMP, jump))


cdef inline void add_scaled(float* out, const float* row, float factor, int count) noexcept nogil:
    cdef int i
    for i in range(count):
        out[i] += factor * row[i]


cdef class Chain:
    """Buffers and results of one direction; used again for each sentence."""

    cdef void run(
        self, const float* emission, const float* null_emission, int states, int steps, float p0,
        const double[::1] jumps, bint count_jumps,
    ) noexcept nogil:
        """Posteriors, likelihood and (if asked for) expected jumps.

        ``emission`` is steps x states, ``null_emission`` has one value for each step.
        """
        cdef size_t k
        cdef int step
        self.prepare(states, steps, p0, jumps)
        self.run_forward(emission, null_emission, p0)
        self.run_backward(emission, null_emission, p0, count_jumps)
        for k in range(<size_t>states * steps):
            self.posterior[k] = self.alpha[k] * self.beta[k]
        self.likelihood = 0.0
        for step in range(steps):
            self.likelihood += log(self.scale[step])

    cdef void add_jumps(self, vector[double]& counts) noexcept nogil:
        """Add the expected jumps of the sentence to ``counts``."""
        cdef int k
        for k in range(2 * self.states - 1):
            counts[jump_index(self.states - 1 - k)] += self.jumped[k] * self.mirrored[k]

    cdef void prepare(
        self, int states, int steps, float p0, const double[::1] jumps
    ) noexcept nogil:
        cdef int k, i
        cdef size_t cells = <size_t>states * steps
        cdef double total = 0.0
        self.states, self.steps = states, steps
        self.posterior.resize(cells)
        self.alpha.resize(cells)
        self.null_alpha.resize(cells)
        self.beta.resize(cells)
        self.scale.resize(steps)
        self.weights.resize(2 * states - 1)
        self.mirrored.resize(2 * states - 1)
        self.jumped.assign(2 * states - 1, 0.0)
        self.outgoing.resize(states)
        self.sums.resize(states)
        self.leave.resize(states)
        for k in range(2 * states - 1):
            self.weights[k] = <float>jumps[jump_index(k - states + 1)]
            self.mirrored[2 * states - 2 - k] = self.weights[k]
        for k in range(states - 1, 2 * states - 1):
            total += self.weights[k]
        for i in range(states):  # the window of jumps from i moves one to the left
            self.leave[i] = <float>((1 - p0) / total)
            if i + 1 < states:
                total += <double>self.weights[states - 2 - i] - self.weights[2 * states - 2 - i]

    cdef void run_forward(
        self, const float* emission, const float* null_emission, float p0
    ) noexcept nogil:
        """Forward probabilities, scaled to sum to 1 at each step."""
        cdef int i, step, states = self.states
        cdef float weight, total
        cdef float* now = self.alpha.data()
        cdef float* null_now = self.null_alpha.data()
        cdef const float* then
        cdef const float* null_then
        for i in range(states):
            now[i] = (1 - p0) / states
            null_now[i] = p0 / states
        for step in range(self.steps):
            if step:
                then, null_then = now, null_now
                now, null_now = now + states, null_now + states
                memset(now, 0, states * sizeof(float))
                for i in range(states):
                    weight = then[i] + null_then[i]
                    null_now[i] = p0 * weight
                    if weight > NEGLIGIBLE:
                        add_scaled(
                            now, &self.weights[states - 1 - i], weight * self.leave[i], states
                        )
            total = 1e-30
            for i in range(states):
                now[i] *= emission[<size_t>step * states + i]
                null_now[i] *= null_emission[step]
                total += now[i] + null_now[i]
            self.scale[step] = total
            total = 1 / total
            for i in range(states):
                now[i] *= total
                null_now[i] *= total

    cdef void run_backward(
        self, const float* emission, const float* null_emission, float p0, bint count_jumps
    ) noexcept nogil:
        """Backward probabilities, scaled so that alpha * beta is the posterior."""
        cdef int i, step, states = self.states
        cdef float factor
        cdef float* then = &self.beta[<size_t>states * (self.steps - 1)]
        cdef float* now
        for i in range(states):
            then[i] = 1.0
        for step in range(self.steps - 1, 0, -1):
            self.back_from(emission, step, count_jumps)
            now = then - states
            factor = p0 * null_emission[step] / self.scale[step]
            for i in range(states):
                now[i] = self.leave[i] * self.sums[i] + factor * then[i]
            then = now

    cdef void back_from(
        self, const float* emission, int step, bint count_jumps
    ) noexcept nogil:
        """Into ``sums``: the backward sums of the words at ``step``; adds the jumps."""
        cdef int i, states = self.states
        cdef size_t row = <size_t>states * step
        cdef float ahead, inverse_scale = 1 / self.scale[step]
        cdef const float* alpha = &self.alpha[row]
        cdef const float* beta = &self.beta[row]
        cdef float* sums = self.sums.data()
        cdef float* outgoing = self.outgoing.data()
        memset(sums, 0, states * sizeof(float))
        if count_jumps:
            for i in range(states):
                outgoing[i] = self.leave[i] * (
                    self.alpha[row - states + i] + self.null_alpha[row - states + i]
                )
        for i in range(states):
            if not alpha[i] * beta[i] > NEGLIGIBLE:
                continue
            ahead = emission[row + i] * beta[i] * inverse_scale
            add_scaled(sums, &self.mirrored[states - 1 - i], ahead, states)
            if count_jumps:
                add_scaled(&self.jumped[states - 1 - i], outgoing, ahead, states)

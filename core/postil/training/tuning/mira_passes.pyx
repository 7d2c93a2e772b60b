"""The inner loop of batch MIRA (Cherry & Foster 2012, section 3.1).

Visiting a sentence with weights w and background document b:

    gain(y)  BLEU of b plus the statistics of y, times the reference length of the two
    hope     argmax of w·h(y) + gain(y)
    fear     argmax of w·h(y) - gain(y)
    w       += min(C, loss / |d|²) d,   d = h(hope) - h(fear),
               loss = gain(hope) - gain(fear) - w·d, if that is positive
    b        = decay (b + statistics of argmax w·h(y))

Statistics are stored column by column like the features. The geometric mean of the four precisions
is two square roots of a product: no logarithm is taken.
"""

from libc.math cimport exp, sqrt
from libc.stdint cimport int64_t
from libcpp.vector cimport vector

import numpy as np

from postil.training.tuning.pools_scores cimport score_block

cdef enum:
    ORDER = 4
    COLUMNS = 2 * ORDER + 2


cdef void gains_of(
    const float* statistics, Py_ssize_t stride, const double* background, Py_ssize_t count,
    double* gains
) noexcept nogil:
    """BLEU of each candidate on top of the background, times the reference length."""
    cdef const float* m = statistics
    cdef const float* t = statistics + ORDER * stride
    cdef const float* length = statistics + 2 * ORDER * stride
    cdef const float* reference = statistics + (2 * ORDER + 1) * stride
    cdef const double* b = background
    cdef double candidate, goal
    cdef Py_ssize_t c
    for c in range(count):
        gains[c] = (
            (m[c] + b[0]) * (m[stride + c] + b[1])
            * (m[2 * stride + c] + b[2]) * (m[3 * stride + c] + b[3])
            / ((t[c] + b[4]) * (t[stride + c] + b[5])
               * (t[2 * stride + c] + b[6]) * (t[3 * stride + c] + b[7]))
        )
    for c in range(count):
        candidate, goal = length[c] + b[8], reference[c] + b[9]
        gains[c] = goal * sqrt(sqrt(gains[c]))
        if candidate < goal:
            gains[c] *= exp(1.0 - goal / candidate)


cdef class MiraPasses:
    """State of the passes: weights, their running sum, the background document.

    Parameters
    ----------
    features : float32 array, shape (d, N)
    fixed : float64 array, shape (N,)
        What the weights that do not move add to each score.
    statistics : float32 array, shape (10, N)
        Columns of ``bleu_statistics``.
    offsets : int64 array, shape (n + 1,)
        Candidates of sentence i are columns ``offsets[i]:offsets[i + 1]``.
    weights : float64 array, shape (d,)
        Where to start.
    aggressiveness, decay : float
        See ``MiraOptions``.
    """

    cdef const float[:, ::1] features
    cdef const double[::1] fixed
    cdef const float[:, ::1] statistics
    cdef const int64_t[::1] offsets
    cdef vector[double] weights, total, background, scores, gains
    cdef double aggressiveness, decay
    cdef int64_t count

    def __init__(
        self, const float[:, ::1] features not None, const double[::1] fixed not None,
        const float[:, ::1] statistics not None, const int64_t[::1] offsets not None,
        const double[::1] weights not None, double aggressiveness, double decay,
    ):
        cdef Py_ssize_t n = features.shape[1], i, widest = 0
        if (
            fixed.shape[0] != n or statistics.shape[0] != COLUMNS or statistics.shape[1] != n
            or weights.shape[0] != features.shape[0] or offsets[offsets.shape[0] - 1] != n
        ):
            raise ValueError("features, statistics, offsets and weights do not fit together")
        self.features, self.fixed = features, fixed
        self.statistics, self.offsets = statistics, offsets
        self.aggressiveness, self.decay = aggressiveness, decay
        self.weights.assign(&weights[0], &weights[0] + weights.shape[0])
        self.total.assign(weights.shape[0], 0.0)
        self.background.assign(COLUMNS, 1.0)
        for i in range(offsets.shape[0] - 1):
            widest = max(widest, <Py_ssize_t>(offsets[i + 1] - offsets[i]))
        self.scores.resize(widest)
        self.gains.resize(widest)

    def visit(self, const int64_t[::1] sentences not None):
        """One update for each of these sentences (numbers in [0, n)), in their order."""
        cdef Py_ssize_t i
        with nogil:
            for i in range(sentences.shape[0]):
                self._visit(sentences[i])

    def average(self):
        """Mean of the weights after each visit so far, shape (d,)."""
        return np.array(self.total) / max(1, self.count)

    cdef void _visit(self, int64_t sentence) noexcept nogil:
        cdef Py_ssize_t start = self.offsets[sentence], stride = self.features.shape[1]
        cdef Py_ssize_t size = self.offsets[sentence + 1] - start, dimensions = self.weights.size()
        cdef Py_ssize_t c, j, hope = 0, fear = 0, shown = 0
        cdef double* scores = self.scores.data()
        cdef double* gains = self.gains.data()
        score_block(
            &self.features[0, start], stride, dimensions, &self.fixed[start], self.weights.data(),
            size, scores
        )
        gains_of(&self.statistics[0, start], stride, self.background.data(), size, gains)
        for c in range(1, size):
            if scores[c] + gains[c] > scores[hope] + gains[hope]:
                hope = c
            if scores[c] - gains[c] > scores[fear] - gains[fear]:
                fear = c
            if scores[c] > scores[shown]:
                shown = c
        self._update(start + hope, start + fear, gains[hope] - gains[fear],
                     scores[hope] - scores[fear])
        for j in range(COLUMNS):
            self.background[j] += self.statistics[j, start + shown]
            self.background[j] *= self.decay
        for j in range(dimensions):
            self.total[j] += self.weights[j]
        self.count += 1

    cdef void _update(
        self, Py_ssize_t hope, Py_ssize_t fear, double gain, double margin
    ) noexcept nogil:
        """Move the weights from the candidate in column ``fear`` towards that in ``hope``."""
        cdef Py_ssize_t j
        cdef double norm = 0.0, step, difference
        if gain <= 0.0 or gain <= margin:
            return
        for j in range(self.features.shape[0]):
            difference = <double>self.features[j, hope] - self.features[j, fear]
            norm += difference * difference
        if norm > 0.0:
            step = min(self.aggressiveness, (gain - margin) / norm)
            for j in range(self.features.shape[0]):
                difference = <double>self.features[j, hope] - self.features[j, fear]
                self.weights[j] += step * difference

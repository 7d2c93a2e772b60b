"""Stochastic gradient ascent over n-best lists, one update per list (Gao & He 2013, figure 2).

A candidate of the baseline is a bag of phrase pairs ("units"), and its score is

    score(c) = scale · base(c) + Σ s(u) over its units u,    s(u) = Σ w_f over the features f of u

so each list is visited in four short steps: sum s for the distinct units of the list, score the
candidates, find how much the objective gains from the score of each candidate (its "pull"), and
hand the pulls down through the units to the features. Triplets of words are thereby touched once
per unit and list, not once per candidate.

Pull of candidate c, with P the softmax of the scores, B the qualities, b the oracle (best B; of
equals, best score) and r the best-scored candidate but b:

    expected BLEU   P(c) (B(c) − Σ P B)                     equation 13
    log             [c = b] − P(c)                          gradient of log P(b)
    hinge           [c = b] − [c = r]                       equation 14
    logistic        ([c = b] − [c = r]) / (1 + exp(x))      equation 15

The last two move only where x = score(b) − score(r) is less than the margin.
"""

from libc.math cimport INFINITY, exp, log, log1p
from libc.stdint cimport int64_t, uint16_t, uint32_t
from libcpp.vector cimport vector

import numpy as np

cdef enum Loss:
    EXPECTED_BLEU = 0
    LOG = 1
    HINGE = 2
    LOGISTIC = 3

LOSSES = {"xbleu": EXPECTED_BLEU, "log": LOG, "hinge": HINGE, "logistic": LOGISTIC}

cdef double NOTHING = 1e-12     # a pull smaller than this is none


cdef class Passes:
    """Weights, and what visiting lists needs; one thread at a time.

    Parameters
    ----------
    base, quality : float32 arrays, shape (N,)
        Model score of each candidate by the baseline; its sentence-level quality.
    offsets : int64 array, shape (n + 1,)
        Candidates of list i are ``offsets[i]:offsets[i + 1]``.
    unit_offsets : int64 array, shape (n + 1,)
    units : uint32 array
        The distinct units of list i are ``units[unit_offsets[i]:unit_offsets[i + 1]]``.
    use_offsets : int64 array, shape (N + 1,)
    uses : uint16 array
        Of candidate c: places of its units within those of its list, once per use.
    feature_offsets : int64 array, shape (units in all + 1,)
    features : uint32 array
        Features of unit u.
    weights : float32 array, shape (d,)
        Changed in place.
    scale : float
        Of the baseline's scores, in the softmax.
    loss : int
        One of ``LOSSES``.
    margin : float
        Of hinge and logistic loss.
    """

    cdef const float[::1] base
    cdef const float[::1] quality
    cdef const int64_t[::1] offsets
    cdef const int64_t[::1] unit_offsets
    cdef const uint32_t[::1] units
    cdef const int64_t[::1] use_offsets
    cdef const uint16_t[::1] uses
    cdef const int64_t[::1] feature_offsets
    cdef const uint32_t[::1] features
    cdef float[::1] weights
    cdef double scale, margin
    cdef int loss
    cdef vector[double] sums, pulls, scores, shares

    def __init__(
        self, const float[::1] base not None, const float[::1] quality not None,
        const int64_t[::1] offsets not None, const int64_t[::1] unit_offsets not None,
        const uint32_t[::1] units not None, const int64_t[::1] use_offsets not None,
        const uint16_t[::1] uses not None, const int64_t[::1] feature_offsets not None,
        const uint32_t[::1] features not None, float[::1] weights not None,
        double scale, int loss, double margin,
    ):
        cdef Py_ssize_t i, last = offsets.shape[0] - 1
        if (
            base.shape[0] != quality.shape[0] or base.shape[0] != offsets[last]
            or unit_offsets.shape[0] != last + 1 or units.shape[0] != unit_offsets[last]
            or use_offsets.shape[0] != base.shape[0] + 1
            or uses.shape[0] != use_offsets[base.shape[0]]
            or features.shape[0] != feature_offsets[feature_offsets.shape[0] - 1]
        ):
            raise ValueError("the lists do not fit together")
        if units.shape[0] and np.max(units) >= feature_offsets.shape[0] - 1:
            raise ValueError("a list holds a unit that has no row of features")
        if features.shape[0] and np.max(features) >= weights.shape[0]:
            raise ValueError("a unit has a feature that has no weight")
        if loss not in LOSSES.values():
            raise ValueError(f"there is no loss {loss}")
        self.base, self.quality, self.offsets = base, quality, offsets
        self.unit_offsets, self.units = unit_offsets, units
        self.use_offsets, self.uses = use_offsets, uses
        self.feature_offsets, self.features = feature_offsets, features
        self.weights = weights
        self.scale, self.margin, self.loss = scale, margin, loss
        cdef Py_ssize_t widest = 0, most = 0
        for i in range(last):
            widest = max(widest, <Py_ssize_t>(offsets[i + 1] - offsets[i]))
            most = max(most, <Py_ssize_t>(unit_offsets[i + 1] - unit_offsets[i]))
        self.scores.resize(widest)
        self.shares.resize(widest)
        self.sums.resize(most)
        self.pulls.resize(most)

    def visit(self, const int64_t[::1] lists not None, double rate):
        """One update for each of these lists, in their order.

        Returns
        -------
        float
            Sum of their objectives, each before its own update.
        """
        cdef Py_ssize_t i
        cdef double total = 0.0
        with nogil:
            for i in range(lists.shape[0]):
                total += self._objective(lists[i])
                self._hand_down(lists[i])
                self._move(lists[i], rate)
        return total

    def objective(self, const int64_t[::1] lists not None):
        """Sum of the objectives of these lists; nothing moves."""
        cdef Py_ssize_t i
        cdef double total = 0.0
        with nogil:
            for i in range(lists.shape[0]):
                total += self._objective(lists[i])
        return total

    def best(self, const int64_t[::1] lists not None):
        """The best-scored candidate of each list, int64 numbers in [0, N); -1 where there is none.
        """
        result = np.empty(lists.shape[0], dtype=np.int64)
        cdef int64_t[::1] view = result
        cdef Py_ssize_t i, c, size, best
        with nogil:
            for i in range(lists.shape[0]):
                size = self._score(lists[i])
                best = 0
                for c in range(1, size):
                    if self.scores[c] > self.scores[best]:
                        best = c
                view[i] = self.offsets[lists[i]] + best if size else -1
        return result

    cdef Py_ssize_t _score(self, int64_t number) noexcept nogil:
        """Fill ``scores``; how many there are."""
        cdef Py_ssize_t first_unit = self.unit_offsets[number], u, c
        cdef Py_ssize_t unit_count = self.unit_offsets[number + 1] - first_unit
        cdef Py_ssize_t first = self.offsets[number], size = self.offsets[number + 1] - first
        cdef int64_t at, unit
        cdef double total
        for u in range(unit_count):
            unit = self.units[first_unit + u]
            total = 0.0
            for at in range(self.feature_offsets[unit], self.feature_offsets[unit + 1]):
                total += self.weights[self.features[at]]
            self.sums[u] = total
        for c in range(size):
            total = self.scale * self.base[first + c]
            for at in range(self.use_offsets[first + c], self.use_offsets[first + c + 1]):
                total += self.sums[self.uses[at]]
            self.scores[c] = total
        return size

    cdef double _objective(self, int64_t number) noexcept nogil:
        """Objective of one list, to be maximised; its pulls go to ``shares``."""
        cdef Py_ssize_t size = self._score(number), first = self.offsets[number], c
        if size == 0:
            return 0.0
        if self.loss == EXPECTED_BLEU:
            return self._expected(first, size)
        cdef Py_ssize_t oracle = 0
        for c in range(1, size):
            if self.quality[first + c] > self.quality[first + oracle] or (
                self.quality[first + c] == self.quality[first + oracle]
                and self.scores[c] > self.scores[oracle]
            ):
                oracle = c
        if self.loss == LOG:
            return self._log(size, oracle)
        return self._against_rival(size, oracle)

    cdef double _softmax(self, Py_ssize_t size) noexcept nogil:
        """Probabilities into ``shares``; the logarithm of what the exponentials add up to."""
        cdef double top = -INFINITY, total = 0.0
        cdef Py_ssize_t c
        for c in range(size):
            top = max(top, self.scores[c])
        for c in range(size):
            self.shares[c] = exp(self.scores[c] - top)
            total += self.shares[c]
        for c in range(size):
            self.shares[c] /= total
        return top + log(total)

    cdef double _expected(self, Py_ssize_t first, Py_ssize_t size) noexcept nogil:
        cdef double expected = 0.0
        cdef Py_ssize_t c
        self._softmax(size)
        for c in range(size):
            expected += self.shares[c] * self.quality[first + c]
        for c in range(size):
            self.shares[c] *= self.quality[first + c] - expected
        return expected

    cdef double _log(self, Py_ssize_t size, Py_ssize_t oracle) noexcept nogil:
        cdef double normaliser = self._softmax(size)
        cdef Py_ssize_t c
        for c in range(size):
            self.shares[c] = -self.shares[c]
        self.shares[oracle] += 1.0
        return self.scores[oracle] - normaliser

    cdef double _against_rival(self, Py_ssize_t size, Py_ssize_t oracle) noexcept nogil:
        cdef Py_ssize_t rival = -1, c
        cdef double margin, pull
        for c in range(size):
            self.shares[c] = 0.0
            if c != oracle and (rival < 0 or self.scores[c] > self.scores[rival]):
                rival = c
        if rival < 0:
            return 0.0
        margin = self.scores[oracle] - self.scores[rival]
        if margin < self.margin:
            pull = 1.0 if self.loss == HINGE else 1.0 / (1.0 + exp(margin))
            self.shares[oracle] = pull
            self.shares[rival] = -pull
        if self.loss == HINGE:
            return min(0.0, margin - self.margin)
        # Of the two forms, the one whose exponential cannot overflow.
        return -log1p(exp(-margin)) if margin > 0 else margin - log1p(exp(margin))

    cdef void _hand_down(self, int64_t number) noexcept nogil:
        """Turn the pulls of candidates into those of units."""
        cdef Py_ssize_t first = self.offsets[number], size = self.offsets[number + 1] - first, c, u
        cdef int64_t at
        cdef double pull
        for u in range(self.unit_offsets[number + 1] - self.unit_offsets[number]):
            self.pulls[u] = 0.0
        for c in range(size):
            pull = self.shares[c]
            if pull > NOTHING or pull < -NOTHING:
                for at in range(self.use_offsets[first + c], self.use_offsets[first + c + 1]):
                    self.pulls[self.uses[at]] += pull

    cdef void _move(self, int64_t number, double rate) noexcept nogil:
        """Add ``rate`` times the gradient to the weights."""
        cdef Py_ssize_t first = self.unit_offsets[number], u
        cdef int64_t at, unit
        cdef float step
        for u in range(self.unit_offsets[number + 1] - first):
            if -NOTHING < self.pulls[u] < NOTHING:
                continue
            unit = self.units[first + u]
            step = <float>(rate * self.pulls[u])
            for at in range(self.feature_offsets[unit], self.feature_offsets[unit + 1]):
                self.weights[self.features[at]] += step

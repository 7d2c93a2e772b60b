"""Stochastic gradient descent over relevant sets, one update per sentence (Tillmann & Zhang,
tables II and III).

Visiting a sentence with weights w, truths z_1..z_K and alternatives:

    costmargin   for each truth k:  t_k = argmax over alternatives of ΔB (1 - m)_+,
                                    ΔB = B(z_k) - B(z_t),  m = w·y_k,  y_k = F(z_k) - F(z_t)
                 w += 1/K  Σ_k  min(η ΔB, 1/|y_k|²) (1 - m)_+ y_k          equation 7
    perceptron   t = argmax over all candidates of w·F(z), of equal scores that with the least B
                 w += η/K  Σ_k  [B(z_k) > B(z_t)] (F(z_k) - F(z_t))        table III is K = 1

The minimum is not in the paper. A step of η ΔB |y|² > 1 would go past the margin, one of more than
2 would leave it further behind than it was, and weights would grow without bound; with the paper's
rates and features the minimum is always η ΔB. Where rates differ by feature, η |y|² is Σ η_j y_j².

Both are sums of candidates' features with coefficients that add up to zero, so that candidates may
be stored relative to anything (see ``compile``). All scores are those before the
update. A perceptron that started from zero would never move if a truth won the ties.

The mean of the weights after each visit (averaged weights) needs no pass over the weights: with δ_v
the update of visit v of T it is w_T - Σ δ_v (v - 1) / T, and that sum is kept beside the weights.
"""

from libc.stdint cimport int32_t, int64_t, uint32_t
from libcpp.vector cimport vector

import numpy as np

cdef enum:
    VALUE_BITS = 10         # as relevant_set_compile
    VALUE_SHIFT = 32 - VALUE_BITS

cdef enum Update:
    COSTMARGIN = 0
    PERCEPTRON = 1

UPDATES = {"costmargin": COSTMARGIN, "perceptron": PERCEPTRON}


cdef class RelevantPasses:
    """Weights, and what visiting sentences needs; one thread at a time.

    Parameters
    ----------
    starts, unit_starts, entry_starts, truths, units, entries, dense, fixed, quality
        See ``differences.Differences``.
    dense_weights : float64 array, shape (d,)
        Of the columns of ``dense``; changed in place.
    sparse_weights : float32 array, shape (F,)
        Changed in place.
    rate : float
        η of the sparse features.
    dense_rates : float64 array, shape (d,)
        η of each dense column.
    update : int
        One of ``UPDATES``.
    average : bool
        Keep what :meth:`averages` needs.
    """

    cdef const int64_t[::1] starts
    cdef const int64_t[::1] unit_starts
    cdef const int64_t[::1] entry_starts
    cdef const int32_t[::1] truths
    cdef const uint32_t[::1] units
    cdef const uint32_t[::1] entries
    cdef const float[:, ::1] dense
    cdef const float[::1] fixed
    cdef const float[::1] quality
    cdef double[::1] dense_weights
    cdef float[::1] sparse_weights
    cdef const double[::1] dense_rates
    cdef double[::1] dense_past         # Σ δ_v (v - 1); empty without averaging
    cdef double[::1] sparse_past
    cdef double rate
    cdef int update
    cdef bint average
    cdef vector[float] local            # weights of the units of the sentence
    cdef vector[float] gap              # difference of two candidates by unit; zero between uses
    cdef vector[double] scores, shares
    cdef readonly int64_t visits        # sentences visited in all
    cdef readonly int64_t updates       # visits that changed something
    cdef readonly double loss           # sum over visits: ΔB (1 - m)_+² or B(z_1) - B(z_t)
    cdef readonly double shown          # sum over visits: quality of the best-scored candidate

    def __init__(
        self, const int64_t[::1] starts not None, const int64_t[::1] unit_starts not None,
        const int64_t[::1] entry_starts not None, const int32_t[::1] truths not None,
        const uint32_t[::1] units not None, const uint32_t[::1] entries not None,
        const float[:, ::1] dense not None, const float[::1] fixed not None,
        const float[::1] quality not None, double[::1] dense_weights not None,
        float[::1] sparse_weights not None, double rate, const double[::1] dense_rates not None,
        int update, bint average,
    ):
        cdef Py_ssize_t i, n = truths.shape[0], rows = quality.shape[0], widest = 0, most = 0
        if (
            starts.shape[0] != n + 1 or unit_starts.shape[0] != n + 1 or starts[n] != rows
            or entry_starts.shape[0] != rows + 1 or dense.shape[0] != rows
            or fixed.shape[0] != rows or units.shape[0] != unit_starts[n]
            or entries.shape[0] != entry_starts[rows]
            or dense.shape[1] != dense_weights.shape[0]
            or dense.shape[1] != dense_rates.shape[0]
        ):
            raise ValueError("the differences do not fit together")
        if units.shape[0] and np.max(units) >= sparse_weights.shape[0]:
            raise ValueError("there is a feature that has no weight")
        if update not in UPDATES.values():
            raise ValueError(f"there is no update {update}")
        self.starts, self.unit_starts, self.entry_starts = starts, unit_starts, entry_starts
        self.truths, self.units, self.entries = truths, units, entries
        self.dense, self.fixed, self.quality = dense, fixed, quality
        self.dense_weights, self.sparse_weights = dense_weights, sparse_weights
        self.rate, self.dense_rates, self.update = rate, dense_rates, update
        self.average = average
        self.dense_past = np.zeros(dense_weights.shape[0] if average else 0)
        self.sparse_past = np.zeros(sparse_weights.shape[0] if average else 0)
        for i in range(n):
            widest = max(widest, <Py_ssize_t>(starts[i + 1] - starts[i]))
            most = max(most, <Py_ssize_t>(unit_starts[i + 1] - unit_starts[i]))
        self.scores.resize(widest)
        self.shares.resize(widest)
        self.local.resize(most)
        self.gap.assign(most, 0.0)

    def visit(self, const int64_t[::1] order not None, Py_ssize_t first, int64_t budget):
        """One update for each of these sentences from place ``first`` on, until ``budget`` values
        were read.

        Returns
        -------
        int
            Where to go on: the length of ``order`` when all were visited.
        """
        cdef Py_ssize_t place = first
        cdef int64_t start, stop, used = 0
        with nogil:
            while place < order.shape[0] and used < budget:
                start, stop = self.starts[order[place]], self.starts[order[place] + 1]
                used += self.entry_starts[stop] - self.entry_starts[start]
                used += (stop - start) * (1 + self.dense.shape[1])
                self._visit(order[place])
                place += 1
        return place

    def averages(self):
        """Mean of the weights after each visit so far: float64 (d,), float32 (F,)."""
        cdef Py_ssize_t f
        cdef double scale = 1.0 / max(1, self.visits)
        dense = np.asarray(self.dense_weights) - scale * np.asarray(self.dense_past)
        sparse = np.empty(self.sparse_weights.shape[0], dtype=np.float32)
        cdef float[::1] view = sparse
        with nogil:
            for f in range(view.shape[0]):
                view[f] = <float>(self.sparse_weights[f] - scale * self.sparse_past[f])
        return dense, sparse

    cdef void _visit(self, int64_t sentence) noexcept nogil:
        cdef int64_t start = self.starts[sentence]
        cdef Py_ssize_t size = <Py_ssize_t>(self.starts[sentence + 1] - start), c, best
        cdef bint moved
        self._score(sentence, start, size)
        best = self._best(start, size)
        self.shown += self.quality[start + best]
        for c in range(size):
            self.shares[c] = 0.0
        if self.update == COSTMARGIN:
            moved = self._share_costmargin(sentence, start, size)
        else:
            moved = self._share_perceptron(start, best, self.truths[sentence])
        if moved:
            self.updates += 1
            for c in range(size):
                if self.shares[c] != 0.0:
                    self._move(sentence, start + c, self.shares[c])
        self.visits += 1

    cdef void _score(self, int64_t sentence, int64_t start, Py_ssize_t size) noexcept nogil:
        cdef int64_t first = self.unit_starts[sentence]
        cdef Py_ssize_t count = <Py_ssize_t>(self.unit_starts[sentence + 1] - first), u, c, j
        cdef float* local = self.local.data()
        cdef const uint32_t* units = &self.units[0] + first
        cdef double score
        for u in range(count):
            local[u] = self.sparse_weights[units[u]]
        for c in range(size):
            score = self.fixed[start + c] + entries_score(
                &self.entries[0], self.entry_starts[start + c], self.entry_starts[start + c + 1],
                local,
            )
            for j in range(self.dense.shape[1]):
                score += self.dense_weights[j] * self.dense[start + c, j]
            self.scores[c] = score

    cdef Py_ssize_t _best(self, int64_t start, Py_ssize_t size) noexcept nogil:
        """Candidate with the highest score; of equals, with the least quality."""
        cdef Py_ssize_t c, best = 0
        for c in range(1, size):
            if self.scores[c] > self.scores[best] or (
                self.scores[c] == self.scores[best]
                and self.quality[start + c] < self.quality[start + best]
            ):
                best = c
        return best

    cdef bint _share_costmargin(
        self, int64_t sentence, int64_t start, Py_ssize_t size
    ) noexcept nogil:
        """Coefficients of the candidates in the update, without the rate; whether there is one."""
        cdef Py_ssize_t k, c, worst, truths = self.truths[sentence]
        cdef double violation, most, behind, step, closed
        cdef bint moved = False
        for k in range(truths):
            worst, most = -1, 0.0
            for c in range(truths, size):
                violation = (<double>self.quality[start + k] - self.quality[start + c]) * max(
                    0.0, 1.0 - (self.scores[k] - self.scores[c])
                )
                if violation > most:
                    worst, most = c, violation
            if worst >= 0:
                behind = 1.0 - (self.scores[k] - self.scores[worst])
                self.loss += most * behind / truths
                closed = most / behind * self._rated_norm(sentence, start + k, start + worst)
                step = most / max(1.0, closed) / truths
                self.shares[k] += step
                self.shares[worst] -= step
                moved = True
        return moved

    cdef double _rated_norm(self, int64_t sentence, int64_t one, int64_t other) noexcept nogil:
        """Σ η_j y_j² over the features of the difference y of two rows."""
        cdef Py_ssize_t j
        cdef int64_t k
        cdef double total = 0.0, y
        cdef float* gap = self.gap.data()
        for k in range(self.entry_starts[one], self.entry_starts[one + 1]):
            gap[self.entries[k] >> VALUE_BITS] += value_of(self.entries[k])
        for k in range(self.entry_starts[other], self.entry_starts[other + 1]):
            y = gap[self.entries[k] >> VALUE_BITS] - value_of(self.entries[k])
            gap[self.entries[k] >> VALUE_BITS] = 0.0
            total += y * y
        for k in range(self.entry_starts[one], self.entry_starts[one + 1]):
            y = gap[self.entries[k] >> VALUE_BITS]
            gap[self.entries[k] >> VALUE_BITS] = 0.0
            total += y * y
        total *= self.rate
        for j in range(self.dense.shape[1]):
            y = <double>self.dense[one, j] - self.dense[other, j]
            total += self.dense_rates[j] * y * y
        return total

    cdef bint _share_perceptron(
        self, int64_t start, Py_ssize_t best, Py_ssize_t truths
    ) noexcept nogil:
        cdef Py_ssize_t k
        cdef bint moved = False
        self.loss += max(0.0, <double>self.quality[start] - self.quality[start + best])
        for k in range(truths):
            if self.quality[start + k] > self.quality[start + best]:
                self.shares[k] += 1.0 / truths
                self.shares[best] -= 1.0 / truths
                moved = True
        return moved

    cdef void _move(self, int64_t sentence, int64_t row, double share) noexcept nogil:
        """Add ``share`` times the rates times the features of one candidate to the weights."""
        cdef const uint32_t* units = &self.units[0] + self.unit_starts[sentence]
        cdef Py_ssize_t j
        cdef int64_t k
        cdef uint32_t feature
        cdef double step
        for j in range(self.dense.shape[1]):
            step = share * self.dense_rates[j] * self.dense[row, j]
            self.dense_weights[j] += step
            if self.average:
                self.dense_past[j] += step * self.visits
        for k in range(self.entry_starts[row], self.entry_starts[row + 1]):
            feature = units[self.entries[k] >> VALUE_BITS]
            step = share * self.rate * value_of(self.entries[k])
            self.sparse_weights[feature] += <float>step
            if self.average:
                self.sparse_past[feature] += step * self.visits


cdef inline int32_t value_of(uint32_t entry) noexcept nogil:
    return <int32_t>(entry << VALUE_SHIFT) >> VALUE_SHIFT


cdef inline double entries_score(
    const uint32_t* entries, int64_t start, int64_t stop, const float* local
) noexcept nogil:
    """Four sums side by side, so that additions do not wait for each other."""
    cdef float a = 0.0, b = 0.0, c = 0.0, d = 0.0
    cdef int64_t k = start
    while k + 4 <= stop:
        a += local[entries[k] >> VALUE_BITS] * value_of(entries[k])
        b += local[entries[k + 1] >> VALUE_BITS] * value_of(entries[k + 1])
        c += local[entries[k + 2] >> VALUE_BITS] * value_of(entries[k + 2])
        d += local[entries[k + 3] >> VALUE_BITS] * value_of(entries[k + 3])
        k += 4
    while k < stop:
        a += local[entries[k] >> VALUE_BITS] * value_of(entries[k])
        k += 1
    return (<double>a + b) + (<double>c + d)

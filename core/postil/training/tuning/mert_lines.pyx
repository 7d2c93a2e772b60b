"""Exact line search over n-best lists (Och 2003, section 5).

Along a line of weights, w + step · direction, the score of candidate c is score_c + step · slope_c:
a line over the step. A sentence shows the candidate on top, so what it shows changes only where the
upper envelope of its lines has a corner. Corners of all sentences, sorted by step, cut the range
into intervals on which the output of the whole corpus, and so its BLEU, is constant: one pass over
them, adding the difference of statistics at each corner, finds the best.

The envelope is walked from the left end of the range: from the line on top, to the line of larger
slope that crosses it first. Lines of smaller slope, and those that cross it beyond the range, can
never come to the top again and are dropped on the way, so that few are looked at more than twice.
"""

from libc.math cimport exp, sqrt
from libc.stdint cimport int32_t, int64_t
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

cdef enum:
    ORDER = 4
    COLUMNS = 2 * ORDER + 2
    BETWEEN_CHECKS = 128   # sentences, some milliseconds


cdef struct Line:
    double score           # at step 0
    double slope
    int64_t row            # of the candidate


cdef struct Corner:
    double step
    int64_t old, new       # rows of the candidates that the sentence shows before and after


cdef bint earlier(const Corner& left, const Corner& right) noexcept nogil:
    return left.step < right.step


cdef double bleu_of(const int64_t* totals) noexcept nogil:
    """Corpus BLEU in [0, 1]; 0 if an order has no match (as ``metrics.bleu.corpus_bleu``)."""
    cdef double product = 1.0
    cdef Py_ssize_t n
    for n in range(ORDER):
        if totals[n] <= 0 or totals[ORDER + n] <= 0:
            return 0.0
        product *= <double>totals[n] / <double>totals[ORDER + n]
    product = sqrt(sqrt(product))
    if totals[2 * ORDER] < totals[2 * ORDER + 1]:
        product *= exp(1.0 - <double>totals[2 * ORDER + 1] / <double>totals[2 * ORDER])
    return product


cdef class LineSearch:
    """Line searches over one set of candidates; one object per thread.

    Parameters
    ----------
    statistics : int32 array, shape (N, 10)
        BLEU statistics, see ``bleu_statistics``.
    offsets : int64 array, shape (n + 1,)
        Candidates of sentence i are rows ``offsets[i]:offsets[i + 1]``; none is empty.
    """

    cdef const int32_t[:, ::1] statistics
    cdef const int64_t[::1] offsets
    cdef vector[Line] lines
    cdef vector[Corner] corners
    cdef int64_t totals[COLUMNS]

    def __init__(
        self, const int32_t[:, ::1] statistics not None, const int64_t[::1] offsets not None
    ):
        if statistics.shape[1] != COLUMNS or statistics.shape[0] != offsets[offsets.shape[0] - 1]:
            raise ValueError("statistics and offsets do not fit together")
        self.statistics, self.offsets = statistics, offsets

    def search(
        self, const double[::1] scores not None, const double[::1] slopes not None, double reach,
        check=None, double least_width=1e-6,
    ):
        """The step with the highest corpus BLEU.

        Parameters
        ----------
        scores, slopes : float64 arrays, shape (N,)
            Score of each candidate at step 0, and what a step of 1 adds.
        reach : float
            Steps in [-reach, reach] are considered.
        check : callable, optional
            Called every few milliseconds; what it raises ends the search.
        least_width : float
            Intervals narrower than this are passed over: rounding could undo them.

        Returns
        -------
        step, bleu : float
            The middle of the best interval and the corpus BLEU on it, in [0, 1]; the leftmost of
            equally good intervals.
        """
        cdef double step = 0.0, bleu = 0.0
        cdef Py_ssize_t first, k, count = self.offsets.shape[0] - 1
        if scores.shape[0] != self.statistics.shape[0] or slopes.shape[0] != scores.shape[0]:
            raise ValueError("scores, slopes and statistics do not fit together")
        self.corners.clear()
        for k in range(COLUMNS):
            self.totals[k] = 0
        for first in range(0, count, BETWEEN_CHECKS):
            with nogil:
                self._envelopes(
                    scores, slopes, reach, first, min(count, first + BETWEEN_CHECKS)
                )
            if check is not None:
                check()
        with nogil:
            sort(self.corners.begin(), self.corners.end(), &earlier)
            self._sweep(reach, least_width, &step, &bleu)
        return step, bleu

    cdef void _envelopes(
        self, const double[::1] scores, const double[::1] slopes, double reach,
        Py_ssize_t first, Py_ssize_t stop
    ) noexcept nogil:
        """Add corners of these sentences, and the statistics of what is shown at the left end."""
        cdef Py_ssize_t i, row
        cdef Line line
        for i in range(first, stop):
            self.lines.clear()
            for row in range(self.offsets[i], self.offsets[i + 1]):
                line.score, line.slope, line.row = scores[row], slopes[row], row
                self.lines.push_back(line)
            if not self.lines.empty():
                self._walk(reach)

    cdef void _walk(self, double reach) noexcept nogil:
        """Corners of the sentence whose lines are in ``lines``, which are used up."""
        cdef Line* lines = self.lines.data()
        cdef Py_ssize_t count = self.lines.size(), kept, k
        cdef Line top = lines[0]
        cdef Line next_top
        cdef double height = top.score - reach * top.slope, other, step = -reach, crossing, first
        for k in range(1, count):
            other = lines[k].score - reach * lines[k].slope
            if other > height or (other == height and lines[k].slope > top.slope):
                top, height = lines[k], other
        for k in range(COLUMNS):
            self.totals[k] += self.statistics[top.row, k]
        while True:
            kept, first, next_top = 0, reach, top
            for k in range(count):
                if lines[k].slope <= top.slope:
                    continue
                crossing = (top.score - lines[k].score) / (lines[k].slope - top.slope)
                if crossing >= reach:
                    continue
                lines[kept] = lines[k]
                kept += 1
                if crossing < first or (crossing == first and lines[k].slope > next_top.slope):
                    first, next_top = crossing, lines[k]
            if not kept:
                return
            step = max(step, first)      # rounding must not let it fall
            self.corners.push_back(Corner(step, top.row, next_top.row))
            top, count = next_top, kept

    cdef void _sweep(
        self, double reach, double least_width, double* step, double* bleu
    ) noexcept nogil:
        """Best interval between the sorted corners."""
        cdef size_t at = 0
        cdef Py_ssize_t k
        cdef double left = -reach, right, value
        cdef const int32_t *old
        cdef const int32_t *new
        bleu[0] = -1.0
        while True:
            right = self.corners[at].step if at < self.corners.size() else reach
            if right - left >= least_width:
                value = bleu_of(self.totals)
                if value > bleu[0]:
                    step[0], bleu[0] = (left + right) / 2, value
            if at == self.corners.size():
                return
            old = &self.statistics[self.corners[at].old, 0]
            new = &self.statistics[self.corners[at].new, 0]
            for k in range(COLUMNS):
                self.totals[k] += new[k] - old[k]
            left = right
            at += 1

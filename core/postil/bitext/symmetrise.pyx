"""Two directional word alignments into one: the heuristics of Koehn, Och & Marcu 2003 and Koehn et al. 2005.

``forward`` says for each target word which source word it comes from, ``backward`` for each source word which
target word; 0xFFFF is nobody.
"""

from libc.stdint cimport uint16_t, uint64_t
from libcpp.vector cimport vector

import numpy as np

cdef enum:
    NOBODY = 0xFFFF
    INTERSECTION = 0
    UNION = 1
    GROW = 2
    GROW_DIAG = 3
    GROW_DIAG_FINAL = 4
    GROW_DIAG_FINAL_AND = 5

HEURISTICS = (
    "intersection", "union", "grow", "grow-diag", "grow-diag-final", "grow-diag-final-and"
)

cdef int[8] NEIGHBOUR_J = [-1, 0, 1, 0, -1, -1, 1, 1]
cdef int[8] NEIGHBOUR_I = [0, -1, 0, 1, -1, 1, -1, 1]



cdef class Symmetriser:
    """Buffers for one sentence pair at a time."""

    cdef vector[char] points, joined, source_used, target_used

    cdef void run(
        self, const uint16_t* forward, const uint16_t* backward, int columns, int rows, int heuristic
    ) noexcept nogil:
        """Leave the alignment in ``points``, target-major."""
        cdef int i, j
        self.points.assign(<size_t>columns * rows, 0)
        self.joined.assign(<size_t>columns * rows, 0)
        self.source_used.assign(columns, 0)
        self.target_used.assign(rows, 0)
        for j in range(rows):
            if forward[j] != NOBODY:
                self.joined[j * columns + forward[j]] = 1
        for i in range(columns):
            if backward[i] == NOBODY:
                continue
            if forward[backward[i]] == i:
                self.add(i, backward[i], columns)
            self.joined[backward[i] * columns + i] = 1
        if heuristic == UNION:
            self.points = self.joined
        elif heuristic >= GROW:
            self.grow(columns, rows, 4 if heuristic == GROW else 8)
        if heuristic >= GROW_DIAG_FINAL:
            self.finish(forward, backward, columns, rows, heuristic == GROW_DIAG_FINAL_AND)

    cdef void add(self, int i, int j, int columns) noexcept nogil:
        self.points[j * columns + i] = 1
        self.source_used[i] = 1
        self.target_used[j] = 1

    cdef void grow(self, int columns, int rows, int neighbours) noexcept nogil:
        """Add neighbours of points, from the union, while one of their words is still unaligned."""
        cdef int i, j, k, column, row
        cdef bint added = True
        while added:
            added = False
            for j in range(rows):
                for i in range(columns):
                    if not self.points[j * columns + i]:
                        continue
                    for k in range(neighbours):
                        row, column = j + NEIGHBOUR_J[k], i + NEIGHBOUR_I[k]
                        if not (0 <= row < rows and 0 <= column < columns):
                            continue
                        if not self.joined[row * columns + column]:
                            continue
                        if not (self.source_used[column] and self.target_used[row]):
                            self.add(column, row, columns)
                            added = True

    cdef void finish(
        self, const uint16_t* forward, const uint16_t* backward, int columns, int rows, bint both
    ) noexcept nogil:
        """Add directional points of words still unaligned: on one side, or on both sides (AND)."""
        cdef int i, j
        for j in range(rows):
            if forward[j] != NOBODY and self.fits(forward[j], j, both):
                self.add(forward[j], j, columns)
        for i in range(columns):
            if backward[i] != NOBODY and self.fits(i, backward[i], both):
                self.add(i, backward[i], columns)

    cdef bint fits(self, int i, int j, bint both) noexcept nogil:
        if both:
            return not self.source_used[i] and not self.target_used[j]
        return not self.source_used[i] or not self.target_used[j]


def symmetrise_corpus(
    const uint16_t[::1] forward, const uint16_t[::1] backward,
    const uint64_t[::1] source_offsets, const uint64_t[::1] target_offsets,
    uint64_t start, uint64_t stop, heuristic="grow-diag-final-and",
):
    """Symmetrise sentences ``[start, stop)``.

    Parameters
    ----------
    forward : uint16 array
        Source position of each target word, from the first word of sentence ``start`` on.
    backward : uint16 array
        Target position of each source word.
    heuristic : str
        One of ``HEURISTICS``.

    Returns
    -------
    points : uint16 array, shape (N, 2)
        (source, target) positions, ordered by target, then source.
    counts : uint64 array, shape (stop - start,)
        Points of each sentence.
    """
    cdef int kind = HEURISTICS.index(heuristic)
    cdef Symmetriser work = Symmetriser()
    cdef vector[uint16_t] found
    cdef uint64_t n
    cdef int i, j, columns, rows
    cdef size_t k
    counts = np.zeros(stop - start, dtype=np.uint64)
    cdef uint64_t[::1] count = counts
    with nogil:
        for n in range(start, stop):
            columns = <int>(source_offsets[n + 1] - source_offsets[n])
            rows = <int>(target_offsets[n + 1] - target_offsets[n])
            if columns == 0 or rows == 0:
                continue
            work.run(
                &forward[target_offsets[n] - target_offsets[start]],
                &backward[source_offsets[n] - source_offsets[start]], columns, rows, kind,
            )
            for j in range(rows):
                for i in range(columns):
                    if work.points[j * columns + i]:
                        found.push_back(<uint16_t>i)
                        found.push_back(<uint16_t>j)
                        count[n - start] += 1
    points = np.empty((found.size() // 2, 2), dtype=np.uint16)
    cdef uint16_t[:, ::1] view = points
    for k in range(found.size() // 2):
        view[k, 0] = found[2 * k]
        view[k, 1] = found[2 * k + 1]
    return points, counts

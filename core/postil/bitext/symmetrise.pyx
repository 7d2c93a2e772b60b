"""Two directional word alignments into one: grow-diag-final-and (Koehn, Och & Marcu 2003; Koehn et
al. 2005).

Points are cells of a target-major matrix, rows = target words, columns = source words. The order in
which points are looked at is part of the definition, since a point may be added only while one of
its words is unaligned: target word by target word, in each the source words in order, the
neighbours of a point as listed below; then the forward points, then the backward ones.
"""

from libc.stdint cimport uint16_t, uint64_t
from libcpp.vector cimport vector

import numpy as np

cdef enum:
    NOBODY = 0xFFFF
    NEIGHBOURS = 8

cdef int[8] NEIGHBOUR_J = [-1, 0, 1, 0, -1, -1, 1, 1]
cdef int[8] NEIGHBOUR_I = [0, -1, 0, 1, -1, 1, -1, 1]


cdef class Symmetriser:
    """Buffers for one sentence pair at a time; the caller fills ``forward`` and ``backward``."""

    cdef vector[char] forward, backward, points, source_used, target_used
    cdef int columns, rows

    cdef void start(self, int columns, int rows) noexcept nogil:
        self.columns = columns
        self.rows = rows
        self.forward.assign(<size_t>columns * rows, 0)
        self.backward.assign(<size_t>columns * rows, 0)
        self.points.assign(<size_t>columns * rows, 0)
        self.source_used.assign(columns, 0)
        self.target_used.assign(rows, 0)

    cdef void run(self) noexcept nogil:
        """Leave the alignment in ``points``."""
        cdef int i, j
        cdef size_t cell = 0
        for j in range(self.rows):
            for i in range(self.columns):
                if self.forward[cell] and self.backward[cell]:
                    self.add(i, j)
                cell += 1
        self.grow()
        self.finish(self.forward)
        self.finish(self.backward)

    cdef void add(self, int i, int j) noexcept nogil:
        self.points[<size_t>j * self.columns + i] = 1
        self.source_used[i] = 1
        self.target_used[j] = 1

    cdef void grow(self) noexcept nogil:
        """Add neighbours of points, from the union, while one of their words is unaligned."""
        cdef int i, j, k, column, row
        cdef size_t cell
        cdef bint added = True
        while added:
            added = False
            for j in range(self.rows):
                for i in range(self.columns):
                    if not self.points[<size_t>j * self.columns + i]:
                        continue
                    for k in range(NEIGHBOURS):
                        row, column = j + NEIGHBOUR_J[k], i + NEIGHBOUR_I[k]
                        if not (0 <= row < self.rows and 0 <= column < self.columns):
                            continue
                        if self.source_used[column] and self.target_used[row]:
                            continue
                        cell = <size_t>row * self.columns + column
                        if self.forward[cell] or self.backward[cell]:
                            self.add(column, row)
                            added = True

    cdef void finish(self, const vector[char]& direction) noexcept nogil:
        """Add points of one direction whose words are both unaligned."""
        cdef int i, j
        cdef size_t cell = 0
        for j in range(self.rows):
            for i in range(self.columns):
                if direction[cell] and not self.source_used[i] and not self.target_used[j]:
                    self.add(i, j)
                cell += 1

    cdef uint64_t take(self, vector[uint16_t]& out) noexcept nogil:
        """Append the points to ``out`` as source, target, source, ...; how many."""
        cdef int i, j
        cdef size_t cell = 0
        cdef uint64_t count = 0
        for j in range(self.rows):
            for i in range(self.columns):
                if self.points[cell]:
                    out.push_back(<uint16_t>i)
                    out.push_back(<uint16_t>j)
                    count += 1
                cell += 1
        return count


cdef bint nobody(const uint16_t[::1] partner, uint64_t start, uint64_t count) noexcept nogil:
    cdef uint64_t k
    for k in range(start, start + count):
        if partner[k] != NOBODY:
            return False
    return True


cdef object as_array(const vector[uint16_t]& flat):
    points = np.empty((flat.size() // 2, 2), dtype=np.uint16)
    cdef uint16_t[:, ::1] view = points
    cdef size_t k
    for k in range(flat.size() // 2):
        view[k, 0] = flat[2 * k]
        view[k, 1] = flat[2 * k + 1]
    return points


def symmetrise_corpus(
    const uint16_t[::1] forward, const uint16_t[::1] backward,
    const uint64_t[::1] source_offsets, const uint64_t[::1] target_offsets,
    uint64_t start, uint64_t stop,
):
    """Symmetrise sentences ``[start, stop)``.

    Parameters
    ----------
    forward : uint16 array
        Source position of each target word, from the first word of sentence ``start`` on; 0xFFFF is
        nobody.
    backward : uint16 array
        Target position of each source word.

    Returns
    -------
    points : uint16 array, shape (N, 2)
        (source, target) positions, ordered by target, then source.
    counts : uint64 array, shape (stop - start,)
        Points of each sentence.
    """
    cdef Symmetriser work = Symmetriser()
    cdef vector[uint16_t] found
    cdef uint64_t n, forward_start, backward_start
    cdef int i, j, columns, rows
    counts = np.zeros(stop - start, dtype=np.uint64)
    cdef uint64_t[::1] count = counts
    with nogil:
        for n in range(start, stop):
            columns = <int>(source_offsets[n + 1] - source_offsets[n])
            rows = <int>(target_offsets[n + 1] - target_offsets[n])
            forward_start = target_offsets[n] - target_offsets[start]
            backward_start = source_offsets[n] - source_offsets[start]
            if nobody(forward, forward_start, rows) and nobody(backward, backward_start, columns):
                continue  # no matrix for the very long sentences that the aligner skips
            work.start(columns, rows)
            for j in range(rows):
                if forward[forward_start + j] < columns:
                    work.forward[<size_t>j * columns + forward[forward_start + j]] = 1
            for i in range(columns):
                if backward[backward_start + i] < rows:
                    work.backward[<size_t>backward[backward_start + i] * columns + i] = 1
            work.run()
            count[n - start] = work.take(found)
    return as_array(found), counts

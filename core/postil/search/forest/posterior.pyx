"""Posterior probabilities on a forest, by inside and outside sums in the log domain.

The probability of a derivation is its model score, times ``scale``, exponentiated and normalised
over all derivations of the forest (Li & Eisner 2009).
"""

cimport cython
from libc.math cimport INFINITY, exp, log1p
from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

import numpy as np


cdef inline double log_add(double left, double right) noexcept nogil:
    if left < right:
        left, right = right, left
    if right == -INFINITY:
        return left
    return left + log1p(exp(right - left))


@cython.final
cdef class EdgePosteriors:
    def __init__(self, forest):
        self.edge_offset, self.tail_offset = forest.edge_offset, forest.tail_offset
        self.tails, self.score = forest.tails, forest.score

    cdef void work_out(self, double scale) noexcept nogil:
        cdef Py_ssize_t goal = self.edge_offset.shape[0] - 2, node
        cdef vector[double] outside
        cdef uint32_t edge, t
        cdef double value
        self._sum_inside(scale)
        self.log_sum = self.inside[goal]
        outside.assign(<size_t>goal + 1, -INFINITY)
        outside[goal] = 0.0
        self.log_mass.assign(<size_t>self.score.shape[0], 0.0)
        for node in range(goal, -1, -1):
            for edge in range(self.edge_offset[node], self.edge_offset[node + 1]):
                value = outside[node] + scale * self.score[edge]
                for t in range(self.tail_offset[edge], self.tail_offset[edge + 1]):
                    value += self.inside[self.tails[t]]
                self.log_mass[edge] = value - self.log_sum
                for t in range(self.tail_offset[edge], self.tail_offset[edge + 1]):
                    outside[self.tails[t]] = log_add(
                        outside[self.tails[t]], value - self.inside[self.tails[t]]
                    )

    cdef void _sum_inside(self, double scale) noexcept nogil:
        cdef size_t node, nodes = <size_t>self.edge_offset.shape[0] - 1
        cdef uint32_t edge, t
        cdef double value
        self.inside.assign(nodes, 0.0)
        for node in range(nodes):
            if self.edge_offset[node] == self.edge_offset[node + 1]:
                continue
            self.inside[node] = -INFINITY
            for edge in range(self.edge_offset[node], self.edge_offset[node + 1]):
                value = scale * self.score[edge]
                for t in range(self.tail_offset[edge], self.tail_offset[edge + 1]):
                    value += self.inside[self.tails[t]]
                self.inside[node] = log_add(self.inside[node], value)


def edge_posteriors(forest, double scale=1.0):
    """Probability that a derivation drawn from the forest uses each edge.

    Parameters
    ----------
    forest : Forest
    scale : float
        Sharpness: model scores are multiplied by it; small values spread the mass.

    Returns
    -------
    posteriors : float64 array, shape (edge_count,)
    log_sum : float
        Natural log of the sum over all derivations of exp(scale * score).
    """
    cdef EdgePosteriors found = EdgePosteriors(forest)
    cdef size_t edge
    posteriors = np.empty(forest.edge_count)
    cdef double[::1] values = posteriors
    with nogil:
        found.work_out(scale)
        for edge in range(found.log_mass.size()):
            values[edge] = exp(found.log_mass[edge])
    return posteriors, found.log_sum

"""Posterior probabilities on a forest, by inside and outside sums in the log domain.

The probability of a derivation is its model score, times ``scale``, exponentiated and normalised
over all derivations of the forest (Li & Eisner 2009).
"""

from libc.math cimport INFINITY, exp, log1p
from libc.stdint cimport uint32_t

import numpy as np


cdef inline double log_add(double left, double right) noexcept nogil:
    if left < right:
        left, right = right, left
    if right == -INFINITY:
        return left
    return left + log1p(exp(right - left))


cdef void inside_sums(
    const uint32_t[::1] edge_offset, const uint32_t[::1] tail_offset, const uint32_t[::1] tails,
    const float[::1] score, double scale, double[::1] inside,
) noexcept nogil:
    cdef Py_ssize_t node
    cdef uint32_t edge, t
    cdef double value
    for node in range(inside.shape[0]):
        if edge_offset[node] == edge_offset[node + 1]:
            inside[node] = 0.0
            continue
        inside[node] = -INFINITY
        for edge in range(edge_offset[node], edge_offset[node + 1]):
            value = scale * score[edge]
            for t in range(tail_offset[edge], tail_offset[edge + 1]):
                value += inside[tails[t]]
            inside[node] = log_add(inside[node], value)


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
    cdef const uint32_t[::1] edge_offset = forest.edge_offset
    cdef const uint32_t[::1] tail_offset = forest.tail_offset
    cdef const uint32_t[::1] tails = forest.tails
    cdef const float[::1] score = forest.score
    cdef double[::1] inside = np.empty(forest.node_count)
    cdef double[::1] outside = np.full(forest.node_count, -INFINITY)
    result = np.zeros(forest.edge_count)
    cdef double[::1] posterior = result
    cdef Py_ssize_t goal = forest.goal, node
    cdef uint32_t edge, t
    cdef double value
    with nogil:
        inside_sums(edge_offset, tail_offset, tails, score, scale, inside)
        outside[goal] = 0.0
        for node in range(goal, -1, -1):
            for edge in range(edge_offset[node], edge_offset[node + 1]):
                value = outside[node] + scale * score[edge]
                for t in range(tail_offset[edge], tail_offset[edge + 1]):
                    value += inside[tails[t]]
                posterior[edge] = exp(value - inside[goal])
                for t in range(tail_offset[edge], tail_offset[edge + 1]):
                    outside[tails[t]] = log_add(outside[tails[t]], value - inside[tails[t]])
    return result, inside[goal]

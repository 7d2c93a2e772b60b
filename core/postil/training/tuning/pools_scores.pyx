"""Model scores of pooled candidates.

Features are stored column by column (shape (d, N), see ``pools.Candidates``), so that the inner
loop runs over neighbouring candidates and the compiler can take several at a time.
"""

from libc.stdint cimport int64_t

import numpy as np


cdef void score_block(
    const float* features, Py_ssize_t stride, Py_ssize_t dimensions, const double* fixed,
    const double* weights, Py_ssize_t count, double* scores
) noexcept nogil:
    """``scores[c] = fixed[c] + sum over j of weights[j] * features[j * stride + c]``, c < count."""
    cdef Py_ssize_t c, j = 0
    cdef const float *one
    cdef const float *two
    cdef double first, second
    for c in range(count):
        scores[c] = fixed[c]
    while j + 1 < dimensions:
        one, two = features + j * stride, features + (j + 1) * stride
        first, second = weights[j], weights[j + 1]
        for c in range(count):
            scores[c] += first * one[c] + second * two[c]
        j += 2
    if j < dimensions:
        one, first = features + j * stride, weights[j]
        for c in range(count):
            scores[c] += first * one[c]


def candidate_scores(
    const float[:, ::1] features not None,
    const double[::1] fixed not None,
    const double[::1] weights not None,
):
    """Model score of every candidate.

    Parameters
    ----------
    features : float32 array, shape (d, N)
    fixed : float64 array, shape (N,)
        Added to each score.
    weights : float64 array, shape (d,)

    Returns
    -------
    float64 array, shape (N,)
    """
    cdef Py_ssize_t count = features.shape[1], dimensions = features.shape[0]
    if fixed.shape[0] != count or weights.shape[0] != dimensions:
        raise ValueError("features, fixed and weights do not fit together")
    result = np.empty(count)
    cdef double[::1] scores = result
    if count and dimensions:
        with nogil:
            score_block(
                &features[0, 0], count, dimensions, &fixed[0], &weights[0], count, &scores[0]
            )
    elif count:
        result[:] = fixed
    return result


def best_rows(const double[::1] scores not None, const int64_t[::1] offsets not None):
    """Row of each sentence's best candidate, the first of equals.

    Parameters
    ----------
    scores : float64 array, shape (N,)
    offsets : int64 array, shape (n + 1,)
        Candidates of sentence i are rows ``offsets[i]:offsets[i + 1]``; none is empty.

    Returns
    -------
    int64 array, shape (n,)
    """
    cdef Py_ssize_t i, row, best
    result = np.empty(offsets.shape[0] - 1, dtype=np.int64)
    cdef int64_t[::1] rows = result
    with nogil:
        for i in range(rows.shape[0]):
            best = offsets[i]
            for row in range(offsets[i] + 1, offsets[i + 1]):
                if scores[row] > scores[best]:
                    best = row
            rows[i] = best
    return result

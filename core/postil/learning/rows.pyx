"""Products of the sparse rows of a candidate set, and the columns they need."""

from libc.stdint cimport int64_t, uint32_t, uint64_t
from libcpp.vector cimport vector

import numpy as np


def row_products(
    const int64_t[::1] indptr, const uint32_t[::1] indices, const float[::1] values, int columns
):
    """All products of two rows.

    Parameters
    ----------
    indptr, indices, values : arrays
        Rows as in ``CandidateSet``.
    columns : int

    Returns
    -------
    float64 array, shape (k, k)
    """
    cdef Py_ssize_t rows = indptr.shape[0] - 1, i, j
    cdef int64_t k
    cdef double total
    dense = np.zeros(columns)
    result = np.empty((rows, rows))
    cdef double[::1] row = dense
    cdef double[:, ::1] products = result
    with nogil:
        for i in range(rows):
            for k in range(indptr[i], indptr[i + 1]):
                row[indices[k]] = values[k]
            for j in range(i + 1):
                total = 0.0
                for k in range(indptr[j], indptr[j + 1]):
                    total += row[indices[k]] * values[k]
                products[i, j] = products[j, i] = total
            for k in range(indptr[i], indptr[i + 1]):
                row[indices[k]] = 0.0
    return result


def row_dots(
    const int64_t[::1] indptr, const uint32_t[::1] indices, const float[::1] values,
    const double[::1] weights,
):
    """Product of each row with a dense vector, float64 array of shape (k,)."""
    cdef Py_ssize_t rows = indptr.shape[0] - 1, i
    cdef int64_t k
    cdef double total
    result = np.empty(rows)
    cdef double[::1] view = result
    for i in range(rows):
        total = 0.0
        for k in range(indptr[i], indptr[i + 1]):
            total += values[k] * weights[indices[k]]
        view[i] = total
    return result


def row_sum(
    const int64_t[::1] indptr, const uint32_t[::1] indices, const float[::1] values,
    const double[::1] coefficients, int columns,
):
    """Sum of the rows, each times its coefficient, as a dense float64 array."""
    cdef Py_ssize_t rows = indptr.shape[0] - 1, i
    cdef int64_t k
    result = np.zeros(columns)
    cdef double[::1] view = result
    for i in range(rows):
        if coefficients[i] == 0.0:
            continue
        for k in range(indptr[i], indptr[i + 1]):
            view[indices[k]] += coefficients[i] * values[k]
    return result


def distinct(const uint64_t[::1] keys):
    """The keys of some values, each once.

    Parameters
    ----------
    keys : uint64 array, shape (n,)

    Returns
    -------
    uint64 array, shape (m,), and int64 array, shape (n,)
        The distinct keys in the order in which they come, and the place among them of each key.
    """
    cdef Py_ssize_t count = keys.shape[0], n
    cdef uint64_t slots = 16, slot
    cdef int64_t found = 0
    cdef vector[int64_t] table  # places of the keys by their hash; -1: free
    first = np.empty(count, dtype=np.uint64)
    places = np.empty(count, dtype=np.int64)
    cdef uint64_t[::1] firsts = first
    cdef int64_t[::1] places_view = places
    while slots < 2 * <uint64_t>count:
        slots *= 2
    with nogil:
        table.assign(slots, -1)
        for n in range(count):
            slot = (keys[n] * <uint64_t>0x9E3779B97F4A7C15 >> 20) & (slots - 1)
            while table[slot] >= 0 and firsts[table[slot]] != keys[n]:
                slot = (slot + 1) & (slots - 1)
            if table[slot] < 0:
                firsts[found] = keys[n]
                table[slot] = found
                found += 1
            places_view[n] = table[slot]
    return first[:found].copy(), places

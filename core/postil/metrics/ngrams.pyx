"""BLEU sufficient statistics of many candidates against the references of one sentence."""

from libc.stdint cimport int32_t, uint64_t
from libcpp.unordered_map cimport unordered_map

import numpy as np

from postil.types.ids cimport token_t

cdef enum:
    ORDER = 4
    COLUMNS = 2 * ORDER + 2

ctypedef unordered_map[uint64_t, int32_t] Counts


cdef void count(const token_t* tokens, Py_ssize_t length, Counts& counts) noexcept nogil:
    """Count all n-grams up to ``ORDER``; the key carries the order, so that lengths never mix."""
    cdef Py_ssize_t start, n
    cdef uint64_t key
    for start in range(length):
        key = 0
        for n in range(min(<Py_ssize_t>ORDER, length - start)):
            key = extended(key, tokens[start + n], n)
            counts[key] += 1


cdef inline uint64_t extended(uint64_t key, token_t token, Py_ssize_t n) noexcept nogil:
    key = (key ^ (<uint64_t>token + 1)) * <uint64_t>0x9E3779B97F4A7C15
    key ^= key >> 29
    return (key & ~<uint64_t>3) | <uint64_t>n


cdef void merge(Counts& into, const token_t* tokens, Py_ssize_t length) noexcept nogil:
    """Maximum count of each n-gram over the references."""
    cdef Counts counts
    count(tokens, length, counts)
    for item in counts:
        if item.second > into[item.first]:
            into[item.first] = item.second


cdef void matched(
    Counts& reference, const token_t* tokens, Py_ssize_t length, int32_t* row
) noexcept nogil:
    """Fill in clipped matches and totals of one candidate."""
    cdef Counts counts
    cdef Py_ssize_t n
    count(tokens, length, counts)
    for n in range(ORDER):
        row[ORDER + n] = <int32_t>max(<Py_ssize_t>0, length - n)
    for item in counts:
        found = reference.find(item.first)
        if found != reference.end():
            row[item.first & 3] += min(item.second, reference[item.first])


def bleu_statistics(candidates, references):
    """BLEU statistics of each candidate.

    Parameters
    ----------
    candidates : sequence of uint32 arrays
        Token ids, k of them.
    references : sequence of uint32 arrays
        At least one.

    Returns
    -------
    int32 array, shape (k, 10)
        Columns: clipped matches of 1- to 4-grams, numbers of 1- to 4-grams, candidate length,
        length of the reference nearest to it (the shorter of two equally near).
    """
    cdef Counts reference_counts
    cdef const token_t[::1] tokens
    cdef Py_ssize_t row, length
    result = np.zeros((len(candidates), COLUMNS), dtype=np.int32)
    cdef int32_t[:, ::1] view = result
    lengths = sorted(len(reference) for reference in references)
    for reference in references:
        tokens = np.ascontiguousarray(reference, dtype=np.uint32)
        length = tokens.shape[0]
        if length:
            merge(reference_counts, &tokens[0], length)
    for row in range(len(candidates)):
        tokens = np.ascontiguousarray(candidates[row], dtype=np.uint32)
        length = tokens.shape[0]
        if length:
            matched(reference_counts, &tokens[0], length, &view[row, 0])
        view[row, 2 * ORDER] = length
        view[row, 2 * ORDER + 1] = min(lengths, key=lambda known: (abs(known - length), known))
    return result

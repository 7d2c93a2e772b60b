"""BLEU sufficient statistics of many candidates against the references of one sentence."""

from libc.stdint cimport int32_t, int64_t, uint64_t
from libc.stdlib cimport abs
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

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
    offsets = np.zeros(len(candidates) + 1, dtype=np.int64)
    np.cumsum([len(candidate) for candidate in candidates], out=offsets[1:])
    tokens = np.concatenate([np.empty(0, dtype=np.uint32), *candidates]).astype(np.uint32)
    return bleu_statistics_of(tokens, offsets, references)


def bleu_statistics_of(
    const token_t[::1] tokens not None, const int64_t[::1] offsets not None, references
):
    """The same of candidates that stand one after another: candidate i is
    ``tokens[offsets[i]:offsets[i + 1]]``; ``offsets`` has the shape (k + 1,).
    """
    cdef Counts reference_counts
    cdef vector[int32_t] lengths
    cdef const token_t[::1] words
    cdef Py_ssize_t row, length
    if offsets[0] != 0 or offsets[offsets.shape[0] - 1] != tokens.shape[0] or (
        np.diff(offsets) < 0
    ).any():
        raise ValueError("tokens and offsets do not fit together")
    result = np.zeros((offsets.shape[0] - 1, COLUMNS), dtype=np.int32)
    cdef int32_t[:, ::1] view = result
    for known in sorted(len(reference) for reference in references):
        lengths.push_back(known)
    for reference in references:
        words = np.ascontiguousarray(reference, dtype=np.uint32)
        if words.shape[0]:
            merge(reference_counts, &words[0], words.shape[0])
    with nogil:
        for row in range(offsets.shape[0] - 1):
            length = <Py_ssize_t>(offsets[row + 1] - offsets[row])
            if length:
                matched(reference_counts, &tokens[offsets[row]], length, &view[row, 0])
            view[row, 2 * ORDER] = <int32_t>length
            view[row, 2 * ORDER + 1] = nearest(lengths, <int32_t>length)
    return result


cdef int32_t nearest(const vector[int32_t]& lengths, int32_t length) noexcept nogil:
    """The first of ascending lengths that is nearest."""
    cdef int32_t found = lengths[0]
    cdef size_t k
    for k in range(1, lengths.size()):
        if abs(lengths[k] - length) < abs(found - length):
            found = lengths[k]
    return found

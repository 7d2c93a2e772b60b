"""The word pairs that occur together in some sentence pair, numbered; the lexicon of the aligner
lies on them.

Pair p of source word f and target word e has t(e|f) and t(f|e) in two arrays, so both directions
share one index. For every sentence pair the numbers of its J x I word pairs are written out once
(target-major), and EM passes read them in order instead of looking words up.
"""

from libc.stdint cimport int64_t, uint32_t, uint64_t
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

import numpy as np

from postil.types.ids cimport token_t


def collect_pairs(
    const token_t[::1] source, const uint64_t[::1] source_offsets,
    const token_t[::1] target, const uint64_t[::1] target_offsets,
    int source_words, int target_words,
):
    """Distinct word pairs of a corpus.

    Returns
    -------
    rows : uint64 array, shape (source_words + 1,)
        Pairs of source word f are ``rows[f]:rows[f + 1]``.
    columns : uint32 array
        Their target words, ascending.
    """
    cdef vector[vector[uint32_t]] where
    cdef vector[uint32_t] found, mark
    cdef vector[uint32_t] columns
    cdef uint64_t n, k
    cdef size_t s
    cdef uint32_t word
    cdef uint64_t sentences = source_offsets.shape[0] - 1
    rows = np.zeros(source_words + 1, dtype=np.uint64)
    cdef uint64_t[::1] row = rows
    with nogil:
        where.resize(source_words)
        mark.assign(target_words, <uint32_t>-1)
        for n in range(sentences):
            for k in range(source_offsets[n], source_offsets[n + 1]):
                if where[source[k]].empty() or where[source[k]].back() != n:
                    where[source[k]].push_back(<uint32_t>n)
        for word in range(<uint32_t>source_words):
            found.clear()
            for s in range(where[word].size()):
                n = where[word][s]
                for k in range(target_offsets[n], target_offsets[n + 1]):
                    if mark[target[k]] != word:
                        mark[target[k]] = word
                        found.push_back(target[k])
            sort(found.begin(), found.end())
            columns.insert(columns.end(), found.begin(), found.end())
            row[word + 1] = columns.size()
            where[word].clear()
            where[word].shrink_to_fit()
    result = np.empty(columns.size(), dtype=np.uint32)
    cdef uint32_t[::1] view = result
    for s in range(columns.size()):
        view[s] = columns[s]
    return rows, result


cdef inline uint32_t find(
    const uint64_t[::1] rows, const uint32_t[::1] columns, uint32_t f, uint32_t e
) noexcept nogil:
    """Number of pair (f, e); it must exist."""
    cdef uint64_t low = rows[f], high = rows[f + 1], middle
    while high - low > 1:
        middle = (low + high) >> 1
        if columns[middle] <= e:
            low = middle
        else:
            high = middle
    return <uint32_t>low


def index_pairs(
    const token_t[::1] source, const uint64_t[::1] source_offsets,
    const token_t[::1] target, const uint64_t[::1] target_offsets,
    const uint64_t[::1] rows, const uint32_t[::1] columns,
    uint64_t start, uint64_t stop, uint32_t[::1] out,
):
    """Write the pair numbers of sentences ``[start, stop)`` to ``out``, target-major; how many."""
    cdef uint64_t n, i, j, at = 0
    with nogil:
        for n in range(start, stop):
            for j in range(target_offsets[n], target_offsets[n + 1]):
                for i in range(source_offsets[n], source_offsets[n + 1]):
                    out[at] = find(rows, columns, source[i], target[j])
                    at += 1
    return at


def find_pairs(source, target, const uint64_t[::1] rows, const uint32_t[::1] columns):
    """Pair numbers of one sentence pair, target-major int64, -1 where the pair is not in the table.
    """
    cdef const token_t[::1] f = np.ascontiguousarray(source, dtype=np.uint32)
    cdef const token_t[::1] e = np.ascontiguousarray(target, dtype=np.uint32)
    result = np.full(f.shape[0] * e.shape[0], -1, dtype=np.int64)
    cdef int64_t[::1] view = result
    cdef Py_ssize_t i, j
    cdef uint32_t place
    for i in range(f.shape[0]):
        if <Py_ssize_t>f[i] + 1 >= rows.shape[0] or rows[f[i]] == rows[f[i] + 1]:
            continue
        for j in range(e.shape[0]):
            place = find(rows, columns, f[i], e[j])
            if columns[place] == e[j]:
                view[j * f.shape[0] + i] = place
    return result


def normalise_by_row(const double[::1] counts, const uint64_t[::1] rows, float[::1] out):
    """Divide counts by the sum of their row: t(e|f)."""
    cdef Py_ssize_t f
    cdef uint64_t p
    cdef double total
    with nogil:
        for f in range(rows.shape[0] - 1):
            total = 0.0
            for p in range(rows[f], rows[f + 1]):
                total += counts[p]
            for p in range(rows[f], rows[f + 1]):
                out[p] = <float>(counts[p] / total) if total > 0 else 0.0


def normalise_by_column(
    const double[::1] counts, const uint32_t[::1] columns, int words, float[::1] out
):
    """Divide counts by the sum of their column: t(f|e)."""
    totals = np.zeros(words)
    cdef double[::1] total = totals
    cdef Py_ssize_t p
    with nogil:
        for p in range(columns.shape[0]):
            total[columns[p]] += counts[p]
        for p in range(columns.shape[0]):
            out[p] = <float>(counts[p] / total[columns[p]]) if total[columns[p]] > 0 else 0.0

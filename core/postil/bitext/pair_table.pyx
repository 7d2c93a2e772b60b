"""The word pairs that occur together in some sentence pair, numbered, for the aligner's lexicon.

Pair p of source word f and target word e has t(e|f) and t(f|e) in two arrays, so both directions
share one index. For every sentence pair the numbers of its J x I word pairs are written out once
(target-major), and EM passes read them in order instead of looking words up.
"""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

import numpy as np

from postil.bitext.sentence_pairs cimport alignable
from postil.types.ids cimport token_t

cdef uint32_t UNSEEN = 0xFFFFFFFF  # number of a pair of words that never occurred together


def count_cells(const uint64_t[::1] source_offsets, const uint64_t[::1] target_offsets):
    """Word pairs before each sentence pair, and in all: uint64, shape (n + 1,).

    A pair with an empty side, or too long to be aligned (over 1000 words on a side), has none.
    """
    cdef Py_ssize_t n
    cdef uint64_t columns, rows
    result = np.zeros(source_offsets.shape[0], dtype=np.uint64)
    cdef uint64_t[::1] ends = result
    for n in range(source_offsets.shape[0] - 1):
        columns = source_offsets[n + 1] - source_offsets[n]
        rows = target_offsets[n + 1] - target_offsets[n]
        ends[n + 1] = ends[n] + (columns * rows if alignable(columns, rows) else 0)
    return result


def sentences_by_word(
    const token_t[::1] source, const uint64_t[::1] source_offsets,
    const uint64_t[::1] target_offsets, uint64_t source_words,
):
    """In which sentences each source word occurs.

    Returns
    -------
    starts : uint64 array, shape (source_words + 1,)
    sentences : uint32 array
        Those of word f are ``sentences[starts[f]:starts[f + 1]]``, ascending; a sentence that holds
        the word twice is there twice.
    """
    cdef uint64_t n, k
    cdef Py_ssize_t word
    starts = np.zeros(source_words + 2, dtype=np.uint64)
    cdef uint64_t[::1] start = starts
    with nogil:
        for n in range(<uint64_t>source_offsets.shape[0] - 1):
            if alignable(
                source_offsets[n + 1] - source_offsets[n], target_offsets[n + 1] - target_offsets[n]
            ):
                for k in range(source_offsets[n], source_offsets[n + 1]):
                    start[<size_t>source[k] + 2] += 1
        for word in range(2, start.shape[0]):
            start[word] += start[word - 1]
    sentences = np.empty(start[source_words + 1], dtype=np.uint32)
    cdef uint32_t[::1] place = sentences
    with nogil:
        for n in range(<uint64_t>source_offsets.shape[0] - 1):
            if alignable(
                source_offsets[n + 1] - source_offsets[n], target_offsets[n + 1] - target_offsets[n]
            ):
                for k in range(source_offsets[n], source_offsets[n + 1]):
                    place[start[<size_t>source[k] + 1]] = <uint32_t>n
                    start[<size_t>source[k] + 1] += 1
    return starts[:source_words + 1], sentences


def partners(
    const uint64_t[::1] starts, const uint32_t[::1] sentences,
    const token_t[::1] target, const uint64_t[::1] target_offsets,
    uint32_t first, uint32_t last, uint64_t target_words, uint64_t[::1] counts,
):
    """Target words that occur together with each source word from ``first`` to before ``last``.

    ``starts`` and ``sentences`` come from :func:`sentences_by_word`. The number of partners of word
    f is written to ``counts[f]``.

    Returns
    -------
    uint32 array
        The partners of all those words one after another, those of each word ascending.
    """
    cdef vector[uint32_t] mark, found
    cdef uint64_t k, s
    cdef uint32_t word
    cdef size_t before
    with nogil:
        mark.assign(target_words, <uint32_t>-1)
        for word in range(first, last):
            before = found.size()
            for s in range(starts[word], starts[word + 1]):
                if s > starts[word] and sentences[s] == sentences[s - 1]:
                    continue
                for k in range(target_offsets[sentences[s]], target_offsets[sentences[s] + 1]):
                    if mark[target[k]] != word:
                        mark[target[k]] = word
                        found.push_back(target[k])
            sort(found.begin() + before, found.end())
            counts[word] = found.size() - before
    result = np.empty(found.size(), dtype=np.uint32)
    cdef uint32_t[::1] view = result
    for k in range(found.size()):
        view[k] = found[k]
    return result


cdef inline uint64_t last_up_to(const uint32_t* row, uint64_t length, uint32_t e) noexcept nogil:
    """Index of the last entry of an ascending row that is not above ``e``, or 0."""
    cdef const uint32_t* base = row
    cdef uint64_t half
    length = min(length, <uint64_t>e + 1)  # entry k is at least k; frequent words have small ids
    while length > 1:
        half = length >> 1
        base += half if base[half] <= e else 0
        length -= half
    return base - row


cdef void find_row(
    const uint32_t* columns, uint64_t first, uint64_t last, const token_t* words, uint64_t count,
    uint32_t* out, uint64_t stride,
) noexcept nogil:
    """Numbers of the pairs of one source word, whose row is ``[first, last)``, with ``words``."""
    cdef uint64_t j, place
    for j in range(count):
        out[j * stride] = UNSEEN
        if first < last:
            place = first + last_up_to(columns + first, last - first, words[j])
            if columns[place] == words[j]:
                out[j * stride] = <uint32_t>place


def index_pairs(
    const token_t[::1] source, const uint64_t[::1] source_offsets,
    const token_t[::1] target, const uint64_t[::1] target_offsets,
    const uint64_t[::1] rows, const uint32_t[::1] columns,
    uint64_t start, uint64_t stop, uint32_t[::1] out,
):
    """Write the pair numbers of sentences ``[start, stop)`` to ``out``, target-major.

    Parameters
    ----------
    source, source_offsets, target, target_offsets : arrays
        The corpus; its words need not be those of the table.
    rows : uint64 array, shape (source_words + 1,)
        Pairs of source word f are ``rows[f]:rows[f + 1]``.
    columns : uint32 array
        Their target words, ascending.
    out : uint32 array
        As many as :func:`count_cells` says. A pair that is not in the table gets 0xFFFFFFFF.
    """
    cdef uint64_t n, i, count, width, at = 0
    cdef token_t word
    cdef bint known
    with nogil:
        for n in range(start, stop):
            width = source_offsets[n + 1] - source_offsets[n]
            count = target_offsets[n + 1] - target_offsets[n]
            if not alignable(width, count):
                continue
            for i in range(width):
                word = source[source_offsets[n] + i]
                known = <Py_ssize_t>word + 1 < rows.shape[0]
                find_row(
                    &columns[0], rows[word] if known else 0, rows[word + 1] if known else 0,
                    &target[target_offsets[n]], count, &out[at + i], width,
                )
            at += width * count


def normalise_by_row(const double[::1] counts, const uint64_t[::1] rows, float[:] out):
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
    const double[::1] counts, const uint32_t[::1] columns, int words, float[:] out
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

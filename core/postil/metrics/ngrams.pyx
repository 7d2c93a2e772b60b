"""BLEU sufficient statistics of many candidates against the references of one sentence."""

from libc.math cimport exp, fmin, pow
from libc.stdint cimport int32_t, int64_t, uint64_t
from libc.stdlib cimport abs
from libcpp.vector cimport vector

import numpy as np

from postil.types.ids cimport token_t

cdef enum:
    ORDER = 4
    COLUMNS = 2 * ORDER + 2


cdef class ReferenceNgrams:
    """N-grams of the references of a sentence up to ``ORDER``, each with its largest count: a table
    with linear probing, half full at most.
    """

    cdef vector[uint64_t] keys         # 0: free; keys carry the order, so that lengths never mix
    cdef vector[int32_t] counts
    cdef vector[int32_t] left          # of them, for one candidate
    cdef vector[int32_t] here          # in one reference
    cdef size_t mask

    def __init__(self, size_t words):
        cdef size_t size = 64
        while size < 2 * ORDER * words:
            size *= 2
        self.mask = size - 1
        self.keys.assign(size, 0)
        self.counts.assign(size, 0)
        self.here.assign(size, 0)

    cdef inline size_t slot(self, uint64_t key) noexcept nogil:
        """Slot of an n-gram, or the free one where it belongs."""
        cdef size_t at = (key >> 8) & self.mask
        while self.keys[at] and self.keys[at] != key:
            at = (at + 1) & self.mask
        return at

    cdef void add(self, const token_t* tokens, Py_ssize_t length) noexcept nogil:
        """Take in a reference."""
        cdef Py_ssize_t start, n
        cdef size_t at
        cdef uint64_t key
        self.here.assign(self.here.size(), 0)
        for start in range(length):
            key = 0
            for n in range(min(<Py_ssize_t>ORDER, length - start)):
                key = extended(key, tokens[start + n], n)
                at = self.slot(key)
                self.keys[at] = key
                self.here[at] += 1
                self.counts[at] = max(self.counts[at], self.here[at])

    cdef void match(self, const token_t* tokens, Py_ssize_t length, int32_t* row) noexcept nogil:
        """Fill in clipped matches and totals of one candidate."""
        cdef Py_ssize_t start, n
        cdef size_t at
        cdef uint64_t key
        self.left = self.counts
        for n in range(ORDER):
            row[ORDER + n] = <int32_t>max(<Py_ssize_t>0, length - n)
        for start in range(length):
            key = 0
            for n in range(min(<Py_ssize_t>ORDER, length - start)):
                key = extended(key, tokens[start + n], n)
                at = self.slot(key)
                if not self.keys[at]:
                    break  # nor is what begins with it in a reference
                if self.left[at]:
                    self.left[at] -= 1
                    row[n] += 1


cdef inline uint64_t extended(uint64_t key, token_t token, Py_ssize_t n) noexcept nogil:
    key = (key ^ (<uint64_t>token + 1)) * <uint64_t>0x9E3779B97F4A7C15
    key ^= key >> 29
    return (key & ~<uint64_t>7) | <uint64_t>(n + 1)


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
    cdef ReferenceNgrams known = ReferenceNgrams(sum(len(words) for words in references))
    cdef vector[int32_t] lengths
    cdef const token_t[::1] words
    cdef Py_ssize_t row, length
    if offsets[0] != 0 or offsets[offsets.shape[0] - 1] != tokens.shape[0] or (
        np.diff(offsets) < 0
    ).any():
        raise ValueError("tokens and offsets do not fit together")
    result = np.zeros((offsets.shape[0] - 1, COLUMNS), dtype=np.int32)
    cdef int32_t[:, ::1] view = result
    for words_of_one in sorted(len(reference) for reference in references):
        lengths.push_back(words_of_one)
    for reference in references:
        words = np.ascontiguousarray(reference, dtype=np.uint32)
        if words.shape[0]:
            known.add(&words[0], words.shape[0])
    with nogil:
        for row in range(offsets.shape[0] - 1):
            length = <Py_ssize_t>(offsets[row + 1] - offsets[row])
            if length:
                known.match(&tokens[offsets[row]], length, &view[row, 0])
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


def background_gains(statistics, const double[::1] background not None):
    """BLEU of each translation on top of a document so far, times the reference length of both
    (Chiang, Marton & Resnik 2008): about the number of matching words.

    Parameters
    ----------
    statistics : array, shape (k, 10)
        Of the translations, see :func:`bleu_statistics`.
    background : float64 array, shape (10,)
        Of the document; all above 0.

    Returns
    -------
    float64 array, shape (k,)
    """
    cdef const int64_t[:, ::1] rows = np.ascontiguousarray(statistics, dtype=np.int64)
    cdef Py_ssize_t row, n
    cdef double precisions, goal
    gains = np.empty(rows.shape[0])
    cdef double[::1] view = gains
    for row in range(rows.shape[0]):
        precisions = 1.0
        for n in range(ORDER):
            precisions *= (
                (rows[row, n] + background[n]) / (rows[row, ORDER + n] + background[ORDER + n])
            )
        goal = rows[row, 2 * ORDER + 1] + background[2 * ORDER + 1]
        view[row] = goal * pow(precisions, 1.0 / ORDER) * exp(
            fmin(0.0, 1.0 - goal / (rows[row, 2 * ORDER] + background[2 * ORDER]))
        )
    return gains

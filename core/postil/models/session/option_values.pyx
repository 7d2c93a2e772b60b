"""Values of the options that a session offers for a sentence: from the rows of a look-up to the
columns that the decoder takes, in one pass.
"""

cimport cython
from cython.operator cimport dereference as deref
from libc.stdint cimport int32_t, int64_t, uint32_t, uint64_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

import numpy as np

from postil.models.session.ngrams cimport SessionNgrams
from postil.models.session.table cimport Row
from postil.types.ids cimport token_t

DENSE = 6               # features of an option, see ``OptionValues.dense``


@cython.final
cdef class WordNumbers:
    """A number of each word, by its id; each word is asked for once.

    Parameters
    ----------
    ask : callable of int
        The number of a word that has not been met, below 2**64.
    """

    cdef unordered_map[token_t, uint64_t] known
    cdef object ask

    def __init__(self, ask):
        self.ask = ask

    def __len__(self):
        """Words that have been met."""
        return self.known.size()

    cdef int sums(self, const token_t[::1] words, vector[uint64_t]& out) except -1:
        """Sums of the first n numbers modulo 2**64, for n from 0."""
        cdef Py_ssize_t k
        cdef uint64_t number
        out.assign(words.shape[0] + 1, 0)
        for k in range(words.shape[0]):
            found = self.known.find(words[k])
            if found == self.known.end():
                number = self.ask(words[k])
                self.known[words[k]] = number
            else:
                number = deref(found).second
            out[k + 1] = out[k] + number
        return 0


@cython.final
cdef class OptionValues:
    """Options as columns; rows of the session's table whose target has other digits than their
    source are left out.

    Parameters
    ----------
    rows : array of ``FOUND``
        Of a look-up of the sentence.
    words : uint32 array
        The targets that rows point into.
    sentence : uint32 array
        Ids of the sentence.
    digits : (WordNumbers, WordNumbers)
        Sums of hashes of the digits of a word, of either side.
    ngrams : SessionNgrams
        Tells how often a target was confirmed, whatever it translates.
    clock : int
        The latest event.
    boost : float
        What one confirmed occurrence counts.
    recent : float
        Events after which the recency of an option has halved.

    Attributes
    ----------
    spans : int32 array, shape (N, 2)
        Source words ``[start, end)``.
    places : int64 array, shape (N, 2)
        Target words ``[start, end)`` within ``words``.
    seen : uint32 array, shape (N,)
        How often each pair was confirmed.
    dense : float32 array, shape (N, DENSE)
        Lexical weights target to source and back; log of the share of the pair among the phrases
        its source was translated by; source words, three times: plain, weighed by recency, and
        only where nobody confirmed it in the topmost layer.
    counts : float64 array, shape (N, 3)
        See ``ExtraOption.counts``.
    events : int64 array, shape (N,)
        The latest of each.
    """

    cdef readonly object spans, places, seen, dense, counts, events

    def __init__(
        self, rows, words, sentence, digits, SessionNgrams ngrams not None, int64_t clock,
        double boost, double recent,
    ):
        cdef const Row[::1] found = rows
        cdef const token_t[::1] said = words
        cdef const token_t[::1] asked = np.ascontiguousarray(sentence, dtype=np.uint32)
        cdef WordNumbers left = digits[0], right = digits[1]
        cdef vector[uint64_t] asked_sums, said_sums
        cdef vector[uint32_t] kept
        cdef Py_ssize_t k
        left.sums(asked, asked_sums)
        right.sums(said, said_sums)
        for k in range(found.shape[0]):
            if (
                found[k].end > <uint32_t>asked.shape[0] or found[k].start > found[k].end
                or <uint64_t>found[k].offset + found[k].length > <uint64_t>said.shape[0]
            ):
                raise ValueError(f"row {k} is not of this sentence, or not of these words")
            if asked_sums[found[k].end] - asked_sums[found[k].start] == (
                said_sums[found[k].offset + found[k].length] - said_sums[found[k].offset]
            ):
                kept.push_back(<uint32_t>k)
        self._fill(found, kept, clock, recent)
        self._count(found, kept, said, ngrams, boost)

    def of_lengths(self, int shortest, int longest):
        """Options of source phrases of so many words: (row, start, end, first, last, seen) of each,
        source words ``[start, end)``, target words ``[first, last)``.
        """
        cdef const int32_t[:, ::1] spans = self.spans
        cdef const int64_t[:, ::1] places = self.places
        cdef const uint32_t[::1] seen = self.seen
        cdef Py_ssize_t k
        return [
            (k, spans[k, 0], spans[k, 1], places[k, 0], places[k, 1], seen[k])
            for k in range(spans.shape[0]) if shortest <= spans[k, 1] - spans[k, 0] <= longest
        ]

    cdef int _fill(
        self, const Row[::1] found, const vector[uint32_t]& kept, int64_t clock, double recent,
    ) except -1:
        cdef Py_ssize_t size = <Py_ssize_t>kept.size(), k
        cdef const Row* row
        self.spans = np.empty((size, 2), dtype=np.int32)
        self.places = np.empty((size, 2), dtype=np.int64)
        self.seen = np.empty(size, dtype=np.uint32)
        self.events = np.empty(size, dtype=np.int64)
        self.dense = np.empty((size, DENSE), dtype=np.float32)
        shares, halvings = np.empty(size), np.empty(size)
        cdef int32_t[:, ::1] spans = self.spans
        cdef int64_t[:, ::1] places = self.places
        cdef uint32_t[::1] seen = self.seen
        cdef int64_t[::1] events = self.events
        cdef float[:, ::1] dense = self.dense
        cdef double[::1] share = shares, halving = halvings
        cdef double words
        for k in range(size):
            row = &found[kept[k]]
            share[k] = <double>row.count / (<double>row.total + 1.0)
            halving[k] = <double>(clock - row.event) / recent
        share, halving = np.log(shares), 0.5 ** halvings  # NumPy's own, not the C library's
        for k in range(size):
            row = &found[kept[k]]
            spans[k, 0], spans[k, 1] = <int32_t>row.start, <int32_t>row.end
            places[k, 0], places[k, 1] = row.offset, <int64_t>row.offset + row.length
            seen[k], events[k] = row.count, row.event
            words = row.end - row.start
            dense[k, 0], dense[k, 1] = row.lex_inverse, row.lex_direct
            dense[k, 2] = <float>share[k]
            dense[k, 3] = <float>words
            dense[k, 4] = <float>(words * halving[k])
            dense[k, 5] = <float>words if not row.own else 0.0
        return 0

    cdef int _count(
        self, const Row[::1] found, const vector[uint32_t]& kept, const token_t[::1] said,
        SessionNgrams ngrams, double boost,
    ) except -1:
        cdef Py_ssize_t k
        cdef const Row* row
        cdef uint32_t times
        self.counts = np.empty((kept.size(), 3))
        cdef double[:, ::1] counts = self.counts
        for k in range(<Py_ssize_t>kept.size()):
            row = &found[kept[k]]
            times = ngrams._occurrences(said, row.offset, row.offset + row.length)
            counts[k, 0] = boost * row.count
            counts[k, 1] = boost * row.total + 1.0
            counts[k, 2] = boost * max(row.count, times) + 1.0
        return 0

"""Interpolated modified Kneser-Ney: from adjusted counts to probabilities and backoffs, in one
pass.

With adjusted counts a, discounts D_k(1), D_k(2), D_k(3+) of order k, and h' = h without its first
word (Chen & Goodman 1998, section 3; Heafield et al. 2013, equations 1 to 5):

    p(w | h) = (a(hw) - D_k(a(hw))) / S(h) + γ(h) p(w | h')        S(h) = Σ_w a(hw)
    γ(h)     = (Σ_j D_k(j) n_j(h) + the adjusted counts of pruned n-grams) / S(h)
    p(w | ε') = 1 / |V|,   V: every word, <unk> and </s>, but not <s>

n_j(h) counts the words w that are not pruned with a(hw) = 1, 2, or more. γ(h) is the backoff of h.

The streams of all orders are read together, from each context down to those that extend it to the
left. Every word after h was also seen after h', so p(w | h') lies in an array by word id, fresh.
"""

from libc.math cimport log
from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

import numpy as np

from postil.models.lm.counts cimport EXTENDED, PRUNED, WORD_MASK, Entry, Group
from postil.models.lm.format cimport (
    MAX_CONTEXT,
    MAX_ORDER,
    Unigram,
    extend_left,
    word_key,
)
from postil.models.lm.spool cimport BACKOFF, PROB, Record, RecordSpool, Streams
from postil.types.ids cimport BOS, UNK, token_t

cdef enum:
    BATCH = 1 << 12      # records handed over at a time
    CONTEXTS = 1 << 8    # last words of contexts, smoothed between two looks at Cancel


cdef class Smoother:
    """Fill the unigrams and the record spools of the longer n-grams.

    Parameters
    ----------
    streams : Streams
        From CountCollector, rewound.
    discounts : float64 array, shape (order, 4)
        ``[k - 1, j]``: D_k(j), with j = 0 zero and j = 3 for three or more.
    unigrams : float32 array, shape (vocabulary, 2)
        Receives flagged log-probabilities and backoffs.
    spools : list of RecordSpool
        ``[k - 2]``: order k.
    """

    cdef Streams streams
    cdef list spools
    cdef int order
    cdef double discounts[MAX_ORDER + 1][4]
    cdef Unigram* unigrams
    cdef object array                        # owns ``unigrams``
    cdef vector[vector[double]] probs        # [k][w]: p(w | the context of order k)
    cdef vector[vector[Record]] batches      # [k]
    cdef vector[vector[Entry]] entries       # [k]
    cdef token_t context[MAX_CONTEXT]        # latest word first

    def __init__(self, Streams streams not None, discounts, unigrams, spools):
        cdef float[:, ::1] array = unigrams
        cdef size_t vocabulary = len(unigrams)
        cdef int k, j
        self.streams = streams
        self.spools = spools
        self.order = len(discounts)
        for k in range(1, self.order + 1):
            for j in range(4):
                self.discounts[k][j] = discounts[k - 1, j]
        self.array = unigrams
        self.unigrams = <Unigram*>&array[0, 0]
        self.probs.resize(self.order + 1)
        self.batches.resize(self.order + 1)
        self.entries.resize(self.order + 1)
        for k in range(self.order):
            self.probs[k].assign(vocabulary, 0.0)

    def run(self, uint32_t words, progress):
        """Smooth every n-gram.

        Parameters
        ----------
        words : int
            Distinct words seen, </s> included, <unk> only if seen.
        """
        cdef Group group
        cdef uint32_t _i, first, stop
        cdef int k
        cdef bint unknown_seen
        self.streams.get(0, &group, sizeof(Group))
        self._read_entries(1, group.entries)
        unknown_seen = any((entry.word & WORD_MASK) == UNK for entry in self.entries[1])
        self.probs[0].assign(self.probs[0].size(), 1.0 / (words + (not unknown_seen)))
        self._start(unknown_seen)
        with nogil:
            self._smooth(1)
        for first in range(0, group.children, CONTEXTS):
            progress.update(done=first, total=group.children)
            stop = min(first + CONTEXTS, group.children)
            with nogil:
                for _i in range(first, stop):
                    self._group(2)
        for k in range(2, self.order + 1):
            self._hand_over(k)
        self.streams.rewind()

    cdef int _start(self, bint unknown_seen) except -1:
        """<unk>, if it was not seen, has what is left of the unigrams; <s> is never predicted."""
        cdef double left = self._left_over(1)
        if not unknown_seen:
            self.unigrams[UNK].prob = <float>log(left * self.probs[0][UNK])
            self.unigrams[UNK].backoff = -0.0
        self.unigrams[BOS].prob = <float>(-99 * log(10.0))
        self.unigrams[BOS].backoff = -0.0
        return 0

    cdef int _read_entries(self, int k, uint32_t count) except -1 nogil:
        self.entries[k].resize(count)
        return self.streams.get(k - 1, self.entries[k].data(), count * sizeof(Entry))

    cdef int _group(self, int k) except -1 nogil:
        """Smooth the next context of order ``k`` and all that extend it."""
        cdef Group group
        cdef uint32_t _i
        self.streams.get(k - 1, &group, sizeof(Group))
        self.context[k - 2] = group.word
        self._read_entries(k, group.entries)
        self._smooth(k)
        for _i in range(group.children):
            self._group(k + 1)
        return 0

    cdef double _left_over(self, int k) noexcept nogil:
        """γ of the context at hand."""
        cdef double total = 0
        cdef double free = 0
        cdef Entry entry
        for entry in self.entries[k]:
            total += entry.count
            if entry.word & PRUNED:
                free += entry.count
            else:
                free += self.discounts[k][min(entry.count, 3)]
        return free / total

    cdef int _smooth(self, int k) except -1 nogil:
        """Probabilities of the words after the context at hand, and the backoff of that context."""
        cdef double total = 0
        cdef double left = self._left_over(k)
        cdef double prob
        cdef bint kept = False
        cdef token_t word
        cdef Entry entry
        for entry in self.entries[k]:
            total += entry.count
        for entry in self.entries[k]:
            if entry.word & PRUNED:
                continue
            kept = True
            word = entry.word & WORD_MASK
            prob = (entry.count - self.discounts[k][min(entry.count, 3)]) / total
            prob += left * self.probs[k - 1][word]
            if k < self.order:
                self.probs[k][word] = prob
            prob = log(prob) if prob < 1 else -0.0
            self._emit_prob(k, word, <float>(-prob if entry.word & EXTENDED else prob))
        if kept and k > 1:
            self._emit_backoff(k - 1, <float>log(left))
        return 0

    cdef int _emit_prob(self, int k, token_t word, float prob) except -1 nogil:
        cdef Record record
        cdef int i
        if k == 1:
            self.unigrams[word].prob = prob
            self.unigrams[word].backoff = -0.0
            return 0
        record.key = word_key(word)
        for i in range(k - 1):
            record.key = extend_left(record.key, self.context[i])
        record.value = prob
        record.kind = PROB
        return self._emit(k, &record)

    cdef int _emit_backoff(self, int k, float backoff) except -1 nogil:
        """Backoff of the context at hand, an n-gram of order ``k``."""
        cdef Record record
        cdef int i
        backoff += 0.0       # a context has an extension: never -0.0
        if k == 1:
            self.unigrams[self.context[0]].backoff = backoff
            return 0
        record.key = word_key(self.context[0])
        for i in range(1, k):
            record.key = extend_left(record.key, self.context[i])
        record.value = backoff
        record.kind = BACKOFF
        return self._emit(k, &record)

    cdef int _emit(self, int k, const Record* record) except -1 nogil:
        self.batches[k].push_back(record[0])
        if self.batches[k].size() == BATCH:
            with gil:
                self._hand_over(k)
        return 0

    cdef int _hand_over(self, int k) except -1:
        (<RecordSpool>self.spools[k - 2]).add(self.batches[k].data(), self.batches[k].size())
        self.batches[k].clear()
        return 0


def empty_unigrams(vocabulary_size):
    """Unigrams of which none was seen yet, shape (vocabulary_size, 2) float32."""
    unigrams = np.empty((vocabulary_size, 2), dtype=np.float32)
    unigrams[:, 0] = np.nan
    unigrams[:, 1] = -0.0
    return unigrams

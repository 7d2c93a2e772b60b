"""The n-grams of an estimation with their words.

A model in probing form has hash keys only; the words are in the count streams. So this walks the
streams, once per order, and looks each n-gram up in the model.
"""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

import numpy as np

from postil.models.lm.counts cimport PRUNED, WORD_MASK, Entry, Group
from postil.models.lm.format cimport (
    MAX_CONTEXT,
    Longest,
    Middle,
    extend_left,
    fabs,
    home,
    word_key,
)
from postil.models.lm.model cimport LanguageModel, Table
from postil.models.lm.spool cimport Streams
from postil.types.ids cimport key_t, token_t

cdef enum:
    BATCH = 1 << 16          # n-grams, and what else the last context has


cdef class StreamNgrams:
    """n-grams of 2 words or more, in context order.

    Parameters
    ----------
    streams : Streams
        From CountCollector.
    model : LanguageModel
        Estimated from the same streams; probing form.
    """

    cdef Streams streams
    cdef LanguageModel model
    cdef vector[vector[Entry]] entries       # [k]
    cdef token_t context[MAX_CONTEXT]        # latest word first
    cdef vector[token_t] words               # n-grams found, in reading order
    cdef vector[float] probs
    cdef vector[float] backoffs

    def __init__(self, Streams streams not None, LanguageModel model not None):
        self.streams = streams
        self.model = model
        self.entries.resize(model.order + 1)

    def batches(self, int k):
        """All n-grams of order ``k`` ≥ 2, some at a time.

        Yields
        ------
        words : ndarray of uint32 (n, k)
            In reading order.
        probs, backoffs : ndarray of float32 (n)
            Natural logs, ≤ 0 and as stored; the backoffs of the highest order are -0.0.
        """
        cdef Group group
        cdef uint32_t _i
        self.streams.rewind()
        self.streams.get(0, &group, sizeof(Group))
        self._read(1, group.entries)
        for _i in range(group.children):
            with nogil:
                self._group(2, k)
            if self.probs.size() >= BATCH:
                yield self._batch(k)
        yield self._batch(k)

    cdef object _batch(self, int k):
        """N-grams found since the last batch."""
        cdef Py_ssize_t n = self.probs.size()
        if n == 0:
            none = np.empty(0, np.float32)
            return np.empty((0, k), np.uint32), none, none
        cdef token_t[::1] words = <token_t[:n * k]>self.words.data()
        cdef float[::1] probs = <float[:n]>self.probs.data()
        cdef float[::1] backoffs = <float[:n]>self.backoffs.data()
        found = np.array(words).reshape(n, k), np.array(probs), np.array(backoffs)
        self.words.clear()
        self.probs.clear()
        self.backoffs.clear()
        return found

    cdef int _read(self, int k, uint32_t count) except -1 nogil:
        self.entries[k].resize(count)
        return self.streams.get(k - 1, self.entries[k].data(), count * sizeof(Entry))

    cdef int _group(self, int k, int wanted) except -1 nogil:
        cdef Group group
        cdef uint32_t i, _i
        self.streams.get(k - 1, &group, sizeof(Group))
        self.context[k - 2] = group.word
        self._read(k, group.entries)
        if k < wanted:
            for _i in range(group.children):
                self._group(k + 1, wanted)
            return 0
        for i in range(group.entries):
            if not self.entries[k][i].word & PRUNED:
                self._add(k, self.entries[k][i].word & WORD_MASK)
        return 0

    cdef int _add(self, int k, token_t word) except -1 nogil:
        """Look an n-gram up."""
        cdef const Table* table = &self.model.tables[k - 2]
        cdef uint64_t stride = sizeof(Longest) if k == self.model.order else sizeof(Middle)
        cdef key_t key = word_key(word)
        cdef const char* slot
        cdef int i
        for i in range(k - 1):
            key = extend_left(key, self.context[i])
            self.words.push_back(self.context[k - 2 - i])
        self.words.push_back(word)
        slot = table.slots + home(key, table.buckets) * stride
        while (<const Longest*>slot).key < key:
            slot += stride
        self.probs.push_back(-fabs((<const Longest*>slot).prob))
        self.backoffs.push_back(
            (<const Middle*>slot).backoff if k < self.model.order else <float>-0.0
        )
        return 0

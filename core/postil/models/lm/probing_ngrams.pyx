"""The n-grams of a model in probing form with their words, which its tables do not keep.

A table has the hash key of each n-gram only. But what an n-gram consists of is in the model, too:
without its first word it is the *suffix*, without its last the *prefix*, and both share the words
between, the *middle*. So the n-grams of an order are found among the pairs of a prefix and a suffix
with one middle: the key of each pair is looked up. Only n-grams that are marked as going on to the
right are prefixes, and to the left suffixes (``format.pxd``).

Of bigrams the middle is empty: every word is tried before every other. A filter that fits the cache
(Bloom 1970, with the bits of a key in one word) answers nearly all of those look-ups: two or three
seconds for each thousand million pairs, a vocabulary of 30,000 words. Longer orders have far fewer
pairs. What is found is counted, so that no n-gram is ever missing unnoticed.
"""

from libc.stdint cimport int64_t, uint32_t, uint64_t
from libc.string cimport memcpy
from libcpp.vector cimport vector

from typing import NamedTuple

import numpy as np

from postil.errors import EngineError, UsageError
from postil.messages import Message

from postil.models.lm.format cimport Longest, Middle, backoff_of, extend_left, home, word_key
from postil.models.lm.model cimport LanguageModel, Table
from postil.types.ids cimport key_t, token_t

cdef enum:
    BATCH = 1 << 15          # n-grams of a batch, more if they have one suffix
    PAIRS = 1 << 26          # tried before a batch is handed out, however small: for cancelling
    FILTER_BITS = 20         # log2 of the most words of a filter: 8 MB
    WORD_KEYS = 2            # log2 of keys per word, if there is room


class Level(NamedTuple):
    """The n-grams of an order: what the next one is found with.

    Attributes
    ----------
    first
        uint32: the first word.
    prefix, suffix
        int64: number of the n-gram without its last and without its first word in the order below;
        0 for a word.
    key
        uint64.
    left, right
        bool: whether a longer n-gram ends in it, and starts with it.
    """

    first: np.ndarray
    prefix: np.ndarray
    suffix: np.ndarray
    key: np.ndarray
    left: np.ndarray
    right: np.ndarray


cdef class ProbingNgrams:
    """n-grams of 2 words or more, found order by order.

    Parameters
    ----------
    model : LanguageModel
        In probing form.

    Raises
    ------
    UsageError
        It is not.
    """

    cdef LanguageModel model
    cdef list levels             # [k - 1]: Level of order k

    def __init__(self, LanguageModel model not None):
        if model.is_trie:
            raise UsageError("A language model in trie form knows its n-grams itself.")
        self.model = model
        self.levels = [_words(model)]

    def batches(self, int k):
        """All n-grams of order ``k`` ≥ 2, some at a time; a batch may be empty.

        Yields
        ------
        words : ndarray of uint32 (n, k)
            In reading order.
        probs, backoffs : ndarray of float32 (n)
            Natural logs, ≤ 0 and as stored; the backoffs of the highest order are -0.0.

        Raises
        ------
        EngineError
            The model is damaged.
        """
        while len(self.levels) < k - 1:
            for _ in self.batches(len(self.levels) + 1):
                pass
        level = self.levels[k - 2]
        pairs = Pairs(self.model, k, level, len(self.levels[k - 3].key) if k > 2 else 1)
        parts = []
        found = 0
        while not pairs.done:
            part, probs, backoffs = pairs.next(level)
            found += len(probs)
            if k < self.model.order and len(self.levels) < k:
                parts.append(part)
            yield self._spelt(k, part), probs, backoffs
        if found != self.model.counts[k - 1]:
            raise EngineError(
                Message(
                    "{path} is damaged: {why}.",
                    path=self.model.folder,
                    why=Message(
                        "of {count} n-grams of order {order}, {found} have words",
                        count=self.model.counts[k - 1],
                        order=k,
                        found=found,
                    ),
                ),
                hint="Import the engine again or train it again.",
            )
        if parts and len(self.levels) < k:
            self.levels.append(Level(*(np.concatenate(column) for column in zip(*parts))))

    def _spelt(self, int k, part):
        """The words of n-grams of order ``k``."""
        words = np.empty((len(part.first), k), np.uint32)
        words[:, 0] = part.first
        at = part.suffix
        for j in range(1, k):
            level = self.levels[k - 1 - j]
            words[:, j] = level.first[at]
            at = level.suffix[at]
        return words


cdef class Pairs:
    """Prefixes and suffixes of one order, tried with each other.

    Parameters
    ----------
    k : int
        Order of what is looked for.
    level : Level
        Of order ``k - 1``.
    middles : int
        n-grams of order ``k - 2``.
    """

    cdef readonly bint done
    cdef Table table
    cdef size_t stride
    cdef vector[uint64_t] filter
    cdef int shift                     # of a key to its word of the filter
    cdef const int64_t[::1] starts     # [m]: where the prefixes begin that end in middle m
    cdef const int64_t[::1] prefixes   # their numbers, by middle
    cdef const uint32_t[::1] firsts    # their first words
    cdef const int64_t[::1] suffixes
    cdef const int64_t[::1] middles    # of the suffixes
    cdef const key_t[::1] keys         # of the suffixes
    cdef Py_ssize_t at                 # the suffix to go on with
    cdef vector[int64_t] found_prefix
    cdef vector[int64_t] found_suffix
    cdef vector[key_t] found_key
    cdef vector[float] found_prob
    cdef vector[float] found_backoff

    def __init__(self, LanguageModel model, int k, level, Py_ssize_t middles):
        self.table = model.tables[k - 2]
        self.stride = sizeof(Longest) if k == model.order else sizeof(Middle)
        prefixes = np.flatnonzero(level.right)
        ends = level.suffix[prefixes]
        prefixes = prefixes[np.argsort(ends, kind="stable")]
        self.prefixes = prefixes
        self.firsts = level.first[prefixes]
        self.starts = np.concatenate([[0], np.cumsum(np.bincount(ends, minlength=middles))])
        suffixes = np.flatnonzero(level.left)
        self.suffixes = suffixes
        self.middles = level.prefix[suffixes]
        self.keys = level.key[suffixes]
        self._fill_filter(model.counts[k - 1])
        self.done = not len(suffixes)

    cdef int _fill_filter(self, uint64_t count) except -1:
        cdef int bits = min(<int>FILTER_BITS, int(count).bit_length() - WORD_KEYS)
        cdef uint64_t i
        cdef const Longest* slot
        bits = max(1, bits)
        self.shift = 64 - bits
        self.filter.assign(<uint64_t>1 << bits, 0)
        for i in range(self.table.count):
            slot = <const Longest*>(self.table.slots + i * self.stride)
            self.filter[slot.key >> self.shift] |= filter_bits(slot.key)
        return 0

    def next(self, level):
        """Go on until there is a batch; returns the part of the order's Level, probabilities,
        backoffs.
        """
        with nogil:
            self._run()
        self.done = self.at == self.suffixes.shape[0]
        cdef size_t count = self.found_key.size()
        prefix = copied(self.found_prefix.data(), count, np.int64)
        suffix = copied(self.found_suffix.data(), count, np.int64)
        key = copied(self.found_key.data(), count, np.uint64)
        probs = copied(self.found_prob.data(), count, np.float32)
        backoffs = copied(self.found_backoff.data(), count, np.float32)
        left = ~np.signbit(probs)
        right = (backoffs != 0) | ~np.signbit(backoffs)
        part = Level(level.first[prefix], prefix, suffix, key, left, right)
        return part, -np.abs(probs), backoffs

    cdef int _run(self) except -1 nogil:
        cdef uint64_t tried = 0
        cdef Py_ssize_t i, stop
        cdef key_t suffix
        self.found_prefix.clear()
        self.found_suffix.clear()
        self.found_key.clear()
        self.found_prob.clear()
        self.found_backoff.clear()
        while self.at < self.suffixes.shape[0]:
            suffix = self.keys[self.at]
            i = self.starts[self.middles[self.at]]
            stop = self.starts[self.middles[self.at] + 1]
            tried += stop - i
            while i < stop:
                i = next_candidate(
                    suffix, &self.firsts[0], i, stop, self.filter.data(), self.shift
                )
                if i < stop:
                    self._look_up(extend_left(suffix, self.firsts[i]), i)
                    i += 1
            self.at += 1
            if self.found_key.size() >= <size_t>BATCH or tried >= <uint64_t>PAIRS:
                break
        return 0

    cdef int _look_up(self, key_t key, Py_ssize_t prefix) except -1 nogil:
        cdef Longest* slot = <Longest*>(
            self.table.slots + home(key, self.table.buckets) * self.stride
        )
        while slot.key < key:
            slot = <Longest*>(<char*>slot + self.stride)
        if slot.key == key:
            self.found_prefix.push_back(self.prefixes[prefix])
            self.found_suffix.push_back(self.suffixes[self.at])
            self.found_key.push_back(key)
            self.found_prob.push_back(slot.prob)
            self.found_backoff.push_back(
                backoff_of(slot)[0] if self.stride == sizeof(Middle) else <float>-0.0
            )
        return 0


cdef Py_ssize_t next_candidate(
    key_t suffix, const uint32_t* firsts, Py_ssize_t i, Py_ssize_t stop, const uint64_t* filter,
    int shift
) noexcept nogil:
    """The next first word from ``i`` on that, with the suffix, passes the filter; or ``stop``."""
    cdef key_t key
    cdef uint64_t bits
    while i < stop:
        key = extend_left(suffix, firsts[i])
        bits = filter_bits(key)
        if filter[key >> shift] & bits == bits:
            break
        i += 1
    return i


cdef inline uint64_t filter_bits(key_t key) noexcept nogil:
    """The bits of a key in its word of the filter."""
    cdef uint64_t one = 1
    return one << (key & 63) | one << (key >> 6 & 63) | one << (key >> 12 & 63)


cdef object copied(const void* data, size_t count, kind):
    """An array with a copy of ``count`` numbers."""
    result = np.empty(count, kind)
    cdef char[::1] view = result.view(np.int8)
    if count:
        memcpy(&view[0], data, view.shape[0])
    return result


cdef object _words(LanguageModel model):
    """The words of the model as a level: each is its own number's prefix and suffix of nothing."""
    cdef Py_ssize_t i
    unigrams = model.arrays["unigrams"]
    known = np.flatnonzero(~np.isnan(unigrams[:, 0])).astype(np.uint32)
    keys = np.empty(len(known), np.uint64)
    cdef const token_t[::1] ids = known
    cdef key_t[::1] out = keys
    for i in range(ids.shape[0]):
        out[i] = word_key(ids[i])
    probs, backoffs = unigrams[known].T
    none = np.zeros(len(known), np.int64)
    left = ~np.signbit(probs)
    right = (backoffs != 0) | ~np.signbit(backoffs)
    return Level(known, none, none, keys, left, right)

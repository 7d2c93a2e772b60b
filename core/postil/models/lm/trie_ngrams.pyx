"""The n-grams of a trie with their words."""

from libc.stdint cimport uint32_t, uint64_t

import numpy as np

from postil.errors import EngineError, UsageError
from postil.messages import Message

from postil.models.lm.model cimport LanguageModel
from postil.models.lm.trie_format cimport (
    Level,
    backoff_at,
    next_at,
    prob_at,
    unscramble,
    word_at,
)
from postil.types.ids cimport token_t

cdef enum:
    BATCH = 1 << 15      # bigrams whose extensions make a batch, more if they have one last word


cdef class TrieNgrams:
    """n-grams of 2 words or more, in the order of the trie.

    Parameters
    ----------
    model : LanguageModel
        In trie form.

    Raises
    ------
    UsageError
        It is not.
    """

    cdef LanguageModel model

    def __init__(self, LanguageModel model not None):
        if not model.is_trie:
            raise UsageError("Only a language model in trie form knows its n-grams.")
        self.model = model

    def batches(self, int k):
        """All n-grams of order ``k`` ≥ 2, some at a time.

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
        cdef const uint32_t* roots = self.model.trie.roots
        cdef uint64_t root = 0
        cdef uint64_t stop
        cdef uint64_t size = self.model.trie.word_mask + <uint64_t>1
        while root < size:
            stop = root + 1
            while stop < size and roots[stop + 1] - roots[root] < <uint32_t>BATCH:
                stop += 1
            yield self._below(k, root, stop)
            root = stop

    cdef object _below(self, int k, uint64_t root, uint64_t stop):
        """The n-grams of order ``k`` whose last words are the scrambled ``root`` ≤ s < ``stop``."""
        cdef uint64_t first = self.model.trie.roots[root]
        cdef uint64_t last = self.model.trie.roots[stop]
        cdef uint32_t[::1] view
        cdef uint64_t i
        cdef int j
        words = np.empty((stop - root, 1), np.uint32)
        view = words[:, 0]
        for i in range(root, stop):
            view[i - root] = unscramble(<uint32_t>i, self.model.trie.word_mask)
        sizes = np.diff(self.model.arrays["roots"][root:stop + 1].astype(np.int64))
        for j in range(2, k + 1):
            parents = np.repeat(np.arange(len(words)), sizes)
            words = np.column_stack((self._words(j, first, last), words[parents]))
            if j < k:
                starts = self._starts(j, first, last)
                sizes = np.diff(starts)
                first, last = starts[0], starts[len(starts) - 1]
                if len(sizes) and sizes.min() < 0:
                    raise EngineError(
                        Message(
                            "{path} is damaged: {why}.",
                            path=self.model.folder,
                            why=Message("the n-grams of order {order} do not ascend", order=j),
                        ),
                        hint="Import the engine again or train it again.",
                    )
        return words, *self._values(k, first, last)

    cdef object _words(self, int j, uint64_t first, uint64_t last):
        """The farthest word of each node."""
        cdef const Level* level = &self.model.trie.levels[j]
        cdef uint32_t mask = self.model.trie.word_mask
        cdef uint64_t i
        result = np.empty(last - first, np.uint32)
        cdef token_t[::1] out = result
        for i in range(first, last):
            out[i - first] = unscramble(word_at(level, i, mask), mask)
        return result

    cdef object _starts(self, int j, uint64_t first, uint64_t last):
        """Offsets of the children of each node, and the end of those of the last."""
        cdef const Level* level = &self.model.trie.levels[j]
        cdef uint64_t i
        result = np.empty(last + 1 - first, np.int64)
        cdef long long[::1] out = result
        for i in range(first, last + 1):
            out[i - first] = next_at(level, i)
        return result

    cdef object _values(self, int k, uint64_t first, uint64_t last):
        cdef const Level* level = &self.model.trie.levels[k]
        cdef uint64_t i
        probs = np.empty(last - first, np.float32)
        backoffs = np.full(last - first, -0.0, np.float32)
        cdef float[::1] prob_out = probs
        cdef float[::1] backoff_out = backoffs
        for i in range(first, last):
            prob_out[i - first] = prob_at(level, i, self.model.trie.word_bits)
            if k < self.model.order:
                backoff_out[i - first] = backoff_at(level, i)
        return probs, backoffs

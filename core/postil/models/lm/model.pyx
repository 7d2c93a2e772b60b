"""Back-off n-gram language models of order 1 to 6: memory-mapped, queried without the GIL.

    p(w | h) = p of the longest n-gram that ends h w  ×  the backoffs of all longer contexts in h

There are two forms, as in KenLM (Heafield 2011), with equal scores and states: integer ids end to
end, a state that carries its backoffs and drops contexts which no n-gram extends.

* Probing: one hash table per order, a key that grows by one multiplication per word. The faster one
  (``format.pxd``).
* Trie: sorted, bit-packed arrays, less than half the size, a fifth if quantised; it knows the words
  of its n-grams (``trie_format.pxd``, made by ``trie.py``).

Estimation is in ``estimate.py``, ARPA files in ``arpa.py``.
"""

cimport cython
from pathlib import Path

import numpy as np

from postil.models.lm.files import open_model, trie_layout, word_bits_for

from postil.models.lm.format cimport (
    Longest,
    Middle,
    Unigram,
    extend_left,
    extends_left,
    extends_right,
    fabs,
    home,
    isnan,
    word_key,
)
from postil.models.lm.trie_format cimport (
    Level,
    backoff_at,
    find_child,
    next_at,
    prob_at,
    scramble,
)
from postil.types.ids cimport BOS, EOS, UNK, key_t, token_t
from postil.types.prefetch cimport prefetch


cdef float MOST = 1e12        # natural log, either way


cdef inline const Middle* find_middle(const Table* table, key_t key) noexcept nogil:
    """Slot of ``key``, or NULL."""
    cdef const Middle* slot = <const Middle*>table.slots + home(key, table.buckets)
    while slot.key < key:
        slot += 1
    return slot if slot.key == key else NULL


cdef inline const Longest* find_longest(const Table* table, key_t key) noexcept nogil:
    """Slot of ``key``, or NULL."""
    cdef const Longest* slot = <const Longest*>table.slots + home(key, table.buckets)
    while slot.key < key:
        slot += 1
    return slot if slot.key == key else NULL


cdef inline void fetch_ahead(
    const Table* tables, int order, const LMState* context, token_t word, key_t* keys
) noexcept nogil:
    """Keys of the n-grams from two words up, and their home slots on the way into the cache.

    Probes of all orders then miss the cache together instead of one after the other.
    """
    cdef key_t key = word_key(word)
    cdef size_t stride
    cdef int i
    for i in range(context.length):
        key = extend_left(key, context.words[i])
        keys[i] = key
        stride = sizeof(Longest) if i + 2 == order else sizeof(Middle)
        prefetch(tables[i].slots + home(key, tables[i].buckets) * stride)


cdef inline float start_score(
    const Unigram* unigrams, token_t vocabulary_size, token_t word, LMState* out
) noexcept nogil:
    """Score without context, flagged; the first word of ``out``, whose length stays open."""
    cdef const Unigram* unigram = &unigrams[word if word < vocabulary_size else UNK]
    if isnan(unigram.prob):
        unigram = unigrams
    out.words[0] = <token_t>(unigram - unigrams)
    out.backoff[0] = unigram.backoff
    return unigram.prob


cdef inline float backed_off(float prob, const LMState* context, int matched) noexcept nogil:
    """Score, from the longest match: with the backoffs of the contexts that did not match."""
    cdef int i
    for i in range(matched - 1, context.length):
        prob += context.backoff[i]
    # Search orders hypotheses by sums of this, and an order needs numbers: no honest probability
    # comes near these bounds, and what is no number fails both comparisons.
    return prob if -MOST < prob < MOST else -MOST


@cython.final
cdef class LanguageModel:
    """A language model on disk; open it with :meth:`open`.

    All probabilities are natural logarithms. Any id that the model has not seen is scored as <unk>.
    Methods may be called from any number of threads.

    Attributes
    ----------
    order : int
        Longest n-gram, 1 to 6.
    vocabulary_size : int
        Ids at or above are unknown.
    counts : tuple of int
        Number of n-grams of each order.
    settings : dict
        How the model was made.
    folder : Path
    is_trie : bool
        Which form it has; more is in "quantised" of its settings.
    """

    def __init__(self):
        raise TypeError("use LanguageModel.open(folder)")

    @classmethod
    def open(cls, folder):
        """Map the model in ``folder``; takes milliseconds whatever its size.

        Parameters
        ----------
        folder : Path

        Raises
        ------
        EngineError
            The folder is missing, damaged, or of another format version.
        """
        cdef LanguageModel self = cls.__new__(cls)
        self.folder = Path(folder)
        settings, arrays = open_model(self.folder)
        self.order = settings["order"]
        self.counts = tuple(settings["counts"])
        self.settings = settings
        self.arrays = arrays
        self.vocabulary_size = len(arrays["unigrams"])
        cdef const float[:, ::1] unigrams = arrays["unigrams"]
        self.unigrams = <const Unigram*>&unigrams[0, 0]
        self.begin.length = 1 if self.order > 1 and not isnan(self.unigrams[BOS].prob) else 0
        self.begin.words[0] = BOS
        self.begin.backoff[0] = self.unigrams[BOS].backoff
        self.is_trie = "roots" in arrays
        if self.is_trie:
            self._map_trie()
        else:
            self._map_tables()
        return self

    cdef int _map_tables(self) except -1:
        cdef const unsigned char[::1] raw
        cdef int n
        for n in range(2, self.order + 1):
            slots = self.arrays[f"order{n}"]
            raw = slots.view(np.uint8)
            self.tables[n - 2].slots = <const char*>&raw[0]
            self.tables[n - 2].buckets = self.settings["buckets"][n - 1]
            self.tables[n - 2].count = len(slots)

    cdef int _map_trie(self) except -1:
        cdef const unsigned char[::1] raw
        cdef const unsigned int[::1] roots = self.arrays["roots"]
        cdef const float[:, :, ::1] bins
        cdef Level* level
        cdef int k
        quantised = self.settings["quantised"]
        self.trie.word_bits = word_bits_for(self.vocabulary_size)
        self.trie.word_mask = (1 << self.trie.word_bits) - 1
        self.trie.roots = &roots[0] if self.order > 1 else NULL
        for k in range(2, self.order + 1):
            layout = trie_layout(k, self.counts, self.trie.word_bits, quantised)
            raw = self.arrays[f"order{k}"]
            level = &self.trie.levels[k]
            level.records = &raw[0]
            level.count = self.counts[k - 1]
            level.children = self.counts[k] if k < self.order else 0
            level.stride = layout.stride
            level.backoff_at = layout.word + layout.prob
            level.next_at = level.backoff_at + layout.backoff
            level.next_mask = (1 << layout.next) - 1
            level.probs = level.backoffs = NULL
            if quantised:
                bins = self.arrays["bins"]
                level.probs = &bins[k, 0, 0]
                level.backoffs = &bins[k, 1, 0]

    @property
    def unigram_array(self):
        """Flagged log-probability (NaN: no such word) and backoff of each id, (n, 2) float32."""
        return self.arrays["unigrams"]

    cdef void begin_state(self, LMState* out) noexcept nogil:
        out[0] = self.begin

    cdef void null_state(self, LMState* out) noexcept nogil:
        out.length = 0

    cdef bint is_unknown(self, token_t word) noexcept nogil:
        return word == UNK or word >= self.vocabulary_size or isnan(self.unigrams[word].prob)

    cdef float score(self, const LMState* context, token_t word, LMState* out) noexcept nogil:
        if self.is_trie:
            return self._score_trie(context, word, out)
        return self._score_probing(context, word, out)

    cdef float _score_probing(
        self, const LMState* context, token_t word, LMState* out
    ) noexcept nogil:
        cdef key_t keys[MAX_CONTEXT]
        cdef int matched = 1
        cdef const Middle* middle
        cdef const Longest* longest
        cdef float prob = start_score(self.unigrams, self.vocabulary_size, word, out)
        cdef int keep = 1 if extends_right(out.backoff[0]) else 0
        if context.length and extends_left(prob):
            fetch_ahead(self.tables, self.order, context, out.words[0], keys)
            while True:
                if matched + 1 == self.order:
                    longest = find_longest(&self.tables[matched - 1], keys[matched - 1])
                    if longest != NULL:
                        prob = longest.prob
                        matched += 1
                    break
                middle = find_middle(&self.tables[matched - 1], keys[matched - 1])
                if middle == NULL:
                    break
                prob = middle.prob
                out.words[matched] = context.words[matched - 1]
                out.backoff[matched] = middle.backoff
                matched += 1
                if extends_right(middle.backoff):
                    keep = matched
                if matched > context.length or not extends_left(prob):
                    break
        out.length = <unsigned char>keep
        return backed_off(-fabs(prob), context, matched)

    cdef float _score_trie(self, const LMState* context, token_t word, LMState* out) noexcept nogil:
        cdef const Trie* trie = &self.trie
        cdef const Level* level
        cdef int matched = 1
        cdef float prob = -fabs(start_score(self.unigrams, self.vocabulary_size, word, out))
        cdef int keep = 1 if extends_right(out.backoff[0]) else 0
        cdef uint64_t first = 0
        cdef uint64_t last = 0
        cdef uint64_t node
        cdef uint32_t scrambled
        if context.length:
            scrambled = scramble(out.words[0], trie.word_mask)
            first, last = trie.roots[scrambled], trie.roots[scrambled + 1]
        while first < last and matched <= context.length:
            level = &trie.levels[matched + 1]
            scrambled = scramble(context.words[matched - 1], trie.word_mask)
            node = find_child(level, first, last, scrambled, trie.word_mask)
            if node == last:
                break
            prob = prob_at(level, node, trie.word_bits)
            if matched + 1 == self.order:
                matched += 1
                break
            out.words[matched] = context.words[matched - 1]
            out.backoff[matched] = backoff_at(level, node)
            if extends_right(out.backoff[matched]):
                keep = matched + 1
            matched += 1
            first, last = next_at(level, node), next_at(level, node + 1)
        out.length = <unsigned char>keep
        return backed_off(prob, context, matched)

    cdef void fetch(self, const LMState* context, token_t word) noexcept nogil:
        cdef key_t keys[MAX_CONTEXT]
        if not self.is_trie and word < self.vocabulary_size:
            fetch_ahead(self.tables, self.order, context, word, keys)

    def score_sentence(self, ids, bint bos=True, bint eos=True):
        """Natural log probability of each word given the words before it.

        Parameters
        ----------
        ids : array_like of uint32, shape (n,)
        bos : bool
            Start after <s>; otherwise without context.
        eos : bool
            Add the probability of </s> at the end.

        Returns
        -------
        ndarray of float64, shape (n,) or (n + 1,) with ``eos``
        """
        cdef const token_t[::1] words = np.ascontiguousarray(ids, dtype=np.uint32)
        cdef Py_ssize_t n = words.shape[0]
        result = np.empty(n + eos, dtype=np.float64)
        cdef double[::1] out = result
        cdef LMState[2] states
        cdef Py_ssize_t i
        with nogil:
            if bos:
                self.begin_state(&states[0])
            else:
                self.null_state(&states[0])
            for i in range(n):
                out[i] = self.score(&states[i & 1], words[i], &states[(i + 1) & 1])
            if eos:
                out[n] = self.score(&states[n & 1], EOS, &states[(n + 1) & 1])
        return result

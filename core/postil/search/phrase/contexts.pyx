"""Contexts of the language models, interned, and a memo of what phrases add in them.

A *context* is the state of the static model together with that of the session's n-grams. Each is
kept once and is a small number from then on: hypotheses compare contexts by one integer and stay
within a cache line. A sentence is translated by few distinct words after few distinct contexts,
over and over; so what a word adds in a context, and the context after it, is looked up in the
models once a sentence and remembered. A phrase is then a short walk from context to context,
which ends where nothing is known any more of what stood before the phrase. (To remember words for
the sentences after saves some more look-ups, and loses more in the processor's cache.)
"""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.models.lm.model cimport LanguageModel, same_state, state_hash
from postil.models.session.ngrams cimport SessionNgrams, same_session_state
from postil.search.phrase.options cimport OptionRef
from postil.search.phrase.steps cimport Said
from postil.search.phrase.words_ahead cimport fetch_counts
from postil.types.ids cimport EOS, token_t
from postil.types.prefetch cimport prefetch

cdef enum:
    FEWEST_SLOTS = 2048
    MOST_SLOTS = 65536          # at the start of a sentence

cdef uint64_t FREE_KEY = ~<uint64_t>0


cdef inline uint64_t word_key(uint32_t context, token_t word) noexcept nogil:
    return (<uint64_t>context << 32) | word


cdef inline Heard nothing_heard() noexcept nogil:
    """A free place of the memo."""
    return Heard(FREE_KEY, 0.0, 0.0, 0, 0)


cdef inline uint64_t spread(uint64_t key) noexcept nogil:
    key *= <uint64_t>0x9E3779B97F4A7C15
    return key ^ (key >> 32)


@cython.final
cdef class ContextPool:
    """Contexts and memo of the sentence that a decoder has at hand."""

    def __init__(self, LanguageModel lm not None, SessionNgrams session not None):
        self.lm = lm
        self.session = session

    cdef void begin_sentence(self, size_t steps) noexcept nogil:
        """Forget all; the start of a sentence is item 0. So many phrases will be said or so."""
        cdef size_t slots = FEWEST_SLOTS
        cdef Context first
        self.items.clear()
        while slots < steps and slots < MOST_SLOTS:
            slots *= 2
        self.slots.assign(slots, 0)
        self.memo.assign(slots, nothing_heard())
        self.heard = 0
        self.sentence += 1
        self.lm.begin_state(&first.lm)
        self.session.begin_state(&first.session)
        self.intern(&first)

    cdef uint32_t intern(self, const Context* context) noexcept nogil:
        cdef size_t mask = self.slots.size() - 1
        cdef size_t slot = spread(state_hash(&context.lm)) & mask
        cdef const Context* other
        while self.slots[slot]:
            other = &self.items[self.slots[slot] - 1]
            if same_state(&other.lm, &context.lm) and same_session_state(
                &other.session, &context.session
            ):
                return self.slots[slot] - 1
            slot = (slot + 1) & mask
        self.items.push_back(context[0])
        self.slots[slot] = <uint32_t>self.items.size()
        if self.items.size() * 2 > self.slots.size():
            self._grow_slots()
        return <uint32_t>self.items.size() - 1

    cdef uint32_t say(self, uint32_t context, OptionRef option, Said* said) noexcept nogil:
        cdef uint32_t k, known = 0
        cdef const Heard* word
        said.lm = said.first = said.session = 0.0
        for k in range(option.boundary):
            if k and known <= k:  # what stood before is forgotten: as in the phrase by itself
                said.lm += option.rest[k]
                said.session += option.session_rest[k]
                return self._after_alone(option)
            word = self._hear(context, option.target[k])
            said.session += word.session
            said.lm += word.lm
            if k == 0:
                said.first = word.lm
            context = word.after
            known = word.known
        return self._after_alone(option) if option.fixes_state else context

    cdef void end(self, uint32_t context, Said* said) noexcept nogil:
        cdef const Heard* word = self._hear(context, <token_t>EOS)
        said.lm = word.lm
        said.first = 0.0
        said.session = word.session

    cdef void fetch_memo(self, uint32_t context, OptionRef option) noexcept nogil:
        prefetch(&self.memo[spread(word_key(context, option.first)) & (self.memo.size() - 1)])

    cdef void fetch_ngrams(self, uint32_t context, OptionRef option) noexcept nogil:
        if option.boundary and (
            self.memo[self._slot(word_key(context, option.first))].key == FREE_KEY
        ):
            self.lm.fetch(&self.items[context].lm, option.first)
            fetch_counts(self.session, &self.items[context].session, option.first)

    cdef uint32_t _after_alone(self, OptionRef option) noexcept nogil:
        """Context after a phrase of which nothing before is known."""
        cdef Context after
        cdef Alone* kept
        if option.number >= self.alone.size():
            self.alone.resize(2 * option.number, Alone(0, 0))
        kept = &self.alone[option.number]
        if kept.sentence != self.sentence:
            after.lm, after.session = option.state, option.session
            kept.sentence, kept.context = self.sentence, self.intern(&after)
        return kept.context

    cdef const Heard* _hear(self, uint32_t context, token_t word) noexcept nogil:
        """What a word adds in a context; valid until the next call."""
        cdef uint64_t key = word_key(context, word)
        cdef size_t slot = self._slot(key)
        if self.memo[slot].key == key:
            return &self.memo[slot]
        return self._look_up(key, slot)

    cdef const Heard* _look_up(self, uint64_t key, size_t slot) noexcept nogil:
        """Ask the models, and remember it in a free slot."""
        cdef const Context* context = &self.items[key >> 32]
        cdef token_t word = <token_t>key
        cdef Context after
        cdef Heard heard
        heard.key = key
        heard.lm = self.lm.score(&context.lm, word, &after.lm)
        heard.session = self.session.gain(&context.session, word, heard.lm, &after.session)
        heard.known = max(after.lm.length, after.session.length)
        heard.after = self.intern(&after)
        self.heard += 1
        if self.heard * 2 > self.memo.size():
            self._grow_memo()
            slot = self._slot(key)
        self.memo[slot] = heard
        return &self.memo[slot]

    cdef size_t _slot(self, uint64_t key) noexcept nogil:
        """Where a key stands or would stand."""
        cdef size_t mask = self.memo.size() - 1
        cdef size_t slot = spread(key) & mask
        cdef const Heard* memo = self.memo.data()
        while memo[slot].key != key and memo[slot].key != FREE_KEY:
            slot = (slot + 1) & mask
        return slot

    cdef void _grow_slots(self) noexcept nogil:
        cdef size_t mask = self.slots.size() * 4 - 1
        cdef size_t slot, item
        self.slots.assign(mask + 1, 0)
        for item in range(self.items.size()):
            slot = spread(state_hash(&self.items[item].lm)) & mask
            while self.slots[slot]:
                slot = (slot + 1) & mask
            self.slots[slot] = <uint32_t>item + 1

    cdef void _grow_memo(self) noexcept nogil:
        cdef vector[Heard] old
        cdef size_t k
        old.swap(self.memo)
        self.memo.assign(old.size() * 2, nothing_heard())
        for k in range(old.size()):
            if old[k].key != FREE_KEY:
                self.memo[self._slot(old[k].key)] = old[k]

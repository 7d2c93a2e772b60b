"""Contexts of the language models, interned, and a memo of what phrases add in them.

A *context* is the state of the static models together with that of the session's n-grams. Each is
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

from postil.models.lm.class_model cimport ClassModel, begin_classes, class_score
from postil.models.lm.model cimport LanguageModel, same_state, state_hash
from postil.models.session.ngrams cimport SessionNgrams, same_session_state
from postil.search.phrase.options cimport OptionRef
from postil.search.phrase.steps cimport LMScores, States, known_words, states_after
from postil.types.ids cimport EOS, token_t

cdef enum:
    FEWEST_SLOTS = 2048
    MOST_SLOTS = 65536          # at the start of a sentence


cdef inline uint64_t word_key(uint32_t context, token_t word) noexcept nogil:
    return (<uint64_t>context << 32) | word


cdef inline uint64_t spread(uint64_t key) noexcept nogil:
    key *= <uint64_t>0x9E3779B97F4A7C15
    return key ^ (key >> 32)


cdef inline uint64_t context_hash(const States* context) noexcept nogil:
    """Of the static models; sessions are few beside them."""
    cdef uint64_t value = state_hash(&context.lm)
    if context.classes.length:
        value ^= state_hash(&context.classes) << 1
    return spread(value)


@cython.final
cdef class ContextPool:
    """Contexts and memo of the sentence that a decoder has at hand."""

    def __init__(
        self, LanguageModel lm not None, ClassModel classes, SessionNgrams session not None
    ):
        self.lm = lm
        self.classes = classes
        self.session = session

    cdef void begin_sentence(self, size_t steps) noexcept nogil:
        """Forget all; the start of a sentence is item 0. About ``steps`` phrases will be scored."""
        cdef size_t slots = FEWEST_SLOTS
        cdef States first
        self.items.clear()
        while slots < steps and slots < MOST_SLOTS:
            slots *= 2
        self.slots.assign(slots, 0)
        if self.memo.size() < 2 * slots:
            self.memo.assign(2 * slots, WordScore(0, 0.0, 0.0, 0.0, 0, 0, 0))
        self.memo_taken = 0
        self.sentence += 1
        self.lm.begin_state(&first.lm)
        begin_classes(self.classes, &first.classes)
        self.session.begin_state(&first.session)
        self.intern(&first)

    cdef uint32_t intern(self, const States* context) noexcept nogil:
        cdef size_t mask = self.slots.size() - 1
        cdef size_t slot = context_hash(context) & mask
        cdef const States* other
        while self.slots[slot]:
            other = &self.items[self.slots[slot] - 1]
            if (
                same_state(&other.lm, &context.lm)
                and same_state(&other.classes, &context.classes)
                and same_session_state(&other.session, &context.session)
            ):
                return self.slots[slot] - 1
            slot = (slot + 1) & mask
        self.items.push_back(context[0])
        self.slots[slot] = <uint32_t>self.items.size()
        if self.items.size() * 2 > self.slots.size():
            self._grow_slots()
        return <uint32_t>self.items.size() - 1

    cdef uint32_t score_phrase(
        self, uint32_t context, OptionRef option, LMScores* scores
    ) noexcept nogil:
        cdef uint32_t k, known = 0
        cdef const WordScore* word
        scores.lm = scores.first = scores.session = scores.classes = 0.0
        for k in range(option.boundary):
            if k and known <= k:  # what stood before is forgotten: as in the phrase by itself
                scores.lm += option.rest[k]
                scores.session += option.session_rest[k]
                if self.classes is not None:
                    scores.classes += option.class_rest[k]
                return self._context_after(option)
            word = self.score_word(context, option.target[k])
            scores.session += word.session
            scores.classes += word.classes
            scores.lm += word.lm
            if k == 0:
                scores.first = word.lm
            context = word.after
            known = word.known
        return self._context_after(option) if option.fixes_state else context

    cdef void score_end(self, uint32_t context, LMScores* scores) noexcept nogil:
        cdef const WordScore* word = self.score_word(context, <token_t>EOS)
        scores.lm = word.lm
        scores.first = 0.0
        scores.session = word.session
        scores.classes = word.classes

    cdef uint32_t _context_after(self, OptionRef option) noexcept nogil:
        """Context after a phrase of which nothing before is known."""
        cdef States after
        cdef PhraseContext* kept
        if option.number >= self.phrase_contexts.size():
            self.phrase_contexts.resize(2 * option.number, PhraseContext(0, 0))
        kept = &self.phrase_contexts[option.number]
        if kept.sentence != self.sentence:
            states_after(option, &after)
            kept.sentence, kept.context = self.sentence, self.intern(&after)
        return kept.context

    cdef const WordScore* score_word(self, uint32_t context, token_t word) noexcept nogil:
        """Scores of a word in a context; valid until the next call."""
        cdef uint64_t key = word_key(context, word)
        cdef size_t slot = self._slot(key)
        if self.memo[slot].sentence == self.sentence:
            return &self.memo[slot]
        return self._look_up(key, slot)

    cdef const WordScore* _look_up(self, uint64_t key, size_t slot) noexcept nogil:
        """Ask the models, and remember it in a free slot."""
        cdef const States* context = &self.items[key >> 32]
        cdef token_t word = <token_t>key
        cdef States after
        cdef WordScore made
        made.key, made.sentence = key, self.sentence
        made.lm = self.lm.score(&context.lm, word, &after.lm)
        made.session = self.session.gain(&context.session, word, made.lm, &after.session)
        made.classes = class_score(self.classes, &context.classes, word, &after.classes)
        made.known = known_words(&after)
        made.after = self.intern(&after)
        self.memo_taken += 1
        if self.memo_taken * 2 > self.memo.size():
            self._grow_memo()
            slot = self._slot(key)
        self.memo[slot] = made
        return &self.memo[slot]

    cdef size_t _slot(self, uint64_t key) noexcept nogil:
        """Slot of a key in the memo: the one that has it, or the free one for it."""
        cdef size_t mask = self.memo.size() - 1
        cdef size_t slot = spread(key) & mask
        cdef const WordScore* memo = self.memo.data()
        while memo[slot].sentence == self.sentence and memo[slot].key != key:
            slot = (slot + 1) & mask
        return slot

    cdef void _grow_slots(self) noexcept nogil:
        cdef size_t mask = self.slots.size() * 4 - 1
        cdef size_t slot, item
        self.slots.assign(mask + 1, 0)
        for item in range(self.items.size()):
            slot = context_hash(&self.items[item]) & mask
            while self.slots[slot]:
                slot = (slot + 1) & mask
            self.slots[slot] = <uint32_t>item + 1

    cdef void _grow_memo(self) noexcept nogil:
        cdef vector[WordScore] old
        cdef size_t k
        old.swap(self.memo)
        self.memo.assign(old.size() * 2, WordScore(0, 0.0, 0.0, 0.0, 0, 0, 0))
        for k in range(old.size()):
            if old[k].sentence == self.sentence:
                self.memo[self._slot(old[k].key)] = old[k]

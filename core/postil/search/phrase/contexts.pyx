"""Contexts of the language models, interned, and a memo of what phrases add in them.

A *context* is the state of the static model together with that of the session's n-grams. Each is
kept once and is a small number from then on: hypotheses compare contexts by one integer and stay
within a cache line. A sentence is translated by few distinct phrases after few distinct contexts,
over and over; so what the boundary words of a phrase add in a context is looked up in the models
once a sentence and remembered. (To remember it for the sentences after saves some more look-ups,
and loses more in the processor's cache.)
"""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.models.lm.model cimport LanguageModel, same_state, state_hash
from postil.models.session.ngrams cimport SessionNgrams, same_session_state
from postil.search.phrase.options cimport OptionRef
from postil.search.phrase.steps cimport boundary_lm, end_lm
from postil.search.phrase.target_numbers cimport SENTENCE_END
from postil.types.prefetch cimport prefetch

cdef enum:
    FEWEST_SLOTS = 4096


cdef inline uint64_t phrase_key(uint32_t context, uint32_t number) noexcept nogil:
    return (<uint64_t>context << 32) | number


cdef inline Spoken nothing_spoken() noexcept nogil:
    """A free place of the memo."""
    cdef Spoken free
    free.key = 0
    free.after = 0
    free.said.lm = free.said.first = free.said.session = 0.0
    return free


cdef inline uint64_t spread(uint64_t key) noexcept nogil:
    key *= <uint64_t>0x9E3779B97F4A7C15
    return key ^ (key >> 32)


@cython.final
cdef class ContextPool:
    """Contexts and memo of the sentence that a decoder has at hand."""

    def __init__(self, LanguageModel lm not None, SessionNgrams session not None):
        self.lm = lm
        self.session = session

    cdef void begin_sentence(self) noexcept nogil:
        """Forget all; the start of a sentence is item 0."""
        cdef Context first
        self.items.clear()
        self.slots.assign(FEWEST_SLOTS, 0)
        self.memo.assign(FEWEST_SLOTS, nothing_spoken())
        self.spoken = 0
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

    cdef const Spoken* say(self, uint32_t context, OptionRef option) noexcept nogil:
        cdef uint64_t key = phrase_key(context, option.number)
        cdef Spoken* place = self._place(key)
        cdef Context after
        cdef Spoken spoken
        if place.key:
            return place
        boundary_lm(
            self.lm, self.session, &self.items[context].lm, &self.items[context].session, option,
            &after.lm, &after.session, &spoken.said,
        )
        spoken.key = key
        spoken.after = self.intern(&after)
        return self._remember(spoken)

    cdef void fetch_memo(self, uint32_t context, OptionRef option) noexcept nogil:
        prefetch(&self.memo[
            spread(phrase_key(context, option.number)) & (self.memo.size() - 1)
        ])

    cdef void fetch_ngrams(self, uint32_t context, OptionRef option) noexcept nogil:
        if option.boundary and not self._place(phrase_key(context, option.number)).key:
            self.lm.fetch(&self.items[context].lm, option.target[0])

    cdef const Spoken* end(self, uint32_t context) noexcept nogil:
        cdef uint64_t key = phrase_key(context, SENTENCE_END)
        cdef Spoken* place = self._place(key)
        cdef Spoken spoken
        if place.key:
            return place
        end_lm(
            self.lm, self.session, &self.items[context].lm, &self.items[context].session,
            &spoken.said,
        )
        spoken.key = key
        spoken.after = context
        return self._remember(spoken)

    cdef Spoken* _place(self, uint64_t key) noexcept nogil:
        """Where a key stands or would stand."""
        cdef size_t mask = self.memo.size() - 1
        cdef size_t slot = spread(key) & mask
        while self.memo[slot].key and self.memo[slot].key != key:
            slot = (slot + 1) & mask
        return &self.memo[slot]

    cdef const Spoken* _remember(self, const Spoken& spoken) noexcept nogil:
        self.spoken += 1
        if self.spoken * 2 > self.memo.size():
            self._grow_memo()
        cdef Spoken* place = self._place(spoken.key)
        place[0] = spoken
        return place

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
        cdef vector[Spoken] old
        cdef size_t k
        old.swap(self.memo)
        self.memo.assign(old.size() * 2, nothing_spoken())
        for k in range(old.size()):
            if old[k].key:
                self._place(old[k].key)[0] = old[k]

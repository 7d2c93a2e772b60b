"""What stands before a phrase, for the language models. See ``contexts.pyx``."""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.models.lm.model cimport LanguageModel, LMState
from postil.models.session.ngrams cimport SessionNgrams, SessionState
from postil.search.phrase.options cimport OptionRef
from postil.search.phrase.steps cimport Said
from postil.types.ids cimport token_t


cdef struct Context:
    LMState lm
    SessionState session


# A word in a context.
cdef struct Heard:
    uint64_t key        # context in the high half, word in the low one; all ones: free
    float lm            # language-model scores, natural log
    float session
    uint32_t after      # context after the word
    uint32_t known      # words of that context that matter


# What a phrase is by itself, for the sentence at hand.
cdef struct Alone:
    uint32_t sentence
    uint32_t context    # after its words


@cython.final
cdef class ContextPool:
    cdef LanguageModel lm
    cdef SessionNgrams session
    cdef vector[Context] items
    cdef vector[uint32_t] slots     # open addressing, item + 1; 0 is free
    cdef vector[Heard] memo         # open addressing by key
    cdef size_t heard               # slots of it that are taken
    cdef vector[Alone] alone        # by the number of the target words
    cdef uint32_t sentence

    cdef void begin_sentence(self, size_t steps) noexcept nogil
    # Number of a context.
    cdef uint32_t intern(self, const Context* context) noexcept nogil
    # What the boundary words of an option add in a context; returns the context after it.
    cdef uint32_t say(self, uint32_t context, OptionRef option, Said* said) noexcept nogil
    # The same of the end of the sentence.
    cdef void end(self, uint32_t context, Said* said) noexcept nogil
    # Hints to the processor, some cells before an option is said in a context: first to have the
    # memo at hand, then, where that lacks its first word, the n-grams.
    cdef void fetch_memo(self, uint32_t context, OptionRef option) noexcept nogil
    cdef void fetch_ngrams(self, uint32_t context, OptionRef option) noexcept nogil
    cdef uint32_t _after_alone(self, OptionRef option) noexcept nogil
    cdef const Heard* _hear(self, uint32_t context, token_t word) noexcept nogil
    cdef const Heard* _look_up(self, uint64_t key, size_t slot) noexcept nogil
    cdef size_t _slot(self, uint64_t key) noexcept nogil
    cdef void _grow_slots(self) noexcept nogil
    cdef void _grow_memo(self) noexcept nogil

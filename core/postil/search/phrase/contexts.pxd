"""What stands before a phrase, for the language models. See ``contexts.pyx``."""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.models.lm.class_model cimport ClassModel
from postil.models.lm.model cimport LanguageModel
from postil.models.session.ngrams cimport SessionNgrams
from postil.search.phrase.options cimport OptionRef
from postil.search.phrase.steps cimport LMScores, States
from postil.types.ids cimport token_t


# Scores of a word in a context.
cdef struct WordScore:
    uint64_t key        # context in the high half, word in the low one
    float lm            # language-model scores, natural log
    float session
    float classes
    uint32_t after      # context after the word
    uint32_t known      # words of that context that matter
    uint32_t sentence   # that it is of: what is of earlier ones is free


# Context after the words of a phrase by itself, in the sentence at hand.
cdef struct PhraseContext:
    uint32_t sentence
    uint32_t context


@cython.final
cdef class ContextPool:
    cdef LanguageModel lm
    cdef ClassModel classes         # or None
    cdef SessionNgrams session
    cdef vector[States] items
    cdef vector[uint32_t] slots     # open addressing, item + 1; 0 is free
    cdef vector[WordScore] memo     # open addressing by key
    cdef size_t memo_taken          # its slots of this sentence
    cdef vector[PhraseContext] phrase_contexts  # by the number of the target words
    cdef uint32_t sentence

    cdef void begin_sentence(self, size_t steps) noexcept nogil
    # Number of a context.
    cdef uint32_t intern(self, const States* context) noexcept nogil
    # Scores of the boundary words of an option in a context; returns the context after it.
    cdef uint32_t score_phrase(
        self, uint32_t context, OptionRef option, LMScores* scores
    ) noexcept nogil
    # Scores of the end of the sentence.
    cdef void score_end(self, uint32_t context, LMScores* scores) noexcept nogil
    cdef uint32_t _context_after(self, OptionRef option) noexcept nogil
    cdef const WordScore* score_word(self, uint32_t context, token_t word) noexcept nogil
    cdef const WordScore* _look_up(self, uint64_t key, size_t slot) noexcept nogil
    cdef size_t _slot(self, uint64_t key) noexcept nogil
    cdef void _grow_slots(self) noexcept nogil
    cdef void _grow_memo(self) noexcept nogil

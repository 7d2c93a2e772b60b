"""Weights that were learned from the translator. See ``learned_scorer.pyx``."""

from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

from postil.features.blocks cimport Block, Emitter, Step
from postil.features.keys cimport BLOCK, TARGET_PHRASE, TARGET_WORD
from postil.features.weights cimport SparseWeights
from postil.features.word_forms cimport WordForms
from postil.search.sparse.rule_scorer cimport BASE, RuleScorer
from postil.types.ids cimport key_t, token_t

cdef enum:
    PHRASE_BITS = 1 << BLOCK | 1 << TARGET_PHRASE
    WORD_BITS = 1 << TARGET_WORD
    PLAIN_BITS = PHRASE_BITS | WORD_BITS
    STEPS = 2               # numbers of reaches
    YIELD = 1
    OTHER = 0


cdef class LearnedScorer(RuleScorer):
    cdef SparseWeights sparse
    cdef float base[BASE]
    cdef uint32_t plain, structure      # templates: of phrases, and all others
    cdef bint scaled, average
    cdef int reach
    cdef double factor
    cdef WordForms source_forms, target_forms

    # What writes down features of the structure.
    cdef Emitter _emitter(self, uint32_t bits, vector[key_t]& keys) noexcept nogil
    # Value of the features of a phrase pair: f, an n-th of it for words, or 1.
    cdef float _phrase_value(
        self, const Block* block, const float* base, uint32_t bits
    ) noexcept nogil
    # The block with words the engine was not trained with as features know them.
    cdef void _known_words(
        self, const Block* block, Block* known, vector[token_t]& words
    ) noexcept nogil
    cdef double _inserted(
        self, const Step* step, token_t word, vector[key_t]& scratch
    ) noexcept nogil
    cdef const vector[key_t]* _fired(
        self, const Block* block, uint32_t bits, vector[key_t]& scratch
    ) noexcept nogil
    cdef double _sum(self, const vector[key_t]* keys) noexcept nogil
    cdef double _phrase_sum(self, const Block* block, vector[key_t]& scratch) noexcept nogil
    cdef double _weight(self, key_t key) noexcept nogil

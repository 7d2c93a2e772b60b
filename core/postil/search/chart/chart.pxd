"""The chart decoder. See ``chart.pyx``."""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.features.joins cimport Ends
from postil.models.lm.format cimport MAX_CONTEXT
from postil.models.lm.model cimport LMState
from postil.models.lm.others cimport OtherScores, OtherStates
from postil.models.session.ngrams cimport SessionState
from postil.search.grammar.features cimport COLUMNS
from postil.search.grammar.joiner cimport Joiner, Root
from postil.search.grammar.rules cimport RuleRef, RuleTable
from postil.search.grammar.span_rules cimport TAILS, Cube, SpanRules
from postil.search.sentence_search cimport SentenceSearch
from postil.types.ids cimport token_t

# Language-model scores of some words, natural logs.
cdef struct LMScores:
    float lm
    float session
    OtherScores others

# A text on its way through the language models.
cdef struct Reader:
    LMState state
    SessionState session
    OtherStates others

cdef struct Hypothesis:
    float score                   # weighted features so far, best derivation
    float estimate                # score + LM of the first words without what stands before
    uint32_t best                 # edge of the best derivation, or NONE
    uint32_t edges                # all edges, linked through ``next``
    uint32_t count                # first words whose LM score can depend on what stands before
    token_t label                 # of a typed grammar, else 0
    bint full                     # they are as many as a context has
    token_t left[MAX_CONTEXT]
    LMScores rest[MAX_CONTEXT + 1]  # of the first words from the k-th on, by themselves
    Reader reader                 # after the words, by themselves
    Ends ends                     # of its yield, as far as sparse features look
    Root root                     # its rule, likewise

cdef struct Edge:
    RuleRef rule                  # NULL: tails in their order
    uint32_t tails[TAILS]
    uint32_t arity
    uint32_t cube                 # where its words stand
    uint32_t next                 # another edge into the same hypothesis, or NONE
    float score                   # weighted, of this step alone
    LMScores lm_scores            # of words whose context is known by now

cdef struct Cell:
    float priority
    uint32_t cube
    uint32_t rule
    uint32_t ranks[TAILS]


@cython.final
cdef class ChartDecoder(SentenceSearch):
    cdef readonly RuleTable rules
    cdef readonly SpanRules fits
    cdef Joiner joiner
    cdef float weights[COLUMNS]
    cdef int pop_limit
    cdef int stack_limit
    cdef uint32_t context               # words of the longest context
    cdef vector[Hypothesis] hypotheses
    cdef vector[Edge] edges
    cdef vector[vector[uint32_t]] spans     # lists of hypotheses (see ``SpanRules``), best first
    cdef vector[vector[uint32_t]] prefixes  # hypotheses from the start on, by end
    cdef vector[Cell] heap
    cdef vector[uint32_t] slots
    cdef uint32_t goal

    cdef vector[uint32_t]* _tail(self, const Cube* cube, int gap) noexcept nogil
    cdef void _fill(self, const vector[uint32_t]& cubes, vector[uint32_t]& found) noexcept nogil
    cdef void _share_out(self, size_t place) noexcept nogil
    cdef void _push(self, Cell cell) noexcept nogil
    cdef void _make(self, const Cell* cell, vector[uint32_t]& found) noexcept nogil
    cdef float _weighed(self, const LMScores* scores) noexcept nogil
    cdef void _combine(
        self, RuleRef rule, const uint32_t* tails, Hypothesis* made, LMScores* scores
    ) noexcept nogil
    cdef void _glue(self, const uint32_t* tails, Hypothesis* made, LMScores* scores) noexcept nogil
    cdef void _end_sentence(self) noexcept nogil
    cdef void best_path(self, vector[uint32_t]& path) noexcept

"""The top-down decoder. See ``topdown.pyx``."""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.features.joins cimport Ends
from postil.models.lm.model cimport LMState
from postil.models.lm.others cimport OtherScores, OtherStates
from postil.models.session.ngrams cimport SessionState
from postil.search.grammar.features cimport COLUMNS
from postil.search.grammar.joiner cimport Joiner, Root
from postil.search.grammar.rules cimport RuleRef, RuleTable
from postil.search.grammar.span_rules cimport SpanRules
from postil.search.sentence_search cimport SentenceSearch
from postil.search.topdown.moves cimport Move, MoveList, Moves
from postil.types.ids cimport token_t

# A span on a stack of those still to be translated; stacks share their lower parts.
cdef struct Item:
    uint32_t start
    uint32_t end
    bint divided              # the rest of the sentence, which glue may divide
    uint32_t below            # number of the item under it
    Root parent               # the rule whose gap it fills, as far as sparse features look
    float rest                # rest cost of the whole stack

cdef struct Hypothesis:
    float score               # weighted features so far, best derivation
    float estimate            # score + rest cost
    uint32_t stack            # number of the item on top
    uint32_t best             # edge of the best derivation, or NONE at the start
    uint32_t edges            # all edges, linked through ``next``
    LMState state
    SessionState session
    OtherStates others
    Ends ends                 # of its yield, as far as sparse features look

cdef struct Edge:
    RuleRef rule              # NULL: end of the sentence
    uint32_t tail
    uint32_t cube             # where its words stand
    uint32_t next             # another edge into the same hypothesis, or NONE
    bint glued
    float score               # weighted, of this step alone
    float lm
    float session
    OtherScores others

# Hypotheses of a number of covered words with the same span on top, as a range of ``order``.
cdef struct Group:
    uint32_t first
    uint32_t count
    float rest                # of the span on top

cdef struct Cube:
    uint32_t group
    const MoveList* moves


@cython.final
cdef class TopDownDecoder(SentenceSearch):
    cdef readonly RuleTable rules
    cdef readonly SpanRules fits
    cdef Joiner joiner
    cdef readonly Moves moves
    cdef float weights[COLUMNS]
    cdef int pop_limit
    cdef int stack_limit
    cdef vector[Hypothesis] hypotheses
    cdef vector[Edge] edges
    cdef vector[Item] items
    cdef unordered_map[uint64_t, uint32_t] known_items
    cdef vector[uint32_t] order
    cdef vector[Group] groups
    cdef vector[vector[uint32_t]] stacks    # hypotheses by the number of words they cover
    cdef vector[vector[Cube]] cubes         # what may become one
    cdef vector[uint32_t] slots
    cdef uint32_t goal

    cdef void _begin(self) noexcept nogil
    cdef uint32_t _push(
        self, uint32_t start, uint32_t end, bint divided, uint32_t below,
        const Root* parent
    ) noexcept nogil
    cdef void _expand(self, uint32_t covered) noexcept nogil
    cdef void _offer(self, uint32_t covered, const Group& group, const Item& top) noexcept nogil
    cdef void _fill(self, uint32_t covered) noexcept nogil
    cdef float _priority(self, const Cube* cube, uint32_t row, uint32_t column) noexcept nogil
    cdef void _make(self, uint32_t tail, const Move* move, uint32_t covered) noexcept nogil
    cdef uint32_t _stack_after(
        self, uint32_t stack, const Move* move, const Root* root
    ) noexcept nogil
    cdef void _end_sentence(self) noexcept nogil
    cdef float _weighed(self, const Edge* edge) noexcept nogil
    cdef void best_path(self, vector[uint32_t]& path) noexcept

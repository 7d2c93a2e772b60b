"""Sparse features of rules where they stand. See ``joiner.pyx``."""

cimport cython
from libc.stdint cimport uint32_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.features.blocks cimport Block
from postil.features.joins cimport Ends
from postil.features.parse cimport SourceParse
from postil.search.grammar.rules cimport RuleRef, RuleTable
from postil.search.grammar.span_rules cimport Cube, SpanRules
from postil.search.sparse.rule_scorer cimport RuleScorer
from postil.types.ids cimport key_t, token_t


# The rule that a hypothesis was made by, as far as features of what it fills look.
cdef struct Root:
    RuleRef rule                # NULL: none
    uint32_t cube               # where it stands
    key_t words                 # its linked source words; 0: none


@cython.final
cdef class Joiner:
    cdef RuleTable rules
    cdef SpanRules fits
    cdef RuleScorer scorer              # may be None
    cdef bint joins                     # ends are to be kept
    cdef bint inserts
    cdef bint places
    cdef bint descends
    cdef unordered_map[key_t, float] descents   # by the words of two rules
    cdef vector[token_t] parent_words
    cdef vector[token_t] child_words
    cdef unordered_map[size_t, float] known     # rule -> what its words without a link add
    cdef SourceParse parse
    cdef vector[token_t] source_words   # of the rule at hand
    cdef vector[uint32_t] positions     # of these words
    cdef vector[token_t] target_words
    cdef vector[key_t] scratch
    cdef Block block

    # Start the sentence of the rules, with its constituents.
    cdef int begin(self, constituents) except -1
    # What a rule adds where it stands, behind what ``made`` has, which then has its words, too;
    # ``tails``: ends of what fills its gaps, or NULL where that comes later.
    cdef float apply(
        self, RuleRef rule, const Cube* cube, const Ends** tails, Ends* made
    ) noexcept nogil
    # A rule as the root of a hypothesis, and what it adds to the rule whose gap it fills.
    cdef void root_of(self, RuleRef rule, uint32_t cube, Root* root) noexcept nogil
    cdef float descend(self, const Root* parent, const Root* child) noexcept nogil
    cdef void _linked(self, const Root* root, vector[token_t]& words) noexcept nogil
    cdef float _place(self, RuleRef rule, const Cube* cube) noexcept nogil
    # Put a part behind another.
    cdef float put(self, Ends* made, const Ends* part) noexcept nogil
    cdef void _fill(self, RuleRef rule, const Cube* cube) noexcept nogil
    cdef float _insertions(self, RuleRef rule) noexcept nogil

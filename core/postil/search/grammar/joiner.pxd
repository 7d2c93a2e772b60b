"""Sparse features of rules where they stand. See ``joiner.pyx``."""

cimport cython
from libc.stdint cimport uint32_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.features.blocks cimport Block
from postil.features.joins cimport Ends
from postil.search.grammar.rules cimport RuleRef, RuleTable
from postil.search.grammar.span_rules cimport Cube
from postil.search.sparse.rule_scorer cimport RuleScorer
from postil.types.ids cimport key_t, token_t


@cython.final
cdef class Joiner:
    cdef RuleTable rules
    cdef RuleScorer scorer              # may be None
    cdef bint joins                     # ends are to be kept
    cdef bint inserts
    cdef unordered_map[size_t, float] known     # rule -> what its words without a link add
    cdef vector[token_t] source_words   # of the rule at hand
    cdef vector[token_t] target_words
    cdef vector[key_t] scratch
    cdef Block block

    # Start the sentence of the rules.
    cdef void begin(self) noexcept nogil
    # What a rule adds where it stands, behind what ``made`` has, which then has its words, too;
    # ``tails``: ends of what fills its gaps, or NULL where that is said later.
    cdef float apply(
        self, RuleRef rule, const Cube* cube, const Ends** tails, Ends* made
    ) noexcept nogil
    # Put a part behind another.
    cdef float put(self, Ends* made, const Ends* part) noexcept nogil
    cdef void _fill(self, RuleRef rule, const Cube* cube) noexcept nogil
    cdef float _insertions(self, RuleRef rule) noexcept nogil

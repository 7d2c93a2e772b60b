"""The block (phrase-based) decoder. See ``block.pyx``."""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.unordered_map cimport unordered_map
from libcpp.utility cimport pair
from libcpp.vector cimport vector

from postil.features.emission cimport Needs
from postil.features.parse cimport SourceParse
from postil.search.forbidden cimport ForbiddenSequences
from postil.search.phrase.contexts cimport ContextPool
from postil.search.phrase.coverage cimport CoveragePool
from postil.search.phrase.cubes cimport Cell, CellQueue, CubeEdge, Row
from postil.search.phrase.features cimport COLUMNS
from postil.search.phrase.hypotheses cimport Hypothesis, HypothesisPool
from postil.search.phrase.options cimport MAX_PHRASE, OptionRef, OptionTable
from postil.search.phrase.reordering cimport ReorderingRules
from postil.search.sentence_search cimport SentenceSearch
from postil.types.ids cimport key_t, token_t

cdef struct Group:
    uint32_t coverage      # classes that share coverage and end,
    uint32_t end
    uint32_t first         # as a range of `leaders`
    uint32_t count
    uint32_t lengths       # of last phrases, as bits

cdef enum:
    # Lines of the rows of a group. From STRAIGHT + 1 to ASIDE - 1: before a last phrase of so many
    # words.
    STRAIGHT = 0           # right after the last phrase
    ASIDE = MAX_PHRASE + 1  # elsewhere
    LINES = ASIDE + 1

cdef struct Line:
    uint32_t first         # a range of `rows`, best first
    uint32_t count
    bint made

# (coverage and end, the first of a class): the order of a stack is that of these pairs
ctypedef pair[uint64_t, uint32_t] Ranked


@cython.final
cdef class BlockDecoder(SentenceSearch):
    cdef readonly OptionTable options
    cdef CoveragePool coverages
    cdef ContextPool contexts
    cdef float weights[COLUMNS]
    cdef int pop_limit
    cdef int stack_limit
    cdef ReorderingRules rules
    cdef ForbiddenSequences forbidden
    cdef float beam
    cdef bint reorders
    cdef HypothesisPool pool
    cdef vector[vector[uint32_t]] stacks    # one hypothesis of each class
    cdef vector[vector[CubeEdge]] cubes
    cdef vector[Group] groups
    cdef vector[uint32_t] leaders
    cdef Line lines[LINES]              # of the group at hand
    cdef vector[Row] rows
    cdef CellQueue queue
    cdef vector[Ranked] ranking
    cdef vector[uint64_t] order
    cdef float floor                    # of the stack at hand: what is worse is dropped
    cdef uint32_t goal
    cdef Needs needs
    cdef SourceParse parse
    cdef vector[key_t] scratch
    cdef unordered_map[uint64_t, float] memo  # of the scorer, for the sentence at hand

    cdef void _begin(self, int length) noexcept nogil
    cdef void _fill(self, int covered) noexcept nogil
    cdef void _extend(self, const CubeEdge* cube, const Cell& cell, int covered) noexcept nogil
    cdef float _sparse_step(
        self, const Hypothesis* tail, OptionRef option, Hypothesis* made
    ) noexcept nogil
    cdef float _priority(self, const Hypothesis* item) noexcept nogil
    cdef float _rest(self, uint32_t coverage, uint32_t end) noexcept nogil
    cdef void _prune(self, int covered) noexcept nogil
    cdef void _find_floor(self, const vector[uint32_t]& stack) noexcept nogil
    cdef const Line* _line(self, uint32_t group, int kind) noexcept nogil
    cdef void _line_up(self, uint32_t group, int kind) noexcept nogil
    cdef void _rank_class(self, uint32_t first, int kind, uint32_t swapped) noexcept nogil
    cdef void _expand(self, uint32_t group) noexcept nogil
    cdef void _add_cube(self, uint32_t group, int start, int end, float moved) noexcept nogil
    cdef void _end_sentence(self, int length) noexcept nogil

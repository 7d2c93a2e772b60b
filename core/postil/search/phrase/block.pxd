"""The block (phrase-based) decoder. See ``block.pyx``."""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.unordered_map cimport unordered_map
from libcpp.utility cimport pair
from libcpp.vector cimport vector

from postil.models.lm.model cimport LMState
from postil.models.session.ngrams cimport SessionState
from postil.search.forbidden cimport ForbiddenSequences
from postil.search.phrase.coverage cimport CoveragePool
from postil.search.phrase.features cimport COLUMNS
from postil.search.phrase.options cimport OptionList, OptionRef, OptionTable
from postil.search.phrase.reordering cimport ReorderingRules
from postil.search.phrase.steps cimport Said
from postil.types.ids cimport key_t, token_t

cdef struct Edge:
    uint32_t tail          # hypothesis extended
    uint32_t start         # first source word of the option
    uint32_t next          # another edge into the same hypothesis, or NONE
    OptionRef option       # NULL on the edge that ends the sentence
    float score            # what this step added, all weighted features
    Said said              # language models, boundary words only

cdef struct Hypothesis:
    float score            # weighted features so far, best derivation
    float priority         # score + future cost
    uint32_t coverage
    uint32_t start         # source span of the last phrase
    uint32_t end
    uint32_t forbidden     # how far a forbidden sequence has come
    uint32_t best          # edge of the best derivation, or NONE at the start
    uint32_t edges         # all edges, linked through `next`
    float forward[3]       # weighted forward reordering of the last phrase, by orientation
    token_t last[2]        # target words, latest first; kept where a scorer asks for them
    token_t pair[2]        # source and target word of the last link; kept likewise
    LMState state
    SessionState session

cdef struct Group:
    uint32_t coverage      # hypotheses that share coverage and end,
    uint32_t end
    uint32_t first         # as a range of `order`, best first
    uint32_t count

cdef struct CubeEdge:
    uint32_t group         # rows: the group's hypotheses
    OptionList* options    # columns: the options of one span
    uint32_t start
    uint32_t end
    uint32_t coverage      # after the span
    float shift            # weighted distortion + future cost of the coverage after

cdef struct Cell:
    uint32_t edge
    uint32_t row
    uint32_t column

# (coverage and end, score and hypothesis): the order of a stack is that of these pairs
ctypedef pair[uint64_t, uint64_t] Ranked


@cython.final
cdef class BlockDecoder:
    cdef readonly OptionTable options
    cdef CoveragePool coverages
    cdef float weights[COLUMNS]
    cdef int pop_limit
    cdef int stack_limit
    cdef ReorderingRules rules
    cdef ForbiddenSequences forbidden
    cdef float beam
    cdef bint reorders
    cdef vector[Hypothesis] hypotheses
    cdef vector[Edge] edges
    cdef vector[vector[uint32_t]] stacks
    cdef vector[vector[CubeEdge]] cubes
    cdef vector[Group] groups
    cdef vector[uint32_t] order
    cdef vector[uint32_t] slots
    cdef vector[Cell] cells             # of the stack at hand, in the order they were queued
    cdef vector[uint64_t] queue         # keys of the cells not yet taken: see cell_heap
    cdef uint64_t worst                 # no key beyond this one will be taken
    cdef vector[Ranked] ranking
    cdef uint32_t goal
    cdef bint stateful
    cdef bint needs_block
    cdef bint needs_pair
    cdef vector[key_t] scratch
    cdef unordered_map[uint64_t, float] memo  # of the scorer, for the sentence at hand
    cdef readonly uint64_t expanded
    cdef readonly bint relaxed

    cdef void best_path(self, vector[uint32_t]& path) noexcept
    cdef void _run(self) noexcept nogil
    cdef void _begin(self, int length) noexcept nogil
    cdef void _fill(self, int covered) noexcept nogil
    cdef float _cell_priority(self, int covered, const Cell& cell) noexcept nogil
    cdef uint64_t _queue_cell(
        self, int covered, uint32_t edge, uint32_t row, uint32_t column
    ) noexcept nogil
    cdef void _replace_by_neighbours(self, const Cell& cell, int covered) noexcept nogil
    cdef float _ordering(
        self, const Hypothesis* tail, OptionRef option, uint32_t start, uint32_t end
    ) noexcept nogil
    cdef void _extend(self, const Cell& cell, int covered) noexcept nogil
    cdef float _sparse_step(
        self, const Hypothesis* tail, OptionRef option, Hypothesis* made
    ) noexcept nogil
    cdef void _recombine(self, const Hypothesis& made, int covered) noexcept nogil
    cdef bint _equal(self, const Hypothesis* left, const Hypothesis* right) noexcept nogil
    cdef uint64_t _state_hash(self, const Hypothesis* item) noexcept nogil
    cdef void _grow_slots(self, int covered) noexcept nogil
    cdef void _prune(self, int covered) noexcept nogil
    cdef void _expand(self, uint32_t group) noexcept nogil
    cdef void _end_sentence(self, int length) noexcept nogil

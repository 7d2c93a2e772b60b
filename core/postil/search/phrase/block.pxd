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
from postil.search.phrase.options cimport OptionRef, OptionTable
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
    uint32_t coverage
    uint32_t start         # source span of the last phrase
    uint32_t end
    uint32_t forbidden     # how far a forbidden sequence has come
    uint32_t best          # edge of the best derivation, or NONE at the start
    uint32_t edges         # all edges, linked through `next`
    uint32_t context       # of the language models
    float forward[3]       # weighted forward reordering of the last phrase, by orientation
    token_t last[2]        # target words, latest first; kept where a scorer asks for them
    token_t pair[2]        # source and target word of the last link; kept likewise

cdef struct Group:
    uint32_t coverage      # hypotheses that share coverage and end,
    uint32_t end
    uint32_t first         # as a range of `rows`, best first
    uint32_t count

# (coverage and end, score and hypothesis): the order of a stack is that of these pairs
ctypedef pair[uint64_t, uint64_t] Ranked


@cython.final
cdef class BlockDecoder:
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
    cdef vector[Hypothesis] hypotheses
    cdef vector[Edge] edges
    cdef vector[vector[uint32_t]] stacks
    cdef vector[vector[CubeEdge]] cubes
    cdef vector[Group] groups
    cdef vector[Row] rows
    cdef vector[uint64_t] slots         # of a stack: half a hash, and hypothesis + 1; 0 is free
    cdef CellQueue queue
    cdef vector[Ranked] ranking
    cdef uint32_t goal
    cdef Needs needs
    cdef SourceParse parse
    cdef vector[key_t] scratch
    cdef unordered_map[uint64_t, float] memo  # of the scorer, for the sentence at hand
    cdef readonly uint64_t expanded
    cdef readonly bint relaxed

    cdef void best_path(self, vector[uint32_t]& path) noexcept
    cdef void _run(self) noexcept nogil
    cdef void _begin(self, int length) noexcept nogil
    cdef void _fill(self, int covered) noexcept nogil
    cdef void _fetch(self, int covered, size_t made) noexcept nogil
    cdef void _extend(self, const CubeEdge* cube, const Cell& cell, int covered) noexcept nogil
    cdef float _sparse_step(
        self, const Hypothesis* tail, OptionRef option, Hypothesis* made
    ) noexcept nogil
    cdef void _recombine(self, const Hypothesis& made, int covered) noexcept nogil
    cdef bint _equal(self, const Hypothesis* left, const Hypothesis* right) noexcept nogil
    cdef uint64_t _state_hash(self, const Hypothesis* item) noexcept nogil
    cdef void _grow_slots(self) noexcept nogil
    cdef float _priority(self, const Hypothesis* item) noexcept nogil
    cdef float _rest(self, uint32_t coverage, uint32_t end) noexcept nogil
    cdef void _prune(self, int covered) noexcept nogil
    cdef void _expand(self, uint32_t group) noexcept nogil
    cdef void _end_sentence(self, int length) noexcept nogil

"""Hypotheses of the block decoder. See ``hypotheses.pyx``."""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.features.emission cimport Needs
from postil.search.phrase.options cimport OptionRef
from postil.search.phrase.steps cimport LMScores
from postil.types.ids cimport token_t

cdef struct Edge:
    uint32_t tail          # hypothesis extended
    uint32_t start         # first source word of the option
    uint32_t next          # another edge into the same hypothesis, or NONE
    OptionRef option       # NULL on the edge that ends the sentence
    float score            # what this step added, all weighted features
    LMScores lm_scores     # language models, boundary words only

cdef struct Hypothesis:
    float score            # weighted features so far, best derivation
    uint32_t coverage
    uint32_t start         # source span of the last phrase
    uint32_t end
    uint32_t forbidden     # how far a forbidden sequence has come
    uint32_t best          # edge of the best derivation, or NONE at the start
    uint32_t edges         # all edges, linked through `next`
    uint32_t alike         # the next of its class, in a ring
    uint32_t context       # of the language models
    float forward[3]       # weighted forward reordering of the last phrase, by orientation
    token_t last[2]        # target words, latest first; kept where a scorer reads them
    token_t pair[2]        # source and target word of the last link; kept likewise


@cython.final
cdef class HypothesisPool:
    cdef vector[Hypothesis] items
    cdef vector[Edge] edges
    cdef vector[uint64_t] slots         # of a stack: half a hash, and hypothesis + 1; 0 is free
    cdef Needs needs
    cdef bint reorders

    cdef void begin_sentence(self, const Needs& needs, bint reorders) noexcept nogil
    cdef void begin_stack(self) noexcept nogil
    cdef void add(self, const Hypothesis& made, vector[uint32_t]& stack) noexcept nogil
    cdef void best_path(self, uint32_t node, vector[uint32_t]& path) noexcept
    # These look at the class of a hypothesis.
    cdef uint32_t best_of_class(self, uint32_t first) noexcept nogil
    cdef uint32_t lengths(self, uint32_t first) noexcept nogil
    cdef bint _join(self, uint32_t first, const Hypothesis& made) noexcept nogil
    cdef bint _alike(self, const Hypothesis* left, const Hypothesis* right) noexcept nogil
    cdef bint _ordered_alike(
        self, const Hypothesis* left, const Hypothesis* right
    ) noexcept nogil
    cdef uint64_t _class_hash(self, const Hypothesis* item) noexcept nogil
    cdef void _grow_slots(self) noexcept nogil

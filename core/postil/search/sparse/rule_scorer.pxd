"""What sparse features add to scores in search. See ``rule_scorer.pyx``."""

from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

from postil.features.blocks cimport Block, Step
from postil.features.emission cimport Needs
from postil.features.joins cimport Ends, Sight
from postil.features.placement cimport RulePlace
from postil.types.ids cimport key_t, token_t

cdef enum:
    BASE = 4                    # translation scores of a rule: see ``BASE_FEATURES``


cdef class RuleScorer:
    cdef Needs needs            # whether ``step`` adds anything, and what it depends on
    cdef Sight sight            # what ``join`` depends on
    cdef bint inserts           # ``inserted`` does
    cdef bint places            # ``place`` is
    cdef bint descends          # ``descent`` is

    # Score of a rule by itself: its words, gaps left out; ``base`` are its translation scores.
    # ``scratch`` is the caller's, to spare allocations.
    cdef float score(
        self, const Block* block, const float* base, vector[key_t]& scratch
    ) noexcept nogil
    # What a phrase adds where it stands.
    cdef float step(self, const Step* step, vector[key_t]& scratch) noexcept nogil
    # What two parts of a translation add where they meet: for decoders with gaps, in place of
    # ``step``.
    cdef float join(
        self, const Ends* left, const Ends* right, vector[key_t]& scratch
    ) noexcept nogil
    # What a rule adds where it stands; what two rules do, one of which fills a gap of the other, by
    # their linked source words.
    cdef float place(self, const RulePlace* place, vector[key_t]& scratch) noexcept nogil
    cdef float descent(
        self, const vector[token_t]& parent, const vector[token_t]& child, vector[key_t]& scratch
    ) noexcept nogil
    # What a word without a link adds in a sentence.
    cdef float inserted(
        self, const token_t* sentence, uint32_t length, token_t word, vector[key_t]& scratch
    ) noexcept nogil

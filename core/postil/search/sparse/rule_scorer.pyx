"""Scores of sparse features of a rule, by itself and behind another."""

from typing import Literal

from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

from postil.features.blocks cimport Block, Step
from postil.features.joins cimport Ends
from postil.features.placement cimport RulePlace
from postil.types.ids cimport key_t, token_t


# The sparse features that a decoder scores: of rules by themselves and where one stands behind
# another ("steps", for phrases side by side), of rules and of the whole yield ("yield", for
# rules with gaps), of rules by themselves, or none.
Reach = Literal["steps", "yield", "rules", "none"]

# Translation scores of a rule; every decoder with rules has them in its first columns.
BASE_FEATURES = ("tm.inverse", "lex.inverse", "tm.direct", "lex.direct")


cdef class RuleScorer:
    """This base class adds nothing."""

    def declare(self):
        """Take note of what changed; before decoding, after learning."""

    cdef float score(
        self, const Block* block, const float* base, vector[key_t]& scratch
    ) noexcept nogil:
        return 0.0

    cdef float step(self, const Step* step, vector[key_t]& scratch) noexcept nogil:
        return 0.0

    cdef float join(
        self, const Ends* left, const Ends* right, vector[key_t]& scratch
    ) noexcept nogil:
        return 0.0

    cdef float inserted(
        self, const token_t* sentence, uint32_t length, token_t word, vector[key_t]& scratch
    ) noexcept nogil:
        return 0.0

    cdef float place(self, const RulePlace* place, vector[key_t]& scratch) noexcept nogil:
        return 0.0

    cdef float descent(
        self, const vector[token_t]& parent, const vector[token_t]& child, vector[key_t]& scratch
    ) noexcept nogil:
        return 0.0

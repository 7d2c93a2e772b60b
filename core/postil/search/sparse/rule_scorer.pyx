"""Scores of sparse features of a rule, by itself and behind another."""

from typing import Literal

from libcpp.vector cimport vector

from postil.features.blocks cimport Block, Step
from postil.types.ids cimport key_t


# The sparse features that a decoder scores: of rules by themselves and where one stands behind
# another ("steps", for phrases side by side), of rules by themselves, or none.
Reach = Literal["steps", "rules", "none"]

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

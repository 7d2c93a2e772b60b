"""What sparse features add to scores in search. See ``rule_scorer.pyx``."""

from libcpp.vector cimport vector

from postil.features.blocks cimport Block, Step
from postil.types.ids cimport key_t

cdef enum:
    BASE = 4                    # translation scores of a rule: see ``BASE_FEATURES``


cdef class RuleScorer:
    cdef bint stateful          # ``step`` is to be asked
    cdef bint needs_block       # and depends on the whole phrase before
    cdef bint needs_pair        # and depends on the last linked pair of words

    # Score of a rule by itself: its words, gaps left out; ``base`` are its translation scores.
    # ``scratch`` is the caller's, to spare allocations.
    cdef float score(
        self, const Block* block, const float* base, vector[key_t]& scratch
    ) noexcept nogil
    # What a phrase adds where it stands.
    cdef float step(self, const Step* step, vector[key_t]& scratch) noexcept nogil

"""Dense values of the edges of block forests. See ``block_values.pyx``."""

cimport cython
from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

from postil.models.word_distortion cimport WordDistortion
from postil.search.forest.assembly cimport ForestAssembly
from postil.search.phrase.options cimport OptionRef, OptionTable
from postil.search.phrase.steps cimport LMScores
from postil.types.ids cimport token_t


# Of a rule: where its values start in the stores of BlockValues.
cdef struct RuleValues:
    uint32_t dense
    uint32_t reordering     # or NONE


@cython.final
cdef class BlockValues:
    cdef ForestAssembly forest
    cdef WordDistortion jumps           # or None
    cdef vector[token_t] sentence
    cdef vector[RuleValues] rules
    cdef vector[float] stored           # values of rules
    cdef vector[LMScores] lm_scores     # by edge
    cdef object whole                   # the matrix, once asked for

    # The rule, or the edge, that the assembly was given last.
    cdef void add_rule(self, OptionRef option) noexcept nogil
    cdef void add_edge(self, const LMScores* scores) noexcept nogil
    cdef void _add(self, uint32_t edge, float* row) noexcept nogil
    cdef const float* _reordering(self, uint32_t edge) noexcept nogil

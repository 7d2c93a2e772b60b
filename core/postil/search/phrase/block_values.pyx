"""Dense values of the edges of block forests, computed when they are read.

Of the many edges of a forest few are read: those of the derivations that somebody looks at.
All that a step adds is known from its rule, from the language models, and from where its rule and
the one before it stand. So a forest keeps the values of its rules, of which there are far fewer
than edges, and of each edge its scores of the language models alone.

The rule before an edge is that of any edge into its tail: hypotheses are joined only where their
last phrases end at the same word and, if a table has a reordering model, start at the same word and
have the same scores of what follows (``hypotheses.pyx``).
"""

cimport cython
from libc.stdint cimport uint32_t

import numpy as np

from postil.search.forest.assembly cimport ForestAssembly
from postil.search.phrase.features cimport COLUMNS
from postil.search.phrase.options cimport OptionRef, OptionTable
from postil.search.phrase.steps cimport (
    Jump, LMScores, add_lm_values, add_phrase_values, jump_between,
)

cdef enum:
    NONE = 0xFFFFFFFF
    REORDERING_SCORES = 6


@cython.final
cdef class BlockValues:
    """Values of a forest in the making; see ``EdgeValues``.

    Parameters
    ----------
    forest : ForestAssembly
    options : OptionTable
        Those of the sentence.
    """

    def __init__(self, ForestAssembly forest not None, OptionTable options not None):
        self.forest = forest
        self.jumps = options.jumps
        self.sentence.assign(options.sentence.begin(), options.sentence.end())

    cdef void add_rule(self, OptionRef option) noexcept nogil:
        cdef RuleValues places = RuleValues(<uint32_t>self.stored.size(), NONE)
        self.stored.insert(self.stored.end(), option.dense, option.dense + COLUMNS)
        if option.reordering != NULL:
            places.reordering = <uint32_t>self.stored.size()
            self.stored.insert(
                self.stored.end(), option.reordering, option.reordering + REORDERING_SCORES
            )
        self.rules.push_back(places)

    cdef void add_edge(self, const LMScores* scores) noexcept nogil:
        self.lm_scores.push_back(scores[0])

    def rows(self, edges):
        """Values of some edges, float32 array, shape (edges, COLUMNS).

        Raises
        ------
        IndexError
            The forest has no such edge.
        """
        cdef const uint32_t[::1] numbers = np.ascontiguousarray(edges, dtype=np.uint32)
        cdef Py_ssize_t k
        found = np.zeros((numbers.shape[0], COLUMNS), dtype=np.float32)
        cdef float[:, ::1] values = found
        for k in range(numbers.shape[0]):
            if numbers[k] >= self.lm_scores.size():
                raise IndexError(f"edge {numbers[k]} of {self.lm_scores.size()}")
        with nogil:
            for k in range(numbers.shape[0]):
                self._add(numbers[k], &values[k, 0])
        return found

    def matrix(self):
        """Values of all edges, which cannot be written; worked out once."""
        if self.whole is None:
            whole = self.rows(np.arange(self.lm_scores.size(), dtype=np.uint32))
            whole.flags.writeable = False
            self.whole = whole
        return self.whole

    cdef void _add(self, uint32_t edge, float* row) noexcept nogil:
        """Add the values of an edge to a row."""
        cdef uint32_t rule = self.forest.rule[edge]
        cdef uint32_t tail = self.forest.tails[self.forest.tail_offset[edge]]
        cdef uint32_t before = self.forest.edge_offset[tail]
        cdef const uint32_t* span = self.forest.stretches.data()
        cdef const uint32_t* span_before = span
        cdef const float* reordering_before = NULL
        cdef uint32_t start_before = 0, end_before = 0
        cdef Jump jump
        add_lm_values(&self.lm_scores[edge], row)
        if rule == NONE:
            return
        if before < self.forest.edge_offset[tail + 1]:
            span_before += 2 * self.forest.stretch_offset[before]
            start_before, end_before = span_before[0], span_before[1]
            reordering_before = self._reordering(before)
        span += 2 * self.forest.stretch_offset[edge]
        jump = jump_between(
            self.jumps, self.sentence.data(), start_before, end_before, span[0], span[1]
        )
        add_phrase_values(
            &self.stored[self.rules[rule].dense], self._reordering(edge), reordering_before, &jump,
            row,
        )

    cdef const float* _reordering(self, uint32_t edge) noexcept nogil:
        """Log-probabilities of the rule of an edge, or NULL."""
        cdef uint32_t place = self.rules[self.forest.rule[edge]].reordering
        if place == NONE:
            return NULL
        return &self.stored[place]

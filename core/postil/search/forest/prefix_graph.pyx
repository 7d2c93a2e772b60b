"""A forest as a graph of characters, for the search of a prefix.

The yield of an edge is a row of steps: parts of its rule, which are rows of words without a gap,
and tails. A part is a chain of states, one behind each character (``prefix_text``). A first step
that is a tail leads from the states of that tail straight on; any other tail stands behind a
*gate*: it is entered with the words that stand before it and what was typed up to there.
"""

from libc.math cimport INFINITY, exp, log1p
from libc.stdint cimport int32_t, uint32_t
from libcpp.vector cimport vector

import numpy as np

from postil.search.forest.hypergraph import NO_RULE
from postil.search.forest.prefix_text import rule_texts


cdef class PrefixGraph:
    """States, gates and scores of a forest.

    Parameters
    ----------
    forest : Forest
    surfaces : mapping of int to Surface
        Of every target id in the forest.
    """

    def __init__(self, forest, surfaces):
        self.forest = forest
        self.surfaces = surfaces
        self.edge_offset = forest.edge_offset
        self.tail_offset = forest.tail_offset
        self.tails = forest.tails
        self.rule = forest.rule
        self.score = forest.score
        self.nodes = <int32_t>forest.node_count
        texts = rule_texts(forest.rules, surfaces)
        self.texts = texts
        self.element_offset = texts.element_offset
        self.elements = texts.elements
        self.state_offset = texts.state_offset
        self.exact = texts.exact
        self.similar = texts.similar
        self.token_start = texts.token_start
        self.token_letters = texts.token_letters
        self.next_token = texts.next_token
        self.spaced = texts.spaced
        self.first_side = texts.first_side
        self.last_side = texts.last_side
        self._number_steps()
        self._look_inside()

    cdef int32_t length(self, int32_t part) noexcept nogil:
        """Characters of a part of a rule."""
        return self.state_offset[part + 1] - self.state_offset[part] - 1

    cdef uint32_t tail(self, uint32_t edge, int32_t step) noexcept nogil:
        """The node of a step that is a tail."""
        return self.tails[self.tail_offset[edge] + <uint32_t>(-1 - step)]

    cdef void _number_steps(self):
        cdef vector[int32_t] offset, steps, place
        cdef int32_t node, size, gates, k
        cdef uint32_t edge, rule
        cdef size_t first
        self.sizes = np.zeros(self.nodes, dtype=np.int32)
        self.gates = np.zeros(self.nodes, dtype=np.int32)
        offset.push_back(0)
        for node in range(self.nodes):
            size, gates = SIDES, 0
            for edge in range(self.edge_offset[node], self.edge_offset[node + 1]):
                rule = self.rule[edge]
                first = steps.size()
                for k in range(<int32_t>(self.tail_offset[edge + 1] - self.tail_offset[edge])):
                    if not self._names(rule, -1 - k):
                        steps.push_back(-1 - k)
                if rule != NONE:
                    for k in range(self.element_offset[rule], self.element_offset[rule + 1]):
                        steps.push_back(self.elements[k])
                while place.size() < steps.size():
                    k = steps[place.size()]
                    if k >= 0:
                        place.push_back(size)
                        size += self.length(k) + 1
                    else:
                        place.push_back(gates)
                        gates += place.size() - 1 > first
                offset.push_back(<int32_t>steps.size())
            self.sizes[node] = size
            self.gates[node] = gates
        self.step_offset = array_of(offset)
        self.steps = array_of(steps)
        self.place = array_of(place)

    cdef bint _names(self, uint32_t rule, int32_t step) noexcept nogil:
        """Whether the target side of a rule has this gap."""
        cdef int32_t k
        if rule != NONE:
            for k in range(self.element_offset[rule], self.element_offset[rule + 1]):
                if self.elements[k] == step:
                    return True
        return False

    cdef void _look_inside(self):
        """Best score, and sum over all derivations, of each node and behind each step."""
        cdef int32_t node, k
        cdef uint32_t edge, tail
        cdef double value, total
        self.inside = np.zeros(self.nodes)
        self.inside_sum = np.zeros(self.nodes)
        self.best_in = np.full(self.nodes, NO_RULE, dtype=np.uint32)
        self.rest = np.zeros(self.steps.shape[0])
        self.rest_sum = np.zeros(self.steps.shape[0])
        for node in range(self.nodes):
            if self.edge_offset[node] != self.edge_offset[node + 1]:
                self.inside_sum[node] = -INFINITY
            for edge in range(self.edge_offset[node], self.edge_offset[node + 1]):
                value = total = 0.0
                for k in range(self.step_offset[edge + 1] - 1, self.step_offset[edge] - 1, -1):
                    self.rest[k], self.rest_sum[k] = value, total
                    if self.steps[k] < 0:
                        tail = self.tail(edge, self.steps[k])
                        value += self.inside[tail]
                        total += self.inside_sum[tail]
                value += self.score[edge]
                total += self.score[edge]
                if self.best_in[node] == NONE or value > self.inside[node]:
                    self.inside[node] = value
                    self.best_in[node] = edge
                self.inside_sum[node] = log_add(self.inside_sum[node], total)


cdef object array_of(const vector[int32_t]& values):
    array = np.empty(values.size(), dtype=np.int32)
    cdef int32_t[::1] view = array
    cdef size_t k
    for k in range(values.size()):
        view[k] = values[k]
    return array


cdef double log_add(double left, double right) noexcept nogil:
    if left < right:
        left, right = right, left
    if right == -INFINITY:
        return left
    return left + log1p(exp(right - left))

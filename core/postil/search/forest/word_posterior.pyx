"""Posterior probability of each word a decoder wrote.

The posterior of a target word is the probability, over all derivations of the forest, that the
source word it translates is translated by a phrase that has the same target word (Ueffing & Ney
2007, "Word-level confidence estimation for machine translation", 4.4, with the source position for
the target position: a word that merely moves is no less right).
"""

cimport cython
from cython.operator cimport dereference as deref
from libc.math cimport INFINITY, exp, log1p
from libc.stdint cimport uint32_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

import numpy as np

cdef enum:
    NONE = 0xFFFFFFFF       # no rule

cdef enum:
    FILTER = 4096           # a power of two


cdef inline double log_add(double left, double right) noexcept nogil:
    if left < right:
        left, right = right, left
    if right == -INFINITY:
        return left
    return left + log1p(exp(right - left))


@cython.final
cdef class EdgePosteriors:
    """Probabilities of edges, by inside and outside sums in the log domain.

    The probability of a derivation is its model score, exponentiated and normalised over all
    derivations of the forest (Li & Eisner 2009).
    """

    cdef const uint32_t[::1] edge_offset, tail_offset, tails
    cdef const float[::1] score
    cdef vector[double] inside      # log sums over the derivations of each node
    cdef vector[double] log_mass    # by edge; the exp is not needed of all that have one

    def __init__(self, forest):
        self.edge_offset, self.tail_offset = forest.edge_offset, forest.tail_offset
        self.tails, self.score = forest.tails, forest.score

    cdef void work_out(self) noexcept nogil:
        cdef Py_ssize_t goal = self.edge_offset.shape[0] - 2, node
        cdef vector[double] outside
        cdef uint32_t edge, t
        cdef double value
        self._sum_inside()
        outside.assign(<size_t>goal + 1, -INFINITY)
        outside[goal] = 0.0
        self.log_mass.assign(<size_t>self.score.shape[0], 0.0)
        for node in range(goal, -1, -1):
            for edge in range(self.edge_offset[node], self.edge_offset[node + 1]):
                value = outside[node] + self.score[edge]
                for t in range(self.tail_offset[edge], self.tail_offset[edge + 1]):
                    value += self.inside[self.tails[t]]
                self.log_mass[edge] = value - self.inside[goal]
                for t in range(self.tail_offset[edge], self.tail_offset[edge + 1]):
                    outside[self.tails[t]] = log_add(
                        outside[self.tails[t]], value - self.inside[self.tails[t]]
                    )

    cdef void _sum_inside(self) noexcept nogil:
        cdef size_t node, nodes = <size_t>self.edge_offset.shape[0] - 1
        cdef uint32_t edge, t
        cdef double value
        self.inside.assign(nodes, 0.0)
        for node in range(nodes):
            if self.edge_offset[node] == self.edge_offset[node + 1]:
                continue
            self.inside[node] = -INFINITY
            for edge in range(self.edge_offset[node], self.edge_offset[node + 1]):
                value = self.score[edge]
                for t in range(self.tail_offset[edge], self.tail_offset[edge + 1]):
                    value += self.inside[self.tails[t]]
                self.inside[node] = log_add(self.inside[node], value)


@cython.final
cdef class WordMass:
    """Probability mass of the edges that produce certain words, by word and source position."""

    cdef const uint32_t[::1] rule, stretch_offset, target, target_offset
    cdef const uint32_t[:, ::1] stretches
    cdef EdgePosteriors edges
    cdef unordered_map[uint32_t, uint32_t] words    # numbered in the order of the derivation
    cdef vector[double] of_source       # word * length of the source + position
    cdef vector[double] of_none         # by edges whose rule translates no source word itself
    cdef size_t length

    def __init__(self, forest):
        self.rule, self.stretch_offset = forest.rule, forest.stretch_offset
        self.target, self.target_offset = forest.rules.target, forest.rules.target_offset
        self.stretches = forest.stretches
        self.edges = EdgePosteriors(forest)
        self.length = <size_t>len(forest.source)

    cdef void add_up(self, const uint32_t[::1] tokens) noexcept nogil:
        """For the words of a derivation."""
        cdef vector[vector[uint32_t]] of_rule
        cdef uint32_t edge, stretch, position, rule
        cdef size_t k
        cdef double mass
        self.edges.work_out()
        for position in range(<uint32_t>tokens.shape[0]):
            if not self.words.count(tokens[position]):
                k = self.words.size()
                self.words[tokens[position]] = <uint32_t>k
        self.of_source.assign(self.words.size() * self.length, 0.0)
        self.of_none.assign(self.words.size(), 0.0)
        self._find_words(of_rule)
        for edge in range(<uint32_t>self.rule.shape[0]):
            rule = self.rule[edge]
            if rule == NONE or of_rule[rule].empty():
                continue
            mass = exp(self.edges.log_mass[edge])
            for k in range(of_rule[rule].size()):
                for stretch in range(self.stretch_offset[edge], self.stretch_offset[edge + 1]):
                    for position in range(self.stretches[stretch, 0], self.stretches[stretch, 1]):
                        self.of_source[of_rule[rule][k] * self.length + position] += mass
                if self.stretch_offset[edge] == self.stretch_offset[edge + 1]:
                    self.of_none[of_rule[rule][k]] += mass

    cdef void _find_words(self, vector[vector[uint32_t]]& of_rule) noexcept nogil:
        """Into ``of_rule``: numbers of the words on the target side of each rule, each once."""
        cdef uint32_t r, at, number
        cdef size_t k
        cdef vector[char] maybe     # by the last bits of a word: whether it may be one of ours
        maybe.assign(FILTER, False)
        for entry in self.words:
            maybe[entry.first & (FILTER - 1)] = True
        of_rule.resize(<size_t>self.target_offset.shape[0] - 1)
        for r in range(<uint32_t>of_rule.size()):
            for at in range(self.target_offset[r], self.target_offset[r + 1]):
                if not maybe[self.target[at] & (FILTER - 1)]:
                    continue
                found = self.words.find(self.target[at])
                if found == self.words.end():
                    continue
                number = deref(found).second
                for k in range(of_rule[r].size()):
                    if of_rule[r][k] == number:
                        break
                else:
                    of_rule[r].push_back(number)

    cdef double mean(self, uint32_t token, const vector[uint32_t]& sources) noexcept nogil:
        """Mean mass of a word over the source words that it stands for; without any, how often a
        rule without any has it.
        """
        cdef size_t word = self.words[token], k
        cdef double total = 0.0
        if sources.empty():
            return self.of_none[word]
        for k in range(sources.size()):
            total += self.of_source[word * self.length + sources[k]]
        return total / <double>sources.size()


def word_posteriors(derivation, rules, links):
    """Posterior of each target word of a derivation.

    Parameters
    ----------
    rules : sequence of RuleApplication
        Those of the derivation.
    links : sequence of (int, int)
        (source, target) positions of words that translate each other. A target word with several
        source words gets their mean; one without any that of all words of its phrase.

    Returns
    -------
    float64 array, shape (number of tokens,)
        In 0 to 1.
    """
    cdef const uint32_t[::1] tokens = derivation.tokens
    cdef WordMass masses = WordMass(derivation.forest)
    cdef vector[vector[uint32_t]] sources
    cdef Py_ssize_t place
    result = np.empty(tokens.shape[0])
    cdef double[::1] values = result
    sources.resize(<size_t>tokens.shape[0])
    find_sources(rules, links, masses.length, sources)
    with nogil:
        masses.add_up(tokens)
        for place in range(tokens.shape[0]):
            values[place] = min(1.0, masses.mean(tokens[place], sources[place]))
    return result


cdef find_sources(rules, links, size_t length, vector[vector[uint32_t]]& sources):
    """Source positions, below ``length``, that each target word stands for."""
    cdef uint32_t source, target, start, end, first, last, word
    for source, target in links:
        if source >= length or target >= sources.size():
            raise IndexError(f"no link ({source}, {target}) in this derivation")
        sources[target].push_back(source)
    for rule in rules:
        for start, end in rule.target:
            for target in range(start, end):
                if not sources[target].empty():
                    continue
                for first, last in rule.source:
                    for word in range(first, last):
                        sources[target].push_back(word)

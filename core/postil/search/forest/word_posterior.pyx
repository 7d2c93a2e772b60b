"""Posterior probability of each word a decoder wrote.

The posterior of a target word is the probability, over all derivations of the forest, that the
source word it translates is translated by a phrase that has the same target word (Ueffing & Ney
2007, "Word-level confidence estimation for machine translation", 4.4, with the source position for
the target position: a word that merely moves is no less right).
"""

from libc.stdint cimport uint32_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

import numpy as np

from postil.search.forest.posterior import edge_posteriors

cdef enum:
    NONE = 0xFFFFFFFF       # no rule


cdef class WordMass:
    """Mass of the edges of a forest that say certain words, by word and by source position.

    Words are numbered in the order of their first call of ``number``.
    """

    cdef unordered_map[uint32_t, uint32_t] words
    cdef vector[double] of_source       # word * length of the source + position
    cdef vector[double] of_none         # by edges whose rule translates no source word itself
    cdef uint32_t length

    cdef uint32_t number(self, uint32_t token) noexcept:
        cdef uint32_t number
        if not self.words.count(token):
            number = <uint32_t>self.words.size()
            self.words[token] = number
        return self.words[token]

    cdef void add_up(
        self, const uint32_t[::1] rule, const uint32_t[::1] stretch_offset,
        const uint32_t[:, ::1] stretches, const uint32_t[::1] target,
        const uint32_t[::1] target_offset, const double[::1] mass,
    ) noexcept nogil:
        cdef vector[vector[uint32_t]] said
        cdef uint32_t edge, stretch, position
        cdef size_t k
        self.of_source.assign(self.words.size() * self.length, 0.0)
        self.of_none.assign(self.words.size(), 0.0)
        self._find_words(target, target_offset, said)
        for edge in range(<uint32_t>rule.shape[0]):
            if rule[edge] == NONE:
                continue
            for k in range(said[rule[edge]].size()):
                for stretch in range(stretch_offset[edge], stretch_offset[edge + 1]):
                    for position in range(stretches[stretch, 0], stretches[stretch, 1]):
                        self.of_source[
                            said[rule[edge]][k] * self.length + position
                        ] += mass[edge]
                if stretch_offset[edge] == stretch_offset[edge + 1]:
                    self.of_none[said[rule[edge]][k]] += mass[edge]

    cdef void _find_words(
        self, const uint32_t[::1] target, const uint32_t[::1] target_offset,
        vector[vector[uint32_t]]& said,
    ) noexcept nogil:
        """Numbers of the words that each rule says, each once."""
        cdef uint32_t r, at, number
        cdef size_t k
        said.resize(target_offset.shape[0] - 1)
        for r in range(<uint32_t>said.size()):
            for at in range(target_offset[r], target_offset[r + 1]):
                if not self.words.count(target[at]):
                    continue
                number = self.words[target[at]]
                for k in range(said[r].size()):
                    if said[r][k] == number:
                        break
                else:
                    said[r].push_back(number)


def word_posteriors(derivation, rules, links, double scale=1.0):
    """Posterior of each target word of a derivation.

    Parameters
    ----------
    rules : sequence of RuleApplication
        Those of the derivation.
    links : sequence of (int, int)
        (source, target) positions of words that translate each other. A target word with several
        source words gets their mean; one without any that of all words of its phrase.
    scale : float
        Model scores are multiplied by it.

    Returns
    -------
    float64 array, shape (number of tokens,)
        In 0 to 1.
    """
    forest = derivation.forest
    cdef const uint32_t[::1] rule = forest.rule, stretch_offset = forest.stretch_offset
    cdef const uint32_t[::1] target = forest.rules.target
    cdef const uint32_t[::1] target_offset = forest.rules.target_offset
    cdef const uint32_t[:, ::1] stretches = forest.stretches
    cdef const double[::1] mass = edge_posteriors(forest, scale)[0]
    cdef WordMass masses = WordMass()
    masses.length = <uint32_t>len(forest.source)
    cdef list numbers = [masses.number(token) for token in derivation.tokens.tolist()]
    cdef uint32_t word, position
    cdef double total
    with nogil:
        masses.add_up(rule, stretch_offset, stretches, target, target_offset, mass)
    result = np.empty(len(numbers))
    for place, sources in enumerate(sources_of_words(len(numbers), rules, links)):
        word = numbers[place]
        total = 0.0
        for position in sources:
            total += masses.of_source[word * masses.length + position]
        # no source word: how often a rule without any says it
        total = total / len(sources) if sources else masses.of_none[word]
        result[place] = min(1.0, total)
    return result


cdef list sources_of_words(size_t count, rules, links):
    """Source positions that each target word stands for."""
    cdef list sources = [[] for _ in range(count)]
    for source, target in links:
        sources[target].append(source)
    for rule in rules:
        own = [word for start, end in rule.source for word in range(start, end)]
        for position in rule.positions():
            sources[position] = sources[position] or own
    return sources

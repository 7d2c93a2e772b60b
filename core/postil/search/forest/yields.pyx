"""Yields of derivations: the one place that turns edges into target tokens and back.

A derivation is a list of edges, tails before heads and tails in their order, which fixes its tree:
an edge takes as many finished subtrees as it has tails that are no axioms. Where no rule has gaps,
the tokens of the edges simply follow each other; else the tree is walked from the root.
"""

from libc.stdint cimport int64_t, uint32_t
from libcpp.vector cimport vector

import numpy as np

from postil.search.forest.hypergraph import RuleApplication


cdef struct Frame:
    uint32_t number         # of the edge in the derivation
    uint32_t at             # tails, then symbols of the rule that are done


cdef class YieldReader:
    """Reads derivations of one forest."""

    def __init__(self, forest):
        self.edge_offset = forest.edge_offset
        self.tail_offset = forest.tail_offset
        self.tails = forest.tails
        self.rule = forest.rule
        self.target = forest.rules.target
        self.target_offset = forest.rules.target_offset
        self.gapped = bool((forest.rules.target >= <uint32_t>GAP).any())

    cdef void read(self, const vector[uint32_t]& edges) noexcept nogil:
        cdef size_t k
        cdef uint32_t j, rule
        self.tokens.clear()
        self.owner.clear()
        self.place.assign(edges.size(), NONE)
        if self.gapped:
            self._read_tree(edges)
            return
        for k in range(edges.size()):
            rule = self.rule[edges[k]]
            self.place[k] = <uint32_t>self.tokens.size()
            if rule != NONE:
                for j in range(self.target_offset[rule], self.target_offset[rule + 1]):
                    self._say(self.target[j], <uint32_t>k)

    cdef void _say(self, uint32_t token, uint32_t number) noexcept nogil:
        self.tokens.push_back(token)
        self.owner.push_back(number)

    cdef void _read_tree(self, const vector[uint32_t]& edges) noexcept nogil:
        cdef vector[uint32_t] kids, first, finished, begun
        cdef vector[Frame] frames
        cdef size_t k
        cdef uint32_t edge, rule, symbol, kid, arity, t
        for k in range(edges.size()):
            edge = edges[k]
            first.push_back(<uint32_t>kids.size())
            arity = self.tail_offset[edge + 1] - self.tail_offset[edge]
            kids.resize(kids.size() + arity, NONE)
            for t in range(arity):  # the last one finished last
                kid = self.tails[self.tail_offset[edge + 1] - 1 - t]
                if self.edge_offset[kid] != self.edge_offset[kid + 1]:
                    kids[kids.size() - 1 - t] = finished.back()
                    finished.pop_back()
            finished.push_back(<uint32_t>k)
        begun.assign(edges.size(), 0)
        if edges.size():
            frames.push_back(Frame(<uint32_t>edges.size() - 1, 0))
        while not frames.empty():
            k = frames.back().number
            edge, t = edges[k], frames.back().at
            frames[frames.size() - 1].at = t + 1
            arity = self.tail_offset[edge + 1] - self.tail_offset[edge]
            kid = NONE
            rule = self.rule[edge]
            if t < arity:
                if not self._names(edge, t):
                    kid = kids[first[k] + t]
            else:
                if t == arity:
                    begun[k] = <uint32_t>self.tokens.size()
                if rule == NONE or t - arity >= (
                    self.target_offset[rule + 1] - self.target_offset[rule]
                ):
                    frames.pop_back()
                    continue
                symbol = self.target[self.target_offset[rule] + t - arity]
                if symbol >= <uint32_t>GAP:
                    kid = kids[first[k] + symbol - <uint32_t>GAP]
                else:
                    if self.place[k] == NONE:
                        self.place[k] = <uint32_t>self.tokens.size()
                    self._say(symbol, <uint32_t>k)
            if kid != NONE:
                frames.push_back(Frame(kid, 0))
        for k in range(edges.size()):
            if self.place[k] == NONE:
                self.place[k] = begun[k]

    cdef bint _names(self, uint32_t edge, uint32_t tail) noexcept nogil:
        """Whether a gap of the edge's rule is filled by a tail."""
        cdef uint32_t rule = self.rule[edge], j
        if rule != NONE:
            for j in range(self.target_offset[rule], self.target_offset[rule + 1]):
                if self.target[j] == <uint32_t>GAP + tail:
                    return True
        return False


def yield_tokens(forest, edges):
    """Target ids that a derivation of these edges says, uint32 array."""
    cdef YieldReader reader = YieldReader(forest)
    cdef vector[uint32_t] path = edges
    reader.read(path)
    return copied(reader.tokens)


cdef object copied(const vector[uint32_t]& values):
    if values.empty():
        return np.empty(0, dtype=np.uint32)
    return np.array(<uint32_t[:values.size()]>(<uint32_t*>values.data()))


def applications(derivation):
    """The rules of a derivation where they stand, in the order of their first target tokens.

    Edges without a rule are left out.

    Returns
    -------
    list of RuleApplication
    """
    cdef YieldReader reader = YieldReader(derivation.forest)
    cdef vector[uint32_t] edges = derivation.edges
    cdef vector[vector[uint32_t]] own
    cdef size_t k
    cdef uint32_t rule, position, first, last, j
    forest = derivation.forest
    rules = forest.rules
    cdef const uint32_t[::1] offset = forest.stretch_offset
    cdef const uint32_t[:, ::1] stretches = forest.stretches
    cdef const uint32_t[::1] entry = rules.entry, origin = rules.origin
    cdef const int64_t[::1] event = rules.event
    linked = len(rules.link_offset) > 1
    reader.read(edges)
    own.resize(edges.size())
    for position in range(<uint32_t>reader.owner.size()):
        own[reader.owner[position]].push_back(position)
    found = []
    for k in range(edges.size()):
        rule = reader.rule[edges[k]]
        if rule == NONE:
            continue
        first, last = offset[edges[k]], offset[edges[k] + 1]
        source = tuple([(stretches[j, 0], stretches[j, 1]) for j in range(first, last)])
        words = [word for start, end in source for word in range(start, end)]
        places = [place for place in own[k]]
        if linked:
            first, last = rules.link_offset[rule], rules.link_offset[rule + 1]
            pairs = rules.links[first:last].tolist()
        else:
            pairs = diagonal(len(words), len(places))
        links = tuple([(words[left], places[right]) for left, right in pairs])
        tokens = tuple([reader.tokens[place] for place in places])
        found.append((reader.place[k], k, RuleApplication(
            edges[k], rule, source, stretched(own[k]), tokens, links,
            entry[rule], origin[rule], event[rule],
        )))
    found.sort()
    return [application for _, _, application in found]


def word_links(derivation):
    """Links (source, target) of a derivation in sentence positions, by target then source."""
    return links_of(applications(derivation))


def links_of(rules):
    """Links (source, target) of the rules of a derivation, by target then source."""
    links = [link for rule in rules for link in rule.links]
    return sorted(links, key=lambda link: (link[1], link[0]))


cdef tuple stretched(const vector[uint32_t]& positions):
    """Ascending positions as stretches."""
    cdef list found = []
    cdef size_t k, start = 0
    for k in range(1, positions.size() + 1):
        if k == positions.size() or positions[k] != positions[k - 1] + 1:
            if positions.size():
                found.append((positions[start], positions[k - 1] + 1))
            start = k
    return tuple(found)


def diagonal(int source, int target):
    """Links of a rule of unknown alignment, by target then source: every word is linked, in order.

    Empty if one side is.
    """
    cdef int longer = max(source, target)
    if not min(source, target):
        return []
    return [(k * source // longer, k * target // longer) for k in range(longer)]

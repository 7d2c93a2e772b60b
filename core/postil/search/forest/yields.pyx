"""Yields of derivations: the one place that turns edges into target tokens and back.

A derivation is a list of edges, tails before heads and tails in their order, which fixes its tree:
an edge takes as many finished subtrees as it has tails that are no axioms. Where no rule has gaps,
the tokens of the edges simply follow each other; else the tree is walked from the root.
"""

cimport cython
from libc.stdint cimport int64_t, uint8_t, uint32_t
from libcpp.vector cimport vector

from operator import itemgetter

import numpy as np

from postil.search.forest.hypergraph import RuleApplication


BY_TARGET = itemgetter(1, 0)


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
        with nogil:
            self.gapped = self._has_gaps()

    cdef bint _has_gaps(self) noexcept nogil:
        cdef Py_ssize_t k
        for k in range(self.target.shape[0]):
            if self.target[k] >= <uint32_t>GAP:
                return True
        return False

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
                    self._append(self.target[j], <uint32_t>k)

    cdef void _append(self, uint32_t token, uint32_t number) noexcept nogil:
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
                    self._append(symbol, <uint32_t>k)
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
    cdef RulePlaces places = RulePlaces(derivation.forest)
    cdef vector[uint32_t] edges
    cdef vector[vector[uint32_t]] own
    cdef size_t k
    cdef uint32_t position
    copy_edges(derivation, edges)
    reader.read(edges)
    own.resize(edges.size())
    for position in range(<uint32_t>reader.owner.size()):
        own[reader.owner[position]].push_back(position)
    found = []
    for k in range(edges.size()):
        if reader.rule[edges[k]] != NONE:
            found.append((reader.place[k], k, places.application(reader, edges[k], own[k])))
    found.sort()
    return [application for _, _, application in found]


def rule_origins(derivation):
    """Origins of the rules of a derivation, one for each edge that has a rule, in their order."""
    cdef const uint32_t[::1] rule = derivation.forest.rule
    cdef const uint32_t[::1] origin = derivation.forest.rules.origin
    cdef vector[uint32_t] edges
    cdef size_t k
    copy_edges(derivation, edges)
    return [origin[rule[edges[k]]] for k in range(edges.size()) if rule[edges[k]] != NONE]


cdef copy_edges(derivation, vector[uint32_t]& edges):
    cdef const uint32_t[::1] path = np.ascontiguousarray(derivation.edges, dtype=np.uint32)
    if path.shape[0]:
        edges.assign(&path[0], &path[0] + path.shape[0])


@cython.final
cdef class RulePlaces:
    """Where the rules on the edges of a forest come from, and what their words have to do with
    each other.
    """

    cdef const uint32_t[::1] offset, entry, origin, link_offset
    cdef const uint32_t[:, ::1] stretches, gaps
    cdef const uint32_t[::1] gap_offset
    cdef const int64_t[::1] event
    cdef const uint8_t[:, ::1] links
    cdef bint linked

    def __init__(self, forest):
        rules = forest.rules
        self.offset, self.stretches = forest.stretch_offset, forest.stretches
        self.gap_offset, self.gaps = forest.gap_offset, forest.gaps
        self.entry, self.origin, self.event = rules.entry, rules.origin, rules.event
        self.link_offset, self.links = rules.link_offset, rules.links
        self.linked = self.link_offset.shape[0] > 1

    cdef application(self, YieldReader reader, uint32_t edge, const vector[uint32_t]& places):
        """The rule of an edge, whose own target tokens stand at ``places``."""
        cdef uint32_t rule = reader.rule[edge], j, word
        cdef vector[uint32_t] words
        cdef size_t k
        cdef list source = [], tokens = [], gaps = []
        if self.gap_offset.shape[0] > 1:
            for j in range(self.gap_offset[edge], self.gap_offset[edge + 1]):
                gaps.append((self.gaps[j, 0], self.gaps[j, 1]))
        for j in range(self.offset[edge], self.offset[edge + 1]):
            source.append((self.stretches[j, 0], self.stretches[j, 1]))
            for word in range(self.stretches[j, 0], self.stretches[j, 1]):
                words.push_back(word)
        for k in range(places.size()):
            tokens.append(reader.tokens[places[k]])
        return RuleApplication(
            edge, rule, tuple(source), stretched(places), tuple(tokens),
            self._word_links(rule, words, places),
            self.entry[rule], self.origin[rule], self.event[rule], tuple(gaps),
        )

    cdef tuple _word_links(
        self, uint32_t rule, const vector[uint32_t]& words, const vector[uint32_t]& places
    ):
        """Links of a rule as positions in the sentence."""
        cdef list found = []
        cdef uint32_t j
        if not self.linked:
            return tuple([
                (words[left], places[right])
                for left, right in diagonal(<int>words.size(), <int>places.size())
            ])
        for j in range(self.link_offset[rule], self.link_offset[rule + 1]):
            if self.links[j, 0] >= words.size() or self.links[j, 1] >= places.size():
                raise IndexError(f"a link of rule {rule} is of a word that it does not have")
            found.append((words[self.links[j, 0]], places[self.links[j, 1]]))
        return tuple(found)


def word_links(derivation):
    """Links (source, target) of a derivation in sentence positions, by target then source."""
    return links_of(applications(derivation))


def links_of(rules):
    """Links (source, target) of the rules of a derivation, by target then source."""
    links = [link for rule in rules for link in rule.links]
    links.sort(key=BY_TARGET)
    return links


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

"""The forest that a search of the improved max-margin decoder leaves behind."""

from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

import numpy as np

from postil.features.dense cimport (
    DENSE, DISTORTION, LM, MARGIN_OVERLAP, MARGIN_SKIP, PHRASE_COUNT, WORD_COUNT,
)
from postil.search.margin_bags cimport Candidate
from postil.search.options cimport ORIGIN_INJECTED
from postil.search.overlap cimport NONE, SKIP, Edge, OverlapDecoder, score_alone

from postil.search.forest import NO_ENTRY, NO_RULE, Forest, Rules


def overlap_forest(OverlapDecoder decoder not None):
    """All derivations that the decoder's last search kept."""
    return _Assembly(decoder).forest()


cdef class _Assembly:
    """From the nodes of a search to a forest."""

    cdef OverlapDecoder decoder
    cdef vector[uint32_t] number       # of each node on a way to the goal, NONE elsewhere
    cdef dict rules
    cdef list target, offset, origin

    def __init__(self, OverlapDecoder decoder not None):
        self.decoder = decoder
        self.rules = {}
        self.target, self.offset, self.origin = [], [0], []

    cdef uint32_t _reach(self) except *:
        """Number what leads to the goal, in the order it was made; how many edges that has."""
        cdef vector[uint32_t] todo
        cdef uint32_t node, edge, tail, count = 0, edges = 0
        self.number.assign(self.decoder.nodes.size(), NONE)
        self.number[self.decoder.goal] = 0
        todo.push_back(self.decoder.goal)
        while not todo.empty():
            node = todo.back()
            todo.pop_back()
            edge = self.decoder.nodes[node].edges
            while edge != NONE:
                edges += 1
                tail = self.decoder.edges[edge].tail
                if self.number[tail] == NONE:
                    self.number[tail] = 0
                    todo.push_back(tail)
                edge = self.decoder.edges[edge].next
        for node in range(<uint32_t>self.number.size()):
            if self.number[node] != NONE:
                self.number[node] = count
                count += 1
        return edges

    cdef uint32_t _rule(self, const Edge* edge) except *:
        """Number of the rule that adds the words of an edge."""
        cdef const Candidate* phrase
        cdef tuple words, key      # declared: inferring their types does not end
        cdef int i
        if edge.candidate >= SKIP:
            return NONE
        phrase = &self.decoder.predictor.bags[edge.word][edge.candidate]
        if edge.overlap == phrase.length:
            return NONE
        words = tuple([phrase.words[i] for i in range(edge.overlap, phrase.length)])
        key = (words, phrase.origin)
        if key not in self.rules:
            self.rules[key] = len(self.origin)
            self.target.extend(words)
            self.offset.append(len(self.target))
            self.origin.append(phrase.origin)
        return self.rules[key]

    cdef void _dense(self, const Edge* edge, float* row) noexcept:
        cdef const Candidate* phrase
        row[LM] = edge.lm
        if edge.candidate == NONE:
            return
        row[DISTORTION] = -abs(edge.word - self.decoder.nodes[edge.tail].last - 1)
        if edge.candidate == SKIP:
            row[MARGIN_SKIP] = -1.0
            return
        phrase = &self.decoder.predictor.bags[edge.word][edge.candidate]
        score_alone(phrase, row)
        row[MARGIN_OVERLAP] = edge.overlap
        row[WORD_COUNT] = phrase.length - edge.overlap
        row[PHRASE_COUNT] = 1.0 if edge.overlap < phrase.length else 0.0

    cdef void _span(self, const Edge* edge, uint32_t[::1] span) noexcept:
        """The word that spoke, or all that a term speaks for."""
        cdef const Candidate* phrase
        span[0] = edge.word
        span[1] = edge.word + 1
        if edge.candidate != SKIP:
            phrase = &self.decoder.predictor.bags[edge.word][edge.candidate]
            if phrase.origin == ORIGIN_INJECTED:
                span[1] = phrase.end

    def forest(self):
        cdef uint32_t count = self._reach(), node, edge, at = 0
        cdef const Edge* item
        cdef uint32_t nodes = self.number[self.decoder.goal] + 1
        edge_offset = np.zeros(nodes + 1, dtype=np.uint32)
        tails = np.empty(count, dtype=np.uint32)
        rule = np.full(count, NO_RULE, dtype=np.uint32)
        span = np.zeros((count, 2), dtype=np.uint32)
        score = np.empty(count, dtype=np.float32)
        dense = np.zeros((count, DENSE), dtype=np.float32)
        cdef uint32_t[::1] edge_offset_view = edge_offset, tails_view = tails, rule_view = rule
        cdef uint32_t[:, ::1] span_view = span
        cdef float[::1] score_view = score
        cdef float[:, ::1] dense_view = dense
        for node in range(<uint32_t>self.number.size()):
            if self.number[node] == NONE:
                continue
            edge = self.decoder.nodes[node].edges
            while edge != NONE:
                item = &self.decoder.edges[edge]
                tails_view[at] = self.number[item.tail]
                score_view[at] = item.score
                rule_view[at] = self._rule(item)
                if item.candidate != NONE:
                    self._span(item, span_view[at])
                self._dense(item, &dense_view[at, 0])
                at += 1
                edge = item.next
            edge_offset_view[self.number[node] + 1] = at
        return Forest(
            source=np.array(self.decoder.predictor.sentence, dtype=np.uint32),
            edge_offset=edge_offset,
            tail_offset=np.arange(count + 1, dtype=np.uint32),
            tails=tails, rule=rule, span=span, score=score, dense=dense,
            rules=Rules(
                np.array(self.target, dtype=np.uint32), np.array(self.offset, dtype=np.uint32),
                np.full(len(self.origin), NO_ENTRY, dtype=np.uint32),
                np.array(self.origin, dtype=np.uint32),
            ),
        )

"""A forest in which each edge has a gain in BLEU of its own.

A node of a decoder's forest stands for translations of different words, and which n-grams an edge
completes depends on the words beside it. Here each node is split by the words at the borders of its
yield, as far as they may become part of an n-gram of a reference: the longest beginning and the
longest end, of three words at most, that stand in a reference. Then every edge completes the same
n-grams in all derivations, and the best by score and gain together are found like the best by
score. Decoders already keep apart what their language models score differently, so there are only
some per cent more nodes.

Matches are not clipped to the counts of the references. The gain of a token depends on the length,
0 to 4, of the longest n-gram of a reference that ends with it: all shorter ones end there, too.
"""

cimport cython
from libc.stdint cimport uint32_t
from libcpp.algorithm cimport stable_sort
from libcpp.vector cimport vector

import numpy as np

from postil.search.forest.yields cimport GAP, YieldReader, copied

from postil.search.forest.hypergraph import PASS_THROUGH
from postil.search.forest.kbest import KBest, different

cdef enum:
    ORDER = 4
    NONE = 0xFFFFFFFF
    LONGEST = 0xFFFFFFFE    # in the place of a child: an n-gram of ORDER words, which has none


cdef struct Borders:
    # The ends of the yield of a node: states of the references.
    uint32_t left
    uint32_t right
    bint whole              # `left` is all of the yield


cdef struct SplitEdge:
    uint32_t origin         # edge of the forest that is split
    uint32_t head           # which of the parts of its node
    uint32_t tails          # first of its tails in a list of them
    double gain


cdef bint stands_before(const SplitEdge& left, const SplitEdge& right) noexcept nogil:
    return left.head < right.head


cdef struct Extended:
    uint32_t length         # of the longest n-gram that ends here
    uint32_t state


@cython.final
cdef class ReferenceStates:
    """Sequences of up to three words of the references, as states: 0 is that of no words."""

    cdef vector[uint32_t] children      # by state and word
    cdef vector[uint32_t] shorter       # by state: the same without its first word
    cdef vector[uint32_t] length
    cdef vector[uint32_t] before        # the same without its last word
    cdef vector[uint32_t] word          # its last word
    cdef size_t width

    def __init__(self, size_t words):
        self.width = words
        self._new_state(0, 0, 0, 0)

    cdef uint32_t _new_state(
        self, uint32_t length, uint32_t shorter, uint32_t before, uint32_t word
    ) noexcept nogil:
        self.children.resize(self.children.size() + self.width, NONE)
        self.shorter.push_back(shorter)
        self.length.push_back(length)
        self.before.push_back(before)
        self.word.push_back(word)
        return <uint32_t>self.length.size() - 1

    cdef void add(self, const uint32_t[::1] words) noexcept nogil:
        """Take in a reference, words by number."""
        cdef uint32_t after[ORDER]      # states of 0, 1, ... words from the next position on
        cdef uint32_t here[ORDER]
        cdef Py_ssize_t start, n
        cdef size_t at
        here[0] = after[0] = 0
        for start in range(words.shape[0] - 1, -1, -1):
            for n in range(1, min(<Py_ssize_t>ORDER, words.shape[0] - start) + 1):
                at = here[n - 1] * self.width + words[start + n - 1]
                if n == ORDER:
                    self.children[at] = LONGEST
                    break
                if self.children[at] == <uint32_t>NONE:
                    here[n] = self._new_state(
                        <uint32_t>n, after[n - 1], here[n - 1], words[start + n - 1]
                    )
                    self.children[at] = here[n]
                here[n] = self.children[at]
            for n in range(1, min(<Py_ssize_t>ORDER, words.shape[0] - start + 1)):
                after[n] = here[n]

    cdef inline uint32_t child(self, uint32_t state, uint32_t word) noexcept nogil:
        return self.children[state * self.width + word]

    cdef void fill(self, uint32_t state, uint32_t* words) noexcept nogil:
        """Fill in the words of a state."""
        while state:
            words[self.length[state] - 1] = self.word[state]
            state = self.before[state]

    cdef Extended extend(self, uint32_t state, uint32_t word) noexcept nogil:
        """The end of a text with another word."""
        cdef uint32_t found
        if word == <uint32_t>NONE:
            return Extended(0, 0)
        while True:
            found = self.child(state, word)
            if found == <uint32_t>LONGEST:
                return Extended(ORDER, self.child(self.shorter[state], word))
            if found != <uint32_t>NONE:
                return Extended(self.length[found], found)
            if not state:
                return Extended(0, 0)
            state = self.shorter[state]


@cython.final
cdef class BleuSplit:
    """Splits one forest."""

    cdef YieldReader reader
    cdef ReferenceStates states
    cdef const uint32_t[::1] words      # by place in the target sides: number of a token, or NONE
    cdef double gains[ORDER + 1]
    cdef vector[char] first, last       # by node: nothing ever stands before it, behind it
    # Parts of nodes, those of node v from parts_from[v] to parts_from[v + 1].
    cdef vector[Borders] parts
    cdef vector[uint32_t] parts_from
    cdef vector[uint32_t] chosen        # parts of the tails of the edge at hand
    cdef vector[SplitEdge] made         # into the node at hand
    cdef vector[uint32_t] made_tails
    # The split forest.
    cdef vector[uint32_t] edge_offset, tail_offset, tails, origin
    cdef vector[double] gain

    cdef void split(self) noexcept nogil:
        cdef uint32_t node, nodes = <uint32_t>self.reader.edge_offset.shape[0] - 1
        self._find_outer(nodes)
        self.parts_from.push_back(0)
        self.edge_offset.push_back(0)
        self.tail_offset.push_back(0)
        for node in range(nodes):
            self._split_node(node)
            self.parts_from.push_back(<uint32_t>self.parts.size())

    cdef void _find_outer(self, uint32_t nodes) noexcept nogil:
        """Nodes that stand first, and last, wherever they stand: one of their borders is free."""
        cdef uint32_t node, edge, t, first, last
        self.first.assign(nodes, True)
        self.last.assign(nodes, True)
        for node in range(nodes - 1, 0, -1):
            for edge in range(self.reader.edge_offset[node], self.reader.edge_offset[node + 1]):
                self._ends(edge, &first, &last)
                for t in range(self.reader.tail_offset[edge], self.reader.tail_offset[edge + 1]):
                    if t != first or not self.first[node]:
                        self.first[self.reader.tails[t]] = False
                    if t != last or not self.last[node]:
                        self.last[self.reader.tails[t]] = False

    cdef void _ends(self, uint32_t edge, uint32_t* first, uint32_t* last) noexcept nogil:
        """Places of the tails of an edge that yield its first and its last words, or NONE."""
        cdef uint32_t t, rule = self.reader.rule[edge], symbol, from_, to
        cdef uint32_t start = self.reader.tail_offset[edge]
        first[0] = last[0] = NONE
        for t in range(start, self.reader.tail_offset[edge + 1]):
            if not self.reader._names(edge, t - start):
                first[0] = t if first[0] == <uint32_t>NONE else first[0]
                last[0] = t
        if rule == <uint32_t>NONE:
            return
        from_, to = self.reader.target_offset[rule], self.reader.target_offset[rule + 1]
        if from_ == to:
            return
        symbol = self.reader.target[from_]
        if first[0] == <uint32_t>NONE and symbol >= <uint32_t>GAP:
            first[0] = start + symbol - <uint32_t>GAP
        symbol = self.reader.target[to - 1]
        last[0] = start + symbol - <uint32_t>GAP if symbol >= <uint32_t>GAP else <uint32_t>NONE

    cdef void _split_node(self, uint32_t node) noexcept nogil:
        cdef SplitEdge new
        cdef uint32_t edge, first = <uint32_t>self.parts.size()
        self.made.clear()
        self.made_tails.clear()
        if self.reader.edge_offset[node] == self.reader.edge_offset[node + 1]:
            self._part(node, first, Borders(0, 0, True))
        for edge in range(self.reader.edge_offset[node], self.reader.edge_offset[node + 1]):
            self._first_parts(edge)
            while True:
                new.origin, new.tails, new.gain = edge, <uint32_t>self.made_tails.size(), 0.0
                new.head = self._part(node, first, self._borders(edge, &new.gain))
                self.made.push_back(new)
                self.made_tails.insert(
                    self.made_tails.end(), self.chosen.begin(), self.chosen.end()
                )
                if not self._next_parts(edge):
                    break
        if self.parts.size() > first + 1:
            stable_sort(self.made.begin(), self.made.end(), &stands_before)
        self._add_edges(first)

    cdef void _add_edges(self, uint32_t first) noexcept nogil:
        """Add the edges into all parts of a node, those of a part together."""
        cdef uint32_t part, edge, t
        cdef size_t k = 0
        for part in range(first, <uint32_t>self.parts.size()):
            while k < self.made.size() and self.made[k].head == part:
                edge = self.made[k].origin
                self.origin.push_back(edge)
                self.gain.push_back(self.made[k].gain)
                for t in range(self.reader.tail_offset[edge + 1] - self.reader.tail_offset[edge]):
                    self.tails.push_back(self.made_tails[self.made[k].tails + t])
                self.tail_offset.push_back(<uint32_t>self.tails.size())
                k += 1
            self.edge_offset.push_back(<uint32_t>self.origin.size())

    cdef void _first_parts(self, uint32_t edge) noexcept nogil:
        cdef uint32_t t
        self.chosen.clear()
        for t in range(self.reader.tail_offset[edge], self.reader.tail_offset[edge + 1]):
            self.chosen.push_back(self.parts_from[self.reader.tails[t]])

    cdef bint _next_parts(self, uint32_t edge) noexcept nogil:
        """The next combination of parts of the tails of an edge; whether there is one."""
        cdef uint32_t tail
        cdef size_t t
        for t in range(self.chosen.size()):
            tail = self.reader.tails[self.reader.tail_offset[edge] + t]
            self.chosen[t] += 1
            if self.chosen[t] < self.parts_from[tail + 1]:
                return True
            self.chosen[t] = self.parts_from[tail]
        return False

    cdef uint32_t _part(self, uint32_t node, uint32_t first, Borders borders) noexcept nogil:
        """Number of the part of a node that has these borders; the first one is ``first``."""
        cdef uint32_t part
        if self.first[node]:
            borders.left, borders.whole = 0, False
        if self.last[node]:
            borders.right, borders.whole = 0, False
        for part in range(first, <uint32_t>self.parts.size()):
            if (
                self.parts[part].left == borders.left and self.parts[part].right == borders.right
                and self.parts[part].whole == borders.whole
            ):
                return part
        self.parts.push_back(borders)
        return <uint32_t>self.parts.size() - 1

    cdef Borders _borders(self, uint32_t edge, double* gain) noexcept nogil:
        """Borders of the yield of an edge with the chosen parts as its tails; adds its gain.
        """
        cdef Borders borders = Borders(0, 0, True)
        cdef uint32_t rule = self.reader.rule[edge], k, symbol
        for k in range(<uint32_t>self.chosen.size()):
            if not self.reader.gapped or not self.reader._names(edge, k):
                self._append(&borders, &self.parts[self.chosen[k]], gain)
        if rule == <uint32_t>NONE:
            return borders
        for k in range(self.reader.target_offset[rule], self.reader.target_offset[rule + 1]):
            symbol = self.reader.target[k]
            if symbol >= <uint32_t>GAP:
                self._append(&borders, &self.parts[self.chosen[symbol - <uint32_t>GAP]], gain)
            else:
                gain[0] += self.gains[self._append_word(&borders, self.words[k])]
        return borders

    cdef uint32_t _append_word(self, Borders* borders, uint32_t word) noexcept nogil:
        """Append a word; length of the longest n-gram that it ends."""
        cdef Extended end = self.states.extend(borders.right, word)
        cdef uint32_t longer = NONE
        if borders.whole:
            if word != <uint32_t>NONE:
                longer = self.states.child(borders.left, word)
            if longer >= <uint32_t>LONGEST:
                borders.whole = False
            else:
                borders.left = longer
        borders.right = end.state
        return end.length

    cdef void _append(self, Borders* borders, const Borders* part, double* gain) noexcept nogil:
        """Append the yield of a node, whose gain within itself is counted already."""
        cdef uint32_t words[ORDER]
        cdef uint32_t length = self.states.length[part.left], k
        self.states.fill(part.left, words)
        for k in range(length):
            gain[0] += self.gains[self._append_word(borders, words[k])] - self.gains[k + 1]
        if not part.whole:
            borders.right, borders.whole = part.right, False


cdef class BleuForest:
    """A forest with the derivations of another one, in which each edge has a gain of its own.

    Parameters
    ----------
    forest : Forest
    copies : uint32 array
        Target ids of the source words where they are copied.
    references : sequence of uint32 arrays
    gains : sequence of 5 floats
        Of a token with which the longest n-gram of 0 to 4 words ends that is in a reference.

    Attributes
    ----------
    edge_offset, tail_offset, tails, rule, score, rules
        As of ``Forest``; the rules are the same.
    gain : float64 array, shape (edges,)
    origin : uint32 array, shape (edges,)
        Edges of the other forest.
    """

    cdef readonly object edge_offset, tail_offset, tails, rule, score, rules
    cdef readonly object gain, origin

    def __init__(self, forest, copies, references, gains):
        cdef BleuSplit split = BleuSplit()
        cdef Py_ssize_t k
        known = np.unique(np.concatenate([np.empty(0, dtype=np.uint32), *references]))
        split.states = ReferenceStates(len(known))
        for reference in references:
            split.states.add(np.searchsorted(known, reference).astype(np.uint32))
        split.reader = YieldReader(forest)
        split.words = numbered(forest.rules.target, copies, known)
        for k in range(ORDER + 1):
            split.gains[k] = gains[k]
        with nogil:
            split.split()
        self.origin = origin = copied(split.origin)
        self.edge_offset, self.tail_offset = copied(split.edge_offset), copied(split.tail_offset)
        self.tails = copied(split.tails)
        self.gain = np.empty(len(origin))
        cdef double[::1] gain = self.gain
        for k in range(gain.shape[0]):
            gain[k] = split.gain[k]
        self.rule, self.score = forest.rule[origin], forest.score[origin]
        self.rules = forest.rules

    def best(self, lists):
        """The best by score and gain, as edges of the other forest, each text once.

        Parameters
        ----------
        lists : sequence of (float, float, int)
            How much score and gain count, and how many are wanted.

        Returns
        -------
        edges : uint32 array
            Of one derivation after another: the best of the first list come first.
        edge_offsets : int64 array, shape (k + 1,)
        tokens : uint32 array
        token_offsets : int64 array, shape (k + 1,)
        """
        found = different([
            (
                KBest(
                    self, (by_score * self.score + by_gain * self.gain).astype(np.float32),
                    distinct=True,
                ),
                count,
            )
            for by_score, by_gain, count in lists
        ])
        return (self.origin[found[0]], *found[1:])


def numbered(target, copies, known):
    """Places of the tokens of target sides among known ones; NONE of others, and of gaps."""
    tokens = target.copy()
    passed = (target >= PASS_THROUGH) & (target < <uint32_t>GAP)
    tokens[passed] = copies[target[passed] - PASS_THROUGH]
    places = np.searchsorted(known, tokens)
    places[places == len(known)] = 0
    found = (known[places] == tokens) if len(known) else np.zeros(len(tokens), dtype=np.bool_)
    return np.where(found, places, <uint32_t>NONE).astype(np.uint32)

"""A forest in which each edge has a gain in BLEU of its own.

A node of a decoder's forest stands for translations of different words, and which n-grams an edge
completes depends on the words beside it. Here each node is split by what it says at its borders, as
far as that may become part of an n-gram of a reference: the longest beginning and the longest end,
of three words at most, that stand in a reference. Then every edge completes the same n-grams in all
derivations, and the best by score and gain together are found like the best by score (Chiang 2012,
"Hope and fear for discriminative training of statistical translation models", 4.1).

N-grams are counted as often as they are said, also beyond the count of the references. What counts
is how long the longest n-gram of a reference is that a token ends, 0 to 4: all shorter ones end
there, too.
"""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

import numpy as np

from postil.search.forest.yields cimport GAP, YieldReader, copied

from postil.search.forest.hypergraph import PASS_THROUGH

cdef enum:
    ORDER = 4
    NONE = 0xFFFFFFFF
    LONGEST = 0xFFFFFFFE    # in the place of a child: an n-gram of ORDER words, which has none


cdef struct Borders:
    # What a node says at its ends: states of the references.
    uint32_t left
    uint32_t right
    bint whole              # `left` is all that it says


cdef struct SplitEdge:
    uint32_t origin         # edge of the forest that is split
    uint32_t head           # which of the parts of its node
    uint32_t tails          # first of its tails in a list of them
    double gain


cdef struct Said:
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

    cdef Said say(self, uint32_t state, uint32_t word) noexcept nogil:
        """What becomes of the end of a text with another word."""
        cdef uint32_t found
        if word == <uint32_t>NONE:
            return Said(0, 0)
        while True:
            found = self.child(state, word)
            if found == <uint32_t>LONGEST:
                return Said(ORDER, self.child(self.shorter[state], word))
            if found != <uint32_t>NONE:
                return Said(self.length[found], found)
            if not state:
                return Said(0, 0)
            state = self.shorter[state]


@cython.final
cdef class BleuSplit:
    """Splits one forest."""

    cdef YieldReader reader
    cdef ReferenceStates states
    cdef vector[uint32_t] words         # by place in the target sides: number of a token, or NONE
    cdef double gains[ORDER + 1]
    cdef vector[char] first, last       # by node: nothing is ever said before it, behind it
    # Parts of nodes, those of node v from parts_from[v] to parts_from[v + 1].
    cdef vector[Borders] parts
    cdef vector[uint32_t] parts_from
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
        """Places of the tails of an edge that say its first and its last words, or NONE."""
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
        cdef vector[SplitEdge] made
        cdef vector[uint32_t] tails, chosen
        cdef uint32_t edge, part, arity, t, from_ = <uint32_t>self.parts.size()
        cdef SplitEdge new
        cdef size_t k
        if self.reader.edge_offset[node] == self.reader.edge_offset[node + 1]:
            self._part(node, from_, Borders(0, 0, True))
            self.edge_offset.push_back(<uint32_t>self.origin.size())
            return
        for edge in range(self.reader.edge_offset[node], self.reader.edge_offset[node + 1]):
            self._first_parts(edge, chosen)
            while True:
                new.origin, new.tails, new.gain = edge, <uint32_t>tails.size(), 0.0
                new.head = self._part(node, from_, self._said(edge, chosen, &new.gain))
                made.push_back(new)
                tails.insert(tails.end(), chosen.begin(), chosen.end())
                if not self._next_parts(edge, chosen):
                    break
        for part in range(from_, <uint32_t>self.parts.size()):
            for k in range(made.size()):
                if made[k].head != part:
                    continue
                self.origin.push_back(made[k].origin)
                self.gain.push_back(made[k].gain)
                arity = (
                    self.reader.tail_offset[made[k].origin + 1]
                    - self.reader.tail_offset[made[k].origin]
                )
                for t in range(arity):
                    self.tails.push_back(tails[made[k].tails + t])
                self.tail_offset.push_back(<uint32_t>self.tails.size())
            self.edge_offset.push_back(<uint32_t>self.origin.size())

    cdef void _first_parts(self, uint32_t edge, vector[uint32_t]& chosen) noexcept nogil:
        cdef uint32_t t
        chosen.clear()
        for t in range(self.reader.tail_offset[edge], self.reader.tail_offset[edge + 1]):
            chosen.push_back(self.parts_from[self.reader.tails[t]])

    cdef bint _next_parts(self, uint32_t edge, vector[uint32_t]& chosen) noexcept nogil:
        """The next combination of parts of the tails of an edge; whether there is one."""
        cdef uint32_t tail
        cdef size_t t
        for t in range(chosen.size()):
            tail = self.reader.tails[self.reader.tail_offset[edge] + t]
            chosen[t] += 1
            if chosen[t] < self.parts_from[tail + 1]:
                return True
            chosen[t] = self.parts_from[tail]
        return False

    cdef uint32_t _part(self, uint32_t node, uint32_t from_, Borders borders) noexcept nogil:
        """Number of the part of a node that has these borders."""
        cdef uint32_t part
        if self.first[node]:
            borders.left, borders.whole = 0, False
        if self.last[node]:
            borders.right, borders.whole = 0, False
        for part in range(from_, <uint32_t>self.parts.size()):
            if (
                self.parts[part].left == borders.left and self.parts[part].right == borders.right
                and self.parts[part].whole == borders.whole
            ):
                return part
        self.parts.push_back(borders)
        return <uint32_t>self.parts.size() - 1

    cdef Borders _said(
        self, uint32_t edge, const vector[uint32_t]& chosen, double* gain
    ) noexcept nogil:
        """Borders of what an edge says with these parts as its tails, and add what it gains."""
        cdef Borders said = Borders(0, 0, True)
        cdef uint32_t rule = self.reader.rule[edge], k, symbol
        for k in range(<uint32_t>chosen.size()):
            if not self.reader.gapped or not self.reader._names(edge, k):
                self._append(&said, &self.parts[chosen[k]], gain)
        if rule == <uint32_t>NONE:
            return said
        for k in range(self.reader.target_offset[rule], self.reader.target_offset[rule + 1]):
            symbol = self.reader.target[k]
            if symbol >= <uint32_t>GAP:
                self._append(&said, &self.parts[chosen[symbol - <uint32_t>GAP]], gain)
            else:
                gain[0] += self.gains[self._append_word(&said, self.words[k])]
        return said

    cdef uint32_t _append_word(self, Borders* said, uint32_t word) noexcept nogil:
        """Append a word; length of the longest n-gram that it ends."""
        cdef Said end = self.states.say(said.right, word)
        cdef uint32_t longer = NONE
        if said.whole:
            if word != <uint32_t>NONE:
                longer = self.states.child(said.left, word)
            if longer >= <uint32_t>LONGEST:
                said.whole = False
            else:
                said.left = longer
        said.right = end.state
        return end.length

    cdef void _append(self, Borders* said, const Borders* part, double* gain) noexcept nogil:
        """Append what a node says: what its own words gain among themselves it has already."""
        cdef uint32_t words[ORDER]
        cdef uint32_t length = self.states.length[part.left], k
        self.states.fill(part.left, words)
        for k in range(length):
            gain[0] += self.gains[self._append_word(said, words[k])] - self.gains[k + 1]
        if not part.whole:
            said.right, said.whole = part.right, False

    def split_forest(self, forest):
        """The forest whose edges are now more."""
        return forest.with_edges(
            copied(self.origin), copied(self.edge_offset), copied(self.tail_offset),
            copied(self.tails),
        )


def bleu_forest(forest, copies, references, gains):
    """A forest with the derivations of another one, in which each edge has a gain of its own.

    Parameters
    ----------
    forest : Forest
    copies : uint32 array
        Target ids of the source words where they are copied.
    references : sequence of uint32 arrays
    gains : sequence of 5 floats
        Of a token with which the longest n-gram of 0 to 4 words ends that is in a reference.

    Returns
    -------
    forest : Forest
        Has the same rules; nodes and edges are more.
    gained : float64 array, shape (edge_count,)
    """
    cdef BleuSplit split = BleuSplit()
    cdef Py_ssize_t k
    known = np.unique(np.concatenate([np.empty(0, dtype=np.uint32), *references]))
    split.states = ReferenceStates(len(known))
    for reference in references:
        split.states.add(np.searchsorted(known, reference).astype(np.uint32))
    split.reader = YieldReader(forest)
    cdef const uint32_t[::1] words = numbered(forest.rules.target, copies, known)
    split.words.assign(words.shape[0], NONE)
    for k in range(words.shape[0]):
        split.words[k] = words[k]
    for k in range(ORDER + 1):
        split.gains[k] = gains[k]
    with nogil:
        split.split()
    return split.split_forest(forest), np.array(split.gain, dtype=np.float64)


def numbered(target, copies, known):
    """Places of the tokens of target sides among known ones; NONE of others, and of gaps."""
    tokens = target.copy()
    passed = (target >= PASS_THROUGH) & (target < <uint32_t>GAP)
    tokens[passed] = copies[target[passed] - PASS_THROUGH]
    places = np.searchsorted(known, tokens)
    places[places == len(known)] = 0
    found = (known[places] == tokens) if len(known) else np.zeros(len(tokens), dtype=np.bool_)
    return np.where(found, places, <uint32_t>NONE).astype(np.uint32)

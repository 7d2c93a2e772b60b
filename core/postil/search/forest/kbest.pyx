"""k best derivations of a forest: lazy enumeration, Huang & Chiang 2005, algorithm 3.

A derivation of a node is an edge and, for each tail of the edge, the rank of the derivation used
there. The best ones of a node are found one by one, only as far as a parent needs them: the next
best is on a heap with the successors of those already handed out. A derivation's successors raise
one rank by one; only ranks up to and including the first non-zero one are raised, so each
derivation has one parent and nothing is made twice.

Where only different strings are wanted, a node hands out the best derivation of each string:
another one in its place has the same text and is no better. Else a thousand derivations of a
sentence may have one text, as rules with gaps can be put together in many ways.
"""

from libc.stdint cimport int64_t, uint32_t, uint64_t
from libcpp.algorithm cimport make_heap, pop_heap, push_heap
from libcpp.deque cimport deque
from libcpp.unordered_set cimport unordered_set
from libcpp.vector cimport vector

import numpy as np

from postil.search.forest.yields cimport GAP, YieldReader, copied

from postil.search.forest.hypergraph import Derivation

cdef enum:
    NONE = 0xFFFFFFFF
    FEW = 128               # hashes that are looked through one by one

cdef uint64_t BASE = <uint64_t>0x94D049BB133111EB


cdef struct Ranking:
    double score           # Viterbi scores of the tails' derivations + the edge
    uint32_t edge
    uint32_t ranks         # where the ranks of the tails start in `pool`


cdef struct TextHash:
    # Polynomial hash of the text of a derivation; those of its parts are put together.
    uint64_t hash
    uint64_t power         # BASE to the number of tokens


cdef inline TextHash token_hash(uint32_t token) noexcept nogil:
    return TextHash((token + <uint64_t>0x9E3779B97F4A7C15) * <uint64_t>0xBF58476D1CE4E5B9, BASE)


cdef inline void append_text(TextHash* left, TextHash right) noexcept nogil:
    left.hash = left.hash * right.power + right.hash
    left.power *= right.power


cdef bint worse(const Ranking& left, const Ranking& right) noexcept nogil:
    """Heap order; equal scores go to the smaller edge, then to the ranking made first."""
    if left.score != right.score:
        return left.score < right.score
    if left.edge != right.edge:
        return left.edge > right.edge
    return left.ranks > right.ranks


cdef void sum_rows(
    const float[:, ::1] rows, const vector[int64_t]& offsets, double[:, ::1] sums
) noexcept nogil:
    """Sums of consecutive rows: of sum i, rows ``offsets[i]`` to ``offsets[i + 1]``."""
    cdef Py_ssize_t number, row, column
    for number in range(sums.shape[0]):
        for row in range(offsets[number], offsets[number + 1]):
            for column in range(sums.shape[1]):
                sums[number, column] += rows[row, column]


cdef class KBest:
    """Enumerates the derivations of a forest, best first.

    Parameters
    ----------
    forest : Forest or BleuForest
        Of the latter's derivations, edges and texts are found.
    scores : float32 array, shape (edge_count,), optional
        Edge scores to use instead of the forest's own.
    distinct : bool
        Only the best derivation of each target string.
    """

    cdef object forest
    cdef YieldReader reader
    cdef const uint32_t[::1] edge_offset, tail_offset, tails
    cdef const float[::1] score
    # By node: its best edge, and the score of its best derivation; its text, if distinct.
    cdef vector[uint32_t] top
    cdef vector[double] top_score
    cdef vector[TextHash] top_text
    # A node of which more than the best is needed has a place in what follows.
    cdef vector[uint32_t] place
    cdef deque[vector[Ranking]] best, heap
    cdef deque[vector[TextHash]] text_hashes      # distinct: of each of the best
    cdef deque[unordered_set[uint64_t]] seen      # their hashes, where they are more than FEW
    cdef vector[size_t] handed                    # of the best, those whose successors were made
    cdef vector[uint32_t] pool
    cdef bint distinct

    def __init__(self, forest, scores=None, *, bint distinct=False):
        self.forest = forest
        self.edge_offset = forest.edge_offset
        self.tail_offset = forest.tail_offset
        self.tails = forest.tails
        self.reader = YieldReader(forest)
        self.score = forest.score if scores is None else scores
        self.distinct = distinct

    def __dealloc__(self):
        with nogil:  # there is much to free, and other threads need not wait for it
            self.best.clear()
            self.heap.clear()
            self.text_hashes.clear()
            self.seen.clear()

    def derivations(self, int k):
        """The ``k`` best derivations of the goal.

        Returns
        -------
        list of Derivation
            Fewer than ``k`` if the forest holds no more.
        """
        # parts of larger arrays, which are quicker to make
        edges, edge_offsets, tokens, token_offsets, scores, dense = self._arrays(k)
        cdef Py_ssize_t rank
        cdef list found = [], edge_at = edge_offsets.tolist(), token_at = token_offsets.tolist()
        for rank in range(len(scores)):
            found.append(Derivation(
                self.forest, edges[edge_at[rank]:edge_at[rank + 1]],
                tokens[token_at[rank]:token_at[rank + 1]], float(scores[rank]), dense[rank],
            ))
        return found

    cdef tuple _arrays(self, int k):
        """Edges, tokens, scores and dense features of the ``k`` best derivations of the goal, one
        after another; behind edges and tokens, where those of each begin, and the last ends.
        """
        cdef vector[uint32_t] edges, tokens
        cdef vector[int64_t] edge_offsets, token_offsets
        cdef vector[double] scores
        with nogil:
            self._read_all(k, edges, edge_offsets, tokens, token_offsets, scores)
        edges_of_all = copied(edges)
        sums = np.zeros((<Py_ssize_t>scores.size(), len(self.forest.names)))
        cdef const float[:, ::1] rows = self.forest.values.rows(edges_of_all)
        cdef double[:, ::1] dense = sums
        with nogil:
            sum_rows(rows, edge_offsets, dense)
        return (
            edges_of_all, np.array(edge_offsets, dtype=np.int64), copied(tokens),
            np.array(token_offsets, dtype=np.int64), np.array(scores, dtype=np.float64), sums,
        )

    cdef void _read_all(
        self, int k, vector[uint32_t]& edges, vector[int64_t]& edge_offsets,
        vector[uint32_t]& tokens, vector[int64_t]& token_offsets, vector[double]& scores
    ) noexcept nogil:
        """Fill in edges, tokens and scores, as of :meth:`_arrays`."""
        cdef vector[uint32_t] path
        cdef int rank
        edge_offsets.push_back(0)
        token_offsets.push_back(0)
        for rank in range(k):
            path.clear()
            if not self._read(rank, path):
                return
            edges.insert(edges.end(), path.begin(), path.end())
            tokens.insert(tokens.end(), self.reader.tokens.begin(), self.reader.tokens.end())
            edge_offsets.push_back(<int64_t>edges.size())
            token_offsets.push_back(<int64_t>tokens.size())
            scores.push_back(self._score_of(self._goal(), rank))

    cdef bint _read(self, uint32_t rank, vector[uint32_t]& edges) noexcept nogil:
        """Edges and tokens of a derivation of the goal; whether there is one."""
        if self.top.empty():
            self._find_best()
        if not self._has(self._goal(), rank):
            return False
        self._collect(self._goal(), rank, edges)
        self.reader.read(edges)
        return True

    cdef inline uint32_t _goal(self) noexcept nogil:
        return <uint32_t>(self.edge_offset.shape[0] - 2)

    def texts(self, int k):
        """Yields of the ``k`` best derivations of the goal, in one go for other threads' sake.

        Returns
        -------
        tokens : uint32 array
            Target ids, one derivation after another.
        offsets : int64 array, shape (n + 1,)
            Where each begins; n is less than ``k`` if the forest holds no more.
        scores : float64 array, shape (n,)
        """
        cdef vector[uint32_t] edges, tokens
        cdef vector[int64_t] edge_offsets, offsets
        cdef vector[double] scores
        with nogil:
            self._read_all(k, edges, edge_offsets, tokens, offsets, scores)
        return copied(tokens), np.array(offsets, dtype=np.int64), np.array(scores, dtype=np.float64)

    def candidates(self, int k):
        """The ``k`` best derivations of the goal as arrays, in one go for other threads' sake.

        Returns
        -------
        tokens, offsets, scores
            As of :meth:`texts`.
        dense : float64 array, shape (n, columns)
            Dense features.
        """
        _, _, tokens, offsets, scores, dense = self._arrays(k)
        return tokens, offsets, scores, dense

    cdef void _read_new(
        self, uint32_t k, unordered_set[uint64_t]& known, vector[uint32_t]& edges,
        vector[int64_t]& edge_offsets, vector[uint32_t]& tokens, vector[int64_t]& token_offsets
    ) noexcept nogil:
        """Append those of the ``k`` best whose text is not known; then it is."""
        cdef vector[uint32_t] path
        cdef TextHash text
        cdef uint32_t rank
        cdef size_t j
        for rank in range(k):
            path.clear()
            if not self._read(rank, path):
                return
            text = TextHash(0, 1)
            for j in range(self.reader.tokens.size()):
                append_text(&text, token_hash(self.reader.tokens[j]))
            if known.insert(text.hash).second:
                edges.insert(edges.end(), path.begin(), path.end())
                tokens.insert(
                    tokens.end(), self.reader.tokens.begin(), self.reader.tokens.end()
                )
                edge_offsets.push_back(<int64_t>edges.size())
                token_offsets.push_back(<int64_t>tokens.size())

    cdef void _find_best(self) noexcept nogil:
        """The best edge into every node: each node has a derivation, and most are asked for no
        other.
        """
        cdef size_t nodes = <size_t>self.edge_offset.shape[0] - 1
        cdef uint32_t node, edge, arity = 0
        cdef double score
        self.top.assign(nodes, NONE)
        self.top_score.assign(nodes, 0.0)
        self.place.assign(nodes, NONE)
        for node in range(<uint32_t>nodes):
            for edge in range(self.edge_offset[node], self.edge_offset[node + 1]):
                arity = max(arity, self.tail_offset[edge + 1] - self.tail_offset[edge])
                score = self._best_score(edge)
                if self.top[node] == NONE or score > self.top_score[node]:
                    self.top[node], self.top_score[node] = edge, score
        self.pool.assign(arity, 0)  # the ranks of every best derivation

    cdef double _best_score(self, uint32_t edge) noexcept nogil:
        """Score of the best derivation that ends with an edge."""
        cdef double score = self.score[edge]
        cdef uint32_t t
        for t in range(self.tail_offset[edge], self.tail_offset[edge + 1]):
            score += self.top_score[self.tails[t]]
        return score

    cdef void _find_texts(self) noexcept nogil:
        """Texts of the best derivation of every node, once another one is asked for."""
        cdef uint32_t node
        self.top_text.resize(self.top.size())
        for node in range(<uint32_t>self.top.size()):
            self.top_text[node] = self._text_hash(Ranking(0.0, self.top[node], 0))

    cdef inline double _score_of(self, uint32_t node, uint32_t rank) noexcept nogil:
        return self.top_score[node] if rank == 0 else self.best[self.place[node]][rank].score

    cdef void _open(self, uint32_t node) noexcept nogil:
        """Give a node its place, with the first ranking of every edge into it."""
        cdef uint32_t edge
        if self.distinct and self.top_text.empty():
            self._find_texts()
        self.place[node] = <uint32_t>self.best.size()
        self.best.emplace_back()
        self.heap.emplace_back()
        self.handed.push_back(0)
        if self.distinct:
            self.text_hashes.emplace_back()
            self.seen.emplace_back()
        self.heap.back().reserve(self.edge_offset[node + 1] - self.edge_offset[node] + 2)
        for edge in range(self.edge_offset[node], self.edge_offset[node + 1]):
            self.heap.back().push_back(Ranking(self._best_score(edge), edge, self._new_ranks(edge)))
        make_heap(self.heap.back().begin(), self.heap.back().end(), &worse)
        if self.edge_offset[node] == self.edge_offset[node + 1]:
            self.best.back().push_back(Ranking(0.0, NONE, 0))
            if self.distinct:
                self.text_hashes.back().push_back(TextHash(0, 1))
        self._take(self.place[node])

    cdef uint32_t _new_ranks(self, uint32_t edge) noexcept nogil:
        """Add ranks, all 0, for the tails of an edge; returns where they start in the pool."""
        cdef uint32_t start = <uint32_t>self.pool.size()
        self.pool.resize(start + self.tail_offset[edge + 1] - self.tail_offset[edge], 0)
        return start

    cdef void _take(self, uint32_t place) noexcept nogil:
        """Move the top of the heap to the list of best; if distinct, the first that is new."""
        cdef Ranking item
        cdef TextHash text
        while not self.heap[place].empty():
            pop_heap(self.heap[place].begin(), self.heap[place].end(), &worse)
            item = self.heap[place].back()
            self.heap[place].pop_back()
            if self.distinct:
                text = self._text_hash(item)
                if self._is_repeated(place, text):
                    self._successors(place, item)
                    continue
                self.text_hashes[place].push_back(text)
            self.best[place].push_back(item)
            return

    cdef bint _is_repeated(self, uint32_t place, const TextHash& text) noexcept nogil:
        """Whether a derivation of the node with the same text was handed out already."""
        cdef size_t k, count = self.text_hashes[place].size()
        if count < FEW:
            for k in range(count):
                if self.text_hashes[place][k].hash == text.hash:
                    return True
            return False
        if count == FEW and self.seen[place].empty():
            for k in range(count):
                self.seen[place].insert(self.text_hashes[place][k].hash)
        return not self.seen[place].insert(text.hash).second

    cdef TextHash _text_hash(self, const Ranking& item) noexcept nogil:
        """Hash of the text of a derivation, from those of its tails (see ``YieldReader``)."""
        cdef uint32_t first, arity, rule, t, k, symbol
        cdef TextHash text = TextHash(0, 1)
        if item.edge == NONE:
            return text
        first = self.tail_offset[item.edge]
        arity = self.tail_offset[item.edge + 1] - first
        rule = self.reader.rule[item.edge]
        for t in range(arity):
            if not self.reader._names(item.edge, t):
                append_text(&text, self._tail_text(item, first, t))
        if rule != NONE:
            for k in range(self.reader.target_offset[rule], self.reader.target_offset[rule + 1]):
                symbol = self.reader.target[k]
                if symbol >= <uint32_t>GAP:
                    append_text(&text, self._tail_text(item, first, symbol - <uint32_t>GAP))
                else:
                    append_text(&text, token_hash(symbol))
        return text

    cdef inline TextHash _tail_text(
        self, const Ranking& item, uint32_t first, uint32_t t
    ) noexcept nogil:
        cdef uint32_t tail = self.tails[first + t], rank = self.pool[item.ranks + t]
        return self.top_text[tail] if rank == 0 else self.text_hashes[self.place[tail]][rank]

    cdef bint _has(self, uint32_t node, uint32_t rank) noexcept nogil:
        """Find derivations of ``node`` up to ``rank``; whether there are that many."""
        cdef uint32_t place
        cdef size_t known
        if rank == 0:
            return True
        if self.place[node] == NONE:
            self._open(node)
        place = self.place[node]
        while self.best[place].size() <= rank:
            # The successors of the last one handed out go on the heap only now that a next one is
            # wanted.
            known = self.best[place].size()
            if self.handed[place] < known:
                self.handed[place] = known
                self._successors(place, self.best[place].back())
            self._take(place)
            if self.best[place].size() == known:
                return False
        return True

    cdef void _successors(self, uint32_t place, Ranking parent) noexcept nogil:
        cdef Ranking item
        cdef uint32_t first, arity, raised, t, tail
        if parent.edge == NONE:
            return
        first = self.tail_offset[parent.edge]
        arity = self.tail_offset[parent.edge + 1] - first
        for raised in range(arity):
            tail = self.tails[first + raised]
            if self._has(tail, self.pool[parent.ranks + raised] + 1):
                item.edge = parent.edge
                item.ranks = <uint32_t>self.pool.size()
                item.score = self.score[parent.edge]
                for t in range(arity):
                    self.pool.push_back(self.pool[parent.ranks + t] + (1 if t == raised else 0))
                    item.score += self._score_of(self.tails[first + t], self.pool.back())
                self.heap[place].push_back(item)
                push_heap(self.heap[place].begin(), self.heap[place].end(), &worse)
            if self.pool[parent.ranks + raised]:
                break

    cdef void _collect(
        self, uint32_t node, uint32_t rank, vector[uint32_t]& edges
    ) noexcept nogil:
        """Edges of a derivation, tails before heads and in their order."""
        cdef vector[uint32_t] nodes, ranks, path
        cdef Ranking item
        cdef uint32_t t, first
        cdef size_t k
        nodes.push_back(node)
        ranks.push_back(rank)
        while not nodes.empty():
            if ranks.back() == 0:
                item = Ranking(0.0, self.top[nodes.back()], 0)
            else:
                item = self.best[self.place[nodes.back()]][ranks.back()]
            nodes.pop_back()
            ranks.pop_back()
            if item.edge == NONE:
                continue
            path.push_back(item.edge)
            first = self.tail_offset[item.edge]
            for t in range(first, self.tail_offset[item.edge + 1]):
                nodes.push_back(self.tails[t])
                ranks.push_back(self.pool[item.ranks + t - first])
        for k in range(path.size()):
            edges.push_back(path[path.size() - 1 - k])


def different(lists):
    """The best derivations by several scores of one forest, each text once.

    Parameters
    ----------
    lists : sequence of (KBest, int)
        And how many of each.

    Returns
    -------
    edges : uint32 array
        Of one derivation after another, those of the first list first.
    edge_offsets : int64 array, shape (n + 1,)
    tokens : uint32 array
    token_offsets : int64 array, shape (n + 1,)
    """
    cdef KBest best
    cdef uint32_t k
    cdef vector[uint32_t] edges, tokens
    cdef vector[int64_t] edge_offsets, token_offsets
    cdef unordered_set[uint64_t] known
    edge_offsets.push_back(0)
    token_offsets.push_back(0)
    for best, k in lists:
        with nogil:
            best._read_new(k, known, edges, edge_offsets, tokens, token_offsets)
    return (
        copied(edges), np.array(edge_offsets, dtype=np.int64),
        copied(tokens), np.array(token_offsets, dtype=np.int64),
    )

"""k best derivations of a forest: lazy enumeration, Huang & Chiang 2005, algorithm 3.

A derivation of a node is an edge and, for each tail of the edge, the rank of the derivation used
there. The best ones of a node are found one by one, only as far as a parent asks: the next best is
on a heap with the successors of those already handed out. A derivation's successors raise one rank
by one; only ranks up to and including the first non-zero one are raised, so each derivation has
one parent and nothing is made twice.

Where only different strings are wanted, a node hands out the best derivation of each string:
another one in its place says the same and is no better. Else a thousand derivations of a sentence
may say one thing, as rules with gaps can be put together in many ways.
"""

from libc.stdint cimport int64_t, uint32_t, uint64_t
from libcpp.algorithm cimport make_heap, pop_heap, push_heap
from libcpp.unordered_set cimport unordered_set
from libcpp.vector cimport vector

import numpy as np

from postil.search.forest.yields cimport GAP, YieldReader, copied

from postil.search.forest.hypergraph import Derivation

cdef enum:
    NONE = 0xFFFFFFFF

cdef uint64_t BASE = <uint64_t>0x94D049BB133111EB


cdef struct Ranking:
    double score           # Viterbi scores of the tails' derivations + the edge
    uint32_t edge
    uint32_t ranks         # where the ranks of the tails start in `pool`


cdef struct Said:
    # What a derivation says: a polynomial hash, which those of its parts add up to.
    uint64_t hash
    uint64_t power         # BASE to the number of tokens


cdef inline Said token_said(uint32_t token) noexcept nogil:
    return Said((token + <uint64_t>0x9E3779B97F4A7C15) * <uint64_t>0xBF58476D1CE4E5B9, BASE)


cdef inline void go_on(Said* left, Said right) noexcept nogil:
    left.hash = left.hash * right.power + right.hash
    left.power *= right.power


cdef bint worse(const Ranking& left, const Ranking& right) noexcept nogil:
    """Heap order; equal scores go to the smaller edge, then to the ranking made first."""
    if left.score != right.score:
        return left.score < right.score
    if left.edge != right.edge:
        return left.edge > right.edge
    return left.ranks > right.ranks


cdef class KBest:
    """Enumerates the derivations of a forest, best first.

    Parameters
    ----------
    forest : Forest
    scores : float32 array, shape (edge_count,), optional
        Edge scores to use instead of the forest's own (for hope and fear).
    distinct : bool
        Only the best derivation of each target string.
    """

    cdef object forest
    cdef YieldReader reader
    cdef const uint32_t[::1] edge_offset, tail_offset, tails
    cdef const float[::1] score
    cdef vector[vector[Ranking]] best, heap
    cdef vector[vector[Said]] said                # distinct: what each of the best says
    cdef vector[unordered_set[uint64_t]] seen     # and all of them
    cdef vector[char] opened
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
        self.best.resize(forest.node_count)
        self.heap.resize(forest.node_count)
        self.opened.assign(forest.node_count, 0)
        self.handed.assign(forest.node_count, 0)
        if distinct:
            self.said.resize(forest.node_count)
            self.seen.resize(forest.node_count)

    def derivations(self, int k):
        """The ``k`` best derivations of the goal.

        Returns
        -------
        list of Derivation
            Fewer than ``k`` if the forest holds no more; empty if it has no derivation.
        """
        cdef list found = []
        cdef uint32_t rank, goal = <uint32_t>self.forest.goal
        cdef bint more
        for rank in range(<uint32_t>max(k, 0)):
            with nogil:
                more = self._has(goal, rank)
            if not more:
                break
            found.append(self.derivation(rank))
        return found

    def derivation(self, uint32_t rank):
        """A derivation of the goal, 0 is the best.

        Raises
        ------
        IndexError
            The forest has no such derivation.
        """
        cdef vector[uint32_t] edges
        cdef uint32_t goal = <uint32_t>self.forest.goal
        cdef bint more
        with nogil:
            more = self._has(goal, rank)
            if more:
                self._collect(goal, rank, edges)
                self.reader.read(edges)
        if not more:
            raise IndexError(rank)
        path = np.array(edges, dtype=np.uint32)
        dense = self.forest.dense[path].sum(axis=0, dtype=np.float64)
        score = self.best[goal][rank].score
        return Derivation(self.forest, path, copied(self.reader.tokens), score, dense)

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
        cdef uint32_t rank, goal = <uint32_t>self.forest.goal
        cdef vector[uint32_t] edges, tokens
        cdef vector[int64_t] offsets
        cdef vector[double] scores
        offsets.push_back(0)
        with nogil:
            for rank in range(<uint32_t>max(k, 0)):
                if not self._has(goal, rank):
                    break
                edges.clear()
                self._collect(goal, rank, edges)
                self.reader.read(edges)
                tokens.insert(tokens.end(), self.reader.tokens.begin(), self.reader.tokens.end())
                offsets.push_back(<int64_t>tokens.size())
                scores.push_back(self.best[goal][rank].score)
        return copied(tokens), np.array(offsets, dtype=np.int64), np.array(scores, dtype=np.float64)

    cdef void _open(self, uint32_t node) noexcept nogil:
        """First ranking of every edge into ``node``. Tails are opened by recursion on an explicit
        stack.
        """
        cdef vector[uint32_t] todo
        cdef uint32_t at, edge, t
        cdef bint ready
        todo.push_back(node)
        while not todo.empty():
            at = todo.back()
            ready = True
            if not self.opened[at]:
                for edge in range(self.edge_offset[at], self.edge_offset[at + 1]):
                    for t in range(self.tail_offset[edge], self.tail_offset[edge + 1]):
                        if not self.opened[self.tails[t]]:
                            todo.push_back(self.tails[t])
                            ready = False
                if not ready:
                    continue
                for edge in range(self.edge_offset[at], self.edge_offset[at + 1]):
                    self._first(at, edge)
                make_heap(self.heap[at].begin(), self.heap[at].end(), worse)
                self.opened[at] = 1
                if self.edge_offset[at] == self.edge_offset[at + 1]:
                    self.best[at].push_back(Ranking(0.0, NONE, 0))
                    if self.distinct:
                        self.said[at].push_back(Said(0, 1))
                self._take(at)
            todo.pop_back()

    cdef void _first(self, uint32_t node, uint32_t edge) noexcept nogil:
        cdef Ranking item
        cdef uint32_t t
        item.edge = edge
        item.ranks = <uint32_t>self.pool.size()
        item.score = self.score[edge]
        for t in range(self.tail_offset[edge], self.tail_offset[edge + 1]):
            if self.best[self.tails[t]].empty():
                return
            self.pool.push_back(0)
            item.score += self.best[self.tails[t]][0].score
        self.heap[node].push_back(item)

    cdef void _take(self, uint32_t node) noexcept nogil:
        """Move the top of the heap to the list of best; if distinct, the first that is new."""
        cdef Ranking item
        cdef Said said
        while not self.heap[node].empty():
            pop_heap(self.heap[node].begin(), self.heap[node].end(), worse)
            item = self.heap[node].back()
            self.heap[node].pop_back()
            if self.distinct:
                said = self._said(item)
                if self.seen[node].count(said.hash):
                    self._successors(node, item)
                    continue
                self.seen[node].insert(said.hash)
                self.said[node].push_back(said)
            self.best[node].push_back(item)
            return

    cdef Said _said(self, const Ranking& item) noexcept nogil:
        """Yield of a derivation, from those of its tails (see ``YieldReader``)."""
        cdef uint32_t first = self.tail_offset[item.edge], t, k, symbol
        cdef uint32_t arity = self.tail_offset[item.edge + 1] - first
        cdef uint32_t rule = self.reader.rule[item.edge]
        cdef Said said = Said(0, 1)
        for t in range(arity):
            if not self.reader._names(item.edge, t):
                go_on(&said, self._tail_said(item, first, t))
        if rule != NONE:
            for k in range(self.reader.target_offset[rule], self.reader.target_offset[rule + 1]):
                symbol = self.reader.target[k]
                if symbol >= <uint32_t>GAP:
                    go_on(&said, self._tail_said(item, first, symbol - <uint32_t>GAP))
                else:
                    go_on(&said, token_said(symbol))
        return said

    cdef inline Said _tail_said(
        self, const Ranking& item, uint32_t first, uint32_t t
    ) noexcept nogil:
        return self.said[self.tails[first + t]][self.pool[item.ranks + t]]

    cdef bint _has(self, uint32_t node, uint32_t rank) noexcept nogil:
        """Find derivations of ``node`` up to ``rank``; whether there are that many."""
        cdef size_t known
        if not self.opened[node]:
            self._open(node)
        while self.best[node].size() <= rank:
            if self.best[node].empty():
                return False
            # The successors of the last one handed out go on the heap only now that a next one is
            # wanted.
            known = self.best[node].size()
            if self.handed[node] < known:
                self.handed[node] = known
                self._successors(node, self.best[node].back())
            self._take(node)
            if self.best[node].size() == known:
                return False
        return True

    cdef void _successors(self, uint32_t node, Ranking parent) noexcept nogil:
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
                    item.score += self.best[self.tails[first + t]][self.pool.back()].score
                self.heap[node].push_back(item)
                push_heap(self.heap[node].begin(), self.heap[node].end(), worse)
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
            item = self.best[nodes.back()][ranks.back()]
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

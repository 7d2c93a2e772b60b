"""k best derivations of a forest: lazy enumeration, Huang & Chiang 2005, algorithm 3.

A derivation of a node is an edge and, for each tail of the edge, the rank of the derivation used
there. The best ones of a node are found one by one, only as far as a parent asks: the next best is
on a heap with the successors of those already handed out. A derivation's successors raise one rank
by one; only ranks up to and including the first non-zero one are raised, so each derivation has one
parent and nothing is made twice.
"""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.algorithm cimport make_heap, pop_heap, push_heap
from libcpp.unordered_set cimport unordered_set
from libcpp.vector cimport vector

import numpy as np

from postil.search.forest.yields cimport YieldReader, copied

from postil.search.forest.hypergraph import Derivation

cdef enum:
    NONE = 0xFFFFFFFF


cdef struct Ranking:
    double score           # Viterbi scores of the tails' derivations + the edge
    uint32_t edge
    uint32_t ranks         # where the ranks of the tails start in `pool`


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
    """

    cdef object forest
    cdef YieldReader reader
    cdef const uint32_t[::1] edge_offset, tail_offset, tails
    cdef const float[::1] score
    cdef const float[:, ::1] dense
    cdef vector[vector[Ranking]] best, heap
    cdef vector[char] opened
    cdef vector[uint32_t] pool

    def __init__(self, forest, scores=None):
        self.forest = forest
        self.edge_offset = forest.edge_offset
        self.tail_offset = forest.tail_offset
        self.tails = forest.tails
        self.reader = YieldReader(forest)
        self.score = forest.score if scores is None else scores
        self.dense = forest.dense
        self.best.resize(forest.node_count)
        self.heap.resize(forest.node_count)
        self.opened.assign(forest.node_count, 0)

    def derivations(self, int k, bint distinct=False, int effort=20):
        """The ``k`` best derivations of the goal.

        Parameters
        ----------
        distinct
            Only the best derivation of each target string.
        effort
            With ``distinct``: look at no more than ``k * effort`` derivations.

        Returns
        -------
        list of Derivation
            Fewer than ``k`` if the forest holds no more; empty if it has no derivation.
        """
        cdef list found = []
        cdef unordered_set[uint64_t] seen
        cdef vector[uint32_t] edges
        cdef uint32_t rank = 0, goal = <uint32_t>self.forest.goal
        cdef uint32_t limit = k * effort if distinct else k
        while <int>len(found) < k:
            with nogil:
                rank = self._next(goal, rank, limit, distinct, seen, edges)
            if rank == NONE:
                break
            found.append(self._derivation(edges, self.best[goal][rank].score))
            rank += 1
        return found

    cdef uint32_t _next(
        self, uint32_t goal, uint32_t rank, uint32_t limit, bint distinct,
        unordered_set[uint64_t]& seen, vector[uint32_t]& edges,
    ) noexcept nogil:
        """The first rank from here on whose derivation is wanted, with its edges; or NONE."""
        cdef uint64_t key
        while rank < limit and self._has(goal, rank):
            edges.clear()
            self._collect(goal, rank, edges)
            self.reader.read(edges)
            key = self._yield_hash()
            if not (distinct and seen.count(key)):
                seen.insert(key)
                return rank
            rank += 1
        return NONE

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
        """Move the top of the heap to the list of best."""
        if not self.heap[node].empty():
            pop_heap(self.heap[node].begin(), self.heap[node].end(), worse)
            self.best[node].push_back(self.heap[node].back())
            self.heap[node].pop_back()

    cdef bint _has(self, uint32_t node, uint32_t rank) noexcept nogil:
        """Find derivations of ``node`` up to ``rank``; whether there are that many."""
        if not self.opened[node]:
            self._open(node)
        while self.best[node].size() <= rank:
            if self.best[node].empty():
                return False
            # The successors of the last one handed out go on the heap only now that a next one is
            # wanted.
            self._successors(node, <uint32_t>self.best[node].size() - 1)
            if self.heap[node].empty():
                return False
            self._take(node)
        return True

    cdef void _successors(self, uint32_t node, uint32_t rank) noexcept nogil:
        cdef Ranking parent = self.best[node][rank]
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

    cdef uint64_t _yield_hash(self) noexcept nogil:
        cdef uint64_t key = 0
        cdef size_t k
        for k in range(self.reader.tokens.size()):
            key = (key ^ self.reader.tokens[k]) * <uint64_t>0x9E3779B97F4A7C15
            key ^= key >> 31
        return key

    cdef object _derivation(self, const vector[uint32_t]& edges, double score):
        path = np.array(edges, dtype=np.uint32)
        dense = self.forest.dense[path].sum(axis=0, dtype=np.float64)
        return Derivation(self.forest, path, copied(self.reader.tokens), score, dense)

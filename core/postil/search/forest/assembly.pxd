"""Puts forests together. See ``assembly.pyx``."""

from libc.stdint cimport int64_t, uint8_t, uint32_t
from libcpp.vector cimport vector

from postil.types.ids cimport token_t

cdef extern from *:
    """
    #include <vector>
    #include <cstdint>
    // Numbers of the nodes on a way to the goal, in the order they were made; 0xFFFFFFFF elsewhere.
    // A node names its newest edge, an edge the next one into the same node and its only tail.
    template <class Node, class Edge>
    static std::vector<uint32_t> postil_reachable(
        const std::vector<Node>& nodes, const std::vector<Edge>& edges, uint32_t goal
    ) {
        const uint32_t none = 0xFFFFFFFFu;
        std::vector<uint32_t> number(nodes.size(), none), todo(1, goal);
        number[goal] = 0;
        while (!todo.empty()) {
            uint32_t edge = nodes[todo.back()].edges;
            todo.pop_back();
            for (; edge != none; edge = edges[edge].next) {
                uint32_t tail = edges[edge].tail;
                if (number[tail] == none) {
                    number[tail] = 0;
                    todo.push_back(tail);
                }
            }
        }
        uint32_t count = 0;
        for (uint32_t& one : number) if (one != none) one = count++;
        return number;
    }
    """
    vector[uint32_t] reachable "postil_reachable"[Node, Edge](
        const vector[Node]& nodes, const vector[Edge]& edges, uint32_t goal
    ) nogil


cdef class ForestAssembly:
    cdef readonly tuple names
    cdef size_t width
    cdef vector[uint32_t] edge_offset, tail_offset, tails, rule, stretch_offset, stretches
    cdef vector[uint32_t] gap_offset, gaps
    cdef vector[float] score, dense
    cdef vector[uint32_t] target, target_offset, entry, origin, link_offset
    cdef vector[uint8_t] links
    cdef vector[int64_t] event
    cdef vector[uint32_t] roots
    cdef object trees
    cdef bint linked, complete

    # Room for so many, each edge with one tail and one stretch.
    cdef void reserve(self, size_t nodes, size_t edges) noexcept nogil
    cdef uint32_t add_rule(
        self, const token_t* target, uint32_t length, uint32_t entry, uint32_t origin, int64_t event
    ) noexcept nogil
    cdef void link(self, const uint8_t* links, uint32_t count) noexcept nogil
    cdef void root(self, uint32_t label) noexcept nogil
    # Dense values, all 0, of a new edge into the node at hand; good until the next edge.
    cdef float* add_edge(self, uint32_t rule, float score) noexcept nogil
    cdef void add_tail(self, uint32_t node) noexcept nogil
    cdef void cover(self, uint32_t start, uint32_t end) noexcept nogil
    cdef void leave(self, uint32_t start, uint32_t end) noexcept nogil
    cdef uint32_t close_node(self) noexcept nogil
    cdef void _fit(self) noexcept nogil
    cdef _check_open(self)

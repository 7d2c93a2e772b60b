"""The yield of a derivation, and which of its edges each token is of. See ``yields.pyx``."""

from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

cdef enum:
    NONE = 0xFFFFFFFF       # no rule, or no edge
    GAP = 0xC0000000        # as in forest.py


cdef class YieldReader:
    cdef const uint32_t[::1] edge_offset, tail_offset, tails, rule, target, target_offset
    cdef bint gapped
    # Of the derivation read last: its tokens; for each, which of its edges it is of.
    cdef vector[uint32_t] tokens
    cdef vector[uint32_t] owner
    cdef vector[uint32_t] place     # where each edge has its first token, or would have

    cdef void read(self, const vector[uint32_t]& edges) noexcept nogil
    cdef void _append(self, uint32_t token, uint32_t number) noexcept nogil
    cdef void _read_tree(self, const vector[uint32_t]& edges) noexcept nogil
    cdef bint _has_gaps(self) noexcept nogil
    cdef bint _names(self, uint32_t edge, uint32_t tail) noexcept nogil


cdef copy_edges(derivation, vector[uint32_t]& edges)
cdef object copied(const vector[uint32_t]& values)

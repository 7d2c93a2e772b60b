"""The columns of a prefix search. See ``prefix_columns.pyx``."""

from libc.stdint cimport int32_t, uint32_t, uint64_t
from libcpp.map cimport map as ordered_map
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.search.forest.prefix_graph cimport PrefixGraph

cdef struct Costs:
    float insertion
    float deletion
    float substitution
    float similar
    float extra_word
    float skipped_word
    float other_word


# A node where it is entered.
cdef struct Item:
    int32_t node
    int32_t column         # typed characters before it, or START
    int32_t side           # of what stands before it
    int32_t base           # its first state in each column
    int32_t first_gate
    int32_t first_lead     # items of the first tails of its edges, the same place; -1 without
    double ahead           # best score, and log of the sum, of all that follows it
    double ahead_sum
    int32_t parent         # item and edge where the best of what follows goes on, or -1
    uint32_t edge
    int32_t tail           # which tail of that edge it is


cdef class PrefixColumns:
    cdef PrefixGraph graph
    cdef Costs costs
    cdef double beam
    cdef vector[Item] items
    cdef vector[int32_t] leads
    cdef vector[int32_t] starts                      # by node: its item at the start, or -1
    cdef vector[vector[int32_t]] entered             # by node: its other items
    cdef unordered_map[uint64_t, int32_t] places     # of those, by node, column and side
    cdef ordered_map[int32_t, vector[float]] columns
    cdef vector[vector[float]] gates                 # by column; SIDES for each gate
    cdef vector[double] tops                         # best sum to the end, by column
    cdef int32_t size                                # states of all items
    cdef int32_t gate_count
    # The column at hand
    cdef int32_t column, exact, similar
    cdef vector[float]* now
    cdef const vector[float]* before                 # NULL for the very first
    cdef const vector[float]* word                   # where the word began; NULL outside of words

    cdef void add(self, int32_t exact, int32_t similar, int32_t word, int32_t column) noexcept
    cdef list kept(self)
    cdef void drop_after(self, int32_t position)
    cdef void _start(self)
    cdef int32_t _new_item(self, int32_t node, int32_t column, int32_t side) noexcept nogil
    cdef int32_t _item_at(self, int32_t node, int32_t column, int32_t side) noexcept nogil
    cdef void _begin_text(self) noexcept nogil
    cdef void _begin(self, const Item* item, float* sides) noexcept nogil
    cdef void _advance(self, int32_t number) noexcept nogil
    cdef void _pass_part(self, const Item* item, int32_t step, float* sides) noexcept nogil
    cdef void _enter(
        self, const float* sides, int32_t part, float* entry, float* glued
    ) noexcept nogil
    cdef float _chain(
        self, const float* before, const float* word, float* now, int32_t part,
        float entry, float glued,
    ) noexcept nogil
    cdef void _pass_gate(
        self, const Item* item, uint32_t edge, int32_t step, float* sides
    ) noexcept nogil
    cdef int32_t _open(self, int32_t node, int32_t side, double hope) noexcept nogil
    cdef void _look_ahead(self) noexcept nogil
    cdef bint _is_new(self, const Item* item) noexcept nogil
    cdef void _hand_down(self, int32_t number) noexcept nogil
    cdef void _follow(
        self, int32_t inner, int32_t outer, uint32_t edge, int32_t step, double score
    ) noexcept nogil
    cdef double _top(self) noexcept nogil
    cdef void _drop_item(self)

"""What a prefix search knows of a forest before anything is typed. See ``prefix_graph.pyx``."""

from libc.stdint cimport int32_t, int64_t, uint32_t

cdef enum:
    NONE = 0xFFFFFFFF
    SIDES = 3              # kinds of right sides of the token before
    PLAIN = 0
    JOINED = 1
    WIDE = 2


cdef class PrefixGraph:
    cdef readonly object forest, surfaces, texts
    cdef const uint32_t[::1] edge_offset, tail_offset, tails, rule
    cdef const float[::1] score
    # Of the parts of rules: see prefix_text.RuleTexts
    cdef const int32_t[::1] element_offset, elements, state_offset, exact, similar, spaced
    cdef const int32_t[::1] first_side, last_side, token_start, token_letters
    cdef const int64_t[::1] next_token
    cdef readonly int32_t nodes
    cdef int32_t[::1] step_offset       # (edges + 1,): the steps of an edge, in target order
    cdef int32_t[::1] steps             # number of a part of its rule, or -1 - k for tail k
    cdef int32_t[::1] place             # of a part: its first state among those of the head;
    #                                     of a tail that is not first: its gate among those
    cdef double[::1] rest, rest_sum     # best, log of the sum, of what the tails behind it score
    cdef int32_t[::1] sizes, gates      # by node: states of its edges, gates of its edges
    cdef double[::1] inside, inside_sum
    cdef uint32_t[::1] best_in          # by node: edge of its best derivation, or NONE

    cdef int32_t length(self, int32_t part) noexcept nogil
    cdef uint32_t tail(self, uint32_t edge, int32_t step) noexcept nogil
    cdef void _number_steps(self)
    cdef bint _names(self, uint32_t rule, int32_t step) noexcept nogil
    cdef void _look_inside(self)

cdef double log_add(double left, double right) noexcept nogil

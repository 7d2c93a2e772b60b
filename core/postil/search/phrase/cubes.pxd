"""Cubes of the block decoder: hypotheses (rows) times the options of a span (columns).

What the cells need of a hypothesis is laid out in rows, in the order in which cubes go through
them. See ``cubes.pyx`` for the queue.
"""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.search.phrase.options cimport MAX_PHRASE, OptionRef, OptionTable

cdef struct Row:
    float ahead            # score of the hypothesis, and forward reordering
    float score
    float forward
    uint32_t way           # 0 monotone, 1 swap, 2 other
    uint32_t hypothesis
    uint32_t context
    uint32_t forbidden

cdef struct Column:
    OptionRef option
    float estimate         # these are those of the option
    float backward[3]

cdef struct CubeEdge:
    const Column* columns  # the options of one span
    uint32_t width
    uint32_t first         # the rows of one line
    uint32_t height
    uint32_t start
    uint32_t end
    uint32_t coverage      # after the span
    float shift            # weighted distortion + what is still to come after
    float moved            # of that, the distortion

cdef struct Cell:
    uint32_t cube
    uint32_t row
    uint32_t column


cdef inline float cell_priority(
    const CubeEdge* cube, const Row* tail, const Column* column
) noexcept nogil:
    """Exact but for the language model of the boundary words, which is that of the option alone."""
    return tail.ahead + column.estimate + cube.shift + column.backward[tail.way]


@cython.final
cdef class CellQueue:
    cdef vector[Cell] taken             # the best ones, best first
    cdef vector[Cell] cells             # in the order they were queued
    cdef vector[uint64_t] queue         # keys of the cells not yet taken: see cell_heap
    cdef uint64_t worst                 # no key beyond this one will be taken
    cdef vector[Column] columns         # of all spans
    cdef vector[size_t] starts          # [i, j) as in the options

    cdef void set_columns(self, OptionTable options) noexcept nogil

    cdef inline const Column* columns_of(self, int start, int end) noexcept nogil:
        return &self.columns[self.starts[start * MAX_PHRASE + end - start - 1]]

    cdef void take_best(
        self, const vector[CubeEdge]& cubes, const vector[Row]& rows, size_t count
    ) noexcept nogil
    cdef bint _queue_neighbour(
        self, const CubeEdge* cube, const Row* row, const Cell& cell, bint replace
    ) noexcept nogil
    cdef void _replace_by_neighbours(
        self, const CubeEdge* cube, const Row* row, const Cell& cell
    ) noexcept nogil

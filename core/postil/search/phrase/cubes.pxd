"""Cubes of the block decoder: hypotheses (rows) times the options of a span (columns).

What the cells need of a hypothesis is laid out in rows, in the order in which cubes go through
them. See ``cubes.pyx`` for the queue.
"""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.search.phrase.options cimport OptionRef

cdef struct Row:
    float score            # of the hypothesis
    float forward[3]
    uint32_t hypothesis
    uint32_t start
    uint32_t context
    uint32_t forbidden

cdef struct CubeEdge:
    const OptionRef* columns   # the options of one span
    uint32_t width
    uint32_t first         # the rows of one group
    uint32_t height
    uint32_t start
    uint32_t end
    uint32_t coverage      # after the span
    float shift            # weighted distortion + what is still to come after
    float moved            # of that, the distortion
    bint monotone          # the span follows the phrase before

cdef struct Cell:
    uint32_t cube
    uint32_t row
    uint32_t column


cdef inline float ordering(const CubeEdge* cube, const Row* tail, OptionRef option) noexcept nogil:
    """Weighted lexicalised reordering: backward of this phrase, forward of the one before."""
    cdef int way = 0 if cube.monotone else 1 if tail.start == cube.end else 2
    return option.backward[way] + tail.forward[way]


cdef inline float cell_priority(
    const CubeEdge* cube, const Row* tail, OptionRef option
) noexcept nogil:
    """Exact but for the language model of the boundary words, which is that of the option alone."""
    return tail.score + option.estimate + cube.shift + ordering(cube, tail, option)


@cython.final
cdef class CellQueue:
    cdef vector[Cell] taken             # the best ones, best first
    cdef vector[Cell] cells             # in the order they were queued
    cdef vector[uint64_t] queue         # keys of the cells not yet taken: see cell_heap
    cdef uint64_t worst                 # no key beyond this one will be taken

    cdef void take_best(
        self, const vector[CubeEdge]& cubes, const vector[Row]& rows, size_t count
    ) noexcept nogil
    cdef bint _queue_neighbour(
        self, const CubeEdge* cube, const Row* row, const Cell& cell, bint replace
    ) noexcept nogil
    cdef void _replace_by_neighbours(
        self, const CubeEdge* cube, const Row* row, const Cell& cell
    ) noexcept nogil

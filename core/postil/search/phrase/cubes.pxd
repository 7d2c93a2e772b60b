"""Cubes of the block decoder: hypotheses (rows) times the options of a span (columns).

What the cells need of a hypothesis is laid out in rows, in the order in which cubes go through
them. See ``cubes.pyx`` for the queue.
"""

cimport cython
from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

from postil.search.phrase.contexts cimport ContextPool
from postil.search.phrase.options cimport OptionList, OptionRef, OptionTable
from postil.types.ids cimport token_t

cdef enum:
    UNSCORED = 0xFFFFFFFF  # column of a cell whose first word has not been scored
    NO_CELL = 0xFFFFFFFF
    BUCKETS = 512          # the last has all that are worse
    BETTER = 64            # of them, for cells better than the first of every cube

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
    float inner            # estimate of the option without its first word
    float backward[3]      # that of the option

cdef struct WordGroup:
    # Options of a span that begin with the same word.
    token_t word
    bint empty             # they have no word
    uint32_t first         # a range of columns, best first
    uint32_t end
    float estimate         # that of the best one, and the gain from context that is assumed

cdef struct Span:
    # Options of a span.
    uint32_t first         # a range of word groups, best first
    uint32_t end

cdef struct CubeEdge:
    uint32_t span
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
    uint32_t group
    uint32_t column        # or UNSCORED
    uint32_t next          # cell of its bucket, or NO_CELL
    float before           # priority but for what the column adds; of a scored word only


@cython.final
cdef class CellQueue:
    cdef vector[Cell] taken             # the best ones, best first
    cdef vector[Cell] cells
    cdef uint32_t[BUCKETS] buckets      # the last cell put into each, or NO_CELL
    cdef uint32_t lowest                # buckets below it are empty
    cdef float best                     # priority of the first bucket
    cdef float per_unit                 # buckets per unit of priority
    cdef vector[Column] columns         # of all spans
    cdef vector[WordGroup] groups
    cdef vector[Span] spans             # [i, j) as in the options
    cdef vector[uint32_t] group_of      # by number of an option, of the span at hand
    cdef OptionTable options
    cdef ContextPool contexts

    cdef void begin_sentence(self) noexcept nogil
    cdef void take_best(
        self, const vector[CubeEdge]& cubes, const vector[Row]& rows, size_t count
    ) noexcept nogil
    cdef void _set_span(self, const OptionList* found, Span* span) noexcept nogil
    cdef uint32_t _group_of(self, OptionRef option, const Span* span) noexcept nogil
    cdef void _put_column(self, OptionRef option, WordGroup* group) noexcept nogil
    cdef float _alone(self, OptionRef option) noexcept nogil
    cdef float _first_word(self, uint32_t context, const WordGroup* group) noexcept nogil
    cdef void _queue_first(
        self, const vector[CubeEdge]& cubes, const vector[Row]& rows
    ) noexcept nogil
    cdef void _score_word(
        self, const CubeEdge* cube, const Row* row, uint32_t number
    ) noexcept nogil

    cdef inline float _estimate(
        self, const CubeEdge* cube, const Row* row, uint32_t group
    ) noexcept nogil:
        """Priority of the best cell of a group, before its first word is scored."""
        return row.ahead + cube.shift + self.groups[group].estimate

    cdef inline void _queue_unscored(
        self, const CubeEdge* cube, const Row* row, uint32_t edge, uint32_t at, uint32_t group
    ) noexcept nogil:
        self.cells.push_back(Cell(edge, at, group, UNSCORED, NO_CELL, 0.0))
        self._put(self._estimate(cube, row, group), <uint32_t>self.cells.size() - 1)

    cdef inline void _queue_scored(self, const Row* row, uint32_t number) noexcept nogil:
        cdef const Cell* cell = &self.cells[number]
        cdef const Column* column = &self.columns[cell.column]
        self._put(cell.before + column.inner + column.backward[row.way], number)

    cdef inline void _put(self, float priority, uint32_t number) noexcept nogil:
        """Put a cell into its bucket."""
        cdef float distance = (self.best - priority) * self.per_unit
        cdef uint32_t bucket = BUCKETS - 1
        if distance < BUCKETS - 1:
            bucket = <uint32_t>max(<float>0.0, distance)
        self.cells[number].next = self.buckets[bucket]
        self.buckets[bucket] = number
        self.lowest = min(self.lowest, bucket)

    cdef inline uint32_t _remove_best(self) noexcept nogil:
        """Number of a cell of the best bucket that has any, or NO_CELL."""
        cdef uint32_t number
        while self.lowest < BUCKETS:
            number = self.buckets[self.lowest]
            if number != <uint32_t>NO_CELL:
                self.buckets[self.lowest] = self.cells[number].next
                return number
            self.lowest += 1
        return NO_CELL

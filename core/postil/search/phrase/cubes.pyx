"""The queue over the cells of all cubes of a stack.

Which cells are best depends above all on the language model of the word that a phrase begins with,
after what stands before it. So the options of a span are grouped by that word, and a cell is ranked
with its first word scored in the context of its row: one look-up, and one that the hypothesis made
of the cell needs as well, for all options of a group (boundary words are grouped for this in
Heafield, Koehn & Lavie 2013). Of the words after it, the language model of the phrase alone is
counted.

A look-up is made only when it may matter: groups of a row wait in the queue with an estimate, the
language model of the phrase alone and ``GAIN``, and are scored when they come out of it.

Cells wait in buckets of like priority, for those of a bucket are as good as each other: the
estimates are not that exact, and with a heap the whole search takes a sixth longer.

Which cells are taken, and in which order, does not depend on the hypotheses that are made of them.
"""

cimport cython
from libc.math cimport INFINITY, fabsf
from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

from postil.search.phrase.contexts cimport ContextPool, WordScore
from postil.search.phrase.features cimport LM, LM_FIRST, TM_DIRECT, TM_INVERSE
from postil.search.phrase.options cimport MAX_PHRASE, OptionList, OptionRef, OptionTable

# Natural log: the gain of a first word from its context that is assumed before it is looked up.
# With less, good cells wait behind an estimate; with more, words are looked up in vain. Of 0.6 to
# 2.0, the least time for the same model scores on multi30k en-de and technical text en-fr.
cdef float GAIN = 1.2

# Width of a bucket: natural log of the language model or the translation model, whichever weighs
# more.
cdef float WIDTH = 0.2
cdef float LEAST_WEIGHT = 1e-4


@cython.final
cdef class CellQueue:
    """Chooses the most promising cells."""

    def __init__(self, OptionTable options not None, ContextPool contexts not None):
        self.options = options
        self.contexts = contexts

    # -- columns

    cdef void begin_sentence(self) noexcept nogil:
        """Put what is read here of the options of a sentence side by side."""
        cdef int start, size, length = <int>self.options.sentence.size()
        cdef const float* weights = self.options.weights
        self.per_unit = <float>1.0 / WIDTH / max(
            LEAST_WEIGHT, fabsf(weights[LM]), fabsf(weights[TM_DIRECT]), fabsf(weights[TM_INVERSE])
        )
        self.columns.clear()
        self.groups.clear()
        self.spans.resize(length * MAX_PHRASE)
        for start in range(length):
            for size in range(1, min(MAX_PHRASE, length - start) + 1):
                self._set_span(
                    self.options.span(start, start + size),
                    &self.spans[start * MAX_PHRASE + size - 1],
                )

    cdef void _set_span(self, const OptionList* found, Span* span) noexcept nogil:
        """Group the options of a span, which are best first, by their first words."""
        cdef size_t k
        cdef uint32_t number, at = <uint32_t>self.columns.size()
        span.first = span.end = <uint32_t>self.groups.size()
        self.group_of.clear()
        for k in range(found.size()):
            number = self._group_of(found.at(k), span)
            if number == span.end:
                span.end += 1
            self.groups[number].end += 1  # a count, so far
            self.group_of.push_back(number)
        for number in range(span.first, span.end):
            self.groups[number].first = at
            at += self.groups[number].end
            self.groups[number].end = self.groups[number].first
        self.columns.resize(at)
        for k in range(found.size()):
            self._put_column(found.at(k), &self.groups[self.group_of[k]])

    cdef uint32_t _group_of(self, OptionRef option, const Span* span) noexcept nogil:
        """Number of the group of an option, which is made where there is none."""
        cdef uint32_t number
        cdef bint empty = option.boundary == 0
        for number in range(span.first, span.end):
            if self.groups[number].word == option.first and self.groups[number].empty == empty:
                return number
        self.groups.push_back(WordGroup(
            option.first, empty, 0, 0, option.estimate + GAIN * self.options.weights[LM]
        ))
        return span.end

    cdef void _put_column(self, OptionRef option, WordGroup* group) noexcept nogil:
        """Put an option in its place in its group."""
        cdef uint32_t at = group.end
        cdef float inner = option.estimate - self._alone(option)
        while at > group.first and self.columns[at - 1].inner < inner:
            self.columns[at] = self.columns[at - 1]
            at -= 1
        self.columns[at] = Column(option, inner, option.backward)
        group.end += 1

    cdef float _alone(self, OptionRef option) noexcept nogil:
        """What the first word of an option adds to its estimate."""
        cdef float lm
        if not option.boundary:
            return 0.0
        lm = option.rest[0] - option.rest[1]
        return self.options.weights[LM_FIRST] * lm + self.options.lm_part(
            lm, option.session_rest[0] - option.session_rest[1],
            option.class_rest[0] - option.class_rest[1],
        )

    # -- cells

    cdef void take_best(
        self, const vector[CubeEdge]& cubes, const vector[Row]& rows, size_t count
    ) noexcept nogil:
        """Leave the best ``count`` cells, or all, in ``taken``."""
        cdef const CubeEdge* cube
        cdef const Row* row
        cdef uint32_t number
        cdef Cell* cell
        self.taken.clear()
        self.cells.clear()
        self._queue_first(cubes, rows)
        while self.taken.size() < count:
            number = self._remove_best()
            if number == <uint32_t>NO_CELL:
                return
            cell = &self.cells[number]
            cube = &cubes[cell.cube]
            row = &rows[cube.first + cell.row]
            if cell.column == <uint32_t>UNSCORED:
                self._score_word(cube, row, number)
                continue
            self.taken.push_back(cell[0])
            cell.column += 1
            if cell.column < self.groups[cell.group].end:
                self._queue_scored(row, number)

    cdef void _queue_first(
        self, const vector[CubeEdge]& cubes, const vector[Row]& rows
    ) noexcept nogil:
        """Queue the first cell of every cube."""
        cdef const CubeEdge* cube
        cdef uint32_t number
        self.best = -INFINITY
        for number in range(<uint32_t>cubes.size()):
            cube = &cubes[number]
            self.best = max(self.best, self._estimate(
                cube, &rows[cube.first], self.spans[cube.span].first
            ))
        self.best += BETTER / self.per_unit
        self.lowest = BUCKETS
        for number in range(BUCKETS):
            self.buckets[number] = NO_CELL
        for number in range(<uint32_t>cubes.size()):
            cube = &cubes[number]
            self._queue_unscored(
                cube, &rows[cube.first], number, 0, self.spans[cube.span].first
            )

    cdef void _score_word(
        self, const CubeEdge* cube, const Row* row, uint32_t number
    ) noexcept nogil:
        """Score the word of a cell that has come out of the queue; queue it and those next to it.

        That is the next group of the row, and from the first group the next row: every group of
        every row has one parent.
        """
        cdef const Span* span = &self.spans[cube.span]
        cdef Cell* cell = &self.cells[number]
        cdef uint32_t group = cell.group, at = cell.row, edge = cell.cube
        cell.column = self.groups[group].first
        cell.before = (
            row.ahead + cube.shift + self._first_word(row.context, &self.groups[group])
        )
        self._queue_scored(row, number)
        if group + 1 < span.end:
            self._queue_unscored(cube, row, edge, at, group + 1)
        if group == span.first and at + 1 < cube.height:
            self._queue_unscored(cube, row + 1, edge, at + 1, group)

    cdef float _first_word(self, uint32_t context, const WordGroup* group) noexcept nogil:
        """What the word of a group adds after a context."""
        cdef const WordScore* word
        if group.empty:
            return 0.0
        word = self.contexts.score_word(context, group.word)
        return self.options.weights[LM_FIRST] * word.lm + self.options.lm_part(
            word.lm, word.session, word.classes
        )

"""The queue over the cells of all cubes of a stack.

Everything but the language model of the boundary words is known before a cell is made, so which
cells are taken, and in which order, does not depend on the hypotheses that are made of them.
"""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.search.phrase.cell_heap cimport (
    cell_key, insert, keep_best, remove_best, replace_best,
)
from postil.search.phrase.options cimport MAX_PHRASE, OptionList, OptionRef, OptionTable


@cython.final
cdef class CellQueue:
    """Chooses the most promising cells."""

    cdef void set_columns(self, OptionTable options) noexcept nogil:
        """Put what is read here of the options of a sentence side by side."""
        cdef int start, size, length = <int>options.sentence.size()
        cdef size_t k
        cdef OptionRef option
        cdef OptionList* found
        self.columns.clear()
        self.starts.assign(length * MAX_PHRASE, 0)
        for start in range(length):
            for size in range(1, min(MAX_PHRASE, length - start) + 1):
                found = options.span(start, start + size)
                self.starts[start * MAX_PHRASE + size - 1] = self.columns.size()
                for k in range(found.size()):
                    option = found.at(k)
                    self.columns.push_back(Column(option, option.estimate, option.backward))

    cdef void take_best(
        self, const vector[CubeEdge]& cubes, const vector[Row]& rows, size_t count
    ) noexcept nogil:
        """Leave the best ``count`` cells, or all, in ``taken``."""
        cdef const CubeEdge* cube
        cdef uint32_t number
        cdef float priority
        cdef Cell cell
        self.taken.clear()
        self.queue.clear()
        self.cells.clear()
        for number in range(<uint32_t>cubes.size()):
            cube = &cubes[number]
            self.cells.push_back(Cell(number, 0, 0))
            priority = cell_priority(cube, &rows[cube.first], cube.columns)
            self.queue.push_back(cell_key(priority, number))
        self.worst = keep_best(self.queue, count)
        while self.taken.size() < count and not self.queue.empty():
            cell = self.cells[<uint32_t>self.queue.front()]
            self.taken.push_back(cell)
            cube = &cubes[cell.cube]
            self._replace_by_neighbours(cube, &rows[cube.first + cell.row], cell)

    cdef bint _queue_neighbour(
        self, const CubeEdge* cube, const Row* row, const Cell& cell, bint replace
    ) noexcept nogil:
        """Queue a cell, unless it will not be taken; ``replace``: in the place of the best one."""
        cdef float priority = cell_priority(cube, row, cube.columns + cell.column)
        cdef uint64_t key = cell_key(priority, <uint32_t>self.cells.size())
        if key >= self.worst:
            return False
        self.cells.push_back(cell)
        if replace:
            replace_best(self.queue, key)
        else:
            insert(self.queue, key)
        return True

    cdef void _replace_by_neighbours(
        self, const CubeEdge* cube, const Row* row, const Cell& cell
    ) noexcept nogil:
        """Take the best cell off the queue and put its neighbours there.

        The next column always, the next row from the first column only: every cell has one parent.
        """
        cdef bint taken = False
        if cell.column + 1 < cube.width:
            taken = self._queue_neighbour(
                cube, row, Cell(cell.cube, cell.row, cell.column + 1), True
            )
        if cell.column == 0 and cell.row + 1 < cube.height:
            if self._queue_neighbour(cube, row + 1, Cell(cell.cube, cell.row + 1, 0), not taken):
                taken = True
        if not taken:
            remove_best(self.queue)

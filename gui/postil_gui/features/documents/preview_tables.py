"""Tables of the preview: cells of a document go into cells of Qt's tables."""

from __future__ import annotations

from collections.abc import Sequence

from postil.formats.structure import Structure
from postil_gui.qt import QtGui

CELL_PADDING = 4
WIDEST = 60  # columns; Qt lays each of them out, also those of a damaged document
TALLEST = 400  # rows


class PreviewTables:
    """Leads a cursor into the cells of tables and out of them.

    Parameters
    ----------
    structures
        Of all paragraphs that are shown, in their order.
    line
        Colour of the frames.
    """

    def __init__(self, structures: Sequence[Structure | None], line: QtGui.QColor) -> None:
        self._line = line
        self._table: QtGui.QTextTable | None = None
        self._number = 0
        self._cell = (0, 0)
        self._is_first = True
        self._rows: dict[int, tuple[int, int]] = {}  # first and last that are shown
        self._columns: dict[int, int] = {}
        for one in structures:
            if one is not None and one.cell[0]:
                table, row, column = one.cell
                first, last = self._rows.get(table, (row, row))
                self._rows[table] = min(first, row), max(last, row)
                self._columns[table] = max(self._columns.get(table, 0), column)

    def go_to_paragraph(
        self, cursor: QtGui.QTextCursor, structure: Structure | None, form: QtGui.QTextBlockFormat
    ) -> None:
        """Put the cursor where the next paragraph is to be written."""
        number, row, column = structure.cell if structure is not None else (0, 0, 0)
        if number and self._fits(number):
            self._go_to_cell(cursor, number, row, column, form)
        else:
            left = self.leave(cursor)
            if self._is_first or left:
                cursor.setBlockFormat(form)
            else:
                cursor.insertBlock(form)
        self._is_first = False

    def leave(self, cursor: QtGui.QTextCursor) -> bool:
        """Go behind the table the cursor is in; whether it was in one."""
        if self._table is None:
            return False
        self._table = None
        cursor.movePosition(QtGui.QTextCursor.MoveOperation.End)
        return True

    def _fits(self, number: int) -> bool:
        first, last = self._rows[number]
        return self._columns[number] <= WIDEST and last - first < TALLEST

    def _go_to_cell(
        self,
        cursor: QtGui.QTextCursor,
        number: int,
        row: int,
        column: int,
        form: QtGui.QTextBlockFormat,
    ) -> None:
        first, last = self._rows[number]
        if self._table is None or self._number != number:
            self.leave(cursor)
            look = QtGui.QTextTableFormat()
            look.setBorderBrush(QtGui.QBrush(self._line))
            look.setBorderStyle(QtGui.QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            look.setBorderCollapse(True)
            look.setCellPadding(CELL_PADDING)
            self._table = cursor.insertTable(last - first + 1, self._columns[number], look)
            self._number, self._cell = number, (0, 0)
        place = self._table.cellAt(row - first, column - 1).lastCursorPosition()
        cursor.setPosition(place.position())
        if self._cell == (row, column):
            cursor.insertBlock(form)
        else:
            cursor.setBlockFormat(form)
        self._cell = (row, column)

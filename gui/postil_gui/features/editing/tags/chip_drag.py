"""A tag carried with the mouse from one place of the text to another."""

from __future__ import annotations

from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.tagged_text.line_ends import OBJECT
from postil_gui.tagged_text.segment_text import SegmentText

WIDTH = 2


class ChipDrag:
    """Follows the mouse from the press on a chip to its release; Escape drops the chip where it
    was.
    """

    def __init__(self, editor: SegmentText) -> None:
        self._editor = editor
        self._chip: int | None = None
        self._from = QtCore.QPoint()
        self._to: int | None = None

    @property
    def is_carrying(self) -> bool:
        """Whether a chip hangs at the mouse."""
        return self._to is not None

    def press(self, event: QtGui.QMouseEvent) -> bool:
        """Take hold of the chip under the mouse, if there is one; returns whether."""
        point = event.position().toPoint()
        self._chip = None
        if event.button() != Qt.MouseButton.LeftButton or self._editor.isReadOnly():
            return False
        chip = self._editor.chip_under(point)
        if chip is None:
            return False
        self._chip, self._from = chip, point
        self._editor.select(chip, chip + 1)
        self._editor.setFocus()
        return True

    def move(self, event: QtGui.QMouseEvent) -> bool:
        """Carry it along; returns whether the mouse is ours."""
        if self._chip is None:
            return False
        point = event.position().toPoint()
        far = (point - self._from).manhattanLength() >= QtWidgets.QApplication.startDragDistance()
        if far or self._to is not None:
            self._to = self._editor.cursorForPosition(point).position()
            self._editor.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._editor.viewport().update()
        return True

    def release(self, _event: QtGui.QMouseEvent) -> bool:
        """Put it down; returns whether the mouse was ours."""
        if self._chip is None:
            return False
        chip, to = self._chip, self._to
        self._end()
        if to is not None:
            self.move_chip(chip, to)
        return True

    def move_chip(self, position: int, to: int) -> None:
        """Move the tag behind ``position`` before position ``to``, as one step."""
        if to in (position, position + 1):
            return
        cursor = QtGui.QTextCursor(self._editor.document())
        cursor.setPosition(position)
        cursor.setPosition(position + 1, QtGui.QTextCursor.MoveMode.KeepAnchor)
        form = cursor.charFormat()
        cursor.beginEditBlock()
        cursor.removeSelectedText()
        cursor.setPosition(to - 1 if to > position else to)
        cursor.insertText(OBJECT, form)  # a fragment would bring another direction and line height
        cursor.endEditBlock()
        cursor.setCharFormat(QtGui.QTextCharFormat())
        self._editor.setTextCursor(cursor)

    def key(self, event: QtGui.QKeyEvent) -> bool:
        """Escape drops the chip where it was; other keys wait until it is put down."""
        if not self.is_carrying:
            return False
        if event.key() == Qt.Key.Key_Escape:
            self._end()
        return True

    def paint(self) -> None:
        """Show where the chip would go."""
        if self._to is None:
            return
        cursor = QtGui.QTextCursor(self._editor.document())
        cursor.setPosition(self._to)
        line = self._editor.cursorRect(cursor)
        line.setWidth(WIDTH)
        painter = QtGui.QPainter(self._editor.viewport())
        painter.fillRect(line, self._editor.palette().color(QtGui.QPalette.ColorRole.Accent))
        painter.end()

    def _end(self) -> None:
        self._chip = self._to = None
        self._editor.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self._editor.viewport().update()

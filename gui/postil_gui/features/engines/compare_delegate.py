"""Paints the two translations of a segment in one line each, what they do not share marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil_gui.features.engines.compare_model import FIRST, GAIN, ROW_ROLE, SECOND
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.tagged_text.text_document import utf16_length
from postil_gui.theme.theme import Theme
from postil_gui.widgets.compared_examples import marked
from postil_gui.widgets.row_table import DirectionDelegate, runs_right_to_left

if TYPE_CHECKING:
    from postil.training.comparison import Row

PADDING = 12  # as the titles have it
KEPT = 400


class DifferenceDelegate(DirectionDelegate):
    """Paints the cells of the comparison."""

    def __init__(self, theme: Theme, parent: QtCore.QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._marked: dict[tuple[str, str], tuple[list[tuple[str, bool]], ...]] = {}

    def initStyleOption(
        self,
        option: QtWidgets.QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> None:
        super().initStyleOption(option, index)
        row: Row = index.data(ROW_ROLE)
        palette = option.palette
        if index.column() == GAIN and row.differs:
            role = "exact" if row.gain > 0 else "wrong" if row.gain < 0 else "muted"
            for one in (QtGui.QPalette.ColorRole.Text, QtGui.QPalette.ColorRole.HighlightedText):
                palette.setColor(one, self._theme.colour(role))
        palette.setColor(QtGui.QPalette.ColorRole.Highlight, self._theme.colour("accent_tint"))
        option.palette = palette

    def paint(
        self,
        painter: QtGui.QPainter,
        option: QtWidgets.QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> None:
        row: Row = index.data(ROW_ROLE)
        if index.column() not in (FIRST, SECOND) or not row.differs:
            super().paint(painter, option, index)
            return
        style = QtWidgets.QStyleOptionViewItem(option)
        self.initStyleOption(style, index)
        style.text = ""
        widget = option.widget
        (widget.style() if widget is not None else QtWidgets.QApplication.style()).drawControl(
            QtWidgets.QStyle.ControlElement.CE_ItemViewItem, style, painter, widget
        )
        side = index.column() - FIRST
        tint = self._theme.colour("removed" if side == 0 else "added")
        self._paint_text(painter, style, self._stretches(row)[side], tint)

    def _stretches(self, row: Row) -> tuple[list[tuple[str, bool]], ...]:
        found = self._marked.get(row.outputs)
        if found is None:
            if len(self._marked) > KEPT:
                self._marked.clear()
            found = self._marked[row.outputs] = marked(*row.outputs)
        return found

    def _paint_text(
        self,
        painter: QtGui.QPainter,
        option: QtWidgets.QStyleOptionViewItem,
        stretches: list[tuple[str, bool]],
        tint: QtGui.QColor,
    ) -> None:
        box = option.rect.adjusted(PADDING, 0, -PADDING, 0)
        text = "".join(piece for piece, _ in stretches)
        metrics = QtGui.QFontMetricsF(option.font)
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        layout = QtGui.QTextLayout(text, option.font)
        whole = QtGui.QTextOption()
        whole.setWrapMode(QtGui.QTextOption.WrapMode.NoWrap)
        layout.setTextOption(whole)
        ranges, place, end = [], 0, utf16_length(text)
        for piece, mark in stretches:
            if mark and place < end:
                one = QtGui.QTextLayout.FormatRange()
                one.start = place
                one.length = min(utf16_length(piece), end - place)
                format_ = QtGui.QTextCharFormat()
                format_.setBackground(tint)
                one.format = format_
                ranges.append(one)
            place += utf16_length(piece)
        layout.setFormats(ranges)
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(1e6)
        layout.endLayout()
        painter.save()
        painter.setClipRect(box)
        painter.setPen(option.palette.color(QtGui.QPalette.ColorRole.Text))
        top = box.top() + (box.height() - line.height()) / 2
        left: float = box.left()
        if runs_right_to_left(text):
            left += box.width() - line.naturalTextWidth()
        layout.draw(painter, QtCore.QPointF(left, top))
        painter.restore()

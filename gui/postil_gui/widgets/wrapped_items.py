"""Lists whose texts go on in another line."""

from __future__ import annotations

import math

from postil_gui.qt import QtCore, QtGui, QtWidgets

PADDING = 6  # left and right of an item, as the style sheet has it


class WrappedItems(QtWidgets.QStyledItemDelegate):
    """Gives an item the height of its lines: Qt wraps it as if it had no padding.

    A line with a sign of another font is higher, and Qt leaves out the last one if there is room
    for them all but no more. So there is as much more as the highest line is higher than usual.
    """

    def sizeHint(
        self,
        option: QtWidgets.QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> QtCore.QSize:
        """Size of an item in the width it is shown with."""
        narrower = QtWidgets.QStyleOptionViewItem(option)
        narrower.rect = option.rect.adjusted(PADDING, 0, -PADDING, 0)
        hint = super().sizeHint(narrower, index)
        text = str(index.data())
        higher = _height_in_one_line(text, option.font) - option.fontMetrics.lineSpacing()
        hint.setHeight(hint.height() + max(0, higher) + 1)
        return hint


def _height_in_one_line(text: str, font: QtGui.QFont) -> int:
    """Height of the line that all signs of a text would stand in, in pixels."""
    layout = QtGui.QTextLayout(text.replace("\n", " "), font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return math.ceil(line.height())


def wrap_items(view: QtWidgets.QListView) -> None:
    """Let the items of a framed list have as many lines as they need."""
    view.setWordWrap(True)
    view.setItemDelegate(WrappedItems(view))

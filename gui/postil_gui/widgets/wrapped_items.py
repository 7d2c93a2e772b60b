"""Lists whose texts go on in another line."""

from __future__ import annotations

from postil_gui.qt import QtCore, QtWidgets

PADDING = 6  # left and right of an item, as the style sheet has it


class WrappedItems(QtWidgets.QStyledItemDelegate):
    """Gives an item the height of its lines: Qt wraps it as if it had no padding.

    A line with a sign of another font is higher by less than a pixel, for which Qt has no room: it
    would leave out the last line. So there is a pixel more for each.
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
        hint.setHeight(hint.height() + hint.height() // option.fontMetrics.lineSpacing())
        return hint


def wrap_items(view: QtWidgets.QListView) -> None:
    """Let the items of a framed list have as many lines as they need."""
    view.setWordWrap(True)
    view.setItemDelegate(WrappedItems(view))

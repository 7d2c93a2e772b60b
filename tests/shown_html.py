"""Finds what a desk shows as HTML though it came from a file."""

from __future__ import annotations

from collections.abc import Iterator

from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets

ROLES = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.WhatsThisRole)
MOST_ROWS = 40  # of a table that are looked at


def shown_as_html() -> list[str]:
    """Places in all widgets there are, hidden ones too, with the beginning of their texts."""
    return [
        f"{type(widget).__name__} {widget.objectName()}: {what}: {text[:80]!r}"
        for widget in QtWidgets.QApplication.allWidgets()
        for what, text in _html_in(widget)
    ]


def _html_in(widget: QtWidgets.QWidget) -> Iterator[tuple[str, str]]:
    might = QtGui.Qt.mightBeRichText
    if isinstance(widget, QtWidgets.QLabel):
        form, text = widget.textFormat(), widget.text()
        if form == Qt.TextFormat.AutoText and might(text):
            yield "text", text
        if form == Qt.TextFormat.RichText and "<img" in text:
            yield "picture", text
    for what, text in (
        ("tool tip", widget.toolTip()),
        ("status tip", widget.statusTip()),
        ("what is this", widget.whatsThis()),
        *(("tool tip of a command", action.toolTip()) for action in widget.actions()),
    ):
        if might(text):
            yield what, text
    if isinstance(widget, QtWidgets.QTextEdit):
        yield from (("in a page", text) for text in _drawn(widget.document()))
    if isinstance(widget, QtWidgets.QAbstractItemView) and widget.model() is not None:
        yield from (("tool tip of an item", tip) for tip in _tips(widget.model()) if might(tip))


def _drawn(document: QtGui.QTextDocument) -> Iterator[str]:
    """Pictures in a page, and what its words say when the mouse rests on them."""
    block = document.begin()
    while block.isValid():
        pieces = block.begin()
        while not pieces.atEnd():
            form = pieces.fragment().charFormat()
            if form.isImageFormat():
                yield form.toImageFormat().name()
            if QtGui.Qt.mightBeRichText(form.toolTip()):
                yield form.toolTip()
            pieces += 1
        block = block.next()


def _tips(model: QtCore.QAbstractItemModel) -> Iterator[str]:
    root = QtCore.QModelIndex()
    columns = 1 if isinstance(model, QtCore.QAbstractListModel) else model.columnCount(root)
    for role in ROLES:
        for column in range(columns):
            yield str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")
            for row in range(min(MOST_ROWS, model.rowCount(root))):
                yield str(model.index(row, column).data(role) or "")

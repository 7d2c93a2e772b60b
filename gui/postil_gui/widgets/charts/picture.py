"""Base of charts: a picture to a screen reader, which says what it shows."""

from __future__ import annotations

from postil_gui.qt import Qt, QtGui, QtWidgets
from postil_gui.widgets.plain_text import Label


class Picture(Label):
    """A widget that paints itself. Qt gives the role of a picture only to a label with a pixmap."""

    def __init__(self, name: str, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent=parent)
        blank = QtGui.QPixmap(1, 1)
        blank.fill(Qt.GlobalColor.transparent)
        self.setPixmap(blank)
        self.setAccessibleName(name)

"""Base of charts: a picture to a screen reader, which says what it shows."""

from __future__ import annotations

from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.widgets.plain_text import Label

CAPTION_FLAGS = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
ROOM = 10_000  # pixels, for any number of lines


def caption_room(font: QtGui.QFont, text: str, width: float) -> QtCore.QRectF:
    """Room that a caption takes, in as many lines as it needs in a width."""
    room = QtCore.QRectF(0, 0, max(1.0, width), ROOM)
    return QtGui.QFontMetricsF(font).boundingRect(room, CAPTION_FLAGS, text)


class Picture(Label):
    """A widget that paints itself. Qt gives the role of a picture only to a label with a pixmap."""

    def __init__(self, name: str, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent=parent)
        blank = QtGui.QPixmap(1, 1)
        blank.fill(Qt.GlobalColor.transparent)
        self.setPixmap(blank)
        self.setAccessibleName(name)

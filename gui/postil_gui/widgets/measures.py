"""Lengths that follow the size of the text: what has room at the usual size has it at any."""

from __future__ import annotations

from postil_gui.qt import QtCore, QtWidgets
from postil_gui.theme.stylesheet import USUAL_TEXT

LETTER = 6  # pixels of a letter, on average, at that size
EDGE = 24  # pixels of a window beside a dialog that fills it
TITLE = 48  # pixels of a screen that a window cannot have: its title bar and frame


def scaled(widget: QtWidgets.QWidget, pixels: int) -> int:
    """A length at the usual size of text, at that of a widget.

    By the size of its font: what fonts say of their average letter differs by a fifth where their
    texts are equally wide.
    """
    font = widget.font()
    size = font.pixelSize()  # -1 where it is given in points
    height = size if size > 0 else font.pointSizeF() * widget.logicalDpiY() / 72
    return int(pixels * max(1.0, height / USUAL_TEXT))


def icon_size(widget: QtWidgets.QWidget, pixels: int) -> QtCore.QSize:
    """Size of icons beside the text of a widget."""
    return QtCore.QSize(scaled(widget, pixels), scaled(widget, pixels))


def letters(widget: QtWidgets.QWidget, number: int) -> int:
    """Pixels of so many letters."""
    return scaled(widget, number * LETTER)


def room_on_screen(widget: QtWidgets.QWidget) -> QtCore.QSize:
    """The largest size of a window that is in sight as a whole, with its frame."""
    return widget.screen().availableSize() - QtCore.QSize(EDGE, TITLE)


def room_for(dialog: QtWidgets.QDialog) -> QtCore.QSize:
    """The largest size a dialog may have: that of the screen, or of the window it stands over."""
    room = room_on_screen(dialog)
    parent = dialog.parentWidget()
    if parent is None:
        return room
    return room.expandedTo(parent.window().size() - QtCore.QSize(EDGE, EDGE))


def begin_with(dialog: QtWidgets.QDialog, width: int, height: int) -> None:
    """Give a dialog a size at first, that at the usual size of text.

    Larger text gets more, as far as the window goes that the dialog stands over.
    """
    usual = QtCore.QSize(width, height)
    wanted = QtCore.QSize(scaled(dialog, width), scaled(dialog, height))
    parent = dialog.parentWidget()
    if parent is not None:
        edges = QtCore.QSize(EDGE, EDGE)
        wanted = wanted.boundedTo(parent.window().size() - edges).expandedTo(usual)
    dialog.resize(wanted.boundedTo(room_for(dialog)))

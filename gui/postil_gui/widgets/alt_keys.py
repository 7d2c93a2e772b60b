"""Keys with Alt are commands: none of them types, also where no command has it.

Qt types the letter of a key with Alt that nothing else takes, and on a French keyboard "é" for
Alt and the key of the 2. On a Mac such keys are how special characters are typed.
"""

from __future__ import annotations

import sys

from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets

MAC = sys.platform == "darwin"
_OTHERS = (
    Qt.KeyboardModifier.ControlModifier  # AltGr on Windows
    | Qt.KeyboardModifier.GroupSwitchModifier  # AltGr elsewhere
    | Qt.KeyboardModifier.MetaModifier
    | Qt.KeyboardModifier.KeypadModifier  # numbers of characters on Windows
)


def would_type(event: QtGui.QKeyEvent) -> bool:
    """Whether a key has Alt, and Qt would type its letter all the same."""
    if MAC or not event.modifiers() & Qt.KeyboardModifier.AltModifier:
        return False
    text = event.text()
    return bool(text) and text.isprintable() and not event.modifiers() & _OTHERS


class AltTypesNothing(QtCore.QObject):
    """Filter of the keys that come to a window, before a text field in it has them."""

    def __init__(self, window: QtWidgets.QWidget) -> None:
        super().__init__(window)

    def eventFilter(self, _watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        if event.type() != QtCore.QEvent.Type.KeyPress or not isinstance(event, QtGui.QKeyEvent):
            return False
        return self.key_pressed(event)

    def key_pressed(self, event: QtGui.QKeyEvent) -> bool:
        """Take a key that would type; where keys are only recorded, it is left alone."""
        widget = QtWidgets.QApplication.focusWidget()
        writes = Qt.WidgetAttribute.WA_InputMethodEnabled
        return would_type(event) and widget is not None and widget.testAttribute(writes)


def watch(keys: AltTypesNothing, window: QtWidgets.QWidget) -> None:
    """Let a window that is shown have its keys filtered; once, however often it is shown."""
    handle = window.windowHandle()
    if handle is not None:
        handle.installEventFilter(keys)

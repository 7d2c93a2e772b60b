"""Keys with Alt are commands: none of them types, also where no command has it.

Qt types the letter of a key with Alt that nothing else takes, and on a French keyboard "é" for
Alt and the key of the 2. On a Mac such keys are how special characters are typed.

On Windows AltGr is Ctrl and Alt: there AltGr+E, the sign of the euro on most keyboards, would be
Ctrl+Alt+E. What AltGr types goes before a command.
"""

from __future__ import annotations

import sys

from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets

MAC = sys.platform == "darwin"
WINDOWS = sys.platform == "win32"
_RIGHT_ALT = 0x20  # among Qt's native modifiers on Windows
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


def types_by_altgr(event: QtGui.QKeyEvent) -> bool:
    """Whether a key types a character by AltGr, and Qt would ask for a command first."""
    return (
        WINDOWS
        and bool(event.nativeModifiers() & _RIGHT_ALT)
        and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        and bool(event.text())
        and event.text().isprintable()
        and _writes()
    )


def _writes() -> bool:
    """Whether keys go to a text field."""
    widget = QtWidgets.QApplication.focusWidget()
    return widget is not None and widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


class AltTypesNothing(QtCore.QObject):
    """Filter of the keys that come to a window, before a text field in it has them."""

    def __init__(self, window: QtWidgets.QWidget) -> None:
        super().__init__(window)

    def eventFilter(self, _watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        if not isinstance(event, QtGui.QKeyEvent):
            return False
        if event.type() == QtCore.QEvent.Type.ShortcutOverride and types_by_altgr(event):
            event.accept()
            return True
        return event.type() == QtCore.QEvent.Type.KeyPress and self.key_pressed(event)

    def key_pressed(self, event: QtGui.QKeyEvent) -> bool:
        """Take a key that would type; where keys are only recorded, it is left alone."""
        return would_type(event) and _writes()


def watch(keys: AltTypesNothing, window: QtWidgets.QWidget) -> None:
    """Let a window that is shown have its keys filtered; once, however often it is shown."""
    handle = window.windowHandle()
    if handle is not None:
        handle.installEventFilter(keys)

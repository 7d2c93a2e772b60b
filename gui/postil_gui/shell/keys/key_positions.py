"""Digits by the place of their key, where a keyboard has other signs there without Shift.

On a French keyboard the key of the 2 types "é", so Qt finds Ctrl+2 only with Shift, and takes
Alt+Shift+2 for Alt+2 as well. Commands whose keys are digits are meant for that key, whatever
stands on it.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from postil_gui.actions.book import ActionBook
from postil_gui.actions.keys import holder
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.widgets.keys.alt_keys import AltTypesNothing, types_by_altgr
from postil_gui.widgets.keys.digit_keys import digit_at

_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.MetaModifier
)


def command_at(event: QtGui.QKeyEvent, assigned: Mapping[str, tuple[str, ...]]) -> str | None:
    """Id of the command that a key has by its place; None where Qt finds the right one itself.

    Parameters
    ----------
    assigned
        The keys of every command.
    """
    modifiers = event.modifiers() & _MODIFIERS
    if not modifiers & ~Qt.KeyboardModifier.ShiftModifier:
        return None
    if event.modifiers() & Qt.KeyboardModifier.GroupSwitchModifier:
        return None
    digit = digit_at(event, QtGui.QGuiApplication.platformName())
    if digit is None:
        return None
    place, sign = Qt.Key.Key_0.value + digit, event.key()
    if place == sign and not modifiers & Qt.KeyboardModifier.ShiftModifier:
        return None
    at_place = holder(assigned, _written(modifiers.value | place))
    if place == sign or holder(assigned, _written(modifiers.value | sign)) is None:
        return at_place
    # The 6 of a French keyboard has "-", and Ctrl+- makes the text smaller: there the digit goes
    # first, for a match is inserted again and again. A letter, or a sign typed with Shift, was
    # chosen for its command.
    shifted = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
    letter = sign <= sys.maxunicode and chr(sign).isalpha()  # dead keys lie beyond
    return None if shifted or letter else at_place


def _written(key: int) -> str:
    return QtGui.QKeySequence(key).toString(QtGui.QKeySequence.SequenceFormat.PortableText)


class WindowKeys(AltTypesNothing):
    """Filter of the keys of the main window: digits by their place, and nothing typed with Alt."""

    def __init__(self, window: QtWidgets.QWidget, book: ActionBook) -> None:
        super().__init__(window)
        self._book = book
        self._taken: int | None = None  # key whose press belongs to a command

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        if event.type() == QtCore.QEvent.Type.ShortcutOverride:
            # Here Qt asks whether a key is a shortcut; with what it finds itself it comes too late.
            command = self._command(event)
            self._taken = event.key() if command and isinstance(event, QtGui.QKeyEvent) else None
            if command:
                event.accept()
                return True
        return super().eventFilter(watched, event)

    def key_pressed(self, event: QtGui.QKeyEvent) -> bool:
        taken, self._taken = self._taken, None
        command = self._command(event) if taken == event.key() else None
        if command is None:
            return super().key_pressed(event)
        self._book[command].trigger()  # does nothing while it is disabled
        return True

    def _command(self, event: QtCore.QEvent) -> str | None:
        if not isinstance(event, QtGui.QKeyEvent) or QtWidgets.QApplication.activePopupWidget():
            return None
        if types_by_altgr(event):
            return None
        return command_at(event, self._book.assigned)

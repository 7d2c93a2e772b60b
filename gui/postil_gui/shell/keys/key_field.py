"""A field for a key: it shows the key that is pressed in it."""

from __future__ import annotations

from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal

MODIFIERS = (
    *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Meta, Qt.Key.Key_Alt),
    *(Qt.Key.Key_AltGr, Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_ScrollLock),
    *(Qt.Key.Key_Super_L, Qt.Key.Key_Super_R, Qt.Key.Key_unknown),
)


class KeyField(QtWidgets.QLineEdit):
    """Takes one key with its modifiers; Tab leaves it.

    A screen reader reads it as the field it is: Qt's own has the role of nothing in particular.
    """

    key_changed = Signal()

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._key = QtGui.QKeySequence()

    @property
    def key(self) -> QtGui.QKeySequence:
        """The key that was pressed last; empty if none was."""
        return self._key

    def clear(self) -> None:
        """Wait for a key."""
        self._show(QtGui.QKeySequence())

    def _show(self, key: QtGui.QKeySequence) -> None:
        if key != self._key:
            self._key = key
            self.setText(key.toString(QtGui.QKeySequence.SequenceFormat.NativeText))
            self.key_changed.emit()

    def event(self, event: QtCore.QEvent) -> bool:
        if event.type() == QtCore.QEvent.Type.ShortcutOverride:
            event.accept()  # else the command that has the key now would be done
            return True
        return super().event(event)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() in MODIFIERS:
            return
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        typed = event.text()
        if typed.isprintable() and typed.strip() and not typed.isalnum():
            modifiers &= ~Qt.KeyboardModifier.ShiftModifier  # it made the sign: "?" is a key
        self._show(QtGui.QKeySequence(modifiers.value | event.key()))

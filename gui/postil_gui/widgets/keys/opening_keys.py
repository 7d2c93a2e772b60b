"""Keys typed while a window opens in front of another one: they are meant for it, and go to it.

The window manager gives the keys to a window some time after it was shown. What is typed until
then would go to the window before: what is to be found, into the translation. Where a modal dialog
opens, Qt drops it: no key, nor the question whether it is a shortcut, is passed on to a window that
a dialog blocks. So a dialog that somebody types into at once is not modal for Qt; it keeps from its
window what a modal one would.
"""

from __future__ import annotations

from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets

PATIENCE_MILLISECONDS = 10_000
"""A window that has not come to the front by then may never come: some window managers leave the
keys where they are.
"""

_AT_ONCE = ("windows", "cocoa")  # systems that give a window the keys as soon as it is shown
_Type = QtCore.QEvent.Type
_KEYS = frozenset({_Type.KeyPress, _Type.KeyRelease, _Type.InputMethod})
_OVER = frozenset({_Type.WindowActivate, _Type.MouseButtonPress})
_ASKS_FOR_WORK = frozenset({_Type.MouseButtonPress, _Type.KeyPress, _Type.Close})
_WORK = _ASKS_FOR_WORK | {
    *(_Type.KeyRelease, _Type.ShortcutOverride, _Type.InputMethod, _Type.ContextMenu),
    *(_Type.MouseButtonRelease, _Type.MouseButtonDblClick, _Type.Wheel, _Type.TouchBegin),
    *(_Type.DragEnter, _Type.DragMove, _Type.Drop),
}


class _Filter(QtCore.QObject):
    """Filter of all events of the application, for a window that was opened; until it ends."""

    def __init__(self, opened: QtWidgets.QWidget, application: QtCore.QObject) -> None:
        super().__init__(opened)
        self._opened = opened
        self._application = application
        application.installEventFilter(self)

    def _end(self) -> None:
        self._application.removeEventFilter(self)
        self.deleteLater()


class OpeningKeys(_Filter):
    """Leads the keys to a window until it is in front, or until the mouse is used elsewhere."""

    def __init__(self, opened: QtWidgets.QWidget, application: QtCore.QObject) -> None:
        super().__init__(opened, application)
        QtCore.QTimer.singleShot(PATIENCE_MILLISECONDS, self, self._end)

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        kind = event.type()
        if kind == _Type.ShortcutOverride:
            event.accept()  # no command of the window before, which is still the active one
            return True
        hidden = kind == _Type.Hide and watched is self._opened
        if hidden or kind in _OVER:
            self._end()
            return False
        if kind in _KEYS and self._is_elsewhere(watched):
            QtWidgets.QApplication.sendEvent(_first_field(self._opened), event)
            event.accept()
            return True
        return False

    def _is_elsewhere(self, watched: QtCore.QObject) -> bool:
        if not isinstance(watched, QtWidgets.QWidget):
            return False
        window: QtWidgets.QWidget | None = watched.window()
        while window is not None and window is not self._opened:
            window = window.parentWidget()  # it may have opened another one, as the guide
        return window is None


def _first_field(opened: QtWidgets.QWidget) -> QtWidgets.QWidget:
    """Where the keys will be: in front, Qt puts them into the first field if nobody has."""
    focus: QtWidgets.QWidget | None = opened.focusWidget()
    if focus is not None:
        return focus
    widget = opened.nextInFocusChain()
    while widget is not None and widget is not opened:
        by_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if by_tab and widget.isEnabled() and widget.isVisibleTo(opened):
            widget.setFocus()
            return opened.focusWidget() or widget
        widget = widget.nextInFocusChain()
    return opened


class Blocking(_Filter):
    """Keeps the window of a dialog, and what floats of it, from being used while it is open.

    It is asked, too, while both are deleted, about parts of theirs: it knows them from before.
    """

    def __init__(self, opened: QtWidgets.QWidget, application: QtCore.QObject) -> None:
        parent: QtWidgets.QWidget | None = opened.parentWidget()
        self._own = None if parent is None else parent.window()
        super().__init__(opened, application)

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        kind = event.type()
        closes = kind == _Type.Hide and not event.spontaneous()  # minimised, it is still open
        if closes and watched is self._opened:
            self._end()
        if kind not in _WORK or not self._is_blocked(watched):
            return False
        if kind == _Type.Close and not event.spontaneous():
            return False  # the program itself closes it, as at the end of a session
        if kind in _ASKS_FOR_WORK:
            self._opened.raise_()
            self._opened.activateWindow()
        event.setAccepted(kind == _Type.ShortcutOverride)  # taken, it is no shortcut
        return True

    def _is_blocked(self, watched: QtCore.QObject) -> bool:
        if not isinstance(watched, QtWidgets.QWidget):
            return False
        window = watched.window()
        if window is self._own or not isinstance(window, QtWidgets.QDockWidget):
            return window is self._own
        area = window.parentWidget()
        return area is not None and area.window() is self._own


def lead_keys(opened: QtWidgets.QWidget) -> None:
    """Let a window that is being shown have the keys from now on."""
    application = QtGui.QGuiApplication.instance()
    is_led = opened.isActiveWindow() or opened.findChild(OpeningKeys) is not None
    if application is not None and not is_led:
        OpeningKeys(opened, application)


def bring_to_front(opened: QtWidgets.QWidget) -> None:
    """Show a window in front of the others, and let it have the keys from now on."""
    opened.show()
    opened.raise_()
    opened.activateWindow()
    lead_keys(opened)


def open_for_typing(dialog: QtWidgets.QDialog) -> None:
    """Open a dialog as a modal one; what is typed at once goes to its fields."""
    application = QtGui.QGuiApplication.instance()
    if application is None or QtGui.QGuiApplication.platformName() in _AT_ONCE:
        dialog.open()
        return
    if dialog.findChild(Blocking) is None:  # it is not open yet
        Blocking(dialog, application)  # asked after what leads the keys
    bring_to_front(dialog)


def is_blocked(window: QtWidgets.QWidget, but: QtWidgets.QDialog | None = None) -> bool:
    """Whether a dialog of :func:`open_for_typing`, other than one, waits for its answer."""
    return any(
        one is not but and one.isVisible() and one.findChild(Blocking) is not None
        for one in window.findChildren(QtWidgets.QDialog)
    )

"""Keys typed while a window opens beside another one: they are meant for it, and go to it.

The window manager gives the keys to a window some time after it was shown. What is typed until
then would go to the window before: what is to be found, into the translation.
"""

from __future__ import annotations

from postil_gui.qt import QtCore, QtGui, QtWidgets

PATIENCE_MILLISECONDS = 2000
"""A window that has not come to the front by then may never come: some window managers leave the
keys where they are.
"""

_KEYS = (
    QtCore.QEvent.Type.KeyPress,
    QtCore.QEvent.Type.KeyRelease,
    QtCore.QEvent.Type.InputMethod,
)
_OVER = (QtCore.QEvent.Type.WindowActivate, QtCore.QEvent.Type.MouseButtonPress)


class OpeningKeys(QtCore.QObject):
    """Leads the keys to a window until it is in front, or until the mouse is used elsewhere."""

    def __init__(self, opened: QtWidgets.QWidget, application: QtCore.QObject) -> None:
        super().__init__(opened)
        self._opened = opened
        self._application = application
        application.installEventFilter(self)
        QtCore.QTimer.singleShot(PATIENCE_MILLISECONDS, self, self._end)

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        kind = event.type()
        if kind == QtCore.QEvent.Type.ShortcutOverride:
            event.accept()  # no command of the window before, which is still the active one
            return True
        hidden = kind == QtCore.QEvent.Type.Hide and watched is self._opened
        if hidden or kind in _OVER:
            self._end()
            return False
        if kind in _KEYS and self._is_elsewhere(watched):
            QtWidgets.QApplication.sendEvent(self._opened.focusWidget() or self._opened, event)
            event.accept()
            return True
        return False

    def _is_elsewhere(self, watched: QtCore.QObject) -> bool:
        return isinstance(watched, QtWidgets.QWidget) and watched.window() is not self._opened

    def _end(self) -> None:
        self._application.removeEventFilter(self)
        self.deleteLater()


def bring_to_front(opened: QtWidgets.QWidget) -> None:
    """Show a window in front of the others, and let it have the keys from now on."""
    opened.show()
    opened.raise_()
    opened.activateWindow()
    application = QtGui.QGuiApplication.instance()
    if application is not None and not opened.isActiveWindow():
        OpeningKeys(opened, application)

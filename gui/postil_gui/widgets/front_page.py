"""A page of the window that stands in front of the project or the welcome page for a while."""

from __future__ import annotations

from typing import ClassVar

from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.widgets.dialogs.dialog_parts import explain


def back_button(text: str = "") -> QtWidgets.QPushButton:
    """A button that does what Escape does."""
    button = QtWidgets.QPushButton(text or tr("&Back"))
    explain(button, tr("Go back to where you were."), "Esc")
    return button


class FrontPage(QtWidgets.QWidget):
    """A page that Escape leaves.

    Attributes
    ----------
    own_keys
        Keys, as menus write them, that are the page's as long as it is in sight, whatever command
        of the desk they belong to.
    guide
        Name of the chapter of the guide about the page.
    """

    own_keys: frozenset[str] = frozenset()
    guide: ClassVar[str]

    left = Signal()
    """Back to the project or the welcome page."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName("frontPage")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(name)

    def step_back(self) -> None:
        """Escape: leave, unless there is something nearer to go back to."""
        self.left.emit()

    def event(self, event: QtCore.QEvent) -> bool:
        if (
            event.type() == QtCore.QEvent.Type.ShortcutOverride
            and isinstance(event, QtGui.QKeyEvent)
            and QtGui.QKeySequence(event.keyCombination()).toString() in self.own_keys
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.step_back()
        else:
            super().keyPressEvent(event)

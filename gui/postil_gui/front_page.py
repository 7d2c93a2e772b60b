"""A page of the window that stands in front of the project or the welcome page for a while."""

from __future__ import annotations

from postil_gui.qt import Qt, QtGui, QtWidgets, Signal


class FrontPage(QtWidgets.QWidget):
    """A page that Escape leaves."""

    left = Signal()
    """Back to the project or the welcome page."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName("frontPage")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(name)

    def step_back(self) -> None:
        """What Escape does: leave, unless there is something nearer to go back to."""
        self.left.emit()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.step_back()
        else:
            super().keyPressEvent(event)

"""Choices of one of several texts, which can be read whatever the room is."""

from __future__ import annotations

from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.widgets.plain_text import show_tip

FRAME = 34  # of the list: padding, frame, scroll bar
ROUNDING = 1  # pixels


def is_scrolled_past(field: QtWidgets.QWidget, event: QtGui.QWheelEvent) -> bool:
    """Whether a wheel is meant for the form, not for a field in it that it only passes."""
    past = not field.hasFocus()
    if past:
        event.ignore()
    return past


def complete_nothing(field: QtWidgets.QComboBox) -> None:
    """Let a field to type in complete nothing: it would keep Enter where its text is selected."""
    field.setCompleter(None)  # type: ignore[arg-type]  # Qt takes none


class Choice(QtWidgets.QComboBox):
    """One of several texts; scrolling a form past it does not change it.

    What has no room ends in "…"; the tip has all of it then.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QtGui.QWheelEvent) -> None:
        if not is_scrolled_past(self, event):
            super().wheelEvent(event)

    def initStyleOption(self, option: QtWidgets.QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        field = QtWidgets.QStyle.SubControl.SC_ComboBoxEditField
        control = QtWidgets.QStyle.ComplexControl.CC_ComboBox
        room = self.style().subControlRect(control, option, field, self).width() + ROUNDING
        mode = Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(option.currentText, mode, room)

    def event(self, event: QtCore.QEvent) -> bool:
        if isinstance(event, QtGui.QHelpEvent) and event.type() == QtCore.QEvent.Type.ToolTip:
            option = QtWidgets.QStyleOptionComboBox()
            self.initStyleOption(option)
            if option.currentText != self.currentText():
                show_tip(event.globalPos(), self.currentText(), self)
                return True
        return super().event(event)

    def showPopup(self) -> None:
        room = self.window().width()
        self.view().setMinimumWidth(min(self.widest() + FRAME, room))
        super().showPopup()

    def widest(self) -> int:
        """Pixels of its longest text."""
        return max((self._wide(self.itemText(item)) for item in range(self.count())), default=0)

    def _wide(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text)


class FittingChoice(Choice):
    """Takes no more room than what is chosen; Qt's own is always as wide as its longest item."""

    def __init__(self, name: str, least: int) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setMinimumWidth(least)
        self.currentIndexChanged.connect(lambda _: self.updateGeometry())

    def sizeHint(self) -> QtCore.QSize:
        hint = super().sizeHint()
        hint.setWidth(hint.width() - self.widest() + self._wide(self.currentText()))
        return hint

    def minimumSizeHint(self) -> QtCore.QSize:
        return QtCore.QSize(self.minimumWidth(), super().minimumSizeHint().height())


class ElidingChoice(Choice):
    """Does not grow with its texts.

    Parameters
    ----------
    letters
        There is room for at least.
    """

    def __init__(self, name: str, letters: int) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setMinimumContentsLength(letters)
        self.setSizeAdjustPolicy(
            QtWidgets.QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )

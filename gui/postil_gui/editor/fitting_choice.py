"""A choice that takes no more room than what is chosen; its list is as wide as it needs."""

from __future__ import annotations

from postil_gui.qt import QtCore, QtWidgets

FRAME = 34  # of the list: padding, frame, scroll bar


class FittingChoice(QtWidgets.QComboBox):
    """Qt's own is always as wide as its longest item."""

    def __init__(self, name: str, least: int) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setMinimumWidth(least)
        self.currentIndexChanged.connect(lambda _: self.updateGeometry())

    def sizeHint(self) -> QtCore.QSize:
        hint = super().sizeHint()
        hint.setWidth(hint.width() - self._widest() + self._wide(self.currentText()))
        return hint

    def minimumSizeHint(self) -> QtCore.QSize:
        return QtCore.QSize(self.minimumWidth(), super().minimumSizeHint().height())

    def showPopup(self) -> None:
        self.view().setMinimumWidth(self._widest() + FRAME)
        super().showPopup()

    def _wide(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text)

    def _widest(self) -> int:
        return max((self._wide(self.itemText(item)) for item in range(self.count())), default=0)

"""Texts that make do with little room: one that ends in "…", with all of it in its tip, and a hint
that is a shorter one there.
"""

from __future__ import annotations

from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.widgets.plain_text import Label, literal, no_longer, set_tip

LEAST = 6  # letters
FIELD_EDGE = 2  # pixels Qt leaves on either side of a text in a field
ICON_EDGE = 6  # pixels of a button in a field beside its icon


class ElidingLabel(Label):
    """A line that does not make its window wider.

    Parameters
    ----------
    mode
        Where letters are left out.
    """

    def __init__(self, mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight) -> None:
        super().__init__()
        self._mode = mode
        self._whole = ""
        self._tip = ""

    def setText(self, text: str) -> None:
        self._whole = no_longer(text)
        self._fit()
        self.updateGeometry()

    def set_tip(self, tip: str) -> None:
        """More than the text: shown whether all of that can be read or not."""
        self._tip = tip
        self._fit()

    def sizeHint(self) -> QtCore.QSize:
        margins = self.contentsMargins()
        wide = self.fontMetrics().horizontalAdvance(self._whole) + 1
        return QtCore.QSize(
            wide + margins.left() + margins.right(), super().minimumSizeHint().height()
        )

    def minimumSizeHint(self) -> QtCore.QSize:
        least = LEAST * self.fontMetrics().averageCharWidth()
        hint = self.sizeHint()
        return QtCore.QSize(min(hint.width(), least), hint.height())

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        text = self._whole
        if self.isVisible():
            room = self.contentsRect().width()
            text = self.fontMetrics().elidedText(text, self._mode, room)
        super().setText(text)
        self.setAccessibleName(self._whole)
        set_tip(self, self._tip or (self._whole if text != self._whole else ""))


class ElidingCheckBox(QtWidgets.QCheckBox):
    """A check box that does not make its window wider; its text stands as it is."""

    def __init__(self, text: str) -> None:
        super().__init__(literal(no_longer(text)))
        policy = QtWidgets.QSizePolicy.Policy
        self.setSizePolicy(policy.Preferred, policy.Fixed)  # Qt's own do not shrink
        set_tip(self, text)

    def minimumSizeHint(self) -> QtCore.QSize:
        hint = self.sizeHint()
        least = LEAST * self.fontMetrics().averageCharWidth()
        return QtCore.QSize(min(hint.width(), self.iconSize().width() + least), hint.height())

    def paintEvent(self, _event: QtGui.QPaintEvent) -> None:
        option = QtWidgets.QStyleOptionButton()
        self.initStyleOption(option)
        contents = QtWidgets.QStyle.SubElement.SE_CheckBoxContents
        room = self.style().subElementRect(contents, option, self).width()
        option.text = self.fontMetrics().elidedText(option.text, Qt.TextElideMode.ElideRight, room)
        painter = QtWidgets.QStylePainter(self)
        painter.drawControl(QtWidgets.QStyle.ControlElement.CE_CheckBox, option)


class HintedField(QtWidgets.QLineEdit):
    """A field whose place-holder is a shorter one where there is no room for the usual one."""

    def __init__(self, hint: str, short: str) -> None:
        super().__init__()
        self._hints = (hint, short)
        self.setPlaceholderText(hint)
        self.setAccessibleName(hint)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QtCore.QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QtCore.QEvent.Type.FontChange, QtCore.QEvent.Type.StyleChange):
            self._fit()

    def hint_room(self) -> int:
        """Pixels of a place-holder: what icons leave of the field. The button that clears it is
        not there as long as there is nothing to clear.
        """
        option = QtWidgets.QStyleOptionFrame()
        self.initStyleOption(option)
        contents = QtWidgets.QStyle.SubElement.SE_LineEditContents
        room = self.style().subElementRect(contents, option, self).width() - 2 * FIELD_EDGE
        metric = QtWidgets.QStyle.PixelMetric
        icon = self.style().pixelMetric(metric.PM_LineEditIconSize, option, self) + ICON_EDGE
        icon += self.style().pixelMetric(metric.PM_LineEditIconMargin, option, self)
        margins = self.textMargins()
        return room - icon * len(self.actions()) - margins.left() - margins.right()

    def _fit(self) -> None:
        whole, short = self._hints
        fits = self.fontMetrics().horizontalAdvance(whole) < self.hint_room()
        self.setPlaceholderText(whole if fits else short)

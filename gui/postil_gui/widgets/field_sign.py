"""The sign at the beginning of a field, as large as the text: Qt's own always has 16 pixels."""

from __future__ import annotations

from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.widgets.measures import scaled

PIXELS = 16  # at the usual size of text
BEHIND = 6  # pixels between it and the text
_ANOTHER_PLACE = frozenset(
    {
        QtCore.QEvent.Type.Resize,
        QtCore.QEvent.Type.FontChange,
        QtCore.QEvent.Type.StyleChange,
        QtCore.QEvent.Type.Polish,
        QtCore.QEvent.Type.LayoutDirectionChange,
    }
)


class FieldSign(QtWidgets.QWidget):
    """Stands before the text of a field, which gives it room."""

    def __init__(self, field: QtWidgets.QLineEdit, icon: QtGui.QIcon) -> None:
        super().__init__(field)
        self._field = field
        self._icon = icon
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        field.installEventFilter(self)
        self._fit()

    def show_icon(self, icon: QtGui.QIcon) -> None:
        """Show another one, as in other colours."""
        self._icon = icon
        self.update()

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        if event.type() in _ANOTHER_PLACE:
            self._fit()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QtGui.QPaintEvent) -> None:
        self._icon.paint(QtGui.QPainter(self), self.rect())

    def _fit(self) -> None:
        field, size = self._field, scaled(self._field, PIXELS)
        option = QtWidgets.QStyleOptionFrame()
        field.initStyleOption(option)
        part = QtWidgets.QStyle.SubElement.SE_LineEditContents
        inside = field.style().subElementRect(part, option, field)
        from_right = field.layoutDirection() == Qt.LayoutDirection.RightToLeft
        x = inside.right() + 1 - size if from_right else inside.left()
        self.setGeometry(x, (field.height() - size) // 2, size, size)
        room = size + BEHIND
        margins = QtCore.QMargins(0, 0, room, 0) if from_right else QtCore.QMargins(room, 0, 0, 0)
        if field.textMargins() != margins:
            field.setTextMargins(margins)

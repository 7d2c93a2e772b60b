"""A text of a card to select a part of, in place of what is painted there."""

from __future__ import annotations

from postil.text.tags import TaggedText
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.tagged_text.segment_text import SegmentText
from postil_gui.tagged_text.text_document import TextStyle

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PartView(SegmentText):
    """Read-only; Enter takes the selection, or all if nothing is selected."""

    taken = Signal(object)
    """The selected ``TaggedText``."""

    left = Signal()
    """Escape was pressed, or the focus went elsewhere."""

    def __init__(self, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("partView")
        self.setReadOnly(True)
        flag = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flag.TextSelectableByMouse | flag.TextSelectableByKeyboard)
        self.setViewportMargins(0, 0, 0, 0)
        self.setAccessibleName(tr("Text to select a part of"))
        self.setAccessibleDescription(
            tr("Select with Shift and the arrow keys; Enter inserts it, Escape leaves.")
        )
        self.hide()

    def open(
        self, text: TaggedText, style: TextStyle, *, right_to_left: bool, line_height: float
    ) -> None:
        """Show a text, the caret at its beginning."""
        direction = (
            Qt.LayoutDirection.RightToLeft if right_to_left else Qt.LayoutDirection.LeftToRight
        )
        self.load(text, text, style, direction)
        whole = QtGui.QTextCursor(self.document())
        whole.select(QtGui.QTextCursor.SelectionType.Document)
        form = QtGui.QTextBlockFormat()
        form.setLineHeight(
            line_height, QtGui.QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
        )
        whole.mergeBlockFormat(form)
        self.document().setModified(False)
        self.moveCursor(QtGui.QTextCursor.MoveOperation.Start)
        self.show()
        self.raise_()

    def chosen(self) -> TaggedText:
        """Selected part, or all."""
        return self.selected_text() if self.textCursor().hasSelection() else self.text()

    def event(self, event: QtCore.QEvent) -> bool:
        if (
            event.type() == QtCore.QEvent.Type.ShortcutOverride
            and isinstance(event, QtGui.QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            event.accept()  # it leads out of here first, back to the editor only then
            return True
        return super().event(event)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.taken.emit(self.chosen())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
            Qt.FocusReason.MenuBarFocusReason,
        ):
            self.hide()

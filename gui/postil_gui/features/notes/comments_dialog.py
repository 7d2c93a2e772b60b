"""The comments on a segment."""

from __future__ import annotations

from postil.workspace.segments.annotations import Comment
from postil_gui.actions.keys import shown
from postil_gui.i18n.messages import tr
from postil_gui.i18n.times import time_text
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import muted
from postil_gui.widgets.measures import begin_with
from postil_gui.widgets.plain_text import set_tip
from postil_gui.widgets.wrapped_items import wrap_items

NEXT_HEIGHT = 96  # of the field for another comment
ANY_HEIGHT = (1 << 24) - 1  # Qt's own greatest


class CommentsDialog(Dialog):
    """Lists the comments and takes another one; Ctrl+Enter adds it."""

    guide = "translating"

    added = Signal(str)
    """Text of a new comment."""

    changed = Signal(int, str)
    """Id of a comment and its new text; empty takes it away."""

    def __init__(self, number: int, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Comments on Segment {number}", number=number))
        self.list = QtWidgets.QListWidget()
        self.list.setProperty("framed", True)
        wrap_items(self.list)
        self.list.setAccessibleName(tr("Comments"))
        self.text = QtWidgets.QPlainTextEdit()
        self.text.setAccessibleName(tr("New comment"))
        self.text.setPlaceholderText(tr("Comment on this segment"))
        self.text.setTabChangesFocus(True)
        self.text.installEventFilter(self)
        self.remove = QtWidgets.QPushButton(tr("&Remove"))
        self.remove.setAutoDefault(False)
        self.remove.clicked.connect(self._remove)
        close = QtWidgets.QPushButton(tr("Close"))
        close.setAutoDefault(False)
        close.clicked.connect(self.close)
        self.add = QtWidgets.QPushButton(tr("&Add"))
        set_tip(
            self.add,
            tr("{key} adds the comment and goes back to the segment.", key=shown("Ctrl+Return")),
        )
        self.add.setDefault(True)
        self.add.clicked.connect(self._add)
        buttons = QtWidgets.QHBoxLayout()
        buttons.addWidget(self.remove)
        buttons.addStretch(1)
        buttons.addWidget(close)
        buttons.addWidget(self.add)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addWidget(self.list, 1)
        column.addWidget(self.text)
        column.addWidget(
            muted(
                tr(
                    "Comments have your name and the time. They go along in packages, and in "
                    "XLIFF and PO files that are exported."
                )
            )
        )
        column.addLayout(buttons)
        self.list.itemSelectionChanged.connect(self._enable)
        self.text.textChanged.connect(self._enable)
        begin_with(self, 520, 420)
        self.show_comments([])
        self.text.setFocus()

    def begin(self, text: str) -> None:
        """Go on with a comment that was begun before."""
        self.text.setPlainText(text)
        self.text.moveCursor(QtGui.QTextCursor.MoveOperation.End)

    def show_comments(self, comments: list[Comment]) -> None:
        """Show these; as long as there are none, there is all the more room for the first."""
        self.list.clear()
        for widget in (self.list, self.remove):
            widget.setVisible(bool(comments))
        self.text.setMaximumHeight(NEXT_HEIGHT if comments else ANY_HEIGHT)
        for one in comments:
            who = " · ".join(part for part in (one.author, time_text(one.time)) if part)
            item = QtWidgets.QListWidgetItem(f"{who}\n{one.text}")
            item.setData(Qt.ItemDataRole.UserRole, one.id)
            self.list.addItem(item)
        self.list.scrollToBottom()
        self._enable()

    def _enable(self) -> None:
        self.remove.setEnabled(bool(self.list.selectedItems()))
        self.add.setEnabled(bool(self.text.toPlainText().strip()))

    def _add(self) -> None:
        text = self.text.toPlainText().strip()
        if text:
            self.text.clear()
            self.added.emit(text)

    def _remove(self) -> None:
        for item in self.list.selectedItems():
            self.changed.emit(int(item.data(Qt.ItemDataRole.UserRole)), "")

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        if event.type() == QtCore.QEvent.Type.KeyPress and isinstance(event, QtGui.QKeyEvent):
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self._add()
                self.accept()
                return True
        return super().eventFilter(watched, event)

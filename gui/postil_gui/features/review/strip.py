"""Below the segments during a review: the open one with the reviewer's changes marked."""

from __future__ import annotations

from postil.text.tags import TaggedText
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtGui, QtWidgets
from postil_gui.tagged_text.word_map import edited_text
from postil_gui.theme.theme import Theme
from postil_gui.widgets.card_list import CardList
from postil_gui.widgets.cards_model import Card, Line

TALLEST = 170


class ReviewStrip(QtWidgets.QFrame):
    """Changes of the reviewer: taken out (struck) and put in (underlined)."""

    def __init__(self, theme: Theme, *, right_to_left: bool) -> None:
        super().__init__()
        self.setObjectName("changesStrip")
        self.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
        self._right_to_left = right_to_left
        self.list = CardList(theme, tr("Changes of the review"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.NoSelection)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 1, 0, 0)
        column.addWidget(self.list)
        self.hide()

    def show_changes(self, base: TaggedText, text: TaggedText, count: int, keys: str) -> None:
        """Show a segment with ``count`` changes; ``keys`` says what to press."""
        shown, marks = edited_text(base.plain, text.plain)
        line = Line(TaggedText.of(shown), tuple(marks), self._right_to_left)
        meta = tr("%Ln changes of the review", count) + (f" · {keys}" if count and keys else "")
        words = [
            tr("taken out: {words}", words=shown[start:end])
            if role == "removed"
            else tr("put in: {words}", words=shown[start:end])
            for start, end, role in marks
        ]
        spoken = ". ".join([meta, *words])
        self.list.show_cards([Card((line,), icon=("note", "muted"), meta=meta, spoken=spoken)])
        self._fit()  # before it is shown: else room is made for an empty list at first
        self.show()

    def _fit(self) -> None:
        parent = self.parentWidget()
        width = self.width() if self.isVisible() or parent is None else parent.width()
        self.setFixedHeight(min(TALLEST, self.list.height_for(max(200, width)) + 3))
        self.list.scrollToTop()  # it may have been narrower, and scrolled to its end

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

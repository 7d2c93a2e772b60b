"""A strip below the segments, as tall as the one card it shows: edits of the open segment."""

from __future__ import annotations

from postil_gui.qt import Qt, QtGui, QtWidgets
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_list import CardList
from postil_gui.widgets.cards.cards_model import Card

TALLEST = 170


class CardStrip(QtWidgets.QFrame):
    """Shows one card, without a selection and without the keyboard; hidden at first.

    ``spoken_name``: of its list, for screen readers.
    """

    def __init__(self, theme: Theme, spoken_name: str) -> None:
        super().__init__()
        self.setObjectName("cardStrip")
        self.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
        self.list = CardList(theme, spoken_name)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.NoSelection)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 1, 0, 0)
        column.addWidget(self.list)
        self.hide()

    def show_card(self, card: Card) -> None:
        """Show ``card`` in place of the one before, and make room for it."""
        self.list.show_cards([card])
        self._fit()

    def _fit(self) -> None:
        parent = self.parentWidget()
        # before it is shown it has no width of its own: room would be made for an empty list
        width = self.width() if self.isVisible() or parent is None else parent.width()
        self.setFixedHeight(min(TALLEST, self.list.height_for(max(200, width)) + 3))
        self.list.scrollToTop()  # it may have been narrower, and scrolled to its end

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

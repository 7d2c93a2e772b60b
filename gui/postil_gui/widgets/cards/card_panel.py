"""A panel that shows its findings as cards, or says why there are none."""

from __future__ import annotations

from postil_gui.qt import Qt, QtWidgets
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_list import CardList
from postil_gui.widgets.cards.cards import PADDING_X
from postil_gui.widgets.cards.cards_model import Card
from postil_gui.widgets.html_page import HtmlLabel
from postil_gui.widgets.markup import element, joined

_IGNORED = QtWidgets.QSizePolicy(
    QtWidgets.QSizePolicy.Policy.Ignored, QtWidgets.QSizePolicy.Policy.Ignored
)


class EmptyState(HtmlLabel):
    """Text of a panel that has nothing to show."""

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "muted")
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setContentsMargins(PADDING_X, 14, PADDING_X, 14)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # else an empty panel could not be reached

    def say(self, text: str) -> None:
        """Show another sentence; paragraphs are parted by empty lines."""
        self.setAccessibleName(text)
        loose = "line-height:140%; margin-top:0; margin-bottom:8px"
        self.show_html(joined(element("p", one, style=loose) for one in text.split("\n\n")))


class CardPanel(QtWidgets.QWidget):
    """A list of cards, or a sentence that says why there are none.

    Attributes
    ----------
    entry
        What takes the focus of the panel; None: the list, or the sentence.
    """

    def __init__(self, theme: Theme, name: str, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(name)
        self.list = CardList(theme, name)
        # Where there is little room, the list gives way: what stands above it would overlap.
        self.list.setMinimumHeight(self.fontMetrics().height())
        self.empty = EmptyState()
        self.column = QtWidgets.QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.stack = QtWidgets.QStackedLayout()
        self.column.addLayout(
            self.stack
        )  # first: a stack without a parent shows its pages as windows
        self.stack.addWidget(self.empty)
        self.stack.addWidget(self.list)
        self._policies = [(page, page.sizePolicy()) for page in (self.list, self.empty)]
        self.entry: QtWidgets.QWidget | None = None
        self.setFocusProxy(self.empty)

    def show_cards(self, cards: list[Card], otherwise: str) -> None:
        """Show cards, or the sentence ``otherwise`` if there are none."""
        self.list.show_cards(cards)
        self.list.begin_apart()
        self.empty.say(otherwise)
        shown: QtWidgets.QWidget = self.list if cards else self.empty
        self.stack.setCurrentWidget(shown)
        for page, policy in self._policies:  # the one that is hidden claims no room
            page.setSizePolicy(policy if page is shown else _IGNORED)
        self.setFocusProxy(self.entry or shown)

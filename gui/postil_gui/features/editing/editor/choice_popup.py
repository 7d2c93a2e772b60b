"""A small list beside the caret, to choose from by key: tags, other translations, spellings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_list import CardList
from postil_gui.widgets.cards.cards_model import Card
from postil_gui.widgets.eliding import ElidingLabel
from postil_gui.widgets.keys.digit_keys import digit_at
from postil_gui.widgets.measures import scaled

WIDEST, NARROWEST = 560, 180
TALLEST = 320
GAP = 4
FRAME = 1  # of the style sheet
TITLE_MARGINS = (10, 5, 10, 5)


class ChoicePopup(QtWidgets.QFrame):
    """Lies over the window, not beside it, so that the keyboard stays with the desk.

    Digits choose at once; arrows and Enter, or a click, choose; Escape gives the focus back. Who
    types on types in the editor, and chooses nothing.
    """

    def __init__(self, theme: Theme, editor: QtWidgets.QTextEdit) -> None:
        super().__init__(editor)
        self.setObjectName("choicePopup")
        self.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
        self._theme = theme
        self._editor = editor
        self._chosen: Callable[[int], object] = lambda _: None
        self.title = ElidingLabel()
        self.title.setObjectName("choiceTitle")
        self.title.setContentsMargins(*TITLE_MARGINS)
        self.list = CardList(theme, "")
        self.list.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.list.taken.connect(self._take)
        self.list.clicked.connect(lambda index: self._take(index.row()))
        self.list.installEventFilter(self)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.title)
        column.addWidget(self.list, 1)
        self.hide()

    def ask(self, title: str, cards: Sequence[Card], chosen: Callable[[int], object]) -> None:
        """Offer ``cards``; ``chosen`` gets the number of one, if one is chosen.

        Parameters
        ----------
        title
            What is chosen, also for screen readers.
        """
        self.setParent(self._editor.window())
        self._chosen = chosen
        self.title.setText(title)
        self.list.setAccessibleName(title)
        self.list.show_cards(list(cards))
        self._place()
        self.show()
        self.raise_()
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)
        self.list.setCurrentIndex(self.list.model().index(0, 0))

    def close_list(self) -> None:
        """Go away, and give the focus back to the editor."""
        if self.isVisible():
            held = self.list.hasFocus()
            self.hide()
            if held:
                self._editor.setFocus(Qt.FocusReason.PopupFocusReason)

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        kind = event.type()
        if kind == QtCore.QEvent.Type.FocusOut:
            QtCore.QTimer.singleShot(0, self, self._hide_if_left)
        elif isinstance(event, QtGui.QKeyEvent) and kind in (
            QtCore.QEvent.Type.ShortcutOverride,
            QtCore.QEvent.Type.KeyPress,
        ):
            return self._key(event, press=kind == QtCore.QEvent.Type.KeyPress)
        return super().eventFilter(watched, event)

    def _key(self, event: QtGui.QKeyEvent, *, press: bool) -> bool:
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        number = event.key() - Qt.Key.Key_1
        place = digit_at(event, QtGui.QGuiApplication.platformName())
        if place and not 0 <= number < 9:  # the key of the 1 types "&" in French
            number = place - 1
        digit = plain and 0 <= number < min(9, len(self.list.cards))
        if not (plain and (digit or event.key() == Qt.Key.Key_Escape)):
            if not press and plain:
                event.accept()  # arrows and Enter are ours, not shortcuts of the window
            return press and self._type(event)
        event.accept()
        if press and digit:
            self._take(number)
        elif press:
            self.close_list()
        return True

    def _type(self, event: QtGui.QKeyEvent) -> bool:
        """Hand a character to the editor that was typed here; returns whether it was one."""
        shift = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.GroupSwitchModifier
        if event.modifiers() & ~(shift | Qt.KeyboardModifier.KeypadModifier):
            return False
        if not event.text().isprintable() or not event.text():
            return False
        self.close_list()
        QtWidgets.QApplication.sendEvent(self._editor, event.clone())
        return True

    def _take(self, row: int) -> None:
        chosen = self._chosen
        self.close_list()
        chosen(row)

    def _hide_if_left(self) -> None:
        if not self.list.hasFocus():
            self.hide()

    def _place(self) -> None:
        """Below the caret if there is room, else above it; inside the window."""
        window = self._editor.window()
        wanted = min(scaled(self, WIDEST), max(scaled(self, NARROWEST), self._widest()))
        width = min(wanted, window.width() - 2 * GAP)
        self.title.ensurePolished()
        inner = width - 2 * FRAME
        full = self.list.height_for(inner) + self.title.sizeHint().height() + 2 * FRAME
        height = min(full, scaled(self, TALLEST))
        policy = Qt.ScrollBarPolicy  # a bar that came first would make the texts longer
        self.list.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if height < full else policy.ScrollBarAlwaysOff
        )
        caret = self._editor.cursorRect()
        viewport = self._editor.viewport()
        below = viewport.mapTo(window, caret.bottomLeft())
        editor_top = viewport.mapTo(window, QtCore.QPoint(0, 0)).y()
        right_to_left = self._editor.document().defaultTextOption().textDirection()
        left = below.x()
        if right_to_left == Qt.LayoutDirection.RightToLeft:
            left -= width
        left = max(GAP, min(left, window.width() - width - GAP))
        top = below.y() + GAP
        if top + height > window.height() - GAP:
            top = max(GAP, editor_top - 2 * GAP - height)
        self.setGeometry(left, top, width, height)

    def _widest(self) -> int:
        metrics = QtGui.QFontMetrics(self._theme.segment_font())
        lines = [line.text.plain for card in self.list.cards for line in card.lines]
        metas = [card.meta for card in self.list.cards]
        texts = max((metrics.horizontalAdvance(line) for line in [*lines, *metas]), default=0)
        title = self.title.sizeHint().width() + 2 * FRAME
        return max(texts + 110, title)


def numbered(number: int) -> str:
    """The key that chooses an entry, as its badge shows it; a dot beyond the digits."""
    return str(number + 1) if number < 9 else "·"


def no_choice() -> str:
    """Message where there is nothing to choose."""
    return tr("There is nothing else to choose here.")

"""The list in which the panels show their findings as cards."""

from __future__ import annotations

from collections import OrderedDict
from html import escape

from postil_gui.editor.delegate import paint_badge
from postil_gui.editor.text_document import Mark, TextStyle, display_document, paint_document
from postil_gui.models.cards import CARD_ROLE, Card, CardModel, Line
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.theme.theme import Theme

PADDING_X, PADDING_Y, COMPACT_PADDING_Y = 12, 9, 3
BADGE_MARGIN, WIDE_BADGE_MARGIN = 58, 76
SIGN_MARGIN = 28
GAP = 4
SIGN = 16
LINE_HEIGHT = 125.0
KEPT = 200


class CardDelegate(QtWidgets.QStyledItemDelegate):
    """Paints cards."""

    def __init__(self, theme: Theme, parent: QtCore.QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._documents: OrderedDict[tuple[Line, int], QtGui.QTextDocument] = OrderedDict()
        theme.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Drop what was laid out in other colours."""
        size = self._theme.text_size
        normal, quiet = self._theme.segment_font(), self._theme.segment_font()
        normal.setPointSizeF(max(8.0, size - 1.0))
        quiet.setPointSizeF(max(7.5, size - 1.75))
        self._styles = {
            False: TextStyle(self._theme, normal),
            True: TextStyle(self._theme, quiet, "muted"),
        }
        self._documents.clear()

    def sizeHint(
        self,
        option: QtWidgets.QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> QtCore.QSize:
        card: Card = index.data(CARD_ROLE)
        width = option.rect.width()
        height = 2.0 * self._padding(card) + 1
        inner = width - self._margin(card) - 2 * PADDING_X
        for line in card.lines:
            height += self._document(line, inner).size().height() + GAP
        if card.meta:
            height += self._meta_height() + GAP
        return QtCore.QSize(width, round(height - GAP))

    def paint(
        self,
        painter: QtGui.QPainter,
        option: QtWidgets.QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> None:
        card: Card = index.data(CARD_ROLE)
        box: QtCore.QRect = option.rect
        self._paint_ground(painter, box, option.state, card)
        self._paint_margin(painter, box, card)
        left = box.left() + PADDING_X + self._margin(card)
        inner = box.right() - PADDING_X - left
        top = float(box.top() + self._padding(card))
        for line in card.lines:
            document = self._document(line, inner)
            paint_document(document, painter, QtCore.QPointF(left, top))
            top += document.size().height() + GAP
        if card.meta:
            painter.setFont(self._theme.small_font())
            painter.setPen(self._theme.colour("muted"))
            metrics = QtGui.QFontMetricsF(painter.font())
            text = metrics.elidedText(card.meta, Qt.TextElideMode.ElideRight, inner)
            painter.drawText(
                QtCore.QRectF(left, top, inner, self._meta_height()),
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                text,
            )

    def _paint_ground(
        self,
        painter: QtGui.QPainter,
        box: QtCore.QRect,
        state: QtWidgets.QStyle.StateFlag,
        card: Card,
    ) -> None:
        flag = QtWidgets.QStyle.StateFlag
        if state & flag.State_HasFocus and state & flag.State_Selected:
            painter.fillRect(box, self._theme.colour("accent_tint"))
        elif state & flag.State_MouseOver:
            painter.fillRect(box, self._theme.colour("accent_soft"))
        if not card.compact:
            width = box.width() - 2 * PADDING_X
            line = QtCore.QRect(box.left() + PADDING_X, box.bottom(), width, 1)
            painter.fillRect(line, self._theme.colour("line"))

    def _paint_margin(self, painter: QtGui.QPainter, box: QtCore.QRect, card: Card) -> None:
        left, top = box.left() + PADDING_X, box.top() + self._padding(card)
        if card.icon is not None:
            ratio = painter.device().devicePixelRatioF()
            pixmap = self._theme.pixmap(*card.icon, SIGN, ratio)
            painter.drawPixmap(QtCore.QPointF(left, top + 1), pixmap)
        if not card.badge:
            return
        metrics = QtGui.QFontMetricsF(self._theme.small_font(bold=True))
        least = WIDE_BADGE_MARGIN - 12.0 if card.compact else 42.0
        width = max(least, metrics.horizontalAdvance(card.badge) + 12)
        badge = QtCore.QRectF(left, top, width, metrics.height() + 4)
        paint_badge(painter, badge, card.badge, self._theme, card.band)
        if card.key:
            painter.setFont(self._theme.small_font())
            painter.setPen(self._theme.colour("faint"))
            painter.drawText(
                badge.translated(0, badge.height() + 3), Qt.AlignmentFlag.AlignHCenter, card.key
            )

    @staticmethod
    def _padding(card: Card) -> int:
        return COMPACT_PADDING_Y if card.compact else PADDING_Y

    @staticmethod
    def _margin(card: Card) -> int:
        if card.badge:
            return WIDE_BADGE_MARGIN if card.compact else BADGE_MARGIN
        return SIGN_MARGIN if card.icon is not None else 0

    def _meta_height(self) -> float:
        return QtGui.QFontMetricsF(self._theme.small_font()).height() + 2

    def _document(self, line: Line, width: int) -> QtGui.QTextDocument:
        key = (line, width)
        document = self._documents.get(key)
        if document is None:
            direction = (
                Qt.LayoutDirection.RightToLeft
                if line.right_to_left
                else Qt.LayoutDirection.LeftToRight
            )
            marks = [Mark(*mark) for mark in line.marks]
            document = display_document(
                line.text,
                self._styles[line.quiet],
                direction,
                max(20, width),
                marks=marks,
                order={one: n for n, one in enumerate(line.order)} if line.order else None,
                line_height=LINE_HEIGHT,
            )
            self._documents[key] = document
            if len(self._documents) > KEPT:
                self._documents.popitem(last=False)
        self._documents.move_to_end(key)
        return document


class CardList(QtWidgets.QListView):
    """A list of cards; Enter or a double click takes one."""

    taken = Signal(int)
    """Row of the card that was taken."""

    def __init__(self, theme: Theme, name: str, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._cards = CardModel(self)
        self.setModel(self._cards)
        self._delegate = CardDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setVerticalScrollMode(QtWidgets.QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QtWidgets.QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(False)
        self.setMouseTracking(True)
        self.setEditTriggers(QtWidgets.QAbstractItemView.EditTrigger.NoEditTriggers)
        self.doubleClicked.connect(lambda index: self.taken.emit(index.row()))
        self.verticalScrollBar().setSingleStep(24)
        theme.changed.connect(self._restyle)

    @property
    def cards(self) -> list[Card]:
        """What is shown."""
        return self._cards.cards

    def show_cards(self, cards: list[Card]) -> None:
        """Show these instead."""
        if cards != self._cards.cards:
            self._cards.set_cards(cards)
            self.scrollToTop()

    def height_for(self, width: int) -> int:
        """Height of all cards in a list so wide."""
        option = QtWidgets.QStyleOptionViewItem()
        option.rect = QtCore.QRect(0, 0, width, 0)
        rows = range(self._cards.rowCount())
        return sum(self._delegate.sizeHint(option, self._cards.index(row)).height() for row in rows)

    def _restyle(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.taken.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self._cards.rowCount():
            self.setCurrentIndex(self._cards.index(0))


class EmptyState(QtWidgets.QLabel):
    """What a panel says when it has nothing to show."""

    def __init__(self, text: str = "", parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setProperty("kind", "muted")
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setContentsMargins(PADDING_X, 14, PADDING_X, 14)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # else an empty panel could not be reached

    def say(self, text: str) -> None:
        """Show another sentence; paragraphs are parted by empty lines."""
        self.setAccessibleName(text)
        paragraphs = "".join(
            f'<p style="line-height:140%; margin-top:0; margin-bottom:8px">{escape(one)}</p>'
            for one in text.split("\n\n")
        )
        self.setText(paragraphs)


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
        self.entry: QtWidgets.QWidget | None = None
        self.setFocusProxy(self.empty)

    def show_cards(self, cards: list[Card], otherwise: str) -> None:
        """Show cards, or the sentence ``otherwise`` if there are none."""
        self.list.show_cards(cards)
        self.empty.say(otherwise)
        shown: QtWidgets.QWidget = self.list if cards else self.empty
        self.stack.setCurrentWidget(shown)
        self.setFocusProxy(self.entry or shown)

"""Look of cards."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from math import ceil

from postil.text.tags import TaggedText
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.tagged_text.laid_text import LaidText, lay_out
from postil_gui.tagged_text.text_document import Mark, TextStyle
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.badges import paint_badge
from postil_gui.widgets.cards.cards_model import CARD_ROLE, Card, Line
from postil_gui.widgets.plain_text import no_longer

PADDING_X, PADDING_Y, COMPACT_PADDING_Y = 12, 9, 3
ROW_PADDING, ROW_SIGN, ROW_GAP = 4, 14, 8  # of a card in one line
BADGE, COMPACT_BADGE = 42, 64  # the least width
BADGE_PADDING, BADGE_GAP = 12, 14  # within it, and up to the text
SIGN_MARGIN = 28
GAP = 4
SIGN = 16
DOUBT_SIGN = 14
LINE_HEIGHT = 125.0
KEPT = 200
MOST = 6000  # characters of a line, without its tags from there on; Qt wraps long words slowly
SMALL = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)


class CardDelegate(QtWidgets.QStyledItemDelegate):
    """Paints cards."""

    def __init__(self, theme: Theme, parent: QtCore.QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._texts: OrderedDict[tuple[Line, int], LaidText] = OrderedDict()
        self._badges: frozenset[str] = frozenset()
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
        self._texts.clear()
        self.make_room(self._badges)

    def make_room(self, badges: Iterable[str]) -> None:
        """Make all badges as wide as the widest of these."""
        self._badges = frozenset(badges)
        metrics = QtGui.QFontMetricsF(self._theme.small_font(bold=True))
        widest = max(map(metrics.horizontalAdvance, self._badges), default=0.0)
        self._widest = ceil(widest) + BADGE_PADDING

    def sizeHint(
        self,
        option: QtWidgets.QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> QtCore.QSize:
        card: Card = index.data(CARD_ROLE)
        width = option.rect.width()
        if card.row:
            text = QtGui.QFontMetrics(self._styles[False].font).height()
            return QtCore.QSize(width, text + 2 * ROW_PADDING)
        height = 2.0 * self._padding(card) + 1
        inner = self._inner(width, card)
        for line in card.lines:
            height += self._text(line, inner).height + GAP
        if card.doubt:
            height += self._small_height(card.doubt, inner - DOUBT_SIGN - 5) + GAP
        if card.meta:
            height += self._small_height(card.meta, inner) + GAP
        return QtCore.QSize(width, round(height - GAP))

    def paint(
        self,
        painter: QtGui.QPainter,
        option: QtWidgets.QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> None:
        card: Card = index.data(CARD_ROLE)
        box: QtCore.QRect = option.rect
        self._paint_ground(painter, box, option.state)
        if card.row:
            self._paint_row(painter, box, card)
            return
        if not card.compact and index.row() < index.model().rowCount() - 1:
            self._paint_line(painter, box)
        self._paint_margin(painter, box, card)
        left = box.left() + PADDING_X + self._margin(card)
        inner = self._inner(box.width(), card)
        top = float(box.top() + self._padding(card))
        for line in card.lines:
            text = self._text(line, inner)
            text.paint(painter, QtCore.QPointF(left, top))
            top += text.height + GAP
        if card.doubt:
            ratio = painter.device().devicePixelRatioF()
            sign = self._theme.pixmap("warning", "similar", DOUBT_SIGN, ratio)
            painter.drawPixmap(QtCore.QPointF(left, top + 1), sign)
            place = QtCore.QRectF(left + DOUBT_SIGN + 5, top, inner - DOUBT_SIGN - 5, 0)
            top += self._paint_small(painter, place, card.doubt, "similar") + GAP
        if card.meta:
            self._paint_small(painter, QtCore.QRectF(left, top, inner, 0), card.meta, "muted")

    def _paint_row(self, painter: QtGui.QPainter, box: QtCore.QRect, card: Card) -> None:
        """Sign, badge, text and origin in one line."""
        left, right = box.left() + PADDING_X, box.right() - PADDING_X
        if card.icon is not None:
            ratio = painter.device().devicePixelRatioF()
            pixmap = self._theme.pixmap(*card.icon, ROW_SIGN, ratio)
            painter.drawPixmap(left, box.center().y() - ROW_SIGN // 2, pixmap)
            left += ROW_SIGN + ROW_GAP
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(self._theme.small_font())
        painter.setPen(self._theme.colour("muted"))
        if card.badge:
            place = QtCore.QRect(left, box.top(), self._widest - BADGE_PADDING, box.height())
            painter.drawText(place, middle | Qt.AlignmentFlag.AlignRight, card.badge)
            left += place.width() + ROW_GAP
        metrics = QtGui.QFontMetrics(self._theme.small_font())
        room = (right - left) // 3
        meta = metrics.elidedText(card.meta, Qt.TextElideMode.ElideRight, room)
        place = QtCore.QRect(right - room, box.top(), room, box.height())
        painter.drawText(place, middle | Qt.AlignmentFlag.AlignRight, meta)
        width = right - left - metrics.horizontalAdvance(meta) - ROW_GAP
        painter.setFont(self._styles[False].font)
        painter.setPen(self._theme.colour("text"))
        metrics = QtGui.QFontMetrics(painter.font())
        text = metrics.elidedText(card.lines[0].text.plain, Qt.TextElideMode.ElideRight, width)
        painter.drawText(QtCore.QRect(left, box.top(), width, box.height()), middle, text)

    def part_style(self, card: Card) -> TextStyle:
        """Layout of the text of ``card.part_line``."""
        return self._styles[card.lines[card.part_line].quiet]

    def part_place(self, box: QtCore.QRect, card: Card) -> QtCore.QRect:
        """Rectangle of the text of ``card.part_line`` in the card's box."""
        left = box.left() + PADDING_X + self._margin(card)
        inner = self._inner(box.width(), card)
        top = float(box.top() + self._padding(card))
        for line in card.lines[: card.part_line]:
            top += self._text(line, inner).height + GAP
        height = self._text(card.lines[card.part_line], inner).height
        return QtCore.QRect(left, round(top), inner, round(height))

    def _paint_small(
        self, painter: QtGui.QPainter, place: QtCore.QRectF, text: str, role: str
    ) -> float:
        """Write below a text; returns the height it takes."""
        painter.setFont(self._theme.small_font())
        painter.setPen(self._theme.colour(role))
        place.setHeight(self._small_height(text, int(place.width())))
        painter.drawText(place, SMALL, text)
        return place.height()

    def _paint_ground(
        self,
        painter: QtGui.QPainter,
        box: QtCore.QRect,
        state: QtWidgets.QStyle.StateFlag,
    ) -> None:
        flag = QtWidgets.QStyle.StateFlag
        if state & flag.State_HasFocus and state & flag.State_Selected:
            painter.fillRect(box, self._theme.colour("accent_tint"))
        elif state & (flag.State_MouseOver | flag.State_Selected):
            painter.fillRect(box, self._theme.colour("accent_soft"))

    def _paint_line(self, painter: QtGui.QPainter, box: QtCore.QRect) -> None:
        """Between a card and the next one."""
        width = box.width() - 2 * PADDING_X
        line = QtCore.QRect(box.left() + PADDING_X, box.bottom(), width, 1)
        painter.fillRect(line, self._theme.colour("line"))

    def _beside_text(self) -> float:
        """How far below the top of a card its sign stands, to be beside the first line of text."""
        metrics = QtGui.QFontMetricsF(self._styles[False].font)
        middle = metrics.height() * LINE_HEIGHT / 100 - metrics.descent() - metrics.capHeight() / 2
        return max(1.0, middle - SIGN / 2)

    def _paint_margin(self, painter: QtGui.QPainter, box: QtCore.QRect, card: Card) -> None:
        left, top = box.left() + PADDING_X, box.top() + self._padding(card)
        if card.icon is not None:
            ratio = painter.device().devicePixelRatioF()
            pixmap = self._theme.pixmap(*card.icon, SIGN, ratio)
            beside = (self._badge_width(card) - SIGN) // 2 if self._badges and not card.badge else 0
            painter.drawPixmap(QtCore.QPointF(left + beside, top + self._beside_text()), pixmap)
        if not card.badge:
            return
        height = QtGui.QFontMetricsF(self._theme.small_font(bold=True)).height()
        badge = QtCore.QRectF(left, top, self._badge_width(card), height + 4)
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

    def _badge_width(self, card: Card) -> int:
        return max(COMPACT_BADGE if card.compact else BADGE, self._widest)

    def _margin(self, card: Card) -> int:
        if card.badge or (card.icon is not None and self._badges):  # texts begin on one line
            return self._badge_width(card) + BADGE_GAP
        return SIGN_MARGIN if card.icon is not None else 0

    def _inner(self, width: int, card: Card) -> int:
        """Width of the texts of a card so wide: the same where it is measured and painted."""
        return width - self._margin(card) - 2 * PADDING_X

    def _small_height(self, text: str, width: int) -> float:
        metrics = QtGui.QFontMetricsF(self._theme.small_font())
        return metrics.boundingRect(QtCore.QRectF(0, 0, width, 0), SMALL, text).height() + 2

    def _text(self, line: Line, width: int) -> LaidText:
        key = (line, width)
        text = self._texts.get(key)
        if text is None:
            direction = (
                Qt.LayoutDirection.RightToLeft
                if line.right_to_left
                else Qt.LayoutDirection.LeftToRight
            )
            marks = [Mark(*mark) for mark in line.marks]
            shown = line.text
            if len(shown.text) > MOST:
                shown = TaggedText.of(no_longer(shown.plain, MOST))
                marks = [
                    Mark(m.start, min(m.end, MOST), m.role)
                    for m in marks
                    if m.start < MOST and m.role != "tag-found"
                ]
            text = lay_out(
                shown,
                self._styles[line.quiet],
                direction,
                max(20, width),
                marks=marks,
                order={one: n for n, one in enumerate(line.order)} if line.order else None,
                line_height=LINE_HEIGHT,
            )
            self._texts[key] = text
            if len(self._texts) > KEPT:
                self._texts.popitem(last=False)
        self._texts.move_to_end(key)
        return text

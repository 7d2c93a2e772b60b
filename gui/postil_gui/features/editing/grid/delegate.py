"""Painting of the rows of the grid, and their heights."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from postil.text.tags import TaggedText
from postil.workspace.records import ProjectSegment
from postil_gui.features.editing.grid.match_texts import match_text
from postil_gui.features.editing.grid.segments_model import (
    MATCH,
    NUMBER,
    SOURCE,
    STATE,
    STRUCTURE,
    TARGET,
    SegmentModel,
)
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.tagged_text.chips import chip_order
from postil_gui.tagged_text.laid_text import LaidText, lay_out
from postil_gui.tagged_text.removed_words import TextWithRemovals
from postil_gui.tagged_text.text_document import Mark, TextStyle
from postil_gui.theme.theme import Side, Theme
from postil_gui.widgets.cards.badges import paint_badge, score_role
from postil_gui.widgets.segment_states import STATE_ICONS

HEAD_PADDING = 3  # above and below the name of a document
HEAD_WIDTH = 10_000  # a name that is longer than the rows is cut by their edge
TEXTS_KEPT = 600
ICON = 18
FINDING_SIGN = 12
FINDING_SIGNS = {"error": ("error-small", "wrong"), "warning": ("warning-small", "similar")}
"""Signs beside the state of a segment in which the checks find something."""

BAR = 3
SIGN = 13


def band_role(segment: ProjectSegment) -> str:
    """Colour role of the match a target came from."""
    if segment.origin == "machine":
        return "machine"
    return score_role(segment.score)


Marking = Callable[[ProjectSegment, int], Sequence[Mark]]
"""Marks of a segment in a column, by whoever has something to mark."""

RemovalsOf = Callable[[ProjectSegment], TextWithRemovals | None]
"""Target of a segment with the words that a reviewer removed; None where there are none."""


@dataclass(frozen=True, slots=True)
class _Laid:
    text: TaggedText
    width: int
    marks: tuple[Mark, ...]
    lines: LaidText


class SegmentDelegate(QtWidgets.QStyledItemDelegate):
    """Paints segments: number, source, target, state, match.

    Parameters
    ----------
    directions
        Of source and target text.

    Attributes
    ----------
    removals_of
        Target with removed words, by segment.
    """

    def __init__(
        self,
        theme: Theme,
        directions: tuple[Qt.LayoutDirection, Qt.LayoutDirection],
        parent: QtCore.QObject,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._directions = directions
        self._laid: OrderedDict[tuple[int, int], _Laid] = OrderedDict()
        self._marking: list[Marking] = []
        self.removals_of: RemovalsOf = lambda _segment: None
        self.edited_row = -1
        theme.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Drop everything laid out: colours or fonts are other ones."""
        fonts: dict[int, Side] = {SOURCE: "source", TARGET: "target"}
        self._styles = {
            (column, locked): TextStyle(
                self._theme, self._theme.segment_font(side), "muted" if locked else "text"
            )
            for column, side in fonts.items()
            for locked in (False, True)
        }
        self._line = (
            self._theme.density.line_height
            / 100
            * max(QtGui.QFontMetricsF(style.font).height() for style in self._styles.values())
        )
        beside = self._theme.beside_segments
        self._icon, self._finding, self._sign = map(beside, (ICON, FINDING_SIGN, SIGN))
        self._laid.clear()

    def style_of(self, column: int) -> TextStyle:
        """Of source or target text that is not locked."""
        return self._styles[column, False]

    def least_height(self, segment: ProjectSegment) -> float:
        """Of the texts of a row: one line, and signs under its number where there are some."""
        if not (segment.bookmarked or segment.comments):
            return self._line
        number = QtGui.QFontMetricsF(self._theme.small_font(bold=True)).height()
        return (self._line + number) / 2 + self._sign

    def head_height(self, head: str) -> int:
        """Height of the line that names a document above its first row; 0 for no name."""
        if not head:
            return 0
        metrics = QtGui.QFontMetrics(self._theme.small_font(bold=True))
        return metrics.height() + 2 * HEAD_PADDING

    def text_height(self, segment: ProjectSegment, column: int, width: int) -> float:
        """Height of source or target when wrapped to the column's ``width``."""
        return self._lines(segment, column, width).height

    def row_height(self, segment: ProjectSegment, widths: tuple[int, int]) -> int:
        """Height of a row whose text columns are so wide."""
        height = max(
            self.least_height(segment),
            self.text_height(segment, SOURCE, widths[0]),
            self.text_height(segment, TARGET, widths[1]),
        )
        return round(height) + 2 * self._theme.density.padding_y + 1

    def add_marks(self, marking: Marking) -> None:
        """Mark what ``marking`` names, beside what is marked already."""
        self._marking.append(marking)

    def marks(self, segment: ProjectSegment, column: int) -> list[Mark]:
        """All that is marked in source or target of a row that is not open."""
        return [mark for marking in self._marking for mark in marking(segment, column)]

    def _lines(self, segment: ProjectSegment, column: int, width: int) -> LaidText:
        key = (segment.row_id, column)
        text = segment.source if column == SOURCE else segment.target
        marks = tuple(self.marks(segment, column))
        restored = self.removals_of(segment) if column == TARGET else None
        if restored is not None:
            text, marks = restored.text, tuple(restored.with_marks(marks))
        laid = self._laid.get(key)
        if laid is None or laid.text != text or laid.width != width or laid.marks != marks:
            lines = lay_out(
                text,
                self._styles[column, segment.locked],
                self._directions[0 if column == SOURCE else 1],
                max(20, width - 2 * self._theme.density.padding_x),
                marks=marks,
                order=chip_order(segment.source.tags),
            )
            laid = _Laid(text, width, marks, lines)
            self._laid[key] = laid
            if len(self._laid) > TEXTS_KEPT:
                self._laid.popitem(last=False)
        self._laid.move_to_end(key)
        return laid.lines

    def paint(
        self,
        painter: QtGui.QPainter,
        option: QtWidgets.QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> None:
        model = index.model()
        if not isinstance(model, SegmentModel):
            raise TypeError("this delegate paints segments only")
        row, column = index.row(), index.column()
        segment = model.segment(row)
        box = QtCore.QRect(option.rect)
        head = model.document_head(row)
        if head:
            height = self.head_height(head)
            self._paint_head(
                painter, QtCore.QRect(box.topLeft(), QtCore.QSize(box.width(), height)), head
            )
            box.setTop(box.top() + height)
        current = row == self.edited_row
        theme = self._theme
        painter.fillRect(box, theme.colour("accent_soft" if current else "surface"))
        ratio = painter.device().devicePixelRatioF()
        line = int(ratio) / ratio  # so many pixels of the screen below every row
        painter.fillRect(
            QtCore.QRectF(box.left(), box.bottom() + 1 - line, box.width(), line),
            theme.colour("line"),
        )
        if column == NUMBER:
            self._paint_number(painter, box, model.place_of(row) + 1, current)
            self._paint_marks(painter, box, segment)
        elif column in (SOURCE, TARGET):
            if not current:  # there the source view and the editor stand
                lines = self._lines(segment, column, box.width())
                padding = theme.density
                corner = QtCore.QPointF(
                    box.left() + padding.padding_x, box.top() + padding.padding_y
                )
                lines.paint(painter, corner)
        elif column == STATE:
            self._paint_state(painter, box, segment, model.finding(segment.row_id)[0])
        elif column == MATCH:
            self._paint_match(painter, box, segment)
        elif column == STRUCTURE:
            painter.setFont(theme.small_font())
            painter.setPen(theme.colour("muted"))
            name = model.structure_name(segment)
            painter.drawText(self._first_line(box), Qt.AlignmentFlag.AlignCenter, name)

    def _paint_head(self, painter: QtGui.QPainter, box: QtCore.QRect, head: str) -> None:
        """The part that lies in one cell of a line that goes through all of them."""
        painter.save()
        painter.setClipRect(box)
        painter.fillRect(box, self._theme.colour("raised"))
        painter.setFont(self._theme.small_font(bold=True))
        painter.setPen(self._theme.colour("text"))
        line = QtCore.QRect(self._theme.density.padding_x, box.top(), HEAD_WIDTH, box.height())
        side = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(line, side, head)
        painter.restore()

    def _paint_number(
        self, painter: QtGui.QPainter, box: QtCore.QRect, number: int, current: bool
    ) -> None:
        if current:
            painter.fillRect(
                QtCore.QRect(box.left(), box.top(), BAR, box.height()), self._theme.colour("accent")
            )
        painter.setFont(self._theme.small_font(bold=current))
        painter.setPen(self._theme.colour("accent" if current else "faint"))
        painter.drawText(
            self._first_line(box).adjusted(BAR, 0, 0, 0), Qt.AlignmentFlag.AlignCenter, str(number)
        )

    def _paint_marks(
        self, painter: QtGui.QPainter, box: QtCore.QRect, segment: ProjectSegment
    ) -> None:
        """Small signs under the number: a bookmark, comments."""
        signs = [("bookmark", "accent")] if segment.bookmarked else []
        signs += [("note", "similar")] if segment.comments else []
        x = box.center().x() + BAR / 2 - len(signs) * self._sign / 2
        for name, role in signs:
            sign = self._theme.pixmap(name, role, self._sign, painter.device().devicePixelRatioF())
            painter.drawPixmap(QtCore.QPointF(x, box.bottom() - self._sign - 1), sign)
            x += self._sign

    def _paint_state(
        self, painter: QtGui.QPainter, box: QtCore.QRect, segment: ProjectSegment, severity: str
    ) -> None:
        name, role = ("locked", "muted") if segment.locked else STATE_ICONS[segment.state]
        ratio = painter.device().devicePixelRatioF()
        line = self._first_line(box)
        place = QtCore.QPointF(
            line.center().x() - self._icon / 2, line.center().y() - self._icon / 2
        )
        painter.drawPixmap(place, self._theme.pixmap(name, role, self._icon, ratio))
        if severity in FINDING_SIGNS:
            sign = self._theme.pixmap(*FINDING_SIGNS[severity], self._finding, ratio)
            corner = place + QtCore.QPointF(0.78 * self._icon, 0.61 * self._icon)
            corner.setY(min(corner.y(), box.bottom() - self._finding))  # above the line
            painter.drawPixmap(corner, sign)

    def _paint_match(
        self, painter: QtGui.QPainter, box: QtCore.QRect, segment: ProjectSegment
    ) -> None:
        text = match_text(segment)
        if not text:
            return
        metrics = QtGui.QFontMetricsF(self._theme.small_font(bold=True))
        line = self._first_line(box)
        badge = QtCore.QRectF(0, 0, metrics.horizontalAdvance(text) + 12, metrics.height() + 4)
        badge.moveCenter(line.center())
        paint_badge(painter, badge, text, self._theme, band_role(segment))

    def _first_line(self, box: QtCore.QRect) -> QtCore.QRectF:
        top = box.top() + self._theme.density.padding_y
        return QtCore.QRectF(box.left(), top, box.width(), self._line)

"""Inline tags as chips that point at what they enclose; pairs share a colour and a number."""

from __future__ import annotations

from dataclasses import dataclass

from postil.text.tags import Tag
from postil_gui.qt import Qt, QtCore, QtGui
from postil_gui.tagged_text.line_ends import claimed
from postil_gui.theme.schemes import Scheme

CHIP_TYPE = QtGui.QTextFormat.ObjectTypes.UserObject + 1
LABEL_PROPERTY = QtGui.QTextFormat.Property.UserProperty + 1
KIND_PROPERTY = QtGui.QTextFormat.Property.UserProperty + 2
COLOUR_PROPERTY = QtGui.QTextFormat.Property.UserProperty + 3
TAG_PROPERTY = QtGui.QTextFormat.Property.UserProperty + 4
NUMBER_PROPERTY = QtGui.QTextFormat.Property.UserProperty + 5
TROUBLE_PROPERTY = QtGui.QTextFormat.Property.UserProperty + 6
FOUND_PROPERTY = QtGui.QTextFormat.Property.UserProperty + 7
LONGEST_LABEL = 10
_POINT = 0.32  # of the height: how far the tip of an arrow stands out
_PADDING = 0.30
_MIRRORED = {"open": "close", "close": "open", "single": "single"}


@dataclass(frozen=True, slots=True)
class ChipLook:
    """Look of a tag: its label, its kind, the number of its colour, and the number of its pair
    from 1, where there is more than one; else 0.
    """

    label: str
    kind: str
    colour: int
    number: int = 0


def chip_look(tag: Tag, order: dict[str, int]) -> ChipLook:
    """Look of ``tag``; ``order`` numbers the ids of a segment's tags as they come."""
    number = order.setdefault(tag.id, len(order))
    label = tag.display.strip("<>/ ") or tag.id or str(number + 1)
    if len(label) > LONGEST_LABEL:
        label = label[: LONGEST_LABEL - 1] + "…"
    return ChipLook(label, tag.kind, number, number + 1 if len(order) > 1 else 0)


def chip_order(tags: tuple[Tag, ...]) -> dict[str, int]:
    """Numbers of the pair ids of a segment's tags, in order of appearance."""
    order: dict[str, int] = {}
    for tag in tags:
        order.setdefault(tag.id, len(order))
    return order


def chip_format(look: ChipLook, index: int) -> QtGui.QTextCharFormat:
    """Character format of a chip; ``index`` is its place in the tag table of its document."""
    chip = QtGui.QTextCharFormat()
    chip.setObjectType(CHIP_TYPE)
    chip.setProperty(LABEL_PROPERTY, look.label)
    chip.setProperty(KIND_PROPERTY, look.kind)
    chip.setProperty(COLOUR_PROPERTY, look.colour)
    chip.setProperty(TAG_PROPERTY, index)
    chip.setProperty(NUMBER_PROPERTY, look.number)
    chip.setVerticalAlignment(QtGui.QTextCharFormat.VerticalAlignment.AlignNormal)
    return chip


class ChipObject(QtGui.QPyTextObject):
    """Draws the chips of text documents; one serves all documents of a scheme.

    Parameters
    ----------
    font
        Of the text around the chips; the label is smaller.
    """

    def __init__(self, scheme: Scheme, font: QtGui.QFont) -> None:
        super().__init__()
        self._scheme = scheme
        self._font = QtGui.QFont(font)
        self._font.setPointSizeF(max(6.5, font.pointSizeF() * 0.76))
        self._small = QtGui.QFont(self._font)
        self._small.setPointSizeF(max(6.0, self._font.pointSizeF() * 0.82))
        self._metrics = QtGui.QFontMetricsF(self._font)
        self._small_metrics = QtGui.QFontMetricsF(self._small)
        self._ascent = QtGui.QFontMetricsF(font).ascent()

    def intrinsicSize(
        self, doc: QtGui.QTextDocument, position: int, format: QtGui.QTextFormat
    ) -> QtCore.QSizeF:
        label = str(format.property(LABEL_PROPERTY))
        height = self._ascent
        padding = 2 * _PADDING * height + 2
        if format.property(KIND_PROPERTY) != "single":
            padding += _POINT * height
        width = self._metrics.horizontalAdvance(label) + padding + 4 + claimed(doc, position)
        return QtCore.QSizeF(width + self._number_width(_number(format)), height)

    def drawObject(
        self,
        painter: QtGui.QPainter,
        rect: QtCore.QRectF | QtCore.QRect,
        doc: QtGui.QTextDocument,
        position: int,
        format: QtGui.QTextFormat,
    ) -> None:
        box = QtCore.QRectF(rect).adjusted(2.5, 1.5, -2.5, 2.5)
        kind = str(format.property(KIND_PROPERTY))
        room = claimed(doc, position)
        if _runs_to_the_left(doc, position, box):
            kind = _MIRRORED[kind]  # what an opening tag opens stands to its left
            box.setRight(box.right() - room)
        else:
            box.setLeft(box.left() + room)
        chips = self._scheme.chips
        ink, tint = chips[int(format.property(COLOUR_PROPERTY)) % len(chips)]
        painter.save()
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        if format.property(FOUND_PROPERTY):
            ink, tint = self._scheme.text, self._scheme.found
        painter.setPen(QtGui.QPen(QtGui.QColor(ink), 1.0))
        painter.setBrush(QtGui.QColor(tint))
        if format.property(TROUBLE_PROPERTY):
            wrong = QtGui.QPen(QtGui.QColor(self._scheme.wrong), 2.0, Qt.PenStyle.DotLine)
            painter.setPen(wrong)
        painter.drawPath(chip_shape(box, kind))
        tip = _POINT * box.height()
        if kind == "open":
            box.setRight(box.right() - tip * 0.7)
        elif kind == "close":
            box.setLeft(box.left() + tip * 0.7)
        painter.setPen(QtGui.QColor(ink))
        number = _number(format)
        if number:
            room = self._number_width(number)
            corner = QtCore.QRectF(box.left() + 2.5, box.top() + 0.5, room, box.height() * 0.75)
            painter.setFont(self._small)
            painter.drawText(corner, Qt.AlignmentFlag.AlignCenter, str(number))
            box.setLeft(box.left() + room)
        painter.setFont(self._font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(format.property(LABEL_PROPERTY)))
        painter.restore()

    def _number_width(self, number: int) -> float:
        return self._small_metrics.horizontalAdvance(str(number)) + 1.5 if number else 0.0


def _runs_to_the_left(document: QtGui.QTextDocument, position: int, box: QtCore.QRectF) -> bool:
    """Whether the text goes on to the left of a chip: right-to-left words may stand in a text that
    runs to the right, and the other way round.
    """
    block = document.findBlock(position)
    line = block.layout().lineForTextPosition(position - block.position())
    return line.xToCursor(box.left()) > line.xToCursor(box.right())


def _number(format: QtGui.QTextFormat) -> int:
    return int(format.property(NUMBER_PROPERTY) or 0)


def chip_shape(box: QtCore.QRectF, kind: str) -> QtGui.QPainterPath:
    """Outline of a chip: an arrow to the right, one to the left, or a box."""
    path = QtGui.QPainterPath()
    if kind == "single":
        path.addRoundedRect(box, 3.0, 3.0)
        return path
    tip = _POINT * box.height()
    left, right, top, bottom = box.left(), box.right(), box.top(), box.bottom()
    middle = box.center().y()
    if kind == "open":
        points = [
            (left, top),
            (right - tip, top),
            (right, middle),
            (right - tip, bottom),
            (left, bottom),
        ]
    else:
        points = [
            (right, top),
            (left + tip, top),
            (left, middle),
            (left + tip, bottom),
            (right, bottom),
        ]
    path.addPolygon(QtGui.QPolygonF([QtCore.QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path

"""Tagged text laid out to be painted: exactly as the editor would show it.

A line of plain text, which nearly all are, is laid out without a document around it, in a sixth of
the time: a jump in the grid lays out forty of them, and has to be painted within a frame.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from typing import Protocol

from postil.text.tags import TaggedText
from postil_gui.qt import Qt, QtCore, QtGui
from postil_gui.tagged_text.chips import chip_order
from postil_gui.tagged_text.line_ends import keep_punctuation_with_tags
from postil_gui.tagged_text.text_document import (
    Mark,
    TextStyle,
    insert_tagged,
    mark_format,
    new_document,
    qt_offset,
    tag_offset,
)
from postil_gui.theme.theme import Theme

BREAKS = frozenset("\n\r\u2029\ufdd0\ufdd1")  # where a document begins another block
FIXED = 64  # parts of a pixel Qt reckons with in documents


class LaidText(Protocol):
    """Text laid out for a width; ``height`` in pixels."""

    height: float

    def paint(self, painter: QtGui.QPainter, corner: QtCore.QPointF) -> None:
        """Paint it with its upper left corner at ``corner``."""


def lay_out(
    text: TaggedText,
    style: TextStyle,
    direction: Qt.LayoutDirection,
    width: float,
    *,
    marks: Iterable[Mark] = (),
    order: dict[str, int] | None = None,
    line_height: float | None = None,
) -> LaidText:
    """Text to be painted, wrapped to ``width`` pixels.

    ``line_height`` is in per cent; None is that of the style.
    """
    marks = tuple(marks)
    line_height = style.line_height if line_height is None else line_height
    if not text.tags and not marks and BREAKS.isdisjoint(text.plain):
        return _Plain(text.plain, style, direction, width, line_height)
    return _Document(
        display_document(
            text, style, direction, width, marks=marks, order=order, line_height=line_height
        )
    )


class _Plain:
    """Without tags, marks and line breaks."""

    def __init__(
        self,
        text: str,
        style: TextStyle,
        direction: Qt.LayoutDirection,
        width: float,
        line_height: float,
    ) -> None:
        self._colour = style.theme.colour(style.colour)
        self._layout = QtGui.QTextLayout(text, style.font)
        self._layout.setTextOption(_option(direction))
        self._layout.setCacheEnabled(True)  # it is painted more often than laid out
        self.height = 0.0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLeadingIncluded(True)
            line.setLineWidth(width)
            line.setPosition(QtCore.QPointF(0.0, self.height))
            self.height += math.floor(math.ceil(line.height()) * line_height / 100 * FIXED) / FIXED
        self._layout.endLayout()

    def paint(self, painter: QtGui.QPainter, corner: QtCore.QPointF) -> None:
        painter.setPen(self._colour)
        self._layout.draw(painter, corner)


@cache
def _option(direction: Qt.LayoutDirection) -> QtGui.QTextOption:
    """Option of the text direction: a document takes it from its block, a layout has to be told."""
    option = QtGui.QTextOption()
    option.setTextDirection(direction)
    option.setWrapMode(QtGui.QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    is_mirrored = direction == Qt.LayoutDirection.RightToLeft
    option.setAlignment(Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft)
    return option


class _Document:
    """A document that can show anything a text may have."""

    def __init__(self, document: QtGui.QTextDocument) -> None:
        self._document = document
        self.height = document.size().height()

    def paint(self, painter: QtGui.QPainter, corner: QtCore.QPointF) -> None:
        painter.save()
        painter.translate(corner)
        self._document.drawContents(painter)
        painter.restore()


def display_document(
    text: TaggedText,
    style: TextStyle,
    direction: Qt.LayoutDirection,
    width: float,
    *,
    marks: Iterable[Mark] = (),
    order: dict[str, int] | None = None,
    line_height: float | None = None,
) -> QtGui.QTextDocument:
    """A document to be painted, laid out for ``width`` pixels."""
    document = new_document(style, direction, line_height=line_height)
    document.setUndoRedoEnabled(False)
    plain = QtGui.QTextCharFormat()
    plain.setForeground(style.theme.colour(style.colour))
    order = chip_order(text.tags) if order is None else order
    insert_tagged(QtGui.QTextCursor(document), text, [], order, plain)
    for mark in marks:
        _apply_mark(document, text, mark, style.theme)
    document.setTextWidth(width)
    keep_punctuation_with_tags(document)
    return document


def _apply_mark(document: QtGui.QTextDocument, text: TaggedText, mark: Mark, theme: Theme) -> None:
    if mark.role == "tag-found":
        start = tag_offset(text, mark.start)
        end = start + 1
    else:
        start, end = qt_offset(text, mark.start), qt_offset(text, mark.end, before=True)
    cursor = QtGui.QTextCursor(document)
    cursor.setPosition(start)
    cursor.setPosition(end, QtGui.QTextCursor.MoveMode.KeepAnchor)
    cursor.mergeCharFormat(mark_format(mark.role, theme))

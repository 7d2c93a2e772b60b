"""Tagged text as a Qt document, and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from postil.text.tags import Tag, TaggedText
from postil_gui.qt import Qt, QtGui
from postil_gui.tagged_text.chips import (
    CHIP_TYPE,
    FOUND_PROPERTY,
    TAG_PROPERTY,
    TROUBLE_PROPERTY,
    ChipObject,
    chip_format,
    chip_look,
)
from postil_gui.tagged_text.line_ends import OBJECT
from postil_gui.theme.theme import Theme

PIECES = {
    "piece-memory": "exact_soft",
    "piece-machine": "accent_tint",
    "piece-term": "similar_soft",
    "piece-number": "raised",
    "piece-source": "wrong_soft",
}
"""Tints of the parts of a text that was put together, by where they come from."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A stretch of the plain text that looks different.

    ``start``, ``end``: half-open character offsets into the text without its tags; ``role``: as
    :func:`mark_format` knows them.
    """

    start: int
    end: int
    role: str


@dataclass(slots=True)
class TextStyle:
    """Font, colours and chips of documents; made anew when the theme changes."""

    theme: Theme
    font: QtGui.QFont
    colour: str = "text"
    chips: ChipObject = field(init=False)

    def __post_init__(self) -> None:
        self.chips = ChipObject(self.theme.scheme, self.font)

    @property
    def line_height(self) -> float:
        """Height of the lines of segments, in per cent."""
        return self.theme.density.line_height


def new_document(
    style: TextStyle, direction: Qt.LayoutDirection, *, line_height: float | None = None
) -> QtGui.QTextDocument:
    """An empty document in a style; ``line_height`` in per cent, None for that of the style."""
    document = QtGui.QTextDocument()
    prepare_document(document, style, direction, line_height)
    return document


def prepare_document(
    document: QtGui.QTextDocument,
    style: TextStyle,
    direction: Qt.LayoutDirection,
    line_height: float | None = None,
) -> None:
    """Give an empty document font, direction and line height of a style."""
    document.setDefaultFont(style.font)
    document.setDocumentMargin(0)
    option = QtGui.QTextOption()
    option.setTextDirection(direction)
    option.setWrapMode(QtGui.QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    # Leading is the start of the line: the right edge where text runs from right to left.
    option.setAlignment(Qt.AlignmentFlag.AlignLeading)
    document.setDefaultTextOption(option)
    block = QtGui.QTextBlockFormat()
    block.setLineHeight(
        style.line_height if line_height is None else line_height,
        QtGui.QTextBlockFormat.LineHeightTypes.ProportionalHeight.value,
    )
    block.setLayoutDirection(direction)
    QtGui.QTextCursor(document).setBlockFormat(block)
    document.documentLayout().registerHandler(CHIP_TYPE, style.chips)


def insert_tagged(
    cursor: QtGui.QTextCursor,
    text: TaggedText,
    table: list[Tag],
    order: dict[str, int],
    plain: QtGui.QTextCharFormat | None = None,
) -> None:
    """Insert ``text``; its tags become chips, entered into ``table`` if they are not there yet."""
    plain = plain or QtGui.QTextCharFormat()
    for part in text.parts():
        if isinstance(part, str):
            cursor.insertText(part, plain)
            continue
        if part in table:
            index = table.index(part)
        else:
            index = len(table)
            table.append(part)
        cursor.insertText(OBJECT, chip_format(chip_look(part, order), index))
    cursor.setCharFormat(plain)


def tagged_text(document: QtGui.QTextDocument, table: Sequence[Tag]) -> TaggedText:
    """Tagged text of a document; the inverse of :func:`insert_tagged`."""
    parts: list[str | Tag] = []
    block = document.begin()
    while block.isValid():
        if block.blockNumber():
            parts.append("\n")
        iterator = block.begin()
        while not iterator.atEnd():
            fragment = iterator.fragment()
            text, form = fragment.text(), fragment.charFormat()
            if form.objectType() == CHIP_TYPE:
                parts.extend([table[int(form.property(TAG_PROPERTY))]] * text.count(OBJECT))
            else:
                parts.append(text.replace("\u2028", "\n"))
            iterator += 1
        block = block.next()
    return TaggedText.from_parts(parts)


def mark_format(role: str, theme: Theme) -> QtGui.QTextCharFormat:
    """Look of a mark: never by its colour alone.

    "added", "removed", "found", "from": differences and hits; "term", "forbidden": words of a
    glossary; "misspelt"; "doubtful", "dubious": words the machine is not, or not at all, sure of;
    "invisible": special spaces and marks of direction; "tag-wrong": a tag that cannot stay so;
    "tag-found": a tag with what was sought in its text;
    ``PIECES``: parts of a text that was put together.
    """
    form = QtGui.QTextCharFormat()
    line = QtGui.QTextCharFormat.UnderlineStyle
    if role in ("added", "removed", "found"):
        form.setBackground(theme.colour(role))
        form.setForeground(theme.colour("text"))
        form.setFontStrikeOut(role == "removed")
        if role == "added":
            form.setUnderlineStyle(line.SingleUnderline)
        return form
    if role in PIECES:
        form.setBackground(theme.colour(PIECES[role]))
        form.setForeground(theme.colour("text"))
        if role == "piece-source":
            form.setUnderlineStyle(line.DotLine)
        return form
    if role == "from":
        form.setForeground(theme.colour("muted"))
        return form
    if role in ("tag-wrong", "tag-found"):
        form.setProperty(TROUBLE_PROPERTY if role == "tag-wrong" else FOUND_PROPERTY, True)
        return form
    style, colour, tint = _UNDERLINES[role]
    form.setUnderlineStyle(style)
    form.setUnderlineColor(theme.colour(colour))
    if tint:
        form.setBackground(theme.colour(tint))
    return form


_LINE = QtGui.QTextCharFormat.UnderlineStyle
_UNDERLINES = {
    "term": (_LINE.DotLine, "frame", ""),
    "forbidden": (_LINE.DashDotLine, "wrong", "wrong_soft"),
    "invisible": (_LINE.DashUnderline, "accent", "accent_tint"),
    "misspelt": (_LINE.SpellCheckUnderline, "wrong", ""),
    "doubtful": (_LINE.DotLine, "similar", "similar_soft"),
    "dubious": (_LINE.DashUnderline, "wrong", "wrong_soft"),
}


def qt_offset(text: TaggedText, plain_offset: int, *, before: bool = False) -> int:
    """Position in the Qt document (UTF-16 units, chips counted) of an offset into the plain text.

    A tag at that very place stands before the position, unless ``before`` puts it behind.
    """
    seen = position = 0
    for part in text.parts():
        if isinstance(part, Tag):
            if before and seen >= plain_offset:
                break
            position += 1
            continue
        if seen + len(part) > plain_offset or (before and seen + len(part) >= plain_offset):
            return position + utf16_length(part[: plain_offset - seen])
        seen += len(part)
        position += utf16_length(part)
    return position


def tag_offset(text: TaggedText, number: int) -> int:
    """Position in the Qt document of the tag that ``number`` others stand before."""
    position = 0
    for part in text.parts():
        if not isinstance(part, Tag):
            position += utf16_length(part)
        elif number == 0:
            break
        else:
            position, number = position + 1, number - 1
    return position


def utf16_length(text: str) -> int:
    """Length of ``text`` as Qt counts it."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2

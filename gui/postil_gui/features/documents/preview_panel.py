"""Preview: the document as running text, translated where it is translated."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping

from postil.formats.structure import Kind, Structure
from postil.text.tags import Tag
from postil.text.text_tags import untagged
from postil.workspace.records import ProjectSegment
from postil_gui.features.documents.preview_service import PreviewSegments, paragraph
from postil_gui.features.documents.preview_tables import PreviewTables
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtGui, QtWidgets, Signal
from postil_gui.tagged_text.text_document import utf16_length
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.cards import PADDING_X

LINE_HEIGHT = 140.0
FADED = "…"
LARGER: Mapping[Kind, tuple[float, ...]] = {
    "title": (1.5, 1.5, 1.5, 1.5),
    "heading": (1.35, 1.2, 1.1, 1.0),
}
"""Factor of the size of headings to that of the text, by their level."""
_BOLD = frozenset({"b", "bold", "strong"})
_ITALIC = frozenset({"i", "italic", "em"})
_UNDERLINED = frozenset({"u", "underline", "ins"})


class PreviewPanel(QtWidgets.QTextEdit):
    """Read-only text in paragraphs; a click or Enter goes to the segment at the caret.

    What is not translated yet stands in the source language, paler and in italics. Headings, bold
    words and tables look so; pictures of Word documents stand before their paragraph.

    Attributes
    ----------
    structure_of
        Part of its document that a segment is.
    """

    segment_asked = Signal(int)
    """Number (from 1) of the segment to go to."""

    def __init__(
        self, theme: Theme, *, right_to_left: bool, parent: QtWidgets.QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("preview")
        self.setAccessibleName(tr("Preview of the document"))
        self.setReadOnly(True)
        flag = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flag.TextSelectableByMouse | flag.TextSelectableByKeyboard)
        self.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
        self.document().setDocumentMargin(PADDING_X)
        self._theme = theme
        self._right_to_left = right_to_left
        self._stretch: PreviewSegments | None = None
        self.structure_of: Callable[[ProjectSegment], Structure | None] = lambda _: None
        self._place = -1
        self._starts: list[int] = []  # position of each segment in the text
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_stretch(self, stretch: PreviewSegments, place: int) -> None:
        """Show a stretch of the document with the segment at ``place`` marked."""
        kept = self.verticalScrollBar().value()
        same = self._stretch is not None and self._stretch.first == stretch.first
        self._stretch = stretch
        self._write()
        if same:
            self.verticalScrollBar().setValue(kept)
        self.mark(place)

    def mark(self, place: int) -> None:
        """Mark the segment at a place and bring it into sight."""
        self._place = place
        span = self._span(place)
        if span is None:
            self.setExtraSelections([])
            return
        cursor = QtGui.QTextCursor(self.document())
        cursor.setPosition(span[0])
        self.setTextCursor(cursor)
        cursor.setPosition(span[1], QtGui.QTextCursor.MoveMode.KeepAnchor)
        selection = QtWidgets.QTextEdit.ExtraSelection()
        form = QtGui.QTextCharFormat()
        form.setBackground(self._theme.colour("accent_tint"))
        form.setUnderlineStyle(QtGui.QTextCharFormat.UnderlineStyle.SingleUnderline)
        form.setUnderlineColor(self._theme.colour("accent"))
        selection.cursor, selection.format = cursor, form
        self.setExtraSelections([selection])
        self.ensureCursorVisible()
        top, height = self.cursorRect().top(), self.viewport().height()
        if not height // 8 <= top <= 2 * height // 3:  # what comes before and after is in sight
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + top - height // 3)

    def covers(self, place: int) -> bool:
        """Whether a place stands in the text, not too near its ends."""
        stretch = self._stretch
        if stretch is None:
            return False
        last = stretch.first + len(stretch.segments) - 1
        near = min(10, len(stretch.segments) // 4)
        before = stretch.first == 0 or place >= stretch.first + near
        return before and (not stretch.more or place <= last - near) and place <= last

    def _span(self, place: int) -> tuple[int, int] | None:
        if self._stretch is None:
            return None
        index = place - self._stretch.first
        if not 0 <= index < len(self._starts):
            return None
        start = self._starts[index]
        return start, start + utf16_length(_text(self._stretch.segments[index]))

    def _write(self) -> None:
        if self._stretch is None:
            return
        self.clear()
        self._starts = []
        cursor = QtGui.QTextCursor(self.document())
        cursor.beginEditBlock()
        before: ProjectSegment | None = None
        tables = PreviewTables(
            [self.structure_of(one) for one in self._stretch.segments], self._theme.colour("line")
        )
        for segment in self._stretch.segments:
            structure = self.structure_of(segment)
            if before is None:
                cursor.insertText(FADED + " " if self._stretch.first else "", self._pale)
            if before is not None and paragraph(before) == paragraph(segment):
                cursor.insertText(" ", self._plain)
            else:
                for picture in self._stretch.pictures.get(paragraph(segment), ()):
                    tables.go_to_paragraph(cursor, structure, QtGui.QTextBlockFormat())
                    cursor.insertImage(picture)
                tables.go_to_paragraph(cursor, structure, self._block(segment, structure))
            self._starts.append(cursor.position())
            self._insert(cursor, segment, structure)
            before = segment
        tables.leave(cursor)
        if self._stretch.more:
            cursor.insertText(" " + FADED, self._pale)
        cursor.endEditBlock()

    def _insert(
        self, cursor: QtGui.QTextCursor, segment: ProjectSegment, structure: Structure | None
    ) -> None:
        """The text of a segment; what its tags make bold, italic or underlined is so here."""
        shown = segment.source if segment.target.is_empty else segment.target
        base = self._pale if segment.target.is_empty else self._plain
        looks: list[str] = []
        for part in untagged(shown).parts():
            if isinstance(part, Tag):
                look = part.display.strip("<>/ ").casefold()
                if part.kind == "open":
                    looks.append(look)
                elif part.kind == "close" and looks:
                    looks.pop()
                continue
            form = QtGui.QTextCharFormat(base)
            if _is_heading(structure) or _BOLD.intersection(looks):
                form.setFontWeight(QtGui.QFont.Weight.Bold)
            if _ITALIC.intersection(looks):
                form.setFontItalic(True)
            if _UNDERLINED.intersection(looks):
                form.setFontUnderline(True)
            if structure is not None and structure.kind in LARGER:
                points = self._theme.segment_font().pointSizeF()
                form.setFontPointSize(points * LARGER[structure.kind][min(structure.level, 4) - 1])
            cursor.insertText(part.replace("\n", " "), form)

    def _block(self, first: ProjectSegment, structure: Structure | None) -> QtGui.QTextBlockFormat:
        """Format of a paragraph; what is not translated runs as its own letters do."""
        block = QtGui.QTextBlockFormat()
        block.setLineHeight(
            LINE_HEIGHT, QtGui.QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
        )
        block.setBottomMargin(2 if structure is not None and structure.kind == "cell" else 7)
        if _is_heading(structure):
            block.setTopMargin(8)
        if structure is not None and structure.kind == "list":
            block.setIndent(1)
        direction = Qt.LayoutDirection
        target = direction.RightToLeft if self._right_to_left else direction.LeftToRight
        block.setLayoutDirection(direction.LayoutDirectionAuto if first.target.is_empty else target)
        return block

    def _restyle(self) -> None:
        self.setFont(self._theme.segment_font())
        self._plain, self._pale = QtGui.QTextCharFormat(), QtGui.QTextCharFormat()
        self._plain.setForeground(self._theme.colour("text"))
        self._pale.setForeground(self._theme.colour("muted"))
        self._pale.setFontItalic(True)
        self._write()
        self.mark(self._place)

    def _go(self) -> None:
        if self._stretch is not None and self._starts:
            index = max(0, bisect_right(self._starts, self.textCursor().position()) - 1)
            self.segment_asked.emit(self._stretch.first + index + 1)

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        clicked = event.button() == Qt.MouseButton.LeftButton
        if clicked and not self.textCursor().hasSelection():
            self._go()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go()
        else:
            super().keyPressEvent(event)


def _text(segment: ProjectSegment) -> str:
    shown = segment.source if segment.target.is_empty else segment.target
    return shown.plain.replace("\n", " ")


def _is_heading(structure: Structure | None) -> bool:
    return structure is not None and structure.kind in LARGER

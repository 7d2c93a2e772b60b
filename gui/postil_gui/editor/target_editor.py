"""The editor of one target text: only the tags of its segment, and keys that lead out of it."""

from __future__ import annotations

import json

from postil.text.tags import Tag, TaggedText
from postil_gui.editor.segment_text import MIME, SegmentText
from postil_gui.editor.text_document import TextStyle, insert_tagged
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal


class TargetEditor(SegmentText):
    """A plain-text editor whose only objects are the tags of its segment.

    Rich text from the clipboard comes in as plain text; tags can be moved and deleted as one
    character, and only tags that the segment has and the translation lacks can come in.
    """

    edited = Signal()
    """The text changed; what :meth:`load` sets does not count."""

    left = Signal(int)
    """The caret was moved out of the text: -1 upwards, +1 downwards."""

    hint = Signal(str)
    """Something to tell the translator about a key that did nothing."""

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("targetEditor")
        self.setAccessibleName("Translation")
        self._loading = False
        self._composing = False
        self.document().contentsChanged.connect(self._contents_changed)

    @property
    def is_composing(self) -> bool:
        """Whether an input method is in the middle of a word; nothing may be put in then."""
        return self._composing

    def load(
        self,
        source: TaggedText,
        text: TaggedText,
        style: TextStyle,
        direction: Qt.LayoutDirection,
    ) -> None:
        self._loading = True
        self._composing = False
        try:
            super().load(source, text, style, direction)
        finally:
            self._loading = False

    def replace_all(self, text: TaggedText) -> None:
        """Put ``text`` in place of everything, as one step that can be undone."""
        cursor = QtGui.QTextCursor(self.document())
        cursor.beginEditBlock()
        cursor.select(QtGui.QTextCursor.SelectionType.Document)
        cursor.removeSelectedText()
        insert_tagged(cursor, text, self._table, self._order)
        cursor.endEditBlock()
        self.moveCursor(QtGui.QTextCursor.MoveOperation.End)

    def insert_at_caret(self, text: TaggedText) -> None:
        """Put ``text`` in place of the selection."""
        cursor = self.textCursor()
        cursor.beginEditBlock()
        cursor.removeSelectedText()
        insert_tagged(cursor, self._without_present_tags(text), self._table, self._order)
        cursor.endEditBlock()
        self.setTextCursor(cursor)

    def missing_tags(self) -> list[Tag]:
        """Tags of the source that the translation lacks, in order of the source."""
        there = [part for part in self.text().parts() if isinstance(part, Tag)]
        missing = []
        for part in self._source.parts():
            if isinstance(part, Tag):
                if part in there:
                    there.remove(part)
                else:
                    missing.append(part)
        return missing

    def insert_next_tag(self) -> bool:
        """Insert the next missing tag at the caret; a missing pair goes around the selection."""
        missing = self.missing_tags()
        if not missing:
            return False
        tag = missing[0]
        closing = next((t for t in missing if t.kind == "close" and t.id == tag.id), None)
        cursor = self.textCursor()
        cursor.beginEditBlock()
        if tag.kind == "open" and closing is not None and cursor.hasSelection():
            start, end = cursor.selectionStart(), cursor.selectionEnd()
            cursor.setPosition(end)
            self._insert_tag(cursor, closing)
            cursor.setPosition(start)
            self._insert_tag(cursor, tag)
            cursor.setPosition(end + 2)
        else:
            cursor.removeSelectedText()
            self._insert_tag(cursor, tag)
        cursor.endEditBlock()
        self.setTextCursor(cursor)
        return True

    def _insert_tag(self, cursor: QtGui.QTextCursor, tag: Tag) -> None:
        insert_tagged(cursor, TaggedText.from_parts([tag]), self._table, self._order)

    def _without_present_tags(self, text: TaggedText) -> TaggedText:
        missing = self.missing_tags()
        parts: list[str | Tag] = []
        for part in text.parts():
            if isinstance(part, str):
                parts.append(part)
            elif part in missing:
                missing.remove(part)
                parts.append(part)
        return TaggedText.from_parts(parts)

    def _contents_changed(self) -> None:
        if not self._loading:
            self.edited.emit()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        key, modifiers = event.key(), event.modifiers()
        plain = modifiers in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain:
            if "\n" in self._source.text and not self.isReadOnly():
                self.textCursor().insertBlock()
            else:
                self.hint.emit(
                    "Ctrl+Enter confirms the segment; Shift+Enter starts a new line in it."
                )
            return
        if plain and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            step = -1 if key == Qt.Key.Key_Up else 1
            if not self._can_move(step):
                self.left.emit(step)
                return
        super().keyPressEvent(event)

    def _can_move(self, step: int) -> bool:
        operation = QtGui.QTextCursor.MoveOperation
        return self.textCursor().movePosition(operation.Up if step < 0 else operation.Down)

    def inputMethodEvent(self, event: QtGui.QInputMethodEvent) -> None:
        self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def canInsertFromMimeData(self, source: QtCore.QMimeData) -> bool:
        return source.hasText() or source.hasFormat(MIME)

    def insertFromMimeData(self, source: QtCore.QMimeData) -> None:
        if source.hasFormat(MIME):
            try:
                value = json.loads(bytes(source.data(MIME).data()))
                self.insert_at_caret(TaggedText.from_json(value))
            except ValueError:
                self.hint.emit("What is on the clipboard cannot be read.")
            return
        text = source.text().replace("\r\n", "\n").replace("\r", "\n")
        if "\n" not in self._source.text:
            text = " ".join(text.split("\n")).strip("\n")  # a line break would break the segment
        self.insert_at_caret(TaggedText.of(text))

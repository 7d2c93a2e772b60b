"""The editor of one target text: only the tags of its segment, and keys that lead out of it."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Callable

from postil.text.tags import Tag, TaggedText, around
from postil_gui.actions.keys import key_of
from postil_gui.features.editing.editor.decorations import TextDecorations
from postil_gui.features.editing.editor.pasting import fitted, holds_files, pasted_lines
from postil_gui.features.editing.tags.chip_drag import ChipDrag
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.tagged_text.line_ends import OBJECT
from postil_gui.tagged_text.positions import (
    common_ends,
    last_emoji,
    plain_places,
    qt_length,
    text_items,
)
from postil_gui.tagged_text.segment_text import MIME, SegmentText
from postil_gui.tagged_text.text_document import (
    TextStyle,
    insert_tagged,
    utf16_length,
)
from postil_gui.widgets.html_page import text_of_page
from postil_gui.widgets.plain_text import show_tip


class TargetEditor(SegmentText):
    """A plain-text editor whose only objects are the tags of its segment.

    Rich text from the clipboard comes in as plain text; tags can be moved and deleted as one
    character, and only tags that the segment has and the translation lacks can come in.

    Attributes
    ----------
    marks
        What is marked in the text: spelling, doubtful words, tags that are wrong.
    key_filters
        Asked in turn about each key before the editor gets it; the first that returns True has
        used it.
    key_claims
        Asked about each key before shortcuts are; True makes it a key of the editor.
    tip_fillers
        Say more about a position in its tooltip, or "".
    """

    edited = Signal()
    """The text changed; what :meth:`load` sets does not count."""

    left = Signal(int)
    """The caret was moved out of the text: -1 upwards, +1 downwards."""

    paged = Signal(int)
    """A page up (-1) or down (+1) was asked for, where all of the text is in sight."""

    composing = Signal()
    """An input method begins with a word, or goes on with it."""

    hint = Signal(str)
    """Something to tell the translator about a key that did nothing."""

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("targetEditor")
        self.setAccessibleName(tr("Translation"))
        self._loading = False
        self._composed = ""
        self.decorations = TextDecorations(self.document(), self)
        self.key_filters: list[Callable[[QtGui.QKeyEvent], bool]] = []
        self.key_claims: list[Callable[[QtGui.QKeyEvent], bool]] = []
        self.tip_fillers: list[Callable[[int], str]] = []
        self._drag = ChipDrag(self)
        self.key_claims.append(lambda _: self._drag.is_carrying)
        self._changed = False
        self.document().contentsChange.connect(self._text_changed)
        self.document().contentsChanged.connect(self._contents_changed)

    @property
    def is_composing(self) -> bool:
        """Whether an input method is in the middle of a word; nothing may be put in then."""
        return bool(self._composed)

    def load(
        self,
        source: TaggedText,
        text: TaggedText,
        style: TextStyle,
        direction: Qt.LayoutDirection,
    ) -> None:
        self._loading = True
        self._composed = ""
        self.decorations.clear()
        self.decorations.set_theme(style.theme)
        try:
            super().load(source, text, style, direction)
        finally:
            self._loading = False

    def restyle(self, style: TextStyle) -> None:
        super().restyle(style)
        self.decorations.set_theme(style.theme)

    def become(self, text: TaggedText) -> None:
        """Change only what differs from ``text``, as one step that can be undone."""
        before, after = text_items(self.text()), text_items(text)
        start, end = common_ends(before, after)
        cursor = QtGui.QTextCursor(self.document())
        cursor.setPosition(qt_length(before[:start]))
        until = qt_length(before[: len(before) - end])
        cursor.setPosition(until, QtGui.QTextCursor.MoveMode.KeepAnchor)
        self._put(cursor, TaggedText.from_parts(after[start : len(after) - end]))

    def replace_all(self, text: TaggedText) -> None:
        """Put ``text`` in place of everything, as one step that can be undone."""
        cursor = QtGui.QTextCursor(self.document())
        cursor.select(QtGui.QTextCursor.SelectionType.Document)
        self._put(cursor, text)
        self.moveCursor(QtGui.QTextCursor.MoveOperation.End)

    def insert_at_caret(self, text: TaggedText) -> None:
        """Put ``text`` in place of the selection."""
        cursor = self.textCursor()
        gone = [part for part in self.selected_text().parts() if isinstance(part, Tag)]
        self._put(cursor, fitted(text, self._missing_without(gone)))
        self.setTextCursor(cursor)

    def replace_plain(self, start: int, end: int, text: str) -> None:
        """Put ``text`` in place of characters ``start`` to ``end`` of the plain text; tags among
        them stay, around it.
        """
        places = plain_places(self.text())
        cursor = QtGui.QTextCursor(self.document())
        cursor.setPosition(places[start])
        stop = places[end - 1] + 1 if end > start else places[start]
        cursor.setPosition(stop, QtGui.QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        parts = self.selected_text().parts()
        before, behind = around(part for part in parts if isinstance(part, Tag))
        self._put(cursor, TaggedText.from_parts([*before, text, *behind]))
        self.setTextCursor(cursor)

    def replace_letters(self, start: int, text: str) -> None:
        """Put the characters of ``text`` in place of as many from ``start`` of the plain text on,
        one for one; tags among them stay where they are.
        """
        places = plain_places(self.text())
        cursor = QtGui.QTextCursor(self.document())
        cursor.beginEditBlock()
        for number, character in reversed(list(enumerate(text, start))):
            place = places[number]
            cursor.setPosition(place)
            end = place + (2 if character > "\uffff" else 1)
            cursor.setPosition(end, QtGui.QTextCursor.MoveMode.KeepAnchor)
            if cursor.selectedText() != character:
                self._put(cursor, TaggedText.of(character))
        cursor.endEditBlock()

    def selected_plain(self) -> tuple[int, int]:
        """Characters of the plain text that are selected; both the caret's if none are."""
        places, cursor = plain_places(self.text()), self.textCursor()
        start, end = cursor.selectionStart(), cursor.selectionEnd()
        first = bisect_left(places, start)
        return min(first, len(places) - 1), min(bisect_left(places, end), len(places) - 1)

    def missing_tags(self) -> list[Tag]:
        """Tags of the source that the translation lacks, in order of the source."""
        return self._missing_without([])

    def _missing_without(self, gone: list[Tag]) -> list[Tag]:
        """Tags that are missing once ``gone`` were taken out."""
        there = [part for part in self.text().parts() if isinstance(part, Tag)]
        for tag in gone:
            there.remove(tag)
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
        if missing:
            self.insert_tag(missing[0])
        return bool(missing)

    def insert_tag(self, tag: Tag) -> None:
        """Insert a missing tag at the caret; if its partner is missing, too, both go around the
        selection. Selected words stay: what opens goes before them, all else behind.
        """
        missing = self.missing_tags()
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
            opens = tag.kind == "open"
            cursor.setPosition(cursor.selectionStart() if opens else cursor.selectionEnd())
            self._insert_tag(cursor, tag)
        cursor.endEditBlock()
        self.setTextCursor(cursor)

    def insert_missing_tags(self) -> int:
        """Insert all missing tags at the caret, around the selection if that leaves all pairs
        whole, else behind it; returns how many.
        """
        missing = self.missing_tags()
        cursor = self.textCursor()
        end = cursor.selectionEnd()
        cursor.beginEditBlock()
        opening = [tag for tag in missing if tag.kind == "open"]
        ids = {tag.id for tag in opening}
        around = cursor.hasSelection() and all(
            tag.kind == "open" or tag.id in ids for tag in missing
        )
        if around:
            closing = [tag for tag in missing if tag.kind == "close"]
            start = cursor.selectionStart()
            cursor.setPosition(end)
            self._insert_tags(cursor, closing)
            cursor.setPosition(start)
            self._insert_tags(cursor, opening)
            cursor.setPosition(end + len(missing))
        else:
            cursor.setPosition(end)
            self._insert_tags(cursor, missing)
        cursor.endEditBlock()
        self.setTextCursor(cursor)
        return len(missing)

    def remove_tags(self) -> int:
        """Take all tags out of the selection, or out of everything; returns how many."""
        cursor = self.textCursor()
        first, last = (
            (cursor.selectionStart(), cursor.selectionEnd())
            if cursor.hasSelection()
            else (0, self.document().characterCount())
        )
        places = [place for place in range(first, last) if self.chip_at(place)]
        edit = QtGui.QTextCursor(self.document())
        edit.beginEditBlock()
        for place in reversed(places):
            edit.setPosition(place)
            edit.deleteChar()
        edit.endEditBlock()
        return len(places)

    def place_tags(self, text: TaggedText) -> bool:
        """Put in the tags that ``text`` has more than the translation, where they stand in it.

        Returns
        -------
        bool
            False if ``text`` is otherwise not what stands here; nothing was changed.
        """
        now, position = text_items(self.text()), 0
        more: list[tuple[int, Tag]] = []
        for item in text_items(text):
            if position < len(now) and now[position] == item:
                position += 1
            elif isinstance(item, Tag):
                more.append((position, item))
            else:
                return False
        if position < len(now):
            return False
        units = [qt_length(now[:place]) for place in range(len(now) + 1)]
        caret = self.textCursor()
        edit = QtGui.QTextCursor(self.document())
        edit.beginEditBlock()
        for place, tag in reversed(more):
            edit.setPosition(units[place])
            self._insert_tag(edit, tag)
        edit.endEditBlock()
        self.setTextCursor(caret)
        return True

    def _put(self, cursor: QtGui.QTextCursor, text: TaggedText) -> None:
        """Put ``text`` in place of what ``cursor`` selects, as one step of undo.

        What was there goes last, and a space with it if nothing was: Qt adds what is typed to a
        step that ends with an insertion, and undo would take back both.
        """
        start, end = cursor.selectionStart(), cursor.selectionEnd()
        old, plain = QtGui.QTextCursor(self.document()), QtGui.QTextCharFormat()
        cursor.beginEditBlock()
        cursor.setPosition(end)
        cursor.insertText(" ", plain)
        insert_tagged(cursor, text, self._table, self._order)
        old.setPosition(start)
        old.setPosition(end + 1, QtGui.QTextCursor.MoveMode.KeepAnchor)
        old.removeSelectedText()
        cursor.endEditBlock()
        cursor.setCharFormat(plain)

    def _insert_tag(self, cursor: QtGui.QTextCursor, tag: Tag) -> None:
        self._insert_tags(cursor, [tag])

    def _insert_tags(self, cursor: QtGui.QTextCursor, tags: list[Tag]) -> None:
        insert_tagged(cursor, TaggedText.from_parts(tags), self._table, self._order)

    def _text_changed(self, _position: int, removed: int, added: int) -> None:
        self._changed = self._changed or bool(removed or added)

    def _contents_changed(self) -> None:
        # Qt sends this signal, too, when only marks are painted anew.
        changed, self._changed = self._changed, False
        if changed and not self._loading:
            self.edited.emit()

    def event(self, event: QtCore.QEvent) -> bool:
        if isinstance(event, QtGui.QKeyEvent):
            kind = event.type()
            if kind == QtCore.QEvent.Type.ShortcutOverride and any(
                claims(event) for claims in self.key_claims
            ):
                event.accept()
                return True
            # With Tab, Qt moves the focus before it asks for the key.
            tab = kind == QtCore.QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Tab
            if tab and any(used(event) for used in self.key_filters):
                return True
        return super().event(event)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if self._drag.key(event) or any(used(event) for used in self.key_filters):
            return
        key, modifiers = event.key(), event.modifiers()
        plain = modifiers in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if key == Qt.Key.Key_Backspace and plain and self._delete_emoji():
            return
        if self.isReadOnly() and self._would_type(event):
            self.hint.emit(tr("This segment is locked."))
            return
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain:
            if "\n" in self._source.text:
                self.textCursor().insertBlock()
            else:
                self.hint.emit(
                    tr(
                        "{key} confirms the segment; Shift+Enter starts a new line in it.",
                        key=key_of("segment.confirm"),
                    )
                )
            return
        if plain and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            step = -1 if key == Qt.Key.Key_Up else 1
            if not self._can_move(step):
                self.left.emit(step)
                return
        pages = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        if plain and key in pages and not self.verticalScrollBar().maximum():
            self.paged.emit(pages[Qt.Key(key)])
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        if not self._drag.press(event):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QtGui.QMouseEvent) -> None:
        if not self._drag.press(event):
            super().mouseDoubleClickEvent(event)

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        if not self._drag.move(event):
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        if not self._drag.release(event):
            super().mouseReleaseEvent(event)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        super().paintEvent(event)
        self._drag.paint()

    def viewportEvent(self, event: QtCore.QEvent) -> bool:
        if event.type() == QtCore.QEvent.Type.ToolTip and isinstance(event, QtGui.QHelpEvent):
            show_tip(event.globalPos(), self.tip_at(event.pos()), self.viewport())
            return True
        return super().viewportEvent(event)

    def tip_at(self, point: QtCore.QPoint) -> str:
        """Why what stands under a point of the viewport is marked, or ""."""
        layout = self.document().documentLayout()
        position = layout.hitTest(QtCore.QPointF(point), Qt.HitTestAccuracy.ExactHit)
        if position < 0:
            return ""
        tips = [stretch.tip for stretch in self.decorations.at(position) if stretch.tip]
        tips += [tip for fill in self.tip_fillers if (tip := fill(position))]
        return "\n".join(dict.fromkeys(tips))

    def _delete_emoji(self) -> bool:
        """Delete the emoji before the caret as a whole, with its skin, its joined parts, its flag;
        other characters lose their last mark first, as everywhere. Returns whether it was one.
        """
        cursor = self.textCursor()
        if cursor.hasSelection() or self.isReadOnly():
            return False
        before = cursor.block().text().encode("utf-16-le")[: 2 * cursor.positionInBlock()]
        emoji = last_emoji(before.decode("utf-16-le", "ignore"))
        if not emoji:
            return False
        start = cursor.position() - utf16_length(emoji)
        cursor.setPosition(start, QtGui.QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        return True

    @staticmethod
    def _would_type(event: QtGui.QKeyEvent) -> bool:
        """Whether a key would change the text."""
        standard = QtGui.QKeySequence.StandardKey
        keys = Qt.Key
        if event.key() in (keys.Key_Backspace, keys.Key_Delete, keys.Key_Return, keys.Key_Enter):
            return True
        return (
            event.matches(standard.Paste)
            or event.matches(standard.Cut)
            or bool(event.text() and event.text().isprintable())
        )

    def _can_move(self, step: int) -> bool:
        operation = QtGui.QTextCursor.MoveOperation
        return self.textCursor().movePosition(operation.Up if step < 0 else operation.Down)

    def inputMethodEvent(self, event: QtGui.QInputMethodEvent) -> None:
        if self.isReadOnly():  # Qt would put in what is committed
            self.hint.emit(tr("This segment is locked."))
            return
        self._composed = event.preeditString()
        if self._composed:
            self.composing.emit()
        super().inputMethodEvent(event)

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        if self._composed:  # no input method will end what it began here
            commit = QtGui.QInputMethodEvent()
            commit.setCommitString(self._composed)
            self.inputMethodEvent(commit)
        super().focusOutEvent(event)

    def canInsertFromMimeData(self, source: QtCore.QMimeData) -> bool:
        """Files that are dropped here are not text: the window takes them."""
        return not holds_files(source) and (source.hasText() or source.hasFormat(MIME))

    def insertFromMimeData(self, source: QtCore.QMimeData) -> None:
        if source.hasFormat(MIME):
            try:
                value = json.loads(bytes(source.data(MIME).data()))
                self.insert_at_caret(TaggedText.from_json(value))
            except ValueError:
                self.hint.emit(tr("What is on the clipboard cannot be read."))
            return
        if holds_files(source):  # file managers put their paths there, too
            self.hint.emit(tr("There are files on the clipboard, and no text."))
            return
        text = source.text()
        if not text and source.hasHtml():
            page = text_of_page(source.html())
            if page is None:
                self.hint.emit(tr("The page on the clipboard is too long to be pasted."))
                return
            text = page.replace(OBJECT, "")
        if not text:  # a picture: it shall not take the selection away
            self.hint.emit(tr("There is no text on the clipboard."))
            return
        # A line break would break the segment, unless it has some.
        text = pasted_lines(text, keep="\n" in self._source.text)
        self.insert_at_caret(TaggedText.of(text))

"""Completion while typing: the continuation that the engine predicts, in grey, to be accepted by
key.
"""

from __future__ import annotations

import regex

from postil.text.tags import Tag, TaggedText
from postil_gui.actions.keys import key_of
from postil_gui.features.editing.completion.completion import CompletionService
from postil_gui.features.editing.completion.ghost import Ghost
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore, QtGui
from postil_gui.settings import COMPLETE, Settings
from postil_gui.tagged_text.unspaced import word_ends
from postil_gui.theme.theme import Theme

LEAST_CONFIDENCE = 0.15
"""Least confidence of the next word; below it nothing is shown."""

_CLOSING = regex.compile(r"[、。，．！？：；」』）】〉》…・]*+")
_NEXT_WORD = regex.compile(r"\s*[^\s]+[\u00a0\u202f]?[!?:;»]*")


class GhostCompletion(QtCore.QObject):
    """Off unless the setting ``COMPLETE`` is on.

    Tab takes the next word, the command ``segment.accept_all`` everything, Escape hides it until
    the next key.
    """

    def __init__(
        self,
        editor: TargetEditor,
        editing: SegmentEditing,
        service: CompletionService,
        settings: Settings,
        theme: Theme,
    ) -> None:
        super().__init__(editor)
        self._editor = editor
        self._editing = editing
        self._service = service
        self._settings = settings
        self._theme = theme
        self._ghost = Ghost(editor)
        self._rest = TaggedText("")
        editor.edited.connect(self._typed)
        editor.composing.connect(self._ghost.hide)
        editor.key_filters.append(self._key)
        editor.key_claims.append(self._claims)
        editing.opened.connect(lambda _: self._typed())
        service.completed.connect(self._completed)
        theme.changed.connect(self._ghost.hide)

    @property
    def shown(self) -> str:
        """The grey text, "" while there is none."""
        return self._ghost.text

    def toggle(self) -> None:
        """Switch completion on or off, for good."""
        on = not self._settings.get(COMPLETE)
        self._settings.set(COMPLETE, on)
        self._ghost.hide()
        self._typed()
        self._editing.announced.emit(
            tr(
                "Completion is on: Tab takes the next word, {key} everything, Escape hides it.",
                key=key_of("segment.accept_all"),
            )
            if on
            else tr("Completion is off.")
        )

    def accept_word(self) -> bool:
        """Take the next word of the grey text; returns whether there was one."""
        return self._accept(_next_word(self._shown_rest().text, self._editor.language))

    def accept_all(self) -> bool:
        """Take all of the grey text; returns whether there was any."""
        return self._accept(len(self._shown_rest().text))

    def _accept(self, length: int) -> bool:
        rest = self._shown_rest()
        if not length or not self._editing.can_edit:
            return False
        self._ghost.hide()
        self._editor.insert_at_caret(rest[:length])
        return True

    def _shown_rest(self) -> TaggedText:
        """Rest of the last answer; characters typed since are gone from it."""
        shown = self._ghost.text
        if not shown:
            return TaggedText("")
        for start in range(len(self._rest) + 1):
            rest = self._rest[start:]
            if ghost_text(rest) == shown:
                return rest
        return TaggedText("")

    def _typed(self) -> None:
        segment = self._editing.segment
        cursor = self._editor.textCursor()
        wanted = (
            self._settings.get(COMPLETE)
            and segment is not None
            and self._editing.can_edit
            and not segment.state.is_confirmed
            and cursor.atEnd()
            and not cursor.hasSelection()
        )
        if segment is None or not wanted:
            self._ghost.hide()
            self._service.drop()
            return
        self._service.complete(segment.row_id, segment.source, self._editor.text())

    def _completed(self, row_id: int, typed: TaggedText, rest: TaggedText, sure: float) -> None:
        segment, cursor = self._editing.segment, self._editor.textCursor()
        if segment is None or segment.row_id != row_id or not self._settings.get(COMPLETE):
            return
        if not self._editing.can_edit or cursor.hasSelection() or not cursor.atEnd():
            return
        if self._editor.text().compact() != typed.compact():
            return  # typed on meanwhile: the next answer is on its way
        self._rest = rest
        self._ghost.show(
            ghost_text(rest) if sure >= LEAST_CONFIDENCE else "", self._theme.colour("faint")
        )

    def _claims(self, event: QtGui.QKeyEvent) -> bool:
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        return bool(self._ghost.text) and plain and event.key() == Qt.Key.Key_Escape

    def _key(self, event: QtGui.QKeyEvent) -> bool:
        if not self._ghost.text or event.modifiers() != Qt.KeyboardModifier.NoModifier:
            return False
        if event.key() == Qt.Key.Key_Escape:
            self._ghost.hide()
            return True
        return event.key() == Qt.Key.Key_Tab and self.accept_word()


def _next_word(text: str, language: str) -> int:
    """Where the first word of a text ends, with the punctuation that closes it."""
    found = _NEXT_WORD.match(text)
    if found is None:
        return 0
    ends = (at for at in word_ends(text, language) if any(map(str.isalnum, text[:at])))
    end = next(ends, len(text))
    closing = _CLOSING.match(text, end)
    return min(found.end(), closing.end() if closing else end)


def ghost_text(rest: TaggedText) -> str:
    """A continuation as it is shown: a tag as its name in angle brackets."""
    return "".join(_bracketed(part) if isinstance(part, Tag) else part for part in rest.parts())


def _bracketed(tag: Tag) -> str:
    name = tag.display.strip("<>/ ") or tag.id
    return f"‹/{name}›" if tag.kind == "close" else f"‹{name}›"

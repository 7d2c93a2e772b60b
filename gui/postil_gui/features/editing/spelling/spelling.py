"""Misspelt words and forbidden terms, underlined while typing, and what to do about them."""

from __future__ import annotations

from functools import partial

from postil.text.tags import TaggedText
from postil.workspace.checks.finding import Finding
from postil_gui.features.editing.editor.choice_popup import ChoicePopup, numbered
from postil_gui.features.editing.editor.decorations import MarkedSpan
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.editing.spelling.spelling_service import SpellingService
from postil_gui.i18n.languages import language_name
from postil_gui.i18n.messages import say, tr
from postil_gui.qt import QtCore, QtGui, QtWidgets
from postil_gui.settings import CHECK_SPELLING, Settings
from postil_gui.tagged_text.positions import Places, one_unit_tags
from postil_gui.widgets.cards.cards_model import Card, Line
from postil_gui.widgets.plain_text import add_named

PAUSE_MILLISECONDS = 200
IN_MENU = 6  # spellings in the context menu itself; what is left has a menu of its own there
LAYERS = {"spelling": ("spelling", "misspelt"), "term-forbidden": ("forbidden", "forbidden")}


class SpellingTools(QtCore.QObject):
    """Looks at the text a moment after the last key; a word that is still being typed is left
    alone.
    """

    def __init__(
        self,
        editor: TargetEditor,
        editing: SegmentEditing,
        service: SpellingService,
        settings: Settings,
        popup: ChoicePopup,
    ) -> None:
        super().__init__(editor)
        self._editor = editor
        self._editing = editing
        self._service = service
        self._settings = settings
        self._popup = popup
        self._ignored: set[str] = set()
        self._found: list[Finding] = []
        self._text = TaggedText("")
        self._pause = QtCore.QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MILLISECONDS)
        self._pause.timeout.connect(self.look)
        editor.edited.connect(self._edited)
        editor.cursorPositionChanged.connect(self._caret_moved)
        editor.menu_fillers.append(self._fill_menu)
        editing.opened.connect(lambda _: self.look())
        service.looked_at.connect(self._looked_at)
        service.word_added.connect(lambda _: self.look())

    def toggle(self) -> None:
        """Switch the underlining of misspelt words on or off, for good."""
        on = not self._settings.get(CHECK_SPELLING)
        self._settings.set(CHECK_SPELLING, on)
        self._show()
        self._editing.announced.emit(
            tr("Spelling is checked while you type.") if on else tr("Spelling is not checked.")
        )

    def look(self) -> None:
        """Have the text looked at."""
        segment = self._editing.segment
        if segment is not None and not self._editor.is_composing:
            self._service.look_at(segment.row_id, segment.source, self._editor.text())

    def suggest(self) -> None:
        """Go to the next word that is marked, from the caret on and round, and offer what to do."""
        marked = sorted(
            (stretch for layer, _ in LAYERS.values() for stretch in self._marks(layer)),
            key=lambda stretch: stretch.start,
        )
        if not marked or not self._editing.can_edit:
            self._service.find_dictionary(self._tell_none_marked)
            return
        caret = self._editor.textCursor().position()
        chosen = next((one for one in marked if one.end >= caret), marked[0])
        cursor = self._editor.textCursor()
        cursor.setPosition(chosen.start)
        cursor.setPosition(chosen.end, QtGui.QTextCursor.MoveMode.KeepAnchor)
        self._editor.setTextCursor(cursor)
        finding = self._finding(chosen.start)
        if finding is not None:
            self._offer(finding, chosen)

    def _tell_none_marked(self, language: str, dictionary: str) -> None:
        """Show that no word is marked, or why none can be."""
        if not self._settings.get(CHECK_SPELLING):
            text = tr("Spelling is not checked.")
        elif not dictionary:
            text = tr(
                "There is no dictionary of {language}: Tools › Which Checks takes one.",
                language=language_name(language),
            )
        else:
            text = tr("No word is marked here.")
        self._editing.announced.emit(text)

    def _offer(self, finding: Finding, stretch: MarkedSpan) -> None:
        word = self._word(finding)
        choices = [(text, partial(self._replace, stretch, text)) for text in finding.suggestions]
        if finding.check == "spelling":
            choices.append(
                (tr("Add “{word}” to the dictionary", word=word), partial(self._add, word))
            )
            choices.append((tr("Ignore “{word}”", word=word), partial(self._ignore, word)))
        if not choices:
            self._editing.announced.emit(say(finding.message))
            return
        cards = [
            Card((Line(TaggedText.of(text)),), badge=numbered(n), spoken=text, compact=True)
            for n, (text, _) in enumerate(choices)
        ]
        self._popup.ask(say(finding.message), cards, lambda number: choices[number][1]())

    def _fill_menu(self, menu: QtWidgets.QMenu, position: int) -> None:
        stretch = next(
            (s for name, _ in LAYERS.values() for s in self._marks(name) if _holds(s, position)),
            None,
        )
        finding = self._finding(stretch.start) if stretch is not None else None
        if stretch is None or finding is None or not self._editing.can_edit:
            return
        into = menu
        for number, text in enumerate(finding.suggestions):
            if number == IN_MENU:
                into = menu.addMenu(tr("&More Spellings"))
            replace = add_named(into, text)
            replace.triggered.connect(lambda _=False, text=text: self._replace(stretch, text))
        if finding.check == "spelling":
            word = self._word(finding)
            menu.addSeparator()
            add = add_named(menu, tr("Add “{word}” to the dictionary", word=word))
            add.triggered.connect(lambda: self._add(word))
            ignore = add_named(menu, tr("Ignore “{word}”", word=word))
            ignore.triggered.connect(lambda: self._ignore(word))

    def _replace(self, stretch: MarkedSpan, text: str) -> None:
        cursor = QtGui.QTextCursor(self._editor.document())
        cursor.setPosition(stretch.start)
        cursor.setPosition(stretch.end, QtGui.QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(text)
        self._editor.setTextCursor(cursor)

    def _add(self, word: str) -> None:
        self._service.add_word(word)
        self._editing.announced.emit(tr("“{word}” is in the project's dictionary.", word=word))

    def _ignore(self, word: str) -> None:
        self._ignored.add(word)
        self._show()

    def _marks(self, layer: str) -> list[MarkedSpan]:
        return self._editor.decorations.stretches(layer)

    def _edited(self) -> None:
        self._found = []
        self._pause.start()

    def _caret_moved(self) -> None:
        if self._found:
            self._show()

    def _looked_at(self, row_id: int, text: TaggedText, found: list[Finding]) -> None:
        segment = self._editing.segment
        if segment is None or segment.row_id != row_id or self._editor.text() != text:
            return  # typed on meanwhile: it will be looked at again
        self._found, self._text = found, text
        self._show()

    def _show(self) -> None:
        places = Places(one_unit_tags(self._text))
        cursor = self._editor.textCursor()
        caret = -1 if cursor.hasSelection() else cursor.position()
        on = self._settings.get(CHECK_SPELLING)
        for check, (layer, role) in LAYERS.items():
            stretches = [
                MarkedSpan(places.to_qt(one.start), places.to_qt(one.end), role, say(one.message))
                for one in self._found
                if one.check == check and not (check == "spelling" and self._is_right(one, on))
            ]
            if self._editor.hasFocus() and check == "spelling":
                stretches = [one for one in stretches if one.end != caret]  # still being typed
            self._editor.decorations.show(layer, stretches)

    def _is_right(self, finding: Finding, on: bool) -> bool:
        return not on or self._word(finding) in self._ignored

    def _word(self, finding: Finding) -> str:
        return self._text.text[finding.start : finding.end]

    def _finding(self, position: int) -> Finding | None:
        place = Places(one_unit_tags(self._text)).of_qt(position)
        return next((one for one in self._found if one.start == place), None)


def _holds(stretch: MarkedSpan, position: int) -> bool:
    return stretch.start <= position <= stretch.end

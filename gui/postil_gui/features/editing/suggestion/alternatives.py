"""Other translations, of the whole segment and of the words at the caret, to choose from."""

from __future__ import annotations

from postil.text.tags import TaggedText
from postil.workspace.proposals.assistance import WordChoices, reading
from postil_gui.features.editing.editor.choice_popup import ChoicePopup, no_choice, numbered
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.editing.suggestion.assistance import AssistanceService
from postil_gui.i18n.messages import percent, tr
from postil_gui.qt import Qt, QtCore
from postil_gui.tagged_text.word_map import edited_text
from postil_gui.widgets.cards.cards_model import Card, Line

LEAST_SHARE = 0.005


class Alternatives(QtCore.QObject):
    """Asks the machine for other translations, and puts in what is chosen."""

    def __init__(
        self,
        editor: TargetEditor,
        editing: SegmentEditing,
        service: AssistanceService,
        popup: ChoicePopup,
    ) -> None:
        super().__init__(editor)
        self._editor = editor
        self._editing = editing
        self._service = service
        self._popup = popup
        service.alternatives_found.connect(self._segments_found)
        service.choices_found.connect(self._words_found)
        service.part_found.connect(self._part_found)

    def of_segment(self) -> None:
        """Offer other translations of the whole segment."""
        segment = self._editing.segment
        if segment is not None and self._editing.can_edit:
            self._service.alternatives(segment.row_id, segment.source)

    def of_words(self) -> None:
        """Offer other translations of the selection, or of the words at the caret; of the whole
        segment where nothing is written yet.
        """
        segment = self._editing.segment
        if segment is None or not self._editing.can_edit:
            return
        text = self._editor.text()
        if not text.plain.strip():
            self.of_segment()
            return
        machine = self._editing.machine
        words = machine.words if machine is not None and machine.target.plain == text.plain else ()
        self._service.word_choices(
            segment.row_id, (segment.source, text), self._editor.selected_plain(), words
        )

    def of_source_part(self, words: str) -> None:
        """Offer translations of some words of the source, to be inserted at the caret."""
        segment = self._editing.segment
        if segment is None or not self._editing.can_edit:
            return
        if words.strip():
            self._service.translations_of(segment.row_id, " ".join(words.split()))
        else:
            self._editing.announced.emit(tr("Select words of the source first."))

    @property
    def _right_to_left(self) -> bool:
        direction = self._editor.document().defaultTextOption().textDirection()
        return direction == Qt.LayoutDirection.RightToLeft

    def _line(self, now: TaggedText, text: TaggedText) -> Line:
        """A translation with what differs from the present one."""
        if not now.plain.strip():
            return Line(text, right_to_left=self._right_to_left)
        shown, marks = edited_text(now.plain, text.plain)
        return Line(TaggedText.of(shown), tuple(marks), self._right_to_left)

    def _is_open(self, row_id: int) -> bool:
        segment = self._editing.segment
        return segment is not None and segment.row_id == row_id and self._editing.can_edit

    def _segments_found(self, row_id: int, found: list[TaggedText]) -> None:
        if not self._is_open(row_id):
            return
        now = self._editor.text().compact()
        texts = [text for text in found if reading(text) != reading(now)]
        if not texts:
            self._editing.announced.emit(no_choice())
            return
        cards = [
            Card((self._line(now, text),), badge=numbered(number), spoken=text.plain)
            for number, text in enumerate(texts)
        ]
        self._popup.ask(
            tr("Translations of the whole segment"),
            cards,
            lambda number: self._editing.take_alternative(texts[number]),
        )

    def _part_found(self, row_id: int, words: str, found: list[TaggedText]) -> None:
        if not self._is_open(row_id):
            return
        if not found:
            self._editing.announced.emit(no_choice())
            return
        cards = [
            Card(
                (Line(text, right_to_left=self._right_to_left),),
                badge=numbered(number),
                spoken=text.plain,
                compact=True,
            )
            for number, text in enumerate(found)
        ]
        self._popup.ask(
            tr("Translations of “{source}”", source=words),
            cards,
            lambda number: self._editing.insert_text(found[number]),
        )

    def _words_found(self, row_id: int, asked: TaggedText, found: WordChoices | None) -> None:
        if not self._is_open(row_id) or self._editor.text() != asked:
            return
        if found is None or not found.choices:
            self._editing.announced.emit(no_choice())
            return
        there = asked.plain[found.start : found.end]
        texts = [
            _cased(one.text, asked.plain[one.start : one.end], one.start == 0)
            for one in found.choices
        ]
        cards = [
            Card(
                (Line(TaggedText.of(text), right_to_left=self._right_to_left),),
                badge=numbered(number),
                meta=percent(choice.share) if choice.share >= LEAST_SHARE else tr("rare"),
                spoken=text,
                compact=True,
            )
            for number, (text, choice) in enumerate(zip(texts, found.choices, strict=True))
        ]

        def choose(number: int) -> None:
            chosen = found.choices[number]
            self._editor.replace_plain(chosen.start, chosen.end, texts[number])

        title = tr("“{target}” for “{source}”", target=there, source=found.source)
        self._popup.ask(title, cards, choose)


def _cased(text: str, there: str, first: bool) -> str:
    """``text`` with a capital where a sentence begins with it, as what stands there has it."""
    if first and there[:1].isupper() and text[:1].islower():
        return text[:1].upper() + text[1:]
    return text

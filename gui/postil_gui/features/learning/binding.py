"""The Learned panel: confirmations, the coming segments, layers, and what is never used again."""

from __future__ import annotations

from postil.engine.events import LearningEvent
from postil.engine.suggestion import WordOrigin
from postil.workspace.learning.coming_suggestions import FollowedDraft, Retranslated
from postil.workspace.records import Confirmation, LearnedEvent, ProjectSegment
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.grid.segments_model import SegmentModel
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.learning.coming_suggestions import ComingSuggestionsService
from postil_gui.features.learning.dialog import LearnedDialog
from postil_gui.features.learning.panel import LearningPanel
from postil_gui.features.learning.service import LearnedService
from postil_gui.i18n.messages import tr
from postil_gui.project.open_project import OpenProject
from postil_gui.project.segment_numbers import find_numbers
from postil_gui.qt import QtCore, Signal
from postil_gui.tagged_text.word_map import moved_spans


class LearningBinding(QtCore.QObject):
    """Shows in the Learned panel the last lesson, or that of the open segment."""

    row_asked = Signal(int)
    """Row id of a segment to go to."""

    rows_asked = Signal(list)
    """Row ids of the only segments to be shown."""

    followed = Signal(list)
    """``FollowedDraft`` of coming segments: their drafts are the engine's present suggestions."""

    def __init__(
        self,
        panel: LearningPanel,
        editing: SegmentEditing,
        editor: TargetEditor,
        open_project: OpenProject,
        model: SegmentModel,
    ) -> None:
        super().__init__(panel)
        self._panel = panel
        self._editing = editing
        self._editor = editor
        self._open_project = open_project
        self._model = model
        self._events: dict[int, LearningEvent] = {}
        self._changes: list[Retranslated] = []
        self.coming_suggestions = ComingSuggestionsService(open_project, self)
        self.learned = LearnedService(open_project, self)
        panel.undo_asked.connect(editing.unconfirm_segment)
        panel.layers_asked.connect(self.open_learned)
        panel.segment_asked.connect(self._go)
        panel.only_asked.connect(self.show_changed)
        editing.opened.connect(self._opened)
        open_project.learned_loaded.connect(self._loaded)
        open_project.documents_changed.connect(self._documents_changed)
        open_project.confirmed.connect(self._confirmed)
        open_project.unconfirmed.connect(self._unconfirmed)
        self.coming_suggestions.changed.connect(self._show_changes)
        self.coming_suggestions.followed.connect(self._follow)
        self.learned.announced.connect(editing.announced)
        self.learned.changed.connect(self._engine_differs)

    def open_learned(self) -> None:
        """Show the layers, and what is never used again."""
        LearnedDialog(self.learned, self._panel.window()).open()

    def never_again(self) -> None:
        """Block the phrase pair that the word at the caret comes from."""
        word = self._word_at_caret()
        if word is None:
            self._editing.announced.emit(
                tr("The word at the caret does not come from the machine.")
            )
        elif word.kind == "glossary":
            sentence = tr("The glossary {name} says so; change the term there.", name=word.glossary)
            self._editing.announced.emit(sentence)
        elif word.kind not in ("table", "session"):
            self._editing.announced.emit(tr("This word is copied from the source, not translated."))
        else:
            self.learned.block(*word.pair)

    def next_changed(self) -> None:
        """Go to the next segment that is translated differently now."""
        segment = self._editing.segment
        row_id = self._panel.next_changed(segment.row_id if segment is not None else 0)
        if row_id is None:
            self._editing.announced.emit(tr("No coming segment is translated differently now."))
        else:
            self._go(row_id)

    def show_changed(self) -> None:
        """Show only the coming segments that are translated differently now."""
        rows = self._panel.changed_rows
        if rows:
            self.rows_asked.emit(rows)
            self._editor.setFocus()
        else:
            self._editing.announced.emit(tr("No coming segment is translated differently now."))

    def forget_drafts(self, segments: list[ProjectSegment]) -> None:
        """Forget the cards of segments that are not confirmed any more."""
        for segment in segments:
            if not segment.state.is_confirmed and segment.row_id in self._events:
                self._unconfirmed(segment)

    def _word_at_caret(self) -> WordOrigin | None:
        machine = self._editing.machine
        if machine is None or not machine.words:
            return None
        caret = self._editor.selected_plain()[0]
        words = {(word.start, word.end): word for word in machine.words}
        moved = moved_spans(machine.target.plain, self._editor.text().plain, words)
        touching = [span for span, (start, end) in moved.items() if start <= caret <= end]
        return words[max(touching)] if touching else None

    def _engine_differs(self) -> None:
        self.coming_suggestions.look()
        segment = self._editing.segment
        if segment is not None:
            self._open_project.ask_machine(segment.row_id)

    def _follow(self, drafts: list[FollowedDraft]) -> None:
        self.followed.emit(drafts)
        self._editing.refresh([one.after for one in drafts])

    def _opened(self, segment: ProjectSegment) -> None:
        if segment.row_id in self._events and segment.state.is_confirmed:
            self._show(segment.row_id, self._events[segment.row_id])

    def _documents_changed(self, _outline: object) -> None:
        """Look again: segments shown stand elsewhere or are gone."""
        self._events.clear()
        self._panel.clear()
        there = [one for one in self._changes if self._model.number_of(one.segment.row_id)]
        self._show_changes(there)
        self._open_project.load_learned()

    def _loaded(self, events: list[LearnedEvent]) -> None:
        for entry in events:
            if entry.event is not None and not entry.undone:
                self._events[entry.row_id] = entry.event
        last = next((one for one in reversed(events) if one.event and not one.undone), None)
        if last is not None and last.event is not None:
            self._show(last.row_id, last.event)

    def _confirmed(self, confirmation: Confirmation) -> None:
        segment = confirmation.segment
        if confirmation.event is not None:
            self._events[segment.row_id] = confirmation.event
            self._show_changes([])
            self._show(segment.row_id, confirmation.event)
        elif self._open_project.project.engine is None:
            self._panel.show_remembered()

    def _unconfirmed(self, segment: ProjectSegment) -> None:
        self._events.pop(segment.row_id, None)
        self._panel.forget(segment.row_id)

    def _show(self, row_id: int, event: LearningEvent) -> None:
        known = self._model.number_of(row_id)
        if known:
            self._panel.show_event(known, row_id, event)
            return

        def found(numbers: list[int]) -> None:
            if self._events.get(row_id) is event:  # not taken back meanwhile
                self._panel.show_event(numbers[0], row_id, event)

        find_numbers(self._open_project, [row_id], found)

    def _show_changes(self, found: list[Retranslated]) -> None:
        self._changes = found
        if not found:
            self._panel.show_changes([])
            return

        def numbered(numbers: list[int]) -> None:
            if self._changes is found:  # nothing newer came meanwhile
                self._panel.show_changes(list(zip(numbers, found, strict=True)))

        find_numbers(self._open_project, [one.segment.row_id for one in found], numbered)

    def _go(self, row_id: int) -> None:
        self.row_asked.emit(row_id)

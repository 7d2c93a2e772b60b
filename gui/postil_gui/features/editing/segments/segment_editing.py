"""Segment editing: open, fill in, save, confirm, and on to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from postil.errors import StorageError
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.workspace.proposals.ranking import ENGINE
from postil.workspace.records import Confirmation, Origin, ProjectSegment, Proposal, SourceAnswer
from postil_gui.actions.keys import key_of
from postil_gui.features.editing.editor.spacing import with_spaces
from postil_gui.features.editing.grid.grid import SegmentGrid
from postil_gui.features.editing.grid.segments_model import SegmentModel
from postil_gui.features.editing.segments.open_segment import (
    Confirmed,
    OpenSegment,
    confirmed_of,
    origin_of,
)
from postil_gui.features.editing.undo.histories import Origins
from postil_gui.i18n.messages import percent, percent_below, say, tr
from postil_gui.project.open_project import CONFIRM, OpenProject
from postil_gui.qt import Qt, QtCore, Signal
from postil_gui.settings import AUTOSAVE, PREFILL_MACHINE, PREFILL_MEMORY, Settings

MOST_PROPOSALS = 9


class SegmentEditing(QtCore.QObject):
    """Binds grid, editor and open project; panels listen to its signals.

    Prefill policy: an empty translation gets the first of the ranked proposals that is a memory
    match from ``PREFILL_MEMORY`` per cent on or the machine's suggestion from ``PREFILL_MACHINE``
    on, else nothing. Nothing is put in once the translator has typed.

    Attributes
    ----------
    is_filling
        Whether a suggestion is being put in that nobody asked for.
    """

    opened = Signal(object)
    """``ProjectSegment`` that is being edited from now on."""

    leaving = Signal(int)
    """Row id of the segment that is about to be left; its text is saved."""

    nothing_open = Signal()
    """No segment is being edited: the filter lets none through."""

    proposals_changed = Signal(list, bool)
    """Ranked proposals for the open segment, and whether the machine is still at work."""

    taken_over = Signal()
    """A suggestion was put in place of the translation."""

    tags_changed = Signal(int)
    """Number of tags of the source that the translation lacks."""

    confirmed_by_hand = Signal(int, object, object)
    """Number of a segment, ``Confirmed`` as it is now and as it was before (None if it was not)."""

    unconfirmed_by_hand = Signal(int, object)
    """Number of a segment that was unconfirmed, ``Confirmed`` as it was before."""

    moved_on = Signal()
    """A segment was confirmed by hand; the next one, if there is one, is open."""

    announced = Signal(str)
    """Something the translator should know, in a sentence."""

    told = Signal(str)
    """The same about the text of the open segment: it does not hold for the next one."""

    def __init__(
        self, grid: SegmentGrid, model: SegmentModel, open_project: OpenProject, settings: Settings
    ) -> None:
        super().__init__(grid)
        self._grid = grid
        self._editor = grid.editor
        self._model = model
        self._open_project = open_project
        self._settings = settings
        self._open: OpenSegment | None = None
        self._place = 0
        self.is_filling = False
        self._autosave = QtCore.QTimer(self)
        self._autosave.setSingleShot(True)
        self._autosave.timeout.connect(self.save)
        grid.opened.connect(self._row_opened)
        grid.closing.connect(self._row_closing)
        self._editor.edited.connect(self._edited)
        self._editor.hint.connect(self.announced)
        open_project.memory_found.connect(self._memory_found)
        open_project.answered.connect(self._answered)
        open_project.saved.connect(self._segment_written)
        open_project.confirmed.connect(self._confirmed)
        open_project.unconfirmed.connect(self._unconfirmed)
        open_project.shared_changed.connect(self._look_up_again, Qt.ConnectionType.QueuedConnection)
        open_project.refused.connect(self._refused)
        open_project.engine_changed.connect(self._engine_changed)
        open_project.surveyed.connect(model.survey)
        open_project.filtered.connect(self._filtered)

    @property
    def segment(self) -> ProjectSegment | None:
        """The open segment as last written, or None."""
        return None if self._open is None else self._open.segment

    @property
    def origin(self) -> Origin:
        """Origin of the text in the editor."""
        return "" if self._open is None else self._open.origin

    @property
    def origins(self) -> Origins:
        """Origins of texts that stood in the editor."""
        return {} if self._open is None else self._open.origins

    @property
    def target_direction(self) -> Qt.LayoutDirection:
        """Direction of the target text."""
        return self._grid.directions[1]

    @property
    def score(self) -> int | None:
        """Percent of the match it came from."""
        return None if self._open is None else self._open.score

    @property
    def suggestion(self) -> TaggedText | None:
        """The suggestion that was taken over last, as far as it is known."""
        return None if self._open is None else self._open.suggestion

    @suggestion.setter
    def suggestion(self, text: TaggedText) -> None:
        if self._open is not None:
            self._open.suggestion = text

    @property
    def machine(self) -> Proposal | None:
        """Proposal of the machine for the open segment, if it has answered."""
        return None if self._open is None else self._open.machine

    @property
    def withheld(self) -> Proposal | None:
        """Suggestion of the machine that is hidden because its confidence is below the project's
        threshold.
        """
        if self._open is None or self._open.shows_withheld:
            return None
        return self._open.withheld

    def show_withheld(self) -> None:
        """Show the hidden suggestion of the machine among the proposals."""
        if self._open is not None:
            self._open.show_withheld()
            self.proposals_changed.emit(self.proposals, not self._open.machine_done)

    @property
    def proposals(self) -> list[Proposal]:
        """Ranked proposals for the open segment."""
        if self._open is None:
            return []
        return self._open_project.project.matching.ranked(self._open.found, MOST_PROPOSALS)

    def add_composed(self, row_id: int, found: list[Proposal]) -> None:
        """Take in what was put together for a segment."""
        if self._open is not None and self._open.segment.row_id == row_id:
            self._open.composed = found
            self._prefill()
            self.proposals_changed.emit(self.proposals, not self._open.machine_done)

    def save(self) -> None:
        """Write the open segment if it differs from what is on disk."""
        self._autosave.stop()
        if self._open is None:
            return
        text, writes = self._editor.text(), self._open_project.writes
        is_saved = text.compact() == self._last_saved(self._open).compact()
        if is_saved and writes.refused(self._open.segment.row_id) is None:
            return
        row_id, origin, score = self._open.segment.row_id, self._open.origin, self._open.score
        self._open_project.save_draft(row_id, text, origin, score, self._open.take_seconds())
        self._show_draft()  # it is shown even if the segment is opened again before it is written

    def _last_saved(self, opened: OpenSegment) -> TaggedText:
        """The text of a segment on disk, or the later one that is on its way there."""
        latest = self._open_project.writes.latest(opened.segment.row_id)
        return opened.segment.target if latest is None else latest

    def confirm(self) -> bool:
        """Confirm the open segment and go on to the next one that is not confirmed."""
        if self._open is None:
            return False
        segment, text = self._open.segment, self._editor.text()
        if not self.may_edit():
            return False
        if not text.plain.strip() and segment.source.plain.strip():
            self.announced.emit(tr("There is no translation to confirm yet."))
            return False
        missing = len(self._editor.missing_tags())
        if missing:
            self.announced.emit(
                tr(
                    "Confirmed without %Ln tags of the source. {key} goes back.",
                    missing,
                    key=key_of("edit.undo"),
                )
            )
        self._autosave.stop()
        before = self._open.confirmed
        origin: Origin = self._open.origin or "translator"
        now = Confirmed(segment.row_id, text, origin, self._open.score)
        self._open_project.confirm(*now.values, self._open.take_seconds())
        number = self._model.number_of(segment.row_id)
        self.confirmed_by_hand.emit(number, now, before)
        # The icon changes now; the saved state follows, and corrects it if it differs.
        self._model.replace(
            replace(
                segment,
                target=text,
                state=SegmentState.TRANSLATED,
                origin=origin,
                score=self._open.score,
                confirmed=True,
            )
        )
        self.next_open()
        self.moved_on.emit()
        return True

    def go_to_segment(self, row_id: int) -> None:
        """Open a segment, if it is shown."""
        row = self._model.row_of(row_id)
        if row is not None:
            self._grid.go_to(row)

    def confirm_again(self, what: Confirmed) -> None:
        """Confirm a text that was confirmed before."""
        if self._open is not None and self._open.segment.row_id == what.row_id:
            self._autosave.stop()
            self._open.confirmed = what
            if self._editor.text().compact() != what.text.compact():
                self._editor.replace_all(what.text)
        self._open_project.confirm(*what.values, 0.0)

    def next_open(self) -> None:
        """To the next segment that is not confirmed."""
        row = self._model.next_open(self._grid.current_row)
        if row is not None:
            self._grid.go_to(row)
        elif self._model.is_filtered:
            self.announced.emit(tr("All segments shown are confirmed."))
        else:
            self.announced.emit(
                tr(
                    "All segments are confirmed. Export the document with {key}.",
                    key=key_of("project.export_document"),
                )
            )

    def unconfirm(self) -> None:
        """Take back the confirmation of the open segment."""
        if self._open is not None:
            self.unconfirm_segment(self._open.segment.row_id)

    def unconfirm_segment(self, row_id: int) -> None:
        """Take back a confirmation and what was learned from it, as a step that can be undone."""
        row = self._model.row_of(row_id)
        before = confirmed_of(self._model.segment(row)) if row is not None else None
        if before is not None:
            self.unconfirmed_by_hand.emit(self._model.number_of(row_id), before)
        self.take_confirmation_back(row_id)

    def take_confirmation_back(self, row_id: int) -> None:
        """Make a confirmed segment a draft again; the engine forgets what it learned from it."""
        if self._open is not None and self._open.segment.row_id == row_id:
            self.save()
            self._open.confirmed = None  # confirmed anew, there is no older text to go back to
        self._open_project.unconfirm(row_id)

    def copy_source(self) -> None:
        """Put the source in place of the translation."""
        if self._open is not None and self.may_edit():
            self._take_over(self._open.segment.source, "translator", None)

    def insert_tag(self) -> None:
        """Insert the next missing tag."""
        if self.may_edit() and not self._editor.insert_next_tag():
            self.announced.emit(tr("All tags are in place."))

    def insert_text(self, text: TaggedText) -> None:
        """Insert a text at the caret: a term, a part of a hit; it runs into no word."""
        if self.may_edit():
            plain = self._editor.text().plain
            start, end = self._editor.selected_plain()
            before = plain[start - 1 : start] if start else ""
            self._editor.insert_at_caret(with_spaces(text, before, plain[end : end + 1]))
            self._editor.setFocus()

    def take_text(self, text: TaggedText, origin: Origin, score: int | None = None) -> bool:
        """Put a text in place of the translation that was asked for; returns whether."""
        may = self.may_edit()
        if may:
            self._take_over(text, origin, score)
            self._editor.setFocus()
        return may

    def take_alternative(self, text: TaggedText) -> None:
        """Put another translation of the machine in place of what it suggests: it is a choice of
        the translator, which stays whatever the machine suggests later.
        """
        if self.may_edit():
            machine = self.machine
            self._take_over(text, "machine", None, text if machine is None else machine.target)
            self._editor.setFocus()

    def _follow(self, answer: SourceAnswer) -> None:
        """Let the draft follow the machine if it is what that suggested before, and nobody touched
        it.
        """
        if self._open is None or answer.proposal is None or not self.can_edit:
            return
        text, new = self._editor.text().compact(), answer.proposal.target
        known = (answer.outdated, self._open.suggestion)
        untouched = any(one is not None and one.compact() == text for one in known)
        if not untouched or self._open.origin != "machine" or new.compact() == text:
            return
        if self._open.segment.state.is_confirmed:
            return
        self._take_over(new, "machine", answer.proposal.draft_score)
        self.told.emit(
            tr(
                "The machine translates this differently now; the draft follows. "
                "{key} takes it back.",
                key=key_of("edit.undo"),
            )
        )

    def take_proposal(self, number: int) -> None:
        """Put proposal ``number`` (from 0) in place of the translation."""
        proposals = self.proposals
        if number >= len(proposals):
            self.announced.emit(tr("There is no match {number}.", number=number + 1))
        elif proposals[number].part:
            self.insert_text(proposals[number].target)
        elif self.take_text(
            proposals[number].target, origin_of(proposals[number]), proposals[number].draft_score
        ):
            self.told.emit(
                tr(
                    "Match {number} taken over. {key} brings your text back.",
                    number=number + 1,
                    key=key_of("edit.undo"),
                )
            )

    def take_machine(self) -> None:
        """Put the machine's suggestion in place of the translation, a hidden one as well."""
        if self._open is None or not self.may_edit():
            return
        if not self._open.machine_done:
            self.announced.emit(tr("The machine has not answered yet."))
            return
        self._open.show_withheld()
        machine = self._open.machine
        if machine is None:
            self.announced.emit(tr("The machine suggests nothing for this segment."))
            return
        self.take_text(machine.target, "machine", machine.draft_score)
        self.proposals_changed.emit(self.proposals, False)
        key = key_of("edit.undo")
        if machine is self._open.withheld:
            self.told.emit(
                tr(
                    "The hidden machine translation stands here: estimated quality {quality}, "
                    "threshold {threshold}. {key} brings your text back.",
                    quality=percent_below(machine.confidence or 0.0, self._open.threshold),
                    threshold=percent(self._open.threshold),
                    key=key,
                )
            )
        else:
            self.told.emit(
                tr("The machine's suggestion stands here. {key} brings your text back.", key=key)
            )

    @property
    def can_edit(self) -> bool:
        """Whether the text may be changed: a segment is open, not locked, and nobody composes."""
        segment = self.segment
        return segment is not None and not (segment.locked or self._editor.is_composing)

    def may_edit(self) -> bool:
        """The same for a command; shows a message if the segment is locked."""
        return not self.is_locked() and self.can_edit

    def is_locked(self) -> bool:
        """Whether the open segment is locked; if so, shows a message."""
        locked = self._open is not None and self._open.segment.locked
        if locked:
            self.announced.emit(tr("This segment is locked."))
        return locked

    def _take_over(
        self,
        text: TaggedText,
        origin: Origin,
        score: int | None,
        suggestion: TaggedText | None = None,
    ) -> None:
        """Put a text in place of the translation; ``suggestion``: what was suggested, if that is
        another text.
        """
        if self._open is None:
            return
        known = self._open.origins  # undo brings the text back, and with it where it came from
        known[self._editor.text().compact()] = (self._open.origin, self._open.score)
        known[text.compact()] = self._open.origin, self._open.score = origin, score
        if origin in ("memory", "machine"):
            self._open.suggestion = suggested = suggestion or text
            self._open_project.note_suggestion(self._open.segment.row_id, suggested)
        self._editor.replace_all(text)
        self._show_draft()
        self.taken_over.emit()

    def _show_draft(self) -> None:
        """Show state and origin of the text in the editor before it is written."""
        if self._open is None:
            return
        text = self._editor.text()
        self._model.replace(
            replace(
                self._open.segment,
                target=text,
                state=SegmentState.NEW if text.is_empty else SegmentState.DRAFT,
                origin=self._open.origin,
                score=self._open.score,
            )
        )

    def _row_opened(self, row: int) -> None:
        segment = self._model.segment(row)
        self._open = OpenSegment(
            segment, segment.origin, segment.score, confirmed=confirmed_of(segment)
        )
        refused = self._open_project.writes.refused(segment.row_id)
        if refused is not None:
            self._editor.replace_all(refused)
        self.opened.emit(segment)
        self.tags_changed.emit(len(self._editor.missing_tags()))
        self._open_project.ask_about(segment.row_id)

    def _row_closing(self, _row: int) -> None:
        self.save()
        if self._open is not None:
            self.leaving.emit(self._open.segment.row_id)
        self._open = None

    def _edited(self) -> None:
        if self._open is None:
            return
        self._open.count_time()
        text = self._editor.text().compact()
        shown = self._open.origin, self._open.score
        if text in self._open.origins:
            self._open.origin, self._open.score = self._open.origins[text]
        elif self._open.origin == "" or self._open.is_retyped(text):
            self._open.origin, self._open.score = "translator", None
        changed = shown != (self._open.origin, self._open.score)
        if changed or self._open.segment.state is not SegmentState.DRAFT:
            self._open.segment = replace(self._open.segment, state=SegmentState.DRAFT)
            self._show_draft()
        self.tags_changed.emit(len(self._editor.missing_tags()))
        if not self._autosave.isActive():  # who types on without a pause is saved, too
            self._autosave.start(self._settings.get(AUTOSAVE))

    def _memory_found(self, row_id: int, found: list[Proposal]) -> None:
        if self._open is None or self._open.segment.row_id != row_id:
            return
        self._open.memory = found
        self._prefill()
        self.proposals_changed.emit(self.proposals, not self._open.machine_done)

    def _answered(self, row_id: int, source: str, answer: SourceAnswer) -> None:
        if self._open is None or self._open.segment.row_id != row_id:
            return
        self._open.take_answer(source, answer)
        if source == ENGINE:
            self._follow(answer)
        self._prefill()
        self.proposals_changed.emit(self.proposals, not self._open.machine_done)

    def _prefill(self) -> None:
        """Fill in an empty translation, as far as is known what with."""
        if self._open is None or self._open.memory is None or not self.can_edit:
            return
        untouched = self._open.segment.state is SegmentState.NEW and self._open.origin == ""
        if not untouched or not self._editor.text().is_empty:
            return
        sources = self._open_project.project.matching.used_sources
        if any(not one.learns and one.id not in self._open.suggested for one in sources):
            return  # they answer at once
        least = self._settings.get(PREFILL_MEMORY), self._settings.get(PREFILL_MACHINE)
        best = self._open.good_enough(self.proposals, *least)
        if best is not None:
            self.is_filling = True
            self._take_over(best.target, origin_of(best), best.draft_score)
            self.is_filling = False

    def refresh(self, segments: Sequence[ProjectSegment]) -> None:
        """Show segments that were changed apart from the editor.

        What is typed in the open one stays, unless nothing was typed: then it is opened anew. Those
        whose later text is on its way to the disk show that already.
        """
        writes = self._open_project.writes
        for segment in [one for one in segments if not writes.is_under_way(one.row_id)]:
            self._model.replace(segment)
            if self._open is None or self._open.segment.row_id != segment.row_id:
                continue
            before, self._open.segment = self._open.segment, segment
            if replace(before, comments=0, bookmarked=False, changed="") == replace(
                segment, comments=0, bookmarked=False, changed=""
            ):
                continue  # only marks
            if self._editor.text().compact() != before.target.compact():
                continue
            row = self._grid.current_row
            self.leaving.emit(segment.row_id)  # and opened again
            self._grid.reload(row)

    def _segment_written(self, segment: ProjectSegment) -> None:
        if self._open_project.writes.is_under_way(segment.row_id):
            return  # a later version is on its way to the disk, and shown already
        if self._open is not None and self._open.segment.row_id == segment.row_id:
            self._open.segment = segment
            if self._editor.text().compact() != segment.target.compact():
                return  # typed on meanwhile; the next save brings it
        self._model.replace(segment)

    def _confirmed(self, confirmation: Confirmation) -> None:
        self._segment_written(confirmation.segment)
        if confirmation.learning_error:
            reason = say(confirmation.learning_error)
            self.announced.emit(
                tr("Confirmed, but the engine could not learn from it: {reason}", reason=reason)
            )
        if self._open is not None and self._open.segment.row_id != confirmation.segment.row_id:
            self._open_project.look_up(self._open.segment.row_id)  # the new unit may match

    def _unconfirmed(self, segment: ProjectSegment) -> None:
        self._segment_written(segment)
        self.announced.emit(
            tr("Unconfirmed: the memory unit and what was learned from it are gone.")
        )
        if self._open is not None:
            self._open_project.ask_now(self._open.segment.row_id)

    def _look_up_again(self) -> None:
        """Look the open segment up again: a shared memory has caught up with the project."""
        if self._open is not None:
            self._open_project.look_up(self._open.segment.row_id)

    def _refused(self, row_id: int, target: TaggedText | None, title: str) -> None:
        """Show a segment as it is on disk; the text that is not there stays in the editor.

        A refused confirmation brings its segment back; a refused draft waits until it is opened.
        Where the disk cannot be read either, it is shown as a draft.
        """
        row = self._model.row_of(row_id)
        if title == CONFIRM:
            self.announced.emit("")  # that all are confirmed is not true
        try:
            self._model.reload([row_id])
        except StorageError:  # the refusal has the reason
            if row is not None and target is not None:
                shown = self._model.segment(row)
                draft = replace(shown, target=target, state=SegmentState.DRAFT, confirmed=False)
                self._model.replace(draft)
        if row is None:
            return
        if target is None:  # unconfirming it
            if self._open is not None and self._open.segment.row_id == row_id:
                self._open.confirmed = confirmed_of(self._model.segment(row))
            return
        if self._open is not None and self._open.segment.row_id == row_id:
            self._open.segment = self._model.segment(row)
            self._show_draft()
            self._autosave.stop()  # the next key tries again, not the clock
        elif title == CONFIRM:
            self._grid.go_to(row)

    def _engine_changed(self) -> None:
        if self._open is not None:
            self._open.suggested.pop(ENGINE, None)
            self._open_project.ask_machine(self._open.segment.row_id)

    def _filtered(self, places: Sequence[int] | None) -> None:
        if self._open is not None:
            self._place = self._model.place_of(self._grid.current_row)
        self._model.show_only(places)
        if not self._model.rowCount():
            self.nothing_open.emit()
            return
        row = self._model.row_of_place(self._place)
        # Who is still typing in the filter goes on typing there.
        self._grid.go_to(row if row is not None else 0, take_focus=self._grid.has_focus)

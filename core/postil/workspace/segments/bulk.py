"""Changes of many segments as one step: one transaction, and one way back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from postil.errors import NoSegmentError
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.context import ProjectContext
from postil.workspace.records import Origin, ProjectSegment
from postil.workspace.segments import rows as segments


@dataclass(frozen=True, slots=True)
class Edit:
    """A new target for a segment.

    Attributes
    ----------
    confirmed
        Whether it is confirmed, with memory and learning, or a draft.
    """

    row_id: int
    target: TaggedText
    origin: Origin = "translator"
    score: int | None = None
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class BulkChange:
    """Segments as they were and as they became, in the same order.

    Attributes
    ----------
    suggestions
        What had been taken over into each before; empty where nothing of that changed.
    """

    before: tuple[ProjectSegment, ...]
    after: tuple[ProjectSegment, ...]
    suggestions: tuple[str, ...] = ()


class BulkEditor:
    """Changes segments of one project; methods may be called from any thread.

    Parameters
    ----------
    changing
        Lock of what changes the project.
    """

    def __init__(self, context: ProjectContext) -> None:
        self._database = context.database
        self._confirmer = context.confirmer
        self._changing = context.changing

    def apply(self, edits: Iterable[Edit], progress: Progress | None = None) -> BulkChange:
        """Make all changes or none; locked segments are left alone.

        Raises
        ------
        Cancelled
            Nothing was changed.
        """
        progress = progress or Progress()
        before, after, suggestions = [], [], []
        wanted = list(edits)
        with self._changing, self._confirmer.together() as connection:
            for edit in progress.track(wanted, total=len(wanted)):
                old = segments.read_segment(connection, edit.row_id)
                if old.locked or (old.target == edit.target and not edit.confirmed):
                    continue
                before.append(old)
                suggestions.append(segments.read_suggestion(connection, edit.row_id))
                after.append(self._write(edit))
                if edit.origin == "repeated":
                    segments.write_suggestion(connection, edit.row_id, edit.target.plain)
        return BulkChange(tuple(before), tuple(after), tuple(suggestions))

    def undo(self, change: BulkChange, progress: Progress | None = None) -> BulkChange:
        """Bring the segments back as they were; those that were changed since, or are gone, stay.

        Returns
        -------
        BulkChange
            What was brought back.
        """
        progress = progress or Progress()
        before, after, suggestions = [], [], []
        taken_over = change.suggestions or [None] * len(change.before)
        rows = list(zip(change.before, change.after, taken_over, strict=True))
        with self._changing, self._confirmer.together() as connection:
            for old, new, suggestion in progress.track(rows, total=len(rows)):
                try:
                    now = segments.read_segment(connection, new.row_id)
                except NoSegmentError:
                    continue
                if (now.target, now.state) != (new.target, new.state) or now.locked:
                    continue
                if now.confirmed and not old.confirmed:
                    self._confirmer.unconfirm(old.row_id)
                confirmed = old.confirmed and old.state.is_confirmed
                self._write(Edit(old.row_id, old.target, old.origin, old.score, confirmed))
                segments.write_state(connection, old.row_id, old.state)
                before.append(now)
                suggestions.append(segments.read_suggestion(connection, old.row_id))
                if suggestion is not None:
                    segments.write_suggestion(connection, old.row_id, suggestion)
                after.append(segments.read_segment(connection, old.row_id))
        return BulkChange(tuple(before), tuple(after), tuple(suggestions))

    def _write(self, edit: Edit) -> ProjectSegment:
        if edit.confirmed:
            return self._confirmer.confirm(
                edit.row_id, edit.target, edit.origin, edit.score, 0.0
            ).segment
        return self._confirmer.save_draft(edit.row_id, edit.target, edit.origin, edit.score, 0.0)

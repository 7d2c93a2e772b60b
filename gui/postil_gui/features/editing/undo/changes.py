"""Changes of several segments at once, or of where they begin and end; each is one step back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from postil_gui.features.editing.undo.steps import UndoSteps
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Changes, Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil.workspace.records import Confirmation
    from postil.workspace.segments.bulk import BulkChange
    from postil.workspace.segments.split_merge import Recut


class ChangeService(QtCore.QObject):
    """Splits, merges and changes segments in the background; each change can be undone.

    Attributes
    ----------
    steps
        What can be undone and redone, also of other changes than these.
    """

    recut = Signal(int, list, list)
    """Place of the first, the segments that were there, those that are there now."""

    changed = Signal(list)
    """``ProjectSegment`` as they are now."""

    before_change = Signal()
    """Many segments are about to change; what is open is saved and closed."""

    announced = Signal(str)
    """A sentence about the step that was undone or redone, or could not be."""

    refused = Signal()
    """Nothing was changed; the error was shown."""

    confirmed = Signal(object, bool)
    """``Confirmation``, and whether undoing or redoing a step made it."""

    def __init__(self, open_project: OpenProject) -> None:
        super().__init__(open_project)
        self._open_project = open_project
        self.steps = UndoSteps(self._empty, self)
        self.steps.announced.connect(self.announced)
        open_project.refused.connect(
            lambda row_id, _text, _title, why: self.steps.refused(row_id, why)
        )
        open_project.confirmed.connect(self._confirmed)
        open_project.unconfirmed.connect(lambda segment: self.steps.written(segment.row_id))

    def undo_filled(self) -> None:
        """Undo only what the last step put into other segments; else the step."""
        change = self.steps.take_filled()
        if change is not None:
            self._add_step(tr("Repeat the translation"), change)
        self.steps.undo()

    def _confirmed(self, confirmation: Confirmation) -> None:
        by_step = self.steps.written(confirmation.segment.row_id)
        self.confirmed.emit(confirmation, by_step)

    def split(self, row_id: int, offset: int, target_offset: int | None) -> None:
        """Split a segment at these places of its texts."""
        cutting = self._open_project.project.tools.recutting
        self._cut(tr("Split the segment"), lambda: cutting.split(row_id, offset, target_offset))

    def merge(self, row_id: int) -> None:
        """Merge a segment with the one after it."""
        cutting = self._open_project.project.tools.recutting
        self._cut(tr("Merge the segments"), lambda: cutting.merge(row_id))

    def submit(
        self, title: str, work: Callable[[Progress], Any], done: Callable[[Any], None]
    ) -> None:
        """Change the project after all that was asked before."""
        step = self.steps.current

        def failed(error: Exception) -> None:
            if step is not None:
                self.steps.failed(step, error)
            self.refused.emit()
            self._open_project.failed.emit(title, error)

        self._open_project.data.submit(
            Operation(
                title,
                work,
                done,
                failed,
                lambda _: Changes(counts=True),
            )
        )

    def finish_change(self, title: str, change: BulkChange) -> None:
        """Segments were changed; the step can be taken back."""
        self.changed.emit(list(change.after))
        if change.after:
            self._add_step(title, change)

    def finish_filling(self, row_id: int, change: BulkChange) -> None:
        """The confirmation of a segment filled others: that goes back with it."""
        self.changed.emit(list(change.after))
        if not self.steps.add_filled(row_id, change):
            self._empty(change)

    def _empty(self, change: BulkChange) -> None:
        bulk = self._open_project.project.tools.bulk
        self.submit(
            tr("Undo"),
            lambda progress: bulk.undo(change, progress),
            lambda back: self.changed.emit(list(back.after)),
        )

    def announce_kept(self, number: int) -> None:
        """Announce segments that could not be restored, if there are any."""
        if number:
            self.announced.emit(tr("%Ln segments were changed since and stay as they are.", number))

    def _add_step(self, title: str, change: BulkChange) -> None:
        last = change  # undoing it is a change itself, which can be undone

        def keep(back: BulkChange) -> None:
            nonlocal last
            last = back

        def undo_last() -> None:
            self._undo(last, keep)

        self.steps.add(title, undo_last, undo_last)

    def _undo(self, change: BulkChange, keep: Callable[[BulkChange], None]) -> None:
        bulk = self._open_project.project.tools.bulk
        self.before_change.emit()

        def done(back: BulkChange) -> None:
            keep(back)
            self.changed.emit(list(back.after))
            self.announce_kept(len(change.after) - len(back.after))

        self.submit(tr("Undo"), lambda progress: bulk.undo(change, progress), done)

    def _cut(self, title: str, work: Callable[[], Recut]) -> None:
        def done(found: tuple[Recut, int]) -> None:
            cut, place = found
            self.recut.emit(place, list(cut.old), list(cut.new))
            known = [cut]  # done again, it is another one
            self.steps.add(
                title,
                lambda: self._bring_back(known[0]),
                lambda: self._cut_again(known),
            )

        self._submit_cut(title, work, done)

    def _cut_again(self, known: list[Recut]) -> None:
        recutting = self._open_project.project.tools.recutting
        self.before_change.emit()

        def done(found: tuple[Recut, int]) -> None:
            known[0], place = found
            self.recut.emit(place, list(known[0].old), list(known[0].new))

        self._submit_cut(tr("Redo"), lambda: recutting.redo(known[0]), done)

    def _submit_cut(
        self, title: str, work: Callable[[], Recut], done: Callable[[tuple[Recut, int]], None]
    ) -> None:
        project = self._open_project.project

        def run(_progress: Progress) -> tuple[Recut, int]:
            cut = work()
            return cut, project.segments.place(cut.new[0].row_id)

        self.submit(title, run, done)

    def _bring_back(self, cut: Recut) -> None:
        project = self._open_project.project
        self.before_change.emit()

        def run(_progress: Progress) -> tuple[list[Any], int]:
            old = list(project.tools.recutting.undo(cut))
            return old, project.segments.place(old[0].row_id)

        def done(found: tuple[list[Any], int]) -> None:
            old, place = found
            self.recut.emit(place, list(cut.new), old)

        self.submit(tr("Undo"), run, done)

"""Changes of several segments at once, or of where they begin and end; each is one step back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from postil.errors import UsageError
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Changes, Operation
from postil_gui.qt import QtCore, Signal
from postil_gui.shell.project_session import ProjectSession

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil.workspace.records import Confirmation
    from postil.workspace.segments.bulk import BulkChange
    from postil.workspace.segments.split_merge import Recut

MOST_STEPS = 100


@dataclass(slots=True, eq=False)
class Step:
    """Something that can be taken back, or done again: what it is called, and how.

    ``number``: from 1, in the order they were done; ``back``: takes it back; ``again``: does it
    again after that, None if that cannot be; ``row_id``: the one segment whose refusal to be
    written says that it failed, if it is one; ``filled``: what it put into other segments, which
    goes back with it and comes again by itself.
    """

    title: str
    number: int
    back: Callable[[], None]
    again: Callable[[], None] | None = None
    row_id: int | None = None
    filled: BulkChange | None = None

    @property
    def told(self) -> str:
        """Title of the step, with what it filled."""
        if self.filled is None:
            return self.title
        return tr("{what}, with %n repetitions", len(self.filled.after), what=self.title)


class ChangeService(QtCore.QObject):
    """Puts changes of segments on the data lane, and remembers how to take them back.

    Attributes
    ----------
    number
        Of the last step that was remembered; 0 before the first.
    """

    recut = Signal(int, list, list)
    """Place of the first, the segments that were there, those that are there now."""

    changed = Signal(list)
    """``ProjectSegment`` as they are now."""

    before_change = Signal()
    """Many segments are about to change; what is open is saved and closed."""

    told = Signal(str)
    """What was undone, done again or could not be, in a sentence."""

    refused = Signal()
    """Nothing was changed; the error was told."""

    steps_changed = Signal()
    """Another step can be taken back, or none."""

    stepped = Signal(object)
    """:class:`Step` that was done, or done again."""

    taken_back = Signal()
    """The last step is being taken back."""

    confirmed = Signal(object, bool)
    """``Confirmation``, and whether undoing or redoing a step made it."""

    def __init__(self, session: ProjectSession) -> None:
        super().__init__(session)
        self.number = 0
        self._session = session
        self._steps: list[Step] = []
        self._undone: list[Step] = []
        self._turning: Step | None = None  # while it is being asked to turn
        self._under_way: dict[int, Step] = {}  # turned, not yet written, by segment
        session.refused.connect(lambda row_id, _target, _title, error: self._refused(row_id, error))
        session.confirmed.connect(self._confirmed)
        session.unconfirmed.connect(lambda segment: self._under_way.pop(segment.row_id, None))

    @property
    def last_undone(self) -> Step | None:
        """Step that :meth:`redo` would do again."""
        return self._undone[-1] if self._undone else None

    @property
    def last(self) -> Step | None:
        """Step that :meth:`undo` would take back."""
        return self._steps[-1] if self._steps else None

    def remember(
        self,
        title: str,
        back: Callable[[], None],
        again: Callable[[], None] | None = None,
        row_id: int | None = None,
    ) -> None:
        """A step was done that ``back`` takes back and ``again`` does once more."""
        self._undone.clear()
        self.number += 1
        self._done(Step(title, self.number, back, again, row_id))

    def _done(self, step: Step) -> None:
        self._steps = [*self._steps, step][-MOST_STEPS:]
        self.steps_changed.emit()
        self.stepped.emit(step)

    def undo(self) -> None:
        """Take the last step back."""
        if self._steps:
            step = self._steps.pop()
            if step.again is not None:
                self._undone.append(step)
            self.steps_changed.emit()
            told = tr("Undone: {what}.", what=step.told)
            self._turn(step, step.back)
            if step.filled is not None:
                change, step.filled = step.filled, None
                self._empty(change)
            self.taken_back.emit()
            self.told.emit(told)

    def undo_filled(self) -> None:
        """Take back only what the last step put into other segments; else the step."""
        step = self.last
        if step is not None and step.filled is not None:
            change, step.filled = step.filled, None
            self._remember_change(tr("Repeat the translation"), change)
        self.undo()

    def redo(self) -> None:
        """Do again what was taken back last."""
        if self._undone:
            step = self._undone.pop()
            self._done(step)
            if step.again is not None:
                self._turn(step, step.again)
            self.told.emit(tr("Done again: {what}.", what=step.told))

    def _turn(self, step: Step, act: Callable[[], None]) -> None:
        if step.row_id is not None:
            self._under_way[step.row_id] = step
        self._turning = step
        try:
            act()
        finally:
            self._turning = None

    def _turn_back(self, step: Step, error: Exception) -> None:
        """It could not be turned: it is where it was before the key, to be tried again; or nowhere,
        if its segments have changed or are gone: it would stand before all that is older.
        """
        was_done = step in self._steps
        for steps in (self._steps, self._undone):
            if step in steps:
                steps.remove(step)
        if not isinstance(error, UsageError):
            (self._undone if was_done else self._steps).append(step)
        self.steps_changed.emit()

    def _confirmed(self, confirmation: Confirmation) -> None:
        step = self._under_way.pop(confirmation.segment.row_id, None)
        self.confirmed.emit(confirmation, step is not None)

    def _refused(self, row_id: int, error: Exception) -> None:
        step = self._under_way.pop(row_id, None)
        if step is not None:
            self._turn_back(step, error)

    def split(self, row_id: int, offset: int, target_offset: int | None) -> None:
        """Split a segment at these places of its texts."""
        cutting = self._session.project.tools.recutting
        self._cut(tr("Split the segment"), lambda: cutting.split(row_id, offset, target_offset))

    def merge(self, row_id: int) -> None:
        """Merge a segment with the one after it."""
        cutting = self._session.project.tools.recutting
        self._cut(tr("Merge the segments"), lambda: cutting.merge(row_id))

    def submit(
        self, title: str, work: Callable[[Progress], Any], done: Callable[[Any], None]
    ) -> None:
        """Change the project after all that was asked before."""
        turning = self._turning

        def failed(error: Exception) -> None:
            if turning is not None:
                self._turn_back(turning, error)
            self.refused.emit()
            self._session.failed.emit(title, error)

        self._session.data.submit(
            Operation(
                title,
                work,
                done,
                failed,
                lambda _: Changes(counts=True),
            )
        )

    def tell_changed(self, title: str, change: BulkChange) -> None:
        """Segments were changed; the step can be taken back."""
        self.changed.emit(list(change.after))
        if change.after:
            self._remember_change(title, change)

    def tell_filled(self, row_id: int, change: BulkChange) -> None:
        """The confirmation of a segment filled others: that goes back with it."""
        self.changed.emit(list(change.after))
        step = next((one for one in reversed(self._steps) if one.row_id == row_id), None)
        if step is not None:
            step.filled = change
        else:  # it was taken back meanwhile
            self._empty(change)

    def _empty(self, change: BulkChange) -> None:
        bulk = self._session.project.tools.bulk
        self.submit(
            tr("Undo"),
            lambda progress: bulk.undo(change, progress),
            lambda back: self.changed.emit(list(back.after)),
        )

    def tell_kept(self, number: int) -> None:
        """Say that some segments could not be taken back, if there are any."""
        if number:
            self.told.emit(tr("%n segments were changed since and stay as they are.", number))

    def _remember_change(self, title: str, change: BulkChange) -> None:
        turning = [change]  # taking it back is a change itself, which can be taken back

        def turn() -> None:
            self._take_back(turning[0], lambda back: turning.__setitem__(0, back))

        self.remember(title, turn, turn)

    def _take_back(self, change: BulkChange, taken: Callable[[BulkChange], None]) -> None:
        bulk = self._session.project.tools.bulk
        self.before_change.emit()

        def done(back: BulkChange) -> None:
            taken(back)
            self.changed.emit(list(back.after))
            self.tell_kept(len(change.after) - len(back.after))

        self.submit(tr("Undo"), lambda progress: bulk.undo(change, progress), done)

    def _cut(self, title: str, work: Callable[[], Recut]) -> None:
        def done(found: tuple[Recut, int]) -> None:
            cut, place = found
            self.recut.emit(place, list(cut.old), list(cut.new))
            known = [cut]  # done again, it is another one
            self.remember(
                title,
                lambda: self._bring_back(known[0]),
                lambda: self._cut_again(known),
            )

        self._submit_cut(title, work, done)

    def _cut_again(self, known: list[Recut]) -> None:
        recutting = self._session.project.tools.recutting
        self.before_change.emit()

        def done(found: tuple[Recut, int]) -> None:
            known[0], place = found
            self.recut.emit(place, list(known[0].old), list(known[0].new))

        self._submit_cut(tr("Redo"), lambda: recutting.redo(known[0]), done)

    def _submit_cut(
        self, title: str, work: Callable[[], Recut], done: Callable[[tuple[Recut, int]], None]
    ) -> None:
        project = self._session.project

        def run(_progress: Progress) -> tuple[Recut, int]:
            cut = work()
            return cut, project.segments.place(cut.new[0].row_id)

        self.submit(title, run, done)

    def _bring_back(self, cut: Recut) -> None:
        project = self._session.project
        self.before_change.emit()

        def run(_progress: Progress) -> tuple[list[Any], int]:
            old = list(project.tools.recutting.undo(cut))
            return old, project.segments.place(old[0].row_id)

        def done(found: tuple[list[Any], int]) -> None:
            old, place = found
            self.recut.emit(place, list(cut.new), old)

        self.submit(tr("Undo"), run, done)

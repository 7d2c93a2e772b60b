"""Changes of several segments at once, or of where they begin and end; each is one step back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from postil_gui.i18n import tr
from postil_gui.operations.operation import Changes, Operation
from postil_gui.qt import QtCore, Signal
from postil_gui.session import Session

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil.workspace.bulk import BulkChange
    from postil.workspace.recutting import Recut

MOST_STEPS = 100


@dataclass(frozen=True, slots=True)
class Step:
    """Something that can be taken back, or done again: what it is called, and how.

    ``back``: takes it back; ``again``: does it again after that, None if that cannot be.
    """

    title: str
    back: Callable[[], None]
    again: Callable[[], None] | None = None


class ChangeService(QtCore.QObject):
    """Puts changes of segments on the data lane, and remembers how to take them back."""

    recut = Signal(int, list, list)
    """Place of the first, the segments that were there, those that are there now."""

    changed = Signal(list)
    """``ProjectSegment`` as they are now."""

    before_change = Signal()
    """Many segments are about to change; what is open is saved and closed."""

    told = Signal(str)
    """What was done, in a sentence."""

    refused = Signal()
    """Nothing was changed; the error was told."""

    steps_changed = Signal()
    """Another step can be taken back, or none."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._steps: list[Step] = []
        self._undone: list[Step] = []

    @property
    def last_undone(self) -> Step | None:
        """What :meth:`redo` would do again."""
        return self._undone[-1] if self._undone else None

    @property
    def last(self) -> Step | None:
        """What :meth:`undo` would take back."""
        return self._steps[-1] if self._steps else None

    def remember(
        self, title: str, back: Callable[[], None], again: Callable[[], None] | None = None
    ) -> None:
        """A step was done that ``back`` takes back and ``again`` does once more."""
        self._undone.clear()
        self._done(Step(title, back, again))

    def _done(self, step: Step) -> None:
        self._steps = [*self._steps, step][-MOST_STEPS:]
        self.steps_changed.emit()

    def undo(self) -> None:
        """Take the last step back."""
        if self._steps:
            step = self._steps.pop()
            if step.again is not None:
                self._undone.append(step)
            self.steps_changed.emit()
            step.back()

    def redo(self) -> None:
        """Do again what was taken back last."""
        if self._undone:
            step = self._undone.pop()
            self._done(step)
            if step.again is not None:
                step.again()

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
        self._session.data.submit(
            Operation(
                title,
                work,
                done,
                lambda error: self._failed(title, error),
                lambda _: Changes(counts=True),
            )
        )

    def tell_changed(self, title: str, change: BulkChange) -> None:
        """Segments were changed; the step can be taken back."""
        self.changed.emit(list(change.after))
        if change.after:
            turning = [change]  # taking it back is a change itself, which can be taken back

            def turn() -> None:
                self._take_back(title, turning[0], lambda back: turning.__setitem__(0, back))

            self.remember(title, turn, turn)

    def _take_back(
        self, title: str, change: BulkChange, taken: Callable[[BulkChange], None]
    ) -> None:
        bulk = self._session.project.tools.bulk
        self.before_change.emit()

        def done(back: BulkChange) -> None:
            taken(back)
            self.changed.emit(list(back.after))
            kept = len(change.after) - len(back.after)
            if kept:
                text = tr(
                    "Undone: {what}. %n segments were changed since and stay.", kept, what=title
                )
            else:
                text = tr("Undone: {what}.", what=title)
            self.told.emit(text)

        self.submit(tr("Undo"), lambda progress: bulk.undo(change, progress), done)

    def _cut(self, title: str, work: Callable[[], Recut]) -> None:
        project = self._session.project

        def done(found: tuple[Recut, int]) -> None:
            cut, place = found
            self.recut.emit(place, list(cut.old), list(cut.new))
            self.remember(title, lambda: self._bring_back(title, cut))

        def run(_progress: Progress) -> tuple[Recut, int]:
            cut = work()
            return cut, project.place(cut.new[0].row_id)

        self.submit(title, run, done)

    def _bring_back(self, title: str, cut: Recut) -> None:
        project = self._session.project
        self.before_change.emit()

        def run(_progress: Progress) -> tuple[list[Any], int]:
            old = list(project.tools.recutting.undo(cut))
            return old, project.place(old[0].row_id)

        def done(found: tuple[list[Any], int]) -> None:
            old, place = found
            self.recut.emit(place, list(cut.new), old)
            self.told.emit(tr("Undone: {what}.", what=title))

        self.submit(tr("Undo"), run, done)

    def _failed(self, title: str, error: Exception) -> None:
        self.refused.emit()
        self._session.failed.emit(title, error)

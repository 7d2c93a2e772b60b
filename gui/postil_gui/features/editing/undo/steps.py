"""The steps that can be undone and redone apart from the text of the open segment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from postil.errors import UsageError
from postil_gui.i18n.messages import tr
from postil_gui.qt import QtCore, Signal

if TYPE_CHECKING:
    from postil.workspace.segments.bulk import BulkChange

MOST_STEPS = 100


@dataclass(slots=True, eq=False)
class UndoStep:
    """Something that can be undone, and redone.

    Attributes
    ----------
    title
        What was done, as it is named to the translator.
    number
        From 1, in the order the steps were done.
    back
        Undoes it.
    again
        Does it again after that; None if that cannot be.
    row_id
        The one segment it writes; None if there are several, or none. If that write is refused,
        the step was not undone or redone.
    filled
        What the step put into other segments; it is undone with the step, and comes again by
        itself.
    """

    title: str
    number: int
    back: Callable[[], None]
    again: Callable[[], None] | None = None
    row_id: int | None = None
    filled: BulkChange | None = None

    @property
    def full_title(self) -> str:
        """Title of the step, with the number of segments it filled."""
        if self.filled is None:
            return self.title
        return tr("{what}, with %Ln repetitions", len(self.filled.after), what=self.title)


class UndoSteps(QtCore.QObject):
    """Undoes and redoes steps: confirmations, splits, merges, changes of many segments, marks.

    Undoing writes to the project in the background, and that can fail later: whoever writes calls
    :meth:`written` or :meth:`failed`, and the step stands where it was before the key.

    Parameters
    ----------
    undo_filled
        Undoes what a step put into other segments.

    Attributes
    ----------
    number
        Of the last step that was added; 0 before the first.
    current
        The step that is being undone or redone right now; None most of the time.
    """

    changed = Signal()
    """Another step can be undone or redone, or none."""

    done = Signal(object)
    """:class:`UndoStep` that was done, or redone."""

    undone = Signal()
    """The last step was undone, as far as that is up to the window."""

    announced = Signal(str)
    """A sentence about the step that was undone or redone."""

    def __init__(self, undo_filled: Callable[[BulkChange], None], parent: QtCore.QObject) -> None:
        super().__init__(parent)
        self.number = 0
        self.current: UndoStep | None = None
        self._undo_filled = undo_filled
        self._steps: list[UndoStep] = []
        self._undone: list[UndoStep] = []
        self._being_written: dict[int, UndoStep] = {}  # undone or redone, by segment

    @property
    def last(self) -> UndoStep | None:
        """The step that :meth:`undo` would undo."""
        return self._steps[-1] if self._steps else None

    @property
    def last_undone(self) -> UndoStep | None:
        """The step that :meth:`redo` would do again."""
        return self._undone[-1] if self._undone else None

    def add(
        self,
        title: str,
        back: Callable[[], None],
        again: Callable[[], None] | None = None,
        row_id: int | None = None,
    ) -> None:
        """Add a step that was done; nothing can be redone any more. See :class:`UndoStep`."""
        self._undone.clear()
        self.number += 1
        self._append(UndoStep(title, self.number, back, again, row_id))

    def add_filled(self, row_id: int, change: BulkChange) -> bool:
        """Let what a segment filled into others be undone with the last step of that segment.

        Returns
        -------
        bool
            False if there is none: it was undone meanwhile.
        """
        step = next((one for one in reversed(self._steps) if one.row_id == row_id), None)
        if step is not None:
            step.filled = change
        return step is not None

    def take_filled(self) -> BulkChange | None:
        """Changes of the last step in other segments; the step is undone without them then."""
        step = self.last
        if step is None:
            return None
        change, step.filled = step.filled, None
        return change

    def undo(self) -> None:
        """Undo the last step, if there is one."""
        if not self._steps:
            return
        step = self._steps.pop()
        if step.again is not None:
            self._undone.append(step)
        self.changed.emit()
        sentence = tr("Undone: {what}.", what=step.full_title)
        self._run(step, step.back)
        if step.filled is not None:
            change, step.filled = step.filled, None
            self._undo_filled(change)
        self.undone.emit()
        self.announced.emit(sentence)

    def redo(self) -> None:
        """Do again what was undone last, if there is such a step."""
        if not self._undone:
            return
        step = self._undone.pop()
        self._append(step)
        if step.again is not None:
            self._run(step, step.again)
        self.announced.emit(tr("Done again: {what}.", what=step.full_title))

    def written(self, row_id: int) -> bool:
        """A segment was written; returns whether undoing or redoing a step did that."""
        return self._being_written.pop(row_id, None) is not None

    def refused(self, row_id: int, error: Exception) -> None:
        """A segment could not be written."""
        step = self._being_written.pop(row_id, None)
        if step is not None:
            self.failed(step, error)

    def failed(self, step: UndoStep, error: Exception) -> None:
        """A step could not be undone or redone: it stands where it was, to be tried again; or
        nowhere, if its segments have changed or are gone: it would block all older steps.
        """
        was_redone = step in self._steps
        for steps in (self._steps, self._undone):
            if step in steps:
                steps.remove(step)
        if not isinstance(error, UsageError):
            (self._undone if was_redone else self._steps).append(step)
        self.changed.emit()

    def _append(self, step: UndoStep) -> None:
        self._steps = [*self._steps, step][-MOST_STEPS:]
        self.changed.emit()
        self.done.emit(step)

    def _run(self, step: UndoStep, act: Callable[[], None]) -> None:
        if step.row_id is not None:
            self._being_written[step.row_id] = step
        self.current = step
        try:
            act()
        finally:
            self.current = None

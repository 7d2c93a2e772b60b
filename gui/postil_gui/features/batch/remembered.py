"""Report of confirmed segments put into the memory: as text, shown, and taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil_gui.actions.keys import key_of
from postil_gui.features.editing.segments.segment_work import SegmentWork
from postil_gui.i18n.messages import tr, whole

if TYPE_CHECKING:
    from postil.workspace.segments.confirmed_imports import RememberedSegments
    from postil_gui.context import ShownProject
    from postil_gui.features.batch.service import Again
    from postil_gui.project.open_project import OpenProject


def report_text(done: RememberedSegments) -> str:
    """Report in sentences."""
    text = tr(
        "Put into the memory: {new} segments; brought up to date: {updated}; in it already: "
        "{same}.",
        new=whole(done.new),
        updated=whole(done.updated),
        same=whole(done.same),
    )
    if done.stopped:
        text += " " + tr(
            "The engine was stopped after %Ln segments; give the command again for the rest.",
            done.learned,
        )
    elif done.learned:
        text += " " + tr("The engine learned from %Ln segments.", done.learned)
    if done.refused:
        text += " " + tr("The engine could not learn from %Ln segments.", done.refused)
    if done.steps:
        text += " " + tr("{key} takes it back.", key=key_of("edit.undo"))
    return text


class RememberedStep:
    """A step that can be taken back and done again; shows the segments that it changed.

    Parameters
    ----------
    again
        Does it once more.
    """

    def __init__(
        self, open_project: OpenProject, view: ShownProject, done: RememberedSegments, again: Again
    ) -> None:
        self._open_project = open_project
        self._view = view
        self._changes = view.parts.get(SegmentWork).service
        self._done = done
        self._again = again
        self._title = tr("Update the memory")
        self._changes.steps.add(self._title, self._take_back, self._do_again)
        self._show()

    def _take_back(self) -> None:
        forget, done = self._open_project.project.confirmed_imports.forget, self._done
        self._changes.submit(self._title, lambda progress: forget(done, progress), self._taken_back)

    def _taken_back(self, count: int) -> None:
        self._show()
        self._changes.announce_kept(len(self._done.steps) - count)

    def _do_again(self) -> None:
        self._changes.submit(self._title, self._again, self._done_again)

    def _done_again(self, done: RememberedSegments) -> None:
        self._done = done
        self._show()

    def _show(self) -> None:
        """Show the segments, their matches and what was learned as they are now."""
        self._open_project.load_learned()
        self._view.read_again(frozenset(step.row_id for step in self._done.steps))
        self._open_project.memory_changed.emit()

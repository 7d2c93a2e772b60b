"""Memory units changed and deleted by hand, with what was learned from them."""

from __future__ import annotations

from postil.text.tags import TaggedText
from postil.workspace.records import ProjectSegment, Proposal
from postil_gui.features.editing.undo.changes import ChangeService
from postil_gui.features.memories.deletion import (
    Deletion,
    Restoration,
    delete_units,
    restore_units,
)
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Changes, Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal


class UnitService(QtCore.QObject):
    """Changes units on the data executor."""

    changed = Signal()
    """A unit is another one now, or gone; matches are to be looked up again."""

    deleted = Signal(str)
    """A unit was deleted from the memory of that name."""

    def __init__(
        self,
        open_project: OpenProject,
        changes: ChangeService,
        parent: QtCore.QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._open_project = open_project
        self._changes = changes

    def may_change(self, proposal: Proposal) -> bool:
        """Whether the unit behind a proposal may be changed."""
        return bool(proposal.unit) and self._open_project.project.units.may_change(proposal.memory)

    def change(self, proposal: Proposal, target: TaggedText) -> None:
        """Give a unit another target; its segment is confirmed anew."""
        units = self._open_project.project.units

        def done(segment: ProjectSegment | None) -> None:
            if segment is not None:
                self._open_project.saved.emit(segment)
                self._open_project.load_learned()
            self.changed.emit()

        self._open_project.data.submit(
            Operation(
                tr("Change the memory unit"),
                lambda _: units.change(proposal.memory, proposal.unit, target),
                done,
                changes=lambda _: Changes(counts=True),
            )
        )

    def delete(self, proposal: Proposal) -> None:
        """Delete a unit, as a step that can be undone; its segment is a draft then, and the engine
        forgets it.
        """
        project, title = self._open_project.project, tr("Delete the memory unit")
        memory, unit = proposal.memory, proposal.unit

        def done(deleted: Deletion) -> None:
            for segment in deleted.segments:
                self._open_project.unconfirmed.emit(segment)
            self._changes.steps.add(title, lambda: self._put_back(deleted))
            self.changed.emit()
            self.deleted.emit(memory)

        self._changes.submit(
            title, lambda progress: delete_units(project, memory, [unit], progress), done
        )

    def _put_back(self, deleted: Deletion) -> None:
        project = self._open_project.project

        def done(restored: Restoration) -> None:
            for segment in restored.segments:
                self._open_project.saved.emit(segment)
            self._open_project.load_learned()
            self._changes.announce_kept(restored.changed)
            self.changed.emit()

        self._changes.submit(
            tr("Put memory units back"),
            lambda progress: restore_units(project, deleted, progress),
            done,
        )

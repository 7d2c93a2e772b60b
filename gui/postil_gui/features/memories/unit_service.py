"""Memory units changed and deleted by hand, with what was learned from them."""

from __future__ import annotations

from postil.text.tags import TaggedText
from postil.workspace.records import ProjectSegment, Proposal
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Changes, Operation
from postil_gui.project.project_session import ProjectSession
from postil_gui.qt import QtCore, Signal


class UnitService(QtCore.QObject):
    """Changes units on the data executor."""

    changed = Signal()
    """A unit is another one now, or gone; matches are to be looked up again."""

    def __init__(self, session: ProjectSession, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session

    def may_change(self, proposal: Proposal) -> bool:
        """Whether the unit behind a proposal may be changed."""
        return bool(proposal.unit) and self._session.project.units.may_change(proposal.memory)

    def change(self, proposal: Proposal, target: TaggedText) -> None:
        """Give a unit another target; its segment is confirmed anew."""
        units = self._session.project.units

        def done(segment: ProjectSegment | None) -> None:
            if segment is not None:
                self._session.saved.emit(segment)
                self._session.load_learned()
            self.changed.emit()

        self._session.data.submit(
            Operation(
                tr("Change the memory unit"),
                lambda _: units.change(proposal.memory, proposal.unit, target),
                done,
                changes=lambda _: Changes(counts=True),
            )
        )

    def delete(self, proposal: Proposal) -> None:
        """Delete a unit; its segment is a draft then, and the engine forgets it."""
        units = self._session.project.units

        def done(segment: ProjectSegment | None) -> None:
            if segment is not None:
                self._session.unconfirmed.emit(segment)
            self.changed.emit()

        self._session.data.submit(
            Operation(
                tr("Delete the memory unit"),
                lambda _: units.delete(proposal.memory, proposal.unit),
                done,
                changes=lambda _: Changes(counts=True),
            )
        )

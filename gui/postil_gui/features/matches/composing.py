"""Composed proposals, which take longer than a look-up: repaired matches, assembled segments,
terms, fragments.
"""

from __future__ import annotations

from postil.errors import NoSegmentError
from postil.types.progress import Progress
from postil.workspace.proposals.ranking import ENGINE
from postil.workspace.records import Proposal
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal

KEY = "compose"


class Composer(QtCore.QObject):
    """Asks for them as soon as the machine has answered about a segment."""

    found = Signal(int, list)
    """Row id, proposals put together from parts, and for parts."""

    def __init__(self, open_project: OpenProject, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._open_project = open_project
        open_project.machine_started.connect(lambda _: open_project.machine.cancel(KEY))
        open_project.answered.connect(self._answered)

    def _answered(self, row_id: int, source: str) -> None:
        if source == ENGINE:
            self._ask(row_id)

    def _ask(self, row_id: int) -> None:
        project = self._open_project.project

        def work(progress: Progress) -> list[Proposal]:
            composed = project.matching.composed(row_id)
            progress.check()
            return [*composed, *project.matching.parts(row_id)]

        title = tr("Put matches together")

        def failed(error: Exception) -> None:
            self.found.emit(row_id, [])  # who waits for it goes on without
            if not isinstance(error, NoSegmentError):
                self._open_project.failed.emit(title, error)

        self._open_project.machine.submit(
            Operation(
                title,
                work,
                lambda found: self.found.emit(row_id, found),
                failed,
                key=KEY,
            )
        )

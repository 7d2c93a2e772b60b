"""A stretch of the document around a segment, read in the background."""

from __future__ import annotations

from dataclasses import dataclass

from postil.workspace.records import ProjectSegment
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.project.project_session import ProjectSession
from postil_gui.qt import QtCore, Signal

REACH = 60  # segments before and after


@dataclass(frozen=True, slots=True)
class PreviewSegments:
    """Segments in a row; ``first`` is the place of the first, ``more`` whether some follow."""

    first: int
    segments: list[ProjectSegment]
    total: int

    @property
    def more(self) -> bool:
        """Whether there are segments after these."""
        return self.first + len(self.segments) < self.total


class PreviewService(QtCore.QObject):
    """Reads stretches on the search executor; a later question replaces the one before."""

    read = Signal(object)
    """:class:`PreviewSegments`."""

    def __init__(self, session: ProjectSession, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session

    def around(self, place: int) -> None:
        """Read what stands around a place."""
        project = self._session.project
        first = max(0, place - REACH)

        def work() -> PreviewSegments:
            found = project.segments.read(first, place + REACH + 1)
            return PreviewSegments(first, found, project.segments.count())

        self._session.search.submit(
            Operation(tr("Read the document"), lambda _: work(), self.read.emit, key="preview")
        )

"""Settings of memories and machine: read and written on the data executor."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from postil.workspace.proposals.match_settings import MatchSettings
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore


@dataclass(frozen=True, slots=True)
class Matching:
    """Settings of matching of one project, and the facts that its dialog shows.

    Attributes
    ----------
    least, first
        Percent from which a memory match is shown, and stands before the machine.
    machine
        Percent of the machine's confidence from which its suggestion is shown.
    units
        How many units each memory has; the project's own first.
    sources
        Names of the sources of suggestions, by their ids.
    """

    least: int
    first: int
    machine: int
    settings: MatchSettings
    units: dict[str, int]
    sources: dict[str, str]


class MatchingService(QtCore.QObject):
    """Reads and writes :class:`Matching`."""

    def __init__(self, open_project: OpenProject, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._open_project = open_project

    def read(self, done: Callable[[Matching], None]) -> None:
        """Ask for the present values."""
        project = self._open_project.project

        def work() -> Matching:
            info = project.info
            return Matching(
                info.memory_threshold,
                info.memory_first,
                round(100 * info.machine_threshold),
                project.memories.settings,
                project.memories.sizes(),
                {source.id: source.name for source in project.matching.sources},
            )

        self._open_project.data.submit(Operation(tr("Read the settings"), lambda _: work(), done))

    def write(self, values: Matching, done: Callable[[None], None]) -> None:
        """Weigh differently from now on."""
        project = self._open_project.project

        def work() -> None:
            project.details.set_thresholds(values.least, values.machine / 100, values.first)
            project.memories.set_settings(values.settings)

        self._open_project.data.submit(Operation(tr("Keep the settings"), lambda _: work(), done))

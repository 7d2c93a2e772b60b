"""Progress of the recent projects, looked up off the GUI thread."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.operations.serial_executor import SerialExecutor
from postil_gui.qt import QtCore, Signal

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil.workspace.project_summary import ProjectSummary


class RecentProjects(QtCore.QObject):
    """Looks at projects from outside, one after the other."""

    seen = Signal(object)
    """``ProjectSummary`` of one project."""

    def __init__(self, executor: SerialExecutor, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._executor = executor

    def look_at(self, folders: Sequence[Path]) -> None:
        """Look at projects; replaces the last look. A disk that is slow delays the others only."""
        for place, folder in enumerate(folders):
            self._executor.submit(
                Operation(
                    tr("Look at the project"),
                    partial(_summary, folder),
                    self.seen.emit,
                    key=f"recent {place}",
                )
            )


def _summary(folder: Path, progress: Progress) -> ProjectSummary:
    from postil.workspace.project_summary import summarised  # noqa: PLC0415 (numpy: not before the window shows)

    progress.check()
    return summarised(folder)

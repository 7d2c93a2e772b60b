"""Files that could go into a project, and the engines there are: looked at off the GUI thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from postil_gui.i18n.messages import say, tr
from postil_gui.operations.operation import Operation
from postil_gui.operations.serial_executor import SerialExecutor
from postil_gui.paths import KnownEngine, known_engines
from postil_gui.qt import QtCore, Signal

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil.workspace.documents.import_candidates import ImportCandidates, Kind


class ImportCandidatesService(QtCore.QObject):
    """Asks the core what files are."""

    looking_changed = Signal(bool)
    """Whether files are being looked at."""

    failed = Signal(str)
    """A sentence about the error."""

    def __init__(self, executor: SerialExecutor, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._executor = executor
        self._under_way: list[Operation] = []

    @property
    def is_looking(self) -> bool:
        """Whether files are being looked at."""
        return bool(self._under_way)

    @property
    def progress(self) -> Progress | None:
        """Progress of the search for candidates, or None."""
        return self._under_way[0].progress if self._under_way else None

    def look_at(
        self,
        paths: Sequence[Path],
        kind: Kind | None,
        done: Callable[[ImportCandidates], None],
        languages: tuple[str, str] = ("", ""),
    ) -> None:
        """Look at files and folders; ``done`` gets what was found. See the core's ``look_at``."""

        def work(progress: Progress) -> ImportCandidates:
            from postil.workspace.documents.import_candidates import look_at  # noqa: PLC0415 (lxml: not before it is needed)

            return look_at(paths, kind, progress, languages)

        def found(candidates: ImportCandidates) -> None:
            self._ended(operation)
            if not operation.progress.cancelled:
                done(candidates)

        def refused(error: Exception) -> None:
            self._ended(operation)
            self.failed.emit(say(error))

        operation = Operation(tr("Look at the files"), work, found, refused)
        self._under_way.append(operation)
        self._executor.submit(operation)
        self.looking_changed.emit(True)

    def cancel(self) -> None:
        """Stop looking; what was found before stays."""
        for operation in self._under_way:
            operation.cancel()
        self._under_way.clear()
        self.looking_changed.emit(False)

    def list_engines(self, done: Callable[[list[KnownEngine]], None]) -> None:
        """The engines in the engines folder, newest first."""
        self._executor.submit(
            Operation(tr("List the engines"), lambda _: known_engines(), done, key="known engines")
        )

    def _ended(self, operation: Operation) -> None:
        if operation in self._under_way:
            self._under_way.remove(operation)
        self.looking_changed.emit(self.is_looking)

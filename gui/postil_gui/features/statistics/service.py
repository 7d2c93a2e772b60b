"""Statistics of the project: counts by match band, edits and time, how true confidences came."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from postil.engine.session.calibration import Reliability
from postil.types.progress import Progress
from postil.workspace.reports.analysis import Analysis
from postil.workspace.reports.edits import Edit, EditSummary, summarise
from postil.workspace.reports.tables import analysis_tables, edit_tables
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.project.reports import export_report
from postil_gui.qt import QtCore, Signal

_VOLUME = "statistics-volume"
LOOK_MILLISECONDS = 200  # between signals about the progress of a count; a short one sends none


@dataclass(frozen=True, slots=True)
class Volume:
    """Words by band now, those counted and kept before (oldest first), what bands are paid, and
    words by band before the work, if they were counted then.
    """

    now: Analysis
    kept: list[Analysis]
    weights: dict[str, float]
    before: Analysis | None = None

    @property
    def earlier(self) -> list[Analysis]:
        """All that the present count can be compared with."""
        return [*([] if self.before is None else [self.before]), *self.kept]


@dataclass(frozen=True, slots=True)
class Work:
    """Confirmed segments with what was changed in them; ``reliability`` is None without an
    engine.
    """

    edits: list[Edit]
    summary: list[EditSummary]
    reliability: Reliability | None


class StatisticsService(QtCore.QObject):
    """Counts on the executor of reports."""

    counted = Signal(object)
    """:class:`Volume`."""

    counting = Signal(int, int)
    """Segments counted so far, and of how many; a count is under way."""

    ended = Signal(int, int)
    """No count is under way. Of one that was stopped, segments counted and of how many, else 0."""

    worked = Signal(object)
    """:class:`Work`."""

    announced = Signal(str)
    """A sentence about what was done."""

    def __init__(self, open_project: OpenProject, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._open_project = open_project
        self._volume: Volume | None = None
        self._work: Work | None = None
        self._counting: Operation | None = None
        self._clock = QtCore.QTimer(self)
        self._clock.setInterval(LOOK_MILLISECONDS)
        self._clock.timeout.connect(self._look)

    def count(self, *, keep: bool = False) -> None:
        """Count again; ``keep`` it to compare later counts with."""
        reports = self._open_project.project.reports

        def work(progress: Progress) -> Volume:
            kept = reports.analyses()
            now = reports.analyse(keep=keep, progress=progress)
            return Volume(now, kept, reports.weights, reports.before_work)

        def done(volume: Volume) -> None:
            self._end(operation)
            self._volume = volume
            self.counted.emit(volume)
            if keep:
                self.announced.emit(tr("This count is kept; later ones can be compared with it."))

        def failed(error: Exception) -> None:
            self._end(operation)
            self._open_project.failed.emit(operation.title, error)

        operation = Operation(
            tr("Count the words"),
            work,
            done,
            failed,
            key="" if keep else _VOLUME,
            stopped=lambda: self._end(operation, stopped=True),
        )
        self._counting = self._open_project.reports.submit(operation)
        self._clock.start()

    def stop(self, *, kept: bool = False) -> None:
        """Count no further; with ``kept`` also if the count is to be kept."""
        self._open_project.reports.cancel(_VOLUME)
        if kept and self._counting is not None:
            self._counting.cancel()

    def _look(self) -> None:
        if self._counting is not None:
            progress = self._counting.progress
            self.counting.emit(int(progress.done), int(progress.total))

    def _end(self, operation: Operation, *, stopped: bool = False) -> None:
        """Handle the end of a count; if another has begun meanwhile, signals are about that one."""
        if operation is self._counting:
            self._counting = None
            self._clock.stop()
            progress = operation.progress
            counts = (int(progress.done), int(progress.total)) if stopped else (0, 0)
            self.ended.emit(*counts)

    def read_work(self) -> None:
        """Read what was changed and how long it took."""
        project = self._open_project.project

        def work(progress: Progress) -> Work:
            edits = project.reports.edits(progress=progress)
            truth = project.learned.reliability() if project.engine is not None else None
            return Work(edits, summarise(edits), truth)

        def done(found: Work) -> None:
            self._work = found
            self.worked.emit(found)

        self._open_project.reports.submit(
            Operation(tr("Read the edits"), work, done, key="statistics-work")
        )

    def set_weights(self, weights: Mapping[str, float]) -> None:
        """Pay bands differently."""
        reports = self._open_project.project.reports
        values = dict(weights)
        self._open_project.data.submit(
            Operation(tr("Keep the weights"), lambda _: reports.set_weights(values))
        )
        if self._volume is not None:
            self._volume = replace(self._volume, weights=values)

    def export(self, path: Path) -> None:
        """Write what was counted as HTML or CSV, by the ending of ``path``."""
        volume, found, project = self._volume, self._work, self._open_project.project

        def work() -> None:
            tables = analysis_tables(volume.now, volume.weights) if volume else []
            tables += edit_tables(found.edits, found.summary) if found else []
            export_report(project.info.name, tables, path)

        sentence = tr("Statistics written to {name}.", name=path.name)
        self._open_project.data.submit(
            Operation(
                tr("Export the statistics"),
                lambda _: work(),
                lambda _: self.announced.emit(sentence),
            )
        )

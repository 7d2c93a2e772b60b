"""Service of the project page: asks the project off the GUI thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Changes, Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil.workspace.documents.encodings import Reading
    from postil.workspace.documents.files import Outline
    from postil.workspace.documents.new_versions import UpdateReport
    from postil.workspace.project import Project
    from postil.workspace.proposals.glossary_settings import GlossarySettings
    from postil.workspace.proposals.match_settings import MemorySettings
    from postil.workspace.records import DocumentInfo, ProjectInfo, ProjectStatistics
    from postil.workspace.reports.analysis import Analysis
    from postil.workspace.reports.plan import Pace


@dataclass(frozen=True, slots=True)
class Overview:
    """A project at a glance; ``memories`` and ``glossaries`` are counts by name."""

    info: ProjectInfo
    documents: list[DocumentInfo]
    statistics: ProjectStatistics
    pace: Pace
    memories: dict[str, int]
    weighed: dict[str, MemorySettings]
    glossaries: dict[str, int]
    glossary_settings: dict[str, GlossarySettings]
    engine: str
    before: Analysis | None
    weights: dict[str, float]


class OverviewService(QtCore.QObject):
    """Reads and changes what an open project consists of."""

    loaded = Signal(object)
    """``Overview``, new."""

    analysed = Signal(object, object)
    """``Analysis``, and the pay weights by band."""

    unsure = Signal(list)
    """Ids of documents whose encoding may well be another than they were read in."""

    readings = Signal(object, list)
    """``DocumentInfo``, and each ``Reading`` of it."""

    updated = Signal(str, object)
    """Name of a document, ``UpdateReport``."""

    def __init__(self, open_project: OpenProject, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._open_project = open_project

    def load(self) -> None:
        """Read everything anew; replaces the last question."""
        project = self._open_project.project
        self._open_project.reports.submit(
            Operation(
                tr("Read the project"),
                lambda _: _overview(project),
                self.loaded.emit,
                key="overview",
            )
        )

    def analyse(self) -> None:
        """Count words by match band."""
        project = self._open_project.project

        def work(progress: Progress) -> Any:
            return project.reports.analyse(progress=progress), project.reports.weights

        def done(found: tuple[Analysis, dict[str, float]]) -> None:
            self.analysed.emit(*found)

        self._open_project.reports.submit(
            Operation(tr("Count words by match band"), work, done, key="analysis")
        )

    def keep_before_work(self, only: Sequence[int] | None = None) -> None:
        """Count words by match band before the work, and keep that with the project.

        Parameters
        ----------
        only
            Ids of documents that were added; None for all.
        """
        reports = self._open_project.project.reports
        self._open_project.reports.submit(
            Operation(
                tr("Count words by match band"),
                lambda progress: reports.keep_before_work(only, progress),
                lambda _: self.load(),
            )
        )

    def find_open(self, document: int, done: Callable[[int], None]) -> None:
        """Number of the first segment of a document that is not confirmed, or of its first."""
        project = self._open_project.project
        self._open_project.search.submit(
            Operation(
                tr("Find the first open segment"),
                lambda _: project.files.first_open(document) + 1,
                done,
                key="first open",
            )
        )

    def weigh(self, name: str, changes: dict[str, Any]) -> None:
        """Use a memory differently."""
        project = self._open_project.project

        def work(_: Progress) -> None:
            settings = project.memories.settings
            memory = replace(settings.memory(name), **changes)
            project.memories.set_settings(
                replace(settings, memories={**settings.memories, name: memory})
            )

        self._change(tr("Weigh the memory"), work)

    def set_details(
        self,
        name: str,
        author: str,
        deadline: Any,
        thresholds: tuple[int, float],
        rules: Any,
        *,
        source_edits: bool,
    ) -> None:
        """Change the settings of the project; ``rules``: an SRX file, None for Postil's own, "" as
        they are.
        """
        project = self._open_project.project

        def work(_: Progress) -> None:
            project.plan.set_details(name, author)
            project.plan.set_deadline(deadline)
            project.details.set_thresholds(*thresholds, project.info.memory_first)
            if source_edits != project.info.source_edits:
                project.tools.annotations.allow_source_edits(source_edits)
            if rules != "":
                project.files.set_segmentation(rules)

        self._change(tr("Change the settings of the project"), work)

    def add_glossary(self, path: Path) -> None:
        """Bring a glossary along."""
        project = self._open_project.project
        self._change(
            tr("Import the glossary"),
            lambda progress: project.terminology.import_file(path, progress),
        )

    def remove_glossary(self, name: str) -> None:
        """Take a glossary out of the project."""
        project = self._open_project.project
        self._change(tr("Remove the glossary"), lambda _: project.terminology.remove_glossary(name))

    def add_documents(self, paths: Sequence[Path]) -> None:
        """Add documents at the end."""
        project = self._open_project.project

        def work(progress: Progress) -> tuple[list[int], list[int]]:
            added = project.files.add(paths, progress)
            return added, project.files.encodings.unsure(added)

        def done(found: tuple[list[int], list[int]]) -> None:
            self.keep_before_work(found[0])
            self.unsure.emit(found[1])

        self._change_documents(tr("Add the documents"), work, done)

    def remove_document(self, number: int) -> None:
        """Take a document out of the project."""
        project = self._open_project.project
        self._change_documents(tr("Remove the document"), lambda _: project.files.remove(number))

    def update_document(self, number: int, name: str, path: Path) -> None:
        """Take in a new version of a document."""
        project = self._open_project.project

        def done(report: UpdateReport) -> None:
            self.updated.emit(name, report)

        self._change_documents(
            tr("Take in the new version"),
            lambda progress: project.files.update(number, path, progress),
            done,
        )

    def find_unsure(self) -> None:
        """Look which documents were read in an encoding that may well be another."""
        project = self._open_project.project

        def work(_: Progress) -> list[int]:
            return project.files.encodings.unsure(one.id for one in project.files.all())

        self._open_project.search.submit(
            Operation(tr("Look at the encodings"), work, self.unsure.emit, key="unsure")
        )

    def list_readings(self, document: int) -> None:
        """Read a document in all encodings that have its bytes, if it does not say its own."""
        project = self._open_project.project

        def work(progress: Progress) -> tuple[DocumentInfo, list[Reading]]:
            found = project.files.encodings.readings(document, progress)
            return next(one for one in project.files.all() if one.id == document), found

        self._open_project.search.submit(
            Operation(
                tr("Read the document in other encodings"),
                work,
                lambda found: self.readings.emit(*found),
                key="readings",
            )
        )

    def read_as(self, number: int, name: str, encoding: str) -> None:
        """Read a document again in another encoding."""
        encodings = self._open_project.project.files.encodings

        def done(report: UpdateReport) -> None:
            self.updated.emit(name, report)

        self._change_documents(
            tr("Read with another encoding"),
            lambda progress: encodings.read_as(number, encoding, progress),
            done,
        )

    def _change(
        self,
        title: str,
        work: Callable[[Progress], Any],
        done: Callable[[Any], None] = lambda _: None,
    ) -> None:
        def finished(result: Any) -> None:
            done(result)
            self.load()

        changes = Changes(counts=True)
        self._open_project.data.submit(Operation(title, work, finished, changes=lambda _: changes))

    def _change_documents(
        self,
        title: str,
        work: Callable[[Progress], Any],
        done: Callable[[Any], None] = lambda _: None,
    ) -> None:
        open_project = self._open_project

        def run(progress: Progress) -> tuple[Any, Outline]:
            return work(progress), open_project.project.files.outline()

        def finished(found: tuple[Any, Outline]) -> None:
            open_project.documents_changed.emit(found[1])
            done(found[0])

        changes = Changes(counts=True)
        open_project.data.submit(Operation(title, run, finished, changes=lambda _: changes))


def _overview(project: Project) -> Overview:
    memories = project.memories.sizes()
    settings = project.memories.settings
    return Overview(
        project.info,
        project.files.all(),
        project.reports.counts(),
        project.plan.pace(),
        memories,
        {name: settings.memory(name) for name in memories},
        project.files.glossaries(),
        project.terminology.glossaries,
        project.engine.manifest.label if project.engine is not None else "",
        project.reports.before_work,
        project.reports.weights,
    )

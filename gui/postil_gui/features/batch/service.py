"""Work on many segments at once, asked of the project off the GUI thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Changes, Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil.workspace.documents.files import Drafts, ExportOutcome
    from postil.workspace.documents.folders import FolderReport
    from postil.workspace.project import Project
    from postil.workspace.segments.batch import BatchReport
    from postil.workspace.segments.confirmed_imports import RememberedSegments

Again: TypeAlias = "Callable[[Progress], RememberedSegments]"


class BatchService(QtCore.QObject):
    """Runs batch work; the last change can be taken back once."""

    changed = Signal(object, frozenset)
    """``BatchReport``, and row ids of the segments that are different now."""

    undone = Signal(int, frozenset)
    """Number of segments that have again what they had, and row ids."""

    exported = Signal(list)
    """``ExportOutcome`` of every document."""

    translated = Signal(object)
    """``FolderReport``."""

    remembered = Signal(object, object)
    """``RememberedSegments``, and how to do it again (:data:`Again`)."""

    ended = Signal(object)
    """Work is over, however it ended: its ``Operation``."""

    stopped = Signal()
    """Work was stopped, and has changed and written nothing."""

    failed = Signal(str, object)
    """Title and exception."""

    def __init__(self, open_project: OpenProject, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._open_project = open_project
        self._last: BatchReport | None = None

    @property
    def can_undo(self) -> bool:
        """Whether there is a batch to be taken back."""
        return self._last is not None

    def pretranslate(self, policy: Mapping[str, Any], only: list[int] | None = None) -> Operation:
        """Fill empty segments, of ``only`` these documents."""
        project = self._open_project.project

        def work(progress: Progress) -> BatchReport:
            from postil.workspace.segments.batch import PretranslatePolicy  # noqa: PLC0415

            wanted = PretranslatePolicy(**policy)
            return project.batch.pretranslate(wanted, only, progress=progress)

        return self._fill(tr("Pre-translate"), work)

    def pseudo_fill(self) -> Operation:
        """Fill empty segments with text that only looks translated."""
        project = self._open_project.project
        return self._fill(tr("Pseudo-translate"), lambda _: project.batch.pseudo_fill())

    def clear(self) -> Operation:
        """Take the translations out of segments that are not confirmed."""
        project = self._open_project.project
        return self._fill(tr("Clear the drafts"), lambda _: project.batch.clear())

    def undo(self) -> Operation:
        """Take the last batch back."""
        project, last = self._open_project.project, self._last
        if last is None:
            raise RuntimeError("there is no batch to be taken back")
        rows = frozenset(change.before.row_id for change in last.changes)

        def done(count: int) -> None:
            self._last = None
            self.undone.emit(count, rows)

        return self._submit(tr("Undo the batch"), lambda _: project.batch.undo(last), done, rows)

    def export_all(self, folder: Path, name: str, drafts: Drafts) -> Operation:
        """Write all documents."""
        project = self._open_project.project

        def work(progress: Progress) -> list[ExportOutcome]:
            return project.files.export_all(folder, name=name, drafts=drafts, progress=progress)

        return self._submit(tr("Export all documents"), work, self.exported.emit)

    def pseudo_export(self, document: int, path: Path, done: Callable[[], None]) -> Operation:
        """Write a document that only looks translated."""
        project = self._open_project.project
        return self._submit(
            tr("Pseudo-translate"),
            lambda _: project.batch.pseudo_export(document, path),
            lambda _: done(),
        )

    def translate_folder(self, source: Path, out: Path, policy: Mapping[str, Any]) -> Operation:
        """Translate a folder with the memories, glossaries and engine of the project."""
        project = self._open_project.project

        def work(progress: Progress) -> FolderReport:
            return _translate_folder(project, source, out, policy, progress)

        return self._submit(tr("Translate the folder"), work, self.translated.emit)

    def remember(self, only: Sequence[int] | None, *, learning: bool) -> Operation:
        """Put segments that came confirmed into the memory; the engine may learn from them."""
        project = self._open_project.project

        def work(progress: Progress) -> RememberedSegments:
            return project.confirmed_imports.remember(only, progress, learning=learning)

        def done(result: RememberedSegments) -> None:
            self.remembered.emit(result, work)

        return self._submit(tr("Update the memory"), work, done, frozenset((0,)))

    def _fill(self, title: str, work: Callable[[Progress], BatchReport]) -> Operation:
        def done(report: BatchReport) -> None:
            rows = frozenset(change.before.row_id for change in report.changes)
            if rows:
                self._last = report
            self.changed.emit(report, rows)

        return self._submit(title, work, done, frozenset((0,)))

    def _submit(
        self,
        title: str,
        work: Callable[[Progress], Any],
        done: Callable[[Any], None],
        rows: frozenset[int] = frozenset(),
    ) -> Operation:
        """On the executor of the machine, for it decodes, once all that was typed before is saved;
        drafts go on being saved meanwhile.
        """

        def finished(result: Any) -> None:
            self.ended.emit(operation)
            done(result)

        def refused(error: Exception) -> None:
            self.ended.emit(operation)
            self.failed.emit(title, error)

        def stopped() -> None:
            self.ended.emit(operation)
            self.stopped.emit()

        changes = Changes(counts=bool(rows))
        operation = Operation(title, work, finished, refused, lambda _: changes, stopped=stopped)

        def begin(_: None) -> None:
            self._open_project.machine.submit(operation)

        self._open_project.data.submit(Operation(title, lambda _: None, begin))
        return operation


def _translate_folder(
    project: Project, source: Path, out: Path, policy: Mapping[str, Any], progress: Progress
) -> FolderReport:
    """With copies of what the project has; it stays as it is."""
    from postil.types.temporary import ScratchFolder  # noqa: PLC0415
    from postil.workspace.documents.folders import FolderOrder, translate_folder  # noqa: PLC0415
    from postil.workspace.segments.batch import PretranslatePolicy  # noqa: PLC0415

    info = project.info
    with ScratchFolder() as scratch:
        memories = []
        for number, (name, units) in enumerate(project.memories.sizes().items()):
            if units and project.memories.settings.memory(name).used:
                path = scratch / f"memory {number}.tmx"
                project.memories.export(path, None, name)
                memories.append(path)
        terms = scratch / "terms.tbx"
        glossaries = [terms] if project.terminology.export(terms) else []
        order = FolderOrder(
            source,
            out,
            (info.source_language, info.target_language),
            memories,
            glossaries,
            info.engine if project.engine is not None else None,
            PretranslatePolicy(**policy),
        )
        return translate_folder(order, progress)

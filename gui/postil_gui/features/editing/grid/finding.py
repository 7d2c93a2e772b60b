"""Segments shown and their order; asked of the project in the background."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from postil.errors import PostilError
from postil.workspace.records import DocumentInfo
from postil.workspace.segments.filters import Order, SegmentFilter
from postil.workspace.segments.text_search import TextQuery
from postil_gui.i18n.messages import say, tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal


@dataclass(frozen=True, slots=True)
class SegmentQuery:
    """A filter and an order."""

    filter: SegmentFilter = field(default_factory=SegmentFilter)
    order: Order = "document"
    backwards: bool = False

    @property
    def is_all(self) -> bool:
        """Whether every segment is shown where it stands."""
        return self.filter.is_empty and self.order == "document" and not self.backwards


class FindingService(QtCore.QObject):
    """Asks ``Project.finder``; a later question replaces the one before."""

    refused = Signal(str)
    """Why the filter cannot be used."""

    found = Signal()
    """A filter was understood; its segments are shown."""

    named_changed = Signal(dict)
    """``SegmentFilter`` by the names they were kept under."""

    documents_listed = Signal(list)
    """``DocumentInfo`` of all documents."""

    def __init__(self, open_project: OpenProject) -> None:
        super().__init__(open_project)
        self._open_project = open_project
        self.query = TextQuery()
        """The text that is sought in what is shown now."""

    def load(self) -> None:
        """Read the kept filters and the names of the documents."""
        project = self._open_project.project

        def done(found: tuple[dict[str, SegmentFilter], list[DocumentInfo]]) -> None:
            self.named_changed.emit(found[0])
            self.documents_listed.emit(found[1])

        self._open_project.search.submit(
            Operation(
                tr("Read the filters"),
                lambda _: (project.tools.finder.named, project.files.all()),
                done,
                key="filters",
            )
        )

    def show(self, shown: SegmentQuery) -> None:
        """Show these segments."""
        self._open_project.search.cancel("filter")
        if shown.is_all:
            self.query = TextQuery()
            self._open_project.filtered.emit(None)
            self.found.emit()
            return
        finder = self._open_project.project.tools.finder

        def failed(error: Exception) -> None:
            if isinstance(error, PostilError):
                self.refused.emit(say(error.message))
            else:
                self._open_project.failed.emit(tr("Filter"), error)

        def done(places: object) -> None:
            self.query = shown.filter.query
            self._open_project.filtered.emit(places)
            self.found.emit()

        self._open_project.search.submit(
            Operation(
                tr("Filter"),
                lambda progress: finder.find(
                    shown.filter, shown.order, progress, backwards=shown.backwards
                ),
                done,
                failed,
                key="filter",
            )
        )

    def keep(self, name: str, wanted: SegmentFilter) -> None:
        """Keep a filter under a name."""
        finder = self._open_project.project.tools.finder
        self._write(tr("Keep the filter"), lambda: finder.keep(name, wanted))

    def forget(self, name: str) -> None:
        """Forget the filter of a name."""
        finder = self._open_project.project.tools.finder
        self._write(tr("Forget the filter"), lambda: finder.forget(name))

    def _write(self, title: str, work: Callable[[], None]) -> None:
        finder = self._open_project.project.tools.finder

        def run(_progress: object) -> dict[str, SegmentFilter]:
            work()
            return finder.named

        self._open_project.data.submit(Operation(title, run, self.named_changed.emit))

"""The review of the open project, asked off the GUI thread."""

from __future__ import annotations

from collections.abc import Callable, Set
from pathlib import Path
from typing import TYPE_CHECKING, Any

from postil_gui.i18n import tr
from postil_gui.operations.operation import Changes, Operation
from postil_gui.qt import QtCore, Signal
from postil_gui.session import Session

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil.workspace.review import Kind, ReviewedSegment, Severity


class ReviewService(QtCore.QObject):
    """Reads and changes the review."""

    loaded = Signal(str, list)
    """Name of the reviewer ("" without a review), ``ReviewedSegment`` of all that were changed."""

    rows_changed = Signal(frozenset)
    """Row ids of segments whose text or state is different now."""

    told = Signal(str, int)
    """Something that was done ("begun", "taken", "reported", "found"), and a number about it."""

    failed = Signal(str, object)
    """Title and exception."""

    def __init__(self, session: Session, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session

    def load(self) -> None:
        """Read who reviews and what was changed; replaces the last question."""
        review = self._session.project.review

        def work(_: Progress) -> tuple[str, list[ReviewedSegment]]:
            reviewer = review.reviewer
            return reviewer, review.changed() if reviewer else []

        self._session.search.submit(
            Operation(
                tr("Read the review"), work, lambda found: self.loaded.emit(*found), key="review"
            )
        )

    def begin(self, reviewer: str) -> None:
        """Keep the present translations as the base."""
        review = self._session.project.review
        self._do(tr("Begin the review"), lambda _: review.begin(reviewer), what="begun")

    def end(self) -> None:
        """The review is over."""
        review = self._session.project.review
        self._do(tr("End the review"), lambda _: review.end())

    def accept(self, row_id: int, number: int | None) -> None:
        """Take a change into the base; all of the segment without a number."""
        review = self._session.project.review
        self._do(tr("Accept the change"), lambda _: review.accept(row_id, number), rows={row_id})

    def reject(self, row_id: int, number: int | None) -> None:
        """Bring the base's words back; all of the segment without a number."""
        review = self._session.project.review
        self._do(tr("Reject the change"), lambda _: review.reject(row_id, number), rows={row_id})

    def approve(self, row_id: int, done: Callable[[], None]) -> None:
        """Say that a segment is right as it is."""
        review = self._session.project.review
        self._do(
            tr("Approve the segment"), lambda _: review.approve(row_id), rows={row_id}, done=done
        )

    def add_finding(self, row_id: int, kind: Kind, severity: Severity, text: str) -> None:
        """Remark something about a segment."""
        review = self._session.project.review
        self._do(
            tr("Add the finding"),
            lambda _: review.add_finding(row_id, kind, severity, text),
            what="found",
        )

    def take_over(self) -> None:
        """Confirm what was changed, so that memory and engine learn it."""
        review, rows = self._session.project.review, set[int]()

        def work(progress: Progress) -> int:
            rows.update(one.segment.row_id for one in review.changed())
            return review.take_over(progress)

        self._do(tr("Take the review over"), work, what="taken", rows=rows)

    def write_report(self, path: Path, title: str) -> None:
        """Write the report as HTML or CSV."""
        review = self._session.project.review

        def work(_: Progress) -> int:
            from postil.workspace.reports.tables import write_report  # noqa: PLC0415

            tables = review.report()
            write_report(title, tables, path)
            return len(tables[1][2])

        self._do(tr("Write the report"), work, what="reported")

    def _do(
        self,
        title: str,
        work: Callable[[Progress], Any],
        *,
        rows: Set[int] = frozenset(),
        what: str = "",
        done: Callable[[], None] = lambda: None,
    ) -> None:
        """On the data lane, after what was typed before; ``work`` may add to ``rows``."""

        def finished(result: Any) -> None:
            self.load()
            if rows:
                self.rows_changed.emit(frozenset(rows))
            if what:
                self.told.emit(what, result)
            done()

        self._session.data.submit(
            Operation(
                title,
                work,
                finished,
                lambda error: self.failed.emit(title, error),
                lambda _: Changes(frozenset(rows), counts=True),
            )
        )

"""The review of the open project, asked off the GUI thread; what is decided can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Set, Sized
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from postil.memory.database import now
from postil.text.tags import TaggedText
from postil.workspace.segments.bulk import BulkChange
from postil_gui.features.editing.undo.changes import ChangeService
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Changes, Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.project.reports import export_report
from postil_gui.qt import QtCore, Signal

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil.workspace.review import (
        Bases,
        Kind,
        ProjectReview,
        ReviewedSegment,
        ReviewFinding,
        Severity,
    )

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ShownFinding:
    """A finding with the number of its segment (from 1) and the segment's translation."""

    number: int
    finding: ReviewFinding
    target: TaggedText


class ReviewService(QtCore.QObject):
    """Reads and changes the review."""

    loaded = Signal(str, list)
    """Name of the reviewer ("" without a review), ``ReviewedSegment`` of all that were changed."""

    findings_loaded = Signal(list)
    """:class:`ShownFinding` of the whole project, in the order of the segments."""

    rows_changed = Signal(frozenset)
    """Row ids of segments whose text or state is different now."""

    announced = Signal(str, int)
    """Event of a review ("begun", "taken", "reported", "found", "accepted", "rejected",
    "nothing here", "nothing"), and a number about it.
    """

    failed = Signal(str, object)
    """Title and exception."""

    def __init__(
        self,
        open_project: OpenProject,
        changes: ChangeService,
        parent: QtCore.QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._open_project = open_project
        self._changes = changes

    def load(self) -> None:
        """Read who reviews, what was changed and found; replaces the last question."""
        review = self._open_project.project.review

        def done(found: tuple[str, list[ReviewedSegment], list[ShownFinding]]) -> None:
            self.loaded.emit(*found[:2])
            self.findings_loaded.emit(found[2])

        self._open_project.data.submit(
            Operation(tr("Read the review"), lambda _: _read(review), done, key="review")
        )

    def begin(self, reviewer: str) -> None:
        """Keep the present translations as the base."""
        review = self._open_project.project.review
        self._do(tr("Begin the review"), lambda _: review.begin(reviewer), what="begun")

    def end(self) -> None:
        """The review is over."""
        review = self._open_project.project.review
        self._do(tr("End the review"), lambda _: review.end())

    def accept(self, row_id: int, *, first: bool) -> None:
        """Take the first change of a segment, as it is by then, into the base; or all of them."""
        review = self._open_project.project.review

        self._accept(tr("Accept the change"), lambda: _decide(review, row_id, first, review.accept))

    def accept_all(self) -> None:
        """Take every change into the bases."""
        review = self._open_project.project.review
        self._accept(tr("Accept all changes"), review.accept_all, "accepted")

    def reject(self, row_id: int, *, first: bool) -> None:
        """Bring the base's words back for the first change of a segment, as it is by then, or for
        all of them.
        """
        review = self._open_project.project.review
        self._change(
            tr("Reject the change"), lambda _: _decide(review, row_id, first, review.reject)
        )

    def reject_all(self) -> None:
        """Bring every base back."""
        review = self._open_project.project.review
        self._changes.before_change.emit()
        self._change(tr("Reject all changes"), review.reject_all, "rejected")

    def approve(self, row_id: int, done: Callable[[], None]) -> None:
        """Approve a segment."""
        project = self._open_project.project

        def work(_: Progress) -> BulkChange:
            before = project.segments.get(row_id)
            return BulkChange((before,), (project.review.approve(row_id),))

        self._change(tr("Approve the segment"), work, then=done)

    def add_finding(self, row_id: int, kind: Kind, severity: Severity, text: str) -> None:
        """Add a finding to a segment."""
        review = self._open_project.project.review

        def done(number: int) -> None:
            self._remember_finding(tr("Add the finding"), number, None)
            self.announced.emit("found", number)

        self._changes.submit(
            tr("Add the finding"),
            lambda _: review.add_finding(row_id, kind, severity, text),
            done,
        )

    def resolve(self, number: int, *, on: bool) -> None:
        """Mark a finding, by its id, as resolved, or as not resolved."""
        title = tr("Resolve the finding") if on else tr("Open the finding again")
        self._change_finding(title, number, resolved=now() if on else "")

    def answer(self, number: int, text: str) -> None:
        """Set the answer to a finding."""
        self._change_finding(tr("Answer the finding"), number, answer=text)

    def remove_finding(self, number: int) -> None:
        """Take a finding away."""
        review, title = self._open_project.project.review, tr("Remove the finding")

        def done(before: ReviewFinding | None) -> None:
            if before is not None:
                self._remember_finding(title, number, before)

        self._changes.submit(title, lambda _: review.set_finding(number, None), done)

    def take_over(self) -> None:
        """Confirm what was changed, so that memory and engine learn it."""
        review, rows = self._open_project.project.review, set[int]()

        def work(progress: Progress) -> int:
            rows.update(one.segment.row_id for one in review.changed())
            return review.take_over(progress)

        self._do(tr("Take the review over"), work, what="taken", rows=rows)

    def write_report(self, path: Path, title: str) -> None:
        """Write the report as HTML or CSV."""
        review = self._open_project.project.review

        def work(_: Progress) -> int:
            tables = review.report()
            export_report(title, tables, path)
            return len(tables[1][2])

        self._do(tr("Write the report"), work, what="reported")

    def _accept(self, title: str, work: Callable[[], Bases | None], sentence: str = "") -> None:
        review = self._open_project.project.review

        def done(before: Bases | None) -> None:
            if before:
                self._remember(title, before, review.swap_bases)
            self.load()
            self._tell(sentence, before)

        self._changes.submit(title, lambda _: work(), done)

    def _change(
        self,
        title: str,
        work: Callable[[Progress], BulkChange | None],
        sentence: str = "",
        then: Callable[[], None] = lambda: None,
    ) -> None:
        def done(change: BulkChange | None) -> None:
            if change is not None:
                self._changes.finish_change(title, change)
            self._tell(sentence, None if change is None else change.after)
            then()

        self._changes.submit(title, work, done)

    def _tell(self, sentence: str, segments: Sized | None) -> None:
        """Announce the number of segments changed, or that there is nothing to decide in
        this one.
        """
        if segments is None:
            self.announced.emit("nothing here", 0)
        elif sentence:
            self.announced.emit(sentence if segments else "nothing", len(segments))

    def _change_finding(self, title: str, number: int, **changes: str) -> None:
        review = self._open_project.project.review

        def done(before: ReviewFinding) -> None:
            self._remember_finding(title, number, before)

        self._changes.submit(title, lambda _: review.change_finding(number, **changes), done)

    def _remember_finding(self, title: str, number: int, before: ReviewFinding | None) -> None:
        self._remember(
            title, before, partial(self._open_project.project.review.set_finding, number)
        )
        self.load()

    def _remember(self, title: str, before: T, swap: Callable[[T], T]) -> None:
        """Add an undo step: undo and redo both swap in the value that the last swap replaced."""
        known = [before]

        def turn() -> None:
            def turned(replaced: T) -> None:
                known[0] = replaced
                self.load()

            self._changes.submit(title, lambda _: swap(known[0]), turned)

        self._changes.steps.add(title, turn, turn)

    def _do(
        self,
        title: str,
        work: Callable[[Progress], Any],
        *,
        rows: Set[int] = frozenset(),
        what: str = "",
    ) -> None:
        """On the data executor, after what was typed before; ``work`` may add to ``rows``."""

        def finished(result: Any) -> None:
            self.load()
            if rows:
                self.rows_changed.emit(frozenset(rows))
            if what:
                self.announced.emit(what, result)

        self._open_project.data.submit(
            Operation(
                title,
                work,
                finished,
                lambda error: self.failed.emit(title, error),
                lambda _: Changes(frozenset(rows), counts=True),
            )
        )


def _decide(
    review: ProjectReview,
    row_id: int,
    first: bool,
    decide: Callable[[int, int | None], T],
) -> T | None:
    """Decide the first change of a segment or all of them, as they are now; None without any."""
    found = review.segment(row_id)
    if found is None or not found.is_changed:
        return None
    return decide(row_id, found.first if first else None)


def _read(review: ProjectReview) -> tuple[str, list[ReviewedSegment], list[ShownFinding]]:
    reviewer = review.reviewer
    return (
        reviewer,
        review.changed() if reviewer else [],
        [
            ShownFinding(place + 1, finding, target)
            for place, finding, target in review.placed_findings()
        ],
    )

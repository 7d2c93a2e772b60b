"""Comments, bookmarks, locks, states and history of segments; and the way to marked ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

import numpy as np
import numpy.typing as npt

from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.project import Project
from postil.workspace.records import ProjectSegment
from postil.workspace.segments.annotations import Comment
from postil.workspace.segments.filters import MATCHES, SegmentFilter
from postil.workspace.segments.history import Version
from postil_gui.features.editing.undo.changes import ChangeService
from postil_gui.i18n.messages import mark, tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal

_Changed = tuple[dict[int, Comment], ProjectSegment, dict[int, Comment]]
_COMMENT, _BOOKMARK = mark("comment on segment {number}"), mark("bookmark of segment {number}")
_LOCK, _STATE = mark("lock of segment {number}"), mark("state of segment {number}")
Goal = Literal["comment", "bookmark", "fuzzy", "machine", "finding", "other source"]
_OPEN = frozenset(state for state in SegmentState if not state.is_confirmed)
_GOALS: dict[Goal, SegmentFilter] = {
    "comment": SegmentFilter(commented=True),
    "bookmark": SegmentFilter(bookmarked=True),
    "fuzzy": SegmentFilter(
        states=_OPEN, origins=frozenset({"memory"}), bands=frozenset(MATCHES[2:])
    ),
    "machine": SegmentFilter(states=_OPEN, origins=frozenset({"machine"})),
}


@dataclass(frozen=True, slots=True)
class Way:
    """Places in the order they are shown, the row to start from, and the direction."""

    places: npt.NDArray[np.int64]
    row: int
    direction: int

    def rest(self) -> npt.NDArray[np.int64]:
        """The places to be looked at, round from the other end, without the one to start from."""
        before, after = self.places[: max(self.row, 0)], self.places[self.row + 1 :]
        if self.direction < 0:
            return np.concatenate([before[::-1], after[::-1]])
        return np.concatenate([after, before])


class MarkService(QtCore.QObject):
    """Asks ``Project.tools.annotations`` and ``Project.tools.versions``."""

    comments_found = Signal(int, list)
    """Row id, its ``Comment``."""

    versions_found = Signal(int, list)
    """Row id, its ``Version``, the newest first."""

    marked = Signal(int, str, object, object)
    """Row id, what was done (to be translated), functions that take it back and do it again."""

    def __init__(self, open_project: OpenProject, changes: ChangeService) -> None:
        super().__init__(open_project)
        self._open_project = open_project
        self._changes = changes
        self.not_added: dict[int, str] = {}
        """Texts of new comments that were left before they were added, by row id: they are there
        again when the segment is."""
        self.not_changed: dict[int, tuple[int, str]] = {}
        """Comments that were left while they were edited: id and text, by row id."""

    def load_comments(self, row_id: int) -> None:
        """Read the comments of a segment."""
        marks = self._open_project.project.tools.annotations

        def done(found: list[Comment]) -> None:
            self.comments_found.emit(row_id, found)

        self._open_project.data.submit(
            Operation(tr("Read the comments"), lambda _: marks.comments(row_id), done)
        )

    def load_versions(self, row_id: int) -> None:
        """Read the history of a segment."""
        versions = self._open_project.project.tools.versions

        def done(found: list[Version]) -> None:
            self.versions_found.emit(row_id, found)

        self._open_project.data.submit(
            Operation(tr("Read the history"), lambda _: versions.of(row_id), done)
        )

    def leave_comment(self, row_id: int, text: str) -> None:
        """Keep what was typed of a new comment, if anything was, until it is gone on with."""
        self.not_added.pop(row_id, None)
        if text.strip():
            self.not_added[row_id] = text

    def leave_change(self, row_id: int, change: tuple[int, str] | None) -> None:
        """Keep a comment as far as it was edited: its id and text; None for none."""
        self.not_changed.pop(row_id, None)
        if change is not None:
            self.not_changed[row_id] = change

    def comment(self, row_id: int, text: str) -> None:
        """Add a comment."""
        marks = self._open_project.project.tools.annotations
        self._comment(row_id, lambda: marks.add_comment(row_id, text))

    def change_comment(self, row_id: int, number: int, text: str) -> None:
        """Change a comment on a segment; an empty text takes it away."""
        marks = self._open_project.project.tools.annotations
        self._comment(row_id, lambda: marks.change_comment(number, text))

    def _comment(self, row_id: int, change: Callable[[], ProjectSegment]) -> None:
        marks, title = self._open_project.project.tools.annotations, tr("Comment")

        def known() -> dict[int, Comment]:
            return {one.id: one for one in marks.comments(row_id)}

        def work(_progress: Progress) -> _Changed:
            return known(), change(), known()

        def done(found: _Changed) -> None:
            before, segment, after = found
            self._changes.changed.emit([segment])
            number = next((n for n in before | after if before.get(n) != after.get(n)), None)
            if number is not None:
                back, again = before.get(number), after.get(number)
                self.marked.emit(row_id, _COMMENT, restored(number, back), restored(number, again))

        def restored(number: int, comment: Comment | None) -> Callable[[], None]:
            return lambda: self._mark(
                title, lambda: [marks.restore_comment(row_id, number, comment)]
            )

        self._changes.submit(title, work, done)

    def bookmark(self, row_id: int, *, on: bool) -> None:
        """Put a bookmark or take it off."""
        marks = self._open_project.project.tools.annotations

        def put(on: bool) -> Callable[[], None]:
            return lambda: self._mark(tr("Bookmark"), lambda: marks.bookmark([row_id], on=on))

        put(on)()
        self.marked.emit(row_id, _BOOKMARK, put(not on), put(on))

    def lock(self, row_id: int, *, on: bool) -> None:
        """Lock a segment or unlock it."""
        marks, title, was = self._open_project.project.tools.annotations, tr("Lock"), [0]

        def work() -> list[ProjectSegment]:
            was[0] = marks.locked_by(row_id)
            return marks.lock([row_id], on=on)

        def put() -> None:
            self._mark(title, work)

        put()
        back = partial(self._mark, title, lambda: marks.restore_lock(row_id, was[0]))
        self.marked.emit(row_id, _LOCK, back, put)

    def set_state(self, row_id: int, state: SegmentState, was: SegmentState) -> None:
        """Set the state of a confirmed segment; ``was``: the one before."""
        marks = self._open_project.project.tools.annotations

        def put(state: SegmentState) -> Callable[[], None]:
            def tell(segments: Sequence[ProjectSegment]) -> None:
                self._changes.changed.emit(list(segments))
                self._changes.announce_kept(1 - len(segments))

            return lambda: self._changes.submit(
                tr("Set the state"), lambda _: marks.set_state([row_id], state), tell
            )

        put(state)()
        self.marked.emit(row_id, _STATE, put(was), put(state))

    @property
    def sources_editable(self) -> bool:
        """Whether the project lets sources be edited; unless somebody forbade it, it does."""
        return self._open_project.project.info.source_edits

    def edit_source(self, row_id: int, source: TaggedText) -> None:
        """Correct a source; the project allows it from then on."""
        marks = self._open_project.project.tools.annotations

        def work() -> list[ProjectSegment]:
            if not marks.sources_can_be_edited:  # nobody said anything yet
                marks.allow_source_edits(True)
            return [marks.edit_source(row_id, source)]

        self._mark(tr("Edit the source"), work)

    def go(self, goal: Goal, way: Way, done: Callable[[int | None], None]) -> None:
        """Look for the next segment of a kind; ``done`` gets its place, or None."""
        project = self._open_project.project
        self._open_project.search.submit(
            Operation(
                tr("Go to"),
                lambda progress: _find(project, goal, way, progress),
                done,
                key="go",
            )
        )

    def _mark(self, title: str, work: Callable[[], Sequence[ProjectSegment]]) -> None:
        def done(segments: Sequence[ProjectSegment]) -> None:
            self._changes.changed.emit(list(segments))

        self._changes.submit(title, lambda _: work(), done)


def _find(project: Project, goal: Goal, way: Way, progress: Progress) -> int | None:
    rest = way.rest()
    if goal in _GOALS:
        wanted = project.tools.finder.find(_GOALS[goal], progress=progress)
        hits = rest[np.isin(rest, wanted)]
        return int(hits[0]) if len(hits) else None
    start = project.segments.read(int(way.places[way.row]), int(way.places[way.row]) + 1)
    for place in rest.tolist():
        progress.check()
        (segment,) = project.segments.read(place, place + 1)
        if goal == "other source":
            if not start or segment.source.plain != start[0].source.plain:
                return int(place)
        elif not segment.target.is_empty and any(
            not issue.ignored for issue in project.checks.segment(segment.row_id)
        ):
            return int(place)
    return None

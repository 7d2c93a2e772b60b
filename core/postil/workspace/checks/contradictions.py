"""Contradictions between segments of an open project, followed while segments change."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock

from postil.formats.segment import SegmentState
from postil.workspace.checks.consistency import Consistency, Reading
from postil.workspace.checks.project_checks import CheckedSegment, ProjectChecks
from postil.workspace.context import ProjectContext
from postil.workspace.segments import rows as segments


class Contradictions:
    """Index of the segments of one project that contradict each other; methods may be called from
    any thread.

    First :meth:`load` is called until it has gone through the project, and then :meth:`follow`
    with what was changed; a segment may be changed before it is reached.
    """

    def __init__(self, context: ProjectContext, checks: ProjectChecks) -> None:
        self._database = context.database
        self._checks = checks
        self._lock = Lock()  # from reading a text until it is taken in
        self._known: Consistency | None = None

    def begin(self) -> None:
        """Forget what is known."""
        self.close()

    def load(self, after: int, count: int) -> int | None:
        """Take in up to ``count`` segments with a translation whose row ids come after ``after``;
        the last of them, or None at the end of the project.
        """
        with self._lock, self._database.reading() as connection:
            read = segments.read_texts(connection, after, count)
            self._consistency.load(map(_reading, read))
        return read[-1][0] if read else None

    def follow(self, row_ids: Sequence[int]) -> list[int]:
        """Some segments were changed, or are gone; all that may contradict others now, or may have
        until now, by row id.
        """
        with self._lock, self._database.reading() as connection:
            there = list(map(_reading, segments.read_texts_of(connection, row_ids)))
            gone = set(row_ids) - {one.segment for one in there}
            return sorted(self._consistency.change(there, gone))

    def all(self) -> list[int]:
        """Row ids of the segments that others contradict."""
        with self._lock:
            return sorted({one.segment for one in self._consistency.contradictions()})

    def of(self, row_ids: Sequence[int]) -> list[CheckedSegment]:
        """Some segments with the contradictions of others to them; a missing one is left out."""
        with self._lock:
            found = self._consistency.contradictions(row_ids)
        with self._database.reading() as connection:
            there = segments.read_placed(connection, row_ids)
            others = segments.read_texts_of(connection, [one.other for one in found])
        return self._checks.contradicted(there, found, map(_reading, others))

    def close(self) -> None:
        """Let go of what is known."""
        with self._lock:
            if self._known is not None:
                self._known.close()
            self._known = None

    @property
    def _consistency(self) -> Consistency:
        if self._known is None:
            self._known = Consistency()
        return self._known


def _reading(row: tuple[int, str, str, SegmentState]) -> Reading:
    row_id, source, target, state = row
    return Reading(row_id, source, target, state.is_confirmed)

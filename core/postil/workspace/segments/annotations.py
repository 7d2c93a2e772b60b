"""Comments, bookmarks, locks and states of segments, and corrections of their source."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from postil.errors import UsageError
from postil.formats.segment import SegmentState
from postil.memory.database import now
from postil.messages import Message
from postil.text.tags import Tag, TaggedText
from postil.workspace.context import ProjectContext
from postil.workspace.database import setting
from postil.workspace.details import SOURCE_EDITS
from postil.workspace.records import ProjectSegment
from postil.workspace.segments import rows as segments

BY_TRANSLATOR = 2  # in the column ``locked``; 1 is a lock of the document


@dataclass(frozen=True, slots=True)
class Comment:
    """A remark on a segment; ``time`` is ISO-8601 UTC."""

    id: int
    row_id: int
    time: str
    author: str
    text: str


class SegmentAnnotations:
    """Marks segments of one project; methods may be called from any thread.

    Parameters
    ----------
    changing
        Lock of what changes the project.
    """

    def __init__(self, context: ProjectContext) -> None:
        self._database = context.database
        self._confirmer = context.confirmer
        self._changing = context.changing
        self._details = context.details

    def comments(self, row_id: int | None = None) -> list[Comment]:
        """Comments on a segment or, in document order, on all; the oldest first."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT c.id, c.segment, c.time, c.author, c.text FROM comment c JOIN segment s "
                "ON s.id = c.segment WHERE ?1 IS NULL OR c.segment = ?1 "
                "ORDER BY s.document, s.position, c.id",
                (row_id,),
            )
            return [Comment(*row) for row in rows]

    def add_comment(self, row_id: int, text: str, author: str = "") -> ProjectSegment:
        """Add a comment to a segment, also to a locked one; by default in the name of the
        translator of the project.

        Raises
        ------
        UsageError
            There is nothing said, or no such segment.
        """
        if not text.strip():
            raise UsageError("A comment needs some words.")
        with self._changing, self._database.writing() as connection:
            segments.read_segment(connection, row_id)
            self._insert(connection, row_id, text.strip(), author)
            return segments.read_segment(connection, row_id)

    def change_comment(self, number: int, text: str) -> ProjectSegment:
        """Change the text of a comment; the comment itself cannot be removed."""
        with self._changing, self._database.writing() as connection:
            row = connection.execute(
                "SELECT segment FROM comment WHERE id = ?", (number,)
            ).fetchone()
            if row is None:
                raise UsageError("This comment is not there any more.")
            if text.strip():
                connection.execute(
                    "UPDATE comment SET text = ?, time = ? WHERE id = ?",
                    (text.strip(), now(), number),
                )
            else:
                connection.execute("DELETE FROM comment WHERE id = ?", (number,))
            return segments.read_segment(connection, row[0])

    def restore_comment(self, row_id: int, number: int, was: Comment | None) -> ProjectSegment:
        """Make a comment on a segment what it was, with its time and author; None: none."""
        with self._changing, self._database.writing() as connection:
            connection.execute("DELETE FROM comment WHERE id = ?", (number,))
            if was is not None:
                connection.execute(
                    "INSERT INTO comment (id, segment, time, author, text) VALUES (?, ?, ?, ?, ?)",
                    (was.id, was.row_id, was.time, was.author, was.text),
                )
            return segments.read_segment(connection, row_id)

    def bookmark(self, rows: Sequence[int], *, on: bool = True) -> list[ProjectSegment]:
        """Put bookmarks on segments, or take them off."""
        query = "INSERT OR IGNORE INTO bookmark VALUES (?)"
        if not on:
            query = "DELETE FROM bookmark WHERE segment = ?"
        return self._mark(query, rows)

    def lock(self, rows: Sequence[int], *, on: bool = True) -> list[ProjectSegment]:
        """Lock segments against every change, or unlock them, whoever locked them."""
        value = BY_TRANSLATOR if on else 0
        query = f"UPDATE segment SET locked = {value} WHERE id = ?"
        return self._mark(f"{query} AND locked = 0" if on else query, rows)

    def locked_by(self, row_id: int) -> int:
        """Lock of a segment, with its owner, as :meth:`restore_lock` takes it; 0: not locked."""
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT locked FROM segment WHERE id = ?", (row_id,)
            ).fetchone()
            return 0 if row is None else int(row[0])

    def restore_lock(self, row_id: int, by: int) -> list[ProjectSegment]:
        """Lock or unlock a segment as it was, in the name of who locked it then."""
        return self._mark(f"UPDATE segment SET locked = {by:d} WHERE id = ?", [row_id])

    def set_state(self, rows: Sequence[int], state: SegmentState) -> list[ProjectSegment]:
        """Set the state of confirmed segments: translated, reviewed, final, or rejected in review.

        Memory and learning stay. Segments that were never confirmed, and locked ones, stay as they
        are.

        Raises
        ------
        UsageError
            ``state`` is one that only confirming or unconfirming gives.
        """
        if state in (SegmentState.NEW, SegmentState.DRAFT):
            raise UsageError("Unconfirm a segment to make a draft of it.")
        with self._changing, self._database.writing() as connection:
            known = [segments.read_segment(connection, row_id) for row_id in rows]
            reached = [
                one.row_id
                for one in known
                if not one.locked and (one.state.is_confirmed or one.state is SegmentState.REJECTED)
            ]
            for row_id in reached:
                segments.write_state(connection, row_id, state)
            return [segments.read_segment(connection, row_id) for row_id in reached]

    @property
    def sources_can_be_edited(self) -> bool:
        """Whether the project allows it."""
        with self._database.reading() as connection:
            return setting(connection, SOURCE_EDITS) == "yes"

    def allow_source_edits(self, allowed: bool) -> None:
        """Allow sources to be corrected, or not; what was corrected stays."""
        with self._changing:
            self._details.write({SOURCE_EDITS: "yes" if allowed else "no"})

    def edit_source(self, row_id: int, source: TaggedText) -> ProjectSegment:
        """Correct the source of a segment in the project; the document keeps its own.

        A confirmed segment becomes a draft, for its unit had another source. A comment keeps the
        former source.

        Raises
        ------
        UsageError
            The project does not allow it, the segment is locked, or the tags are not those of the
            document.
        """
        if not self.sources_can_be_edited:
            raise UsageError(
                "This project does not allow sources to be edited.",
                hint="Allow it in the settings of the project.",
            )
        with self._changing, self._confirmer.together() as connection:
            old = segments.read_segment(connection, row_id)
            if old.locked:
                raise UsageError(Message("Segment {number} is locked.", number=row_id))
            if not source.plain.strip() or _tags(source) != _tags(old.source):
                raise UsageError(
                    "An edited source needs some text, and all tags that it has in the document."
                )
            if source == old.source:
                return old
            if old.confirmed or old.state.is_confirmed:
                self._confirmer.unconfirm(row_id)
            self._write_source(connection, old, source)
            self._insert(connection, row_id, f"Source edited. It was: {old.source.plain}", "")
            return segments.read_segment(connection, row_id)

    def own_source(self, row_id: int) -> TaggedText:
        """The source that the document has for a segment."""
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT own_source FROM segment WHERE id = ?", (row_id,)
            ).fetchone()
            if row is not None and row[0] is not None:
                return TaggedText.from_json(json.loads(row[0]))
            return segments.read_segment(connection, row_id).source

    def _write_source(
        self, connection: sqlite3.Connection, old: ProjectSegment, source: TaggedText
    ) -> None:
        segments.write_source(connection, old.row_id, source, self.own_source(old.row_id))

    def _insert(self, connection: sqlite3.Connection, row_id: int, text: str, author: str) -> None:
        connection.execute(
            "INSERT INTO comment (segment, time, author, text) VALUES (?, ?, ?, ?)",
            (row_id, now(), author or self._confirmer.author, text),
        )

    def _mark(self, query: str, rows: Sequence[int]) -> list[ProjectSegment]:
        with self._changing, self._database.writing() as connection:
            connection.executemany(query, [(row_id,) for row_id in rows])
            return [segments.read_segment(connection, row_id) for row_id in rows]


def _tags(text: TaggedText) -> Counter[Tag]:
    return Counter(part for part in text.parts() if isinstance(part, Tag))

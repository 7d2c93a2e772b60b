"""The history of segments: each version that was saved or confirmed, up to a number.

What is typed in one go is one version: a draft takes the place of the draft before it when both
came from the same hand within a few minutes.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from postil.formats.segment import Segment, SegmentState
from postil.memory.database import now
from postil.memory.rows import tagged_column, tagged_value
from postil.memory.soundness import check_row
from postil.text.tags import TaggedText
from postil.workspace.database import ProjectDatabase
from postil.workspace.records import Origin, ProjectSegment
from postil.workspace.schema import DATABASE

MOST_VERSIONS = 50
ONE_GO = timedelta(minutes=10)
KINDS = (int, str, str, str, str, int | None, str, str | None)  # of a row that is read


@dataclass(frozen=True, slots=True)
class Version:
    """A target as it once was; ``time`` is ISO-8601 UTC."""

    id: int
    time: str
    author: str
    state: SegmentState
    origin: Origin
    score: int | None
    target: TaggedText


class Versions:
    """Reads the history of one project; methods may be called from any thread."""

    def __init__(self, database: ProjectDatabase) -> None:
        self._database = database

    def of(self, row_id: int) -> list[Version]:
        """Versions of a segment, the newest first."""
        with self._database.reading() as connection:
            return read(connection, row_id)


def read(connection: sqlite3.Connection, row_id: int, limit: int = MOST_VERSIONS) -> list[Version]:
    rows = connection.execute(
        "SELECT id, time, author, state, origin, score, target, target_tagged FROM version "
        "WHERE segment = ? ORDER BY id DESC LIMIT ?",
        (row_id, limit),
    ).fetchall()
    for row in rows:
        check_row(DATABASE, row, KINDS)
    return [
        Version(
            number,
            time,
            author,
            SegmentState(state),
            origin,
            score,
            tagged_value(target, tagged),
        )
        for number, time, author, state, origin, score, target, tagged in rows
    ]


def keep(
    connection: sqlite3.Connection, before: ProjectSegment, segment: ProjectSegment, author: str
) -> None:
    """Note what a segment became; ``before`` is noted, too, if nothing is known of it yet."""
    note(connection, before)
    last = next(iter(read(connection, segment.row_id, 1)), None)
    if last is not None and (last.target, last.state) == (segment.target, segment.state):
        return
    if segment.target.is_empty and last is None:
        return
    if last is not None and _goes_on(last, segment, author):
        connection.execute("DELETE FROM version WHERE id = ?", (last.id,))
    _insert(connection, segment, author, now())
    connection.execute(
        "DELETE FROM version WHERE segment = ?1 AND id NOT IN "
        "(SELECT id FROM version WHERE segment = ?1 ORDER BY id DESC LIMIT ?2)",
        (segment.row_id, MOST_VERSIONS),
    )


def note(connection: sqlite3.Connection, segment: ProjectSegment) -> None:
    """Note what a segment is, if nothing is known of it yet, or only what it was before it was
    reviewed.
    """
    if segment.target.is_empty:
        return
    last = next(iter(read(connection, segment.row_id, 1)), None)
    reviewed = (
        last is not None
        and last.target == segment.target
        and segment.state.is_confirmed
        and last.state.is_confirmed
        and last.state is not segment.state
    )
    if last is None or reviewed:
        _insert(connection, segment, "", segment.changed or now())


def note_made(
    connection: sqlite3.Connection, document: int, brought: Mapping[int, Segment]
) -> None:
    """Note author and time of the translations that come with a document, as far as it names them.

    Parameters
    ----------
    brought
        By the places of their segments in the document.
    """
    connection.executemany(
        "INSERT INTO version (segment, time, author, state, origin, score, target, target_tagged) "
        "SELECT id, ?, ?, state, origin, score, target, target_tagged FROM segment "
        "WHERE document = ? AND position = ?",
        [
            (one.made or now(), one.author, document, position)
            for position, one in brought.items()
            if one.author and one.target
        ],
    )


def made_by(connection: sqlite3.Connection, segment: ProjectSegment) -> tuple[str, str] | None:
    """Author and time of the present target of a segment; None if they are unknown."""
    for version in read(connection, segment.row_id):
        if version.author and version.target == segment.target:
            return version.author, version.time
    return None


def _goes_on(last: Version, segment: ProjectSegment, author: str) -> bool:
    drafts = last.state == segment.state == SegmentState.DRAFT
    if not drafts or (last.author, last.origin) != (author, segment.origin):
        return False
    return datetime.fromisoformat(now()) - datetime.fromisoformat(last.time) < ONE_GO


def _insert(
    connection: sqlite3.Connection, segment: ProjectSegment, author: str, time: str
) -> None:
    connection.execute(
        "INSERT INTO version (segment, time, author, state, origin, score, target, target_tagged) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            segment.row_id,
            time,
            author,
            segment.state.value,
            segment.origin,
            segment.score,
            segment.target.plain,
            tagged_column(segment.target),
        ),
    )

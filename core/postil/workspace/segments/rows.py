"""Segment rows of the project's database."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from postil.errors import DamagedProject, NoSegmentError, UsageError
from postil.formats.file_suggestions import kind_named
from postil.formats.limits import Limit
from postil.formats.segment import Segment, SegmentState
from postil.memory.database import now
from postil.memory.rows import tagged_column, tagged_value
from postil.memory.soundness import check_row, damaged_record
from postil.memory.units import Context
from postil.messages import Message
from postil.text.tags import TaggedText
from postil.workspace.records import Origin, ProjectSegment
from postil.workspace.schema import DATABASE
from postil.workspace.word_counts import word_count

_COLUMNS = (
    "s.id, s.document, s.position, s.key, s.source, s.source_tagged, s.target, s.target_tagged, "
    "s.state, s.origin, s.score, s.changed, s.note, s.locked, s.unit, s.seconds, "
    "s.longest, s.longest_bytes, "
    "(SELECT count(*) FROM comment c WHERE c.segment = s.id), "
    "EXISTS (SELECT 1 FROM bookmark b WHERE b.segment = s.id)"
)
_KINDS = (  # of these columns
    *(int, int, int, str, str, str | None, str, str | None),
    *(str, str, int | None, str, str, int, int | None, int | float, int, int, int, int),
)
_READ = f"SELECT {_COLUMNS} FROM segment s"
_TEXTS = "SELECT id, source, target, state FROM segment"
_PLACED = (
    f"SELECT d.first_segment - 1 + s.position, {_COLUMNS} FROM segment s "
    "JOIN document d ON d.id = s.document"
)


def read_segment(connection: sqlite3.Connection, row_id: int) -> ProjectSegment:
    """One segment.

    Raises
    ------
    UsageError
        There is none.
    """
    row = connection.execute(f"{_READ} WHERE id = ?", (row_id,)).fetchone()
    if row is None:
        raise NoSegmentError(Message("The project has no segment {number}.", number=row_id))
    return _segment(row)


def read_segments(
    connection: sqlite3.Connection, start: int, stop: int | None, document: int | None
) -> list[ProjectSegment]:
    """Segments ``start`` to ``stop`` of the project or of one document, in document order."""
    return list(each_segment(connection, start, stop, document))


def each_segment(
    connection: sqlite3.Connection, start: int, stop: int | None, document: int | None
) -> Iterator[ProjectSegment]:
    """The same one by one: a list of 100,000 that is let go keeps Python's lock for 50 ms."""
    first, count = _extent(connection, document)
    start = max(0, start)
    stop = count if stop is None else min(stop, count)
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM document d CROSS JOIN segment s ON s.document = d.id "
        "AND s.position >= ?1 - d.first_segment AND s.position < ?2 - d.first_segment "
        "WHERE d.first_segment < ?2 AND d.first_segment + d.segments > ?1 "
        "ORDER BY d.id, s.position",
        (first + start, first + stop),
    )
    return map(_segment, rows)


def read_translated(
    connection: sqlite3.Connection, after: int, count: int
) -> list[tuple[int, ProjectSegment]]:
    """Up to ``count`` segments with a translation whose row ids come after ``after``, in the order
    of those, each with its place among all of the project, from 0.
    """
    rows = connection.execute(
        f"{_PLACED} WHERE s.id > ? AND (s.target <> '' OR s.target_tagged IS NOT NULL) "
        "ORDER BY s.id LIMIT ?",
        (after, count),
    )
    return [(row[0], _segment(row[1:])) for row in rows]


def read_placed(
    connection: sqlite3.Connection, row_ids: Sequence[int]
) -> list[tuple[int, ProjectSegment]]:
    """Segments by their row ids, each with its place among all of the project, from 0; one that
    there is not is left out.
    """
    rows = connection.execute(
        f"{_PLACED} WHERE s.id IN (SELECT value FROM json_each(?)) ORDER BY s.id",
        (json.dumps([int(row_id) for row_id in row_ids]),),
    )
    return [(row[0], _segment(row[1:])) for row in rows]


def read_texts(
    connection: sqlite3.Connection, after: int, count: int
) -> list[tuple[int, str, str, SegmentState]]:
    """Row id, plain texts and state of up to ``count`` segments with a translation whose row ids
    come after ``after``, in the order of those.
    """
    rows = connection.execute(
        f"{_TEXTS} WHERE id > ? AND target <> '' ORDER BY id LIMIT ?", (after, count)
    )
    return list(map(_texts, rows))


def read_texts_of(
    connection: sqlite3.Connection, row_ids: Sequence[int]
) -> list[tuple[int, str, str, SegmentState]]:
    """The same of segments by their row ids, with a translation or without; one that there is not
    is left out.
    """
    rows = connection.execute(
        f"{_TEXTS} WHERE id IN (SELECT value FROM json_each(?))",
        (json.dumps([int(row_id) for row_id in row_ids]),),
    )
    return list(map(_texts, rows))


def read_own_sources(connection: sqlite3.Connection) -> dict[int, TaggedText]:
    """Texts of the document in place of edited sources, by row id.

    Raises
    ------
    DamagedProject
        One makes no sense.
    """
    rows = connection.execute(
        "SELECT id, own_source FROM segment WHERE own_source IS NOT NULL"
    ).fetchall()
    try:
        return {row_id: TaggedText.from_json(json.loads(kept)) for row_id, kept in rows}
    except (ValueError, TypeError, RecursionError) as error:
        raise damaged_record(DATABASE, error) from error


def read_places(connection: sqlite3.Connection, places: Sequence[int]) -> list[ProjectSegment]:
    """Segments by their places among all of the project, in the order of ``places``; a place that
    there is not is left out.
    """
    rows = connection.execute(
        f"WITH wanted(number, place) AS (SELECT key, value FROM json_each(?)) SELECT {_COLUMNS} "
        "FROM wanted w CROSS JOIN document d ON w.place >= d.first_segment - 1 "
        "AND w.place < d.first_segment - 1 + d.segments CROSS JOIN segment s "
        "ON s.document = d.id AND s.position = w.place - d.first_segment + 1 ORDER BY w.number",
        (json.dumps([int(place) for place in places]),),
    )
    return [_segment(row) for row in rows]


def read_changed(connection: sqlite3.Connection) -> list[tuple[ProjectSegment, str]]:
    """Segments whose target is another one than the text kept for them in ``baseline``, with what
    is kept, in document order.
    """
    rows = connection.execute(
        f"SELECT {_COLUMNS}, o.target FROM baseline o JOIN segment s ON s.id = o.segment "
        "WHERE json_extract(o.target, '$[0]') IS NOT s.target "
        "OR json_extract(o.target, '$[1]') IS NOT s.target_tagged ORDER BY s.document, s.position"
    )
    return [(_segment(row), row[-1]) for row in rows]


def place_of(connection: sqlite3.Connection, row_id: int) -> int:
    """Place of a segment among all of the project, from 0.

    Raises
    ------
    UsageError
        There is none.
    """
    row = connection.execute(
        "SELECT d.first_segment - 1 + s.position FROM segment s JOIN document d "
        "ON d.id = s.document WHERE s.id = ?",
        (row_id,),
    ).fetchone()
    if row is None:
        raise NoSegmentError(Message("The project has no segment {number}.", number=row_id))
    return int(row[0])


def count_segments(connection: sqlite3.Connection) -> int:
    """Number of segments of the project."""
    return _extent(connection, None)[1]


def unit_of_segment(connection: sqlite3.Connection, row_id: int) -> int | None:
    """The memory unit that confirming this segment made, or None."""
    row = connection.execute("SELECT unit FROM segment WHERE id = ?", (row_id,)).fetchone()
    return None if row is None else row[0]


def segment_of_unit(connection: sqlite3.Connection, unit: int) -> int | None:
    """The segment whose confirmation made a memory unit, or None."""
    row = connection.execute("SELECT id FROM segment WHERE unit = ?", (unit,)).fetchone()
    return None if row is None else int(row[0])


def neighbours(connection: sqlite3.Connection, segment: ProjectSegment) -> tuple[str, str]:
    """Plain source texts before and after ``segment`` in its document; "" at the ends."""
    found = dict(
        connection.execute(
            "SELECT position, source FROM segment WHERE document = ? AND position IN (?, ?)",
            (segment.document, segment.position - 1, segment.position + 1),
        )
    )
    return found.get(segment.position - 1, ""), found.get(segment.position + 1, "")


def context_of(connection: sqlite3.Connection, segment: ProjectSegment) -> Context:
    """Context of ``segment``, as memories know it."""
    name = document_name(connection, segment.document)
    return Context(*neighbours(connection, segment), name, segment.key)


def write_target(
    connection: sqlite3.Connection,
    row_id: int,
    target: TaggedText,
    state: SegmentState,
    *,
    origin: Origin,
    score: int | None,
    unit: int | None,
    seconds: float,
) -> None:
    """Set what the translator can change about a segment; ``seconds`` are added."""
    connection.execute(
        "UPDATE segment SET target = ?, target_tagged = ?, state = ?, origin = ?, score = ?, "
        "unit = ?, seconds = seconds + ?, changed = ? WHERE id = ?",
        (
            target.plain,
            tagged_column(target),
            state.value,
            origin,
            score,
            unit,
            seconds,
            now(),
            row_id,
        ),
    )


def write_state(connection: sqlite3.Connection, row_id: int, state: SegmentState) -> None:
    """Set the state of a segment; target and unit stay."""
    connection.execute("UPDATE segment SET state = ? WHERE id = ?", (state.value, row_id))


def write_unit(connection: sqlite3.Connection, row_id: int, unit: int | None) -> None:
    """Set the memory unit that belongs to a segment; None for none."""
    connection.execute("UPDATE segment SET unit = ? WHERE id = ?", (unit, row_id))


def write_source(
    connection: sqlite3.Connection, row_id: int, source: TaggedText, own: TaggedText
) -> None:
    """Set an edited source, and ``own``, which the document has."""
    connection.execute(
        "UPDATE segment SET source = ?, source_tagged = ?, words = ?, own_source = ? WHERE id = ?",
        (
            source.plain,
            tagged_column(source),
            word_count(source.plain),
            None if source == own else json.dumps(own.to_json(), ensure_ascii=False),
            row_id,
        ),
    )


def read_same_source(
    connection: sqlite3.Connection, segment: ProjectSegment
) -> list[ProjectSegment]:
    """The other segments with the plain source of ``segment``, in document order."""
    rows = connection.execute(
        f"{_READ} WHERE source = ? AND id <> ? ORDER BY document, position",
        (segment.source.plain, segment.row_id),
    )
    return [_segment(row) for row in rows]


def as_suggested(connection: sqlite3.Connection, source: str) -> set[int]:
    """Segments with this plain source whose target is empty, or what was taken over, untouched."""
    rows = connection.execute(
        "SELECT id FROM segment WHERE source = ? AND target IN ('', suggestion)", (source,)
    )
    return {row_id for (row_id,) in rows}


def untouched_draft(connection: sqlite3.Connection, row_id: int) -> TaggedText | None:
    """The draft of a segment if it is the machine's suggestion just as that was taken over; None if
    the translator changed it, confirmed it, or it is from elsewhere.
    """
    row = connection.execute(
        "SELECT target, target_tagged FROM segment WHERE id = ? AND origin = 'machine' "
        "AND state = ? AND locked = 0 AND target <> '' AND target = suggestion",
        (row_id, SegmentState.DRAFT.value),
    ).fetchone()
    return None if row is None else tagged_value(row[0], row[1])


def is_untouched_draft(connection: sqlite3.Connection, segment: ProjectSegment) -> bool:
    """Whether a segment is a draft just as it was taken over, from a memory or from the machine."""
    return (
        segment.state is SegmentState.DRAFT
        and not segment.target.is_empty
        and segment.target.plain == read_suggestion(connection, segment.row_id)
    )


def write_suggestion(connection: sqlite3.Connection, row_id: int, text: str) -> None:
    """Remember what was taken over last, without tags."""
    connection.execute("UPDATE segment SET suggestion = ? WHERE id = ?", (text, row_id))


def read_suggestion(connection: sqlite3.Connection, row_id: int) -> str:
    """Suggestion taken over last, without tags; "" if none was."""
    row = connection.execute("SELECT suggestion FROM segment WHERE id = ?", (row_id,)).fetchone()
    return "" if row is None else str(row[0])


def insert_segments(
    connection: sqlite3.Connection, document: int, first: int, segments: Iterable[Segment]
) -> int:
    """Add the segments of a new document with row ids from ``first``; returns how many."""
    rows = [
        (first + position, document, position, *_values(segment))
        for position, segment in enumerate(segments)
    ]
    connection.executemany(
        "INSERT INTO segment (id, document, position, key, source, source_tagged, target, "
        "target_tagged, state, origin, score, note, locked, words, longest, longest_bytes, "
        f"changed, seconds) VALUES ({', '.join('?' * 16)}, '', 0.0)",
        rows,
    )
    return len(rows)


def insert_at(
    connection: sqlite3.Connection, document: int, position: int, segment: Segment
) -> None:
    """Add one segment to a document; its place must be free."""
    connection.execute(
        "INSERT INTO segment (document, position, key, source, source_tagged, target, "
        "target_tagged, state, origin, score, note, locked, words, longest, longest_bytes, "
        f"changed, seconds) VALUES ({', '.join('?' * 15)}, '', 0.0)",
        (document, position, *_values(segment)),
    )


def document_name(connection: sqlite3.Connection, document: int) -> str:
    """Name of a document; "" if it is not there."""
    row = connection.execute("SELECT name FROM document WHERE id = ?", (document,)).fetchone()
    return "" if row is None else str(row[0])


def _values(segment: Segment) -> tuple[Any, ...]:
    target = segment.target or TaggedText("")
    return (
        segment.id,
        segment.source.plain,
        tagged_column(segment.source),
        target.plain,
        tagged_column(target),
        segment.state.value,
        origin_named(segment.origin),
        None if segment.score is None else int(segment.score),
        segment.note,
        int(segment.locked),
        word_count(segment.source.plain),
        *segment.limit,
    )


def origin_named(name: str) -> Origin:
    """Origin of a target, if the document names it by a known word."""
    return kind_named(name)


def no_document(number: int) -> UsageError:
    """Error to raise for a document that is not there."""
    return UsageError(Message("The project has no document {document}.", document=number))


def _extent(connection: sqlite3.Connection, document: int | None) -> tuple[int, int]:
    if document is None:
        row = connection.execute("SELECT coalesce(sum(segments), 0) FROM document").fetchone()
        return 1, row[0]
    row = connection.execute(
        "SELECT first_segment, segments FROM document WHERE id = ?", (document,)
    ).fetchone()
    if row is None:
        raise no_document(document)
    return row[0], row[1]


def _texts(row: Sequence[Any]) -> tuple[int, str, str, SegmentState]:
    check_row(DATABASE, row, (int, str, str, str))
    return row[0], row[1], row[2], SegmentState(row[3])


def _segment(row: Sequence[Any]) -> ProjectSegment:
    check_row(DATABASE, row, _KINDS)
    try:
        source, target = tagged_value(row[4], row[5]), tagged_value(row[6], row[7])
    except DamagedProject as error:
        raise DamagedProject(
            Message("Segment {number:,}: {problem}", number=row[0], problem=error.message)
        ) from error
    return ProjectSegment(
        row_id=row[0],
        document=row[1],
        position=row[2],
        key=row[3],
        source=source,
        target=target,
        state=SegmentState(row[8]),
        origin=row[9],
        score=row[10],
        changed=row[11],
        note=row[12],
        locked=bool(row[13]),
        confirmed=row[14] is not None,
        seconds=row[15],
        limit=Limit(row[16], row[17]),
        comments=row[18],
        bookmarked=bool(row[19]),
    )

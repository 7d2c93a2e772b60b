"""History of segments in a package: their versions and the authors of these.

The history goes along unchanged. That of a returned package is added to the history here if it is
not known, in the name of those who did it; so is the unit that a confirmation there made.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, TypeAlias

from postil.formats.segment import SegmentState
from postil.memory.database import TIME
from postil.memory.soundness import check_row
from postil.workspace.context import ProjectContext
from postil.workspace.package.file import origin_of, text_of
from postil.workspace.records import ProjectSegment
from postil.workspace.schema import DATABASE
from postil.workspace.segments import history as versions

HISTORY = "history"
_COLUMNS = "time, author, state, origin, score, target, target_tagged"
_DONE = ("created", "author", "changed", "changed_by")  # of a unit: by whom and when

Row: TypeAlias = tuple[Any, ...]


def writer(connection: sqlite3.Connection) -> Callable[[int], dict[str, Any]]:
    """Writer of the history of a segment, by row id; the oldest version first."""
    rows: defaultdict[int, list[Row]] = defaultdict(list)
    for row in connection.execute(f"SELECT segment, {_COLUMNS} FROM version ORDER BY id"):
        check_row(DATABASE, row, versions.KINDS)
        row_id, *version = row
        rows[row_id].append(tuple(version))
    return lambda row_id: {HISTORY: rows[row_id]} if row_id in rows else {}


def put(connection: sqlite3.Connection, row_id: int, row: Mapping[str, Any]) -> None:
    """Give a segment of a new project its history."""
    _insert(connection, row_id, _rows(row))


def merge(connection: sqlite3.Connection, segment: ProjectSegment, row: Mapping[str, Any]) -> None:
    """Add to the history of a segment what is not in it, before its text is taken over."""
    versions.note(connection, segment)
    query = f"SELECT {_COLUMNS} FROM version WHERE segment = ?"
    known = set(connection.execute(query, (segment.row_id,)))
    _insert(connection, segment.row_id, [version for version in _rows(row) if version not in known])


def worked_by(manifest: Mapping[str, Any], row: Mapping[str, Any]) -> str:
    """Author of the last change of a segment of a package."""
    unit = row.get("unit") or {}
    if unit.get("changed_by") or unit.get("author"):
        return str(unit.get("changed_by") or unit["author"])
    authors = [str(version[1]) for version in _rows(row) if version[1]]
    return authors[-1] if authors else str(manifest["author"])


def sign_unit(
    context: ProjectContext, connection: sqlite3.Connection, row_id: int, row: Mapping[str, Any]
) -> None:
    """Write into the unit of a segment that was taken over by whom and when it was made there."""
    unit, theirs = context.confirmer.unit_of(connection, row_id), row.get("unit")
    if unit is not None and theirs is not None:
        done: dict[str, Any] = {name: str(theirs[name]) for name in _DONE}
        context.memory.update(replace(unit, **done))


def _rows(row: Mapping[str, Any]) -> list[Row]:
    """The versions in a line of a package, with every value checked: the file is untrusted."""
    return [_version(values) for values in list(row.get(HISTORY, ()))[-versions.MOST_VERSIONS :]]


def _version(values: Sequence[Any]) -> Row:
    time, author, state, origin, score, target, tagged = values
    datetime.strptime(time, TIME)  # whether it is one
    text_of([target, tagged])
    number = None if score is None else int(score)
    return (time, str(author), SegmentState(state).value, origin_of(origin), number, target, tagged)


def _insert(connection: sqlite3.Connection, row_id: int, rows: list[Row]) -> None:
    connection.executemany(
        f"INSERT INTO version (segment, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(row_id, *version) for version in rows],
    )

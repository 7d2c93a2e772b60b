"""Marks in a package, beside translations: bookmarks, locks, comments and findings of segments,
ignored findings of checks, and blocked phrases.

Each is merged against what it was when the project was handed over (the *base*): what was added or
taken away there is added or taken away here, and what was done here stays. Two can only disagree
about a lock, which is put on in two ways. A package of an older Postil has comments only, and no
base; from it comments are added.
"""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from postil.workspace.database import set_setting, setting
from postil.workspace.learning.blocked_phrases import BlockedPhrase
from postil.workspace.review import KINDS, PENALTIES
from postil.workspace.segments.annotations import BY_TRANSLATOR

MARKS, BASE = "marks", "marks_base"
TARGET = "target"  # in what a segment was handed over with
_COMMENTS = "comments"  # beside ``MARKS``, where every Postil looks for them
_BLOCKED, _BLOCKED_BASE = "blocked", "blocked_base"
_HANDED_OVER = "handed_over"  # setting: pairs that were blocked then
_LOCKS = (0, 1, BY_TRANSLATOR)

_Row = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Marks:
    """Annotations of one segment; ``locked`` as in the column, comments as (time, author, text),
    findings as (kind, severity, text, author, time, resolved, answer); ``ignored``: fingerprints
    of what the checks find and the translator finds right, in hexadecimal digits.
    """

    bookmark: bool = False
    locked: int = 0
    comments: tuple[_Row, ...] = ()
    findings: tuple[_Row, ...] = ()
    ignored: tuple[str, ...] = ()


_NOTHING = Marks()
_OLD_FINDING = 5
_TABLES = {
    "comments": ("comment", ("time", "author", "text")),
    "findings": (
        "review_finding",
        ("kind", "severity", "text", "author", "time", "resolved", "answer"),
    ),
}


def read_marks(connection: sqlite3.Connection) -> Callable[[int], Marks]:
    """Marks of each segment, by row id."""
    bookmarks = {row_id for (row_id,) in connection.execute("SELECT segment FROM bookmark")}
    locks = dict(connection.execute("SELECT id, locked FROM segment WHERE locked <> 0").fetchall())
    ignored: defaultdict[int, list[str]] = defaultdict(list)
    kept = "SELECT * FROM ignored_finding WHERE typeof(fingerprint) = 'blob'"  # else it is damaged
    for row_id, fingerprint in connection.execute(kept):
        ignored[row_id].append(bytes(fingerprint).hex())
    rows: dict[str, defaultdict[int, list[_Row]]] = {}
    for name, (table, columns) in _TABLES.items():
        rows[name] = defaultdict(list)
        query = f"SELECT segment, {', '.join(columns)} FROM {table} ORDER BY id"
        for row_id, *values in connection.execute(query):
            rows[name][row_id].append(tuple(values))
    return lambda row_id: Marks(
        row_id in bookmarks,
        locks.get(row_id, 0),
        ignored=tuple(ignored.get(row_id, ())),
        **{name: tuple(rows[name].get(row_id, ())) for name in _TABLES},
    )


def read_handed(connection: sqlite3.Connection) -> dict[int, dict[str, Any]]:
    """Marks that segments were handed over with, by row id, and under ``TARGET`` text and
    state as in ``baseline``.
    """
    rows = connection.execute("SELECT segment, marks FROM handed_over")
    return {row_id: json.loads(marks) for row_id, marks in rows}


def segment_writer(
    connection: sqlite3.Connection, handed: Mapping[int, Mapping[str, Any]]
) -> Callable[[int], dict[str, Any]]:
    """Writer of the marks of a segment, by row id; ``handed``: those it came with."""
    marks = read_marks(connection)
    handed_over = bool(setting(connection, _HANDED_OVER))

    def record(row_id: int) -> dict[str, Any]:
        now = asdict(marks(row_id))
        row = {_COMMENTS: now.pop(_COMMENTS), MARKS: now}
        if handed_over:
            row[BASE] = handed.get(row_id) or asdict(_NOTHING)
        return row

    return record


def of_row(row: Mapping[str, Any]) -> tuple[Marks | None, Marks | None]:
    """The marks and the base in a line of a package; None: it has none."""
    marks = {**row[MARKS], _COMMENTS: row[_COMMENTS]} if MARKS in row else None
    return _marks(marks), _marks(row.get(BASE))


def handed(connection: sqlite3.Connection, row_id: int) -> str | None:
    """Marks that a segment was handed over with, for :func:`put_handed`."""
    query = "SELECT marks FROM handed_over WHERE segment = ?"
    row = connection.execute(query, (row_id,)).fetchone()
    return None if row is None else str(row[0])


def put_handed(connection: sqlite3.Connection, row_id: int, marks: str | None) -> None:
    """Keep what a segment was handed over with; without ``marks`` nothing is kept."""
    if marks is not None:
        connection.execute("INSERT OR REPLACE INTO handed_over VALUES (?, ?)", (row_id, marks))


def put_marks(
    connection: sqlite3.Connection, row_id: int, row: Mapping[str, Any], target: str
) -> None:
    """Put the marks of a package on a segment of a new project, and keep them as the base."""
    marks, _ = of_row(row)
    record = {**asdict(marks or _NOTHING), TARGET: target}
    put_handed(connection, row_id, json.dumps(record, ensure_ascii=False))
    if marks is None:
        _merge_rows(connection, row_id, "comments", _rows(row[_COMMENTS], "comments"), None)
        return
    _bookmark(connection, row_id, on=marks.bookmark)
    _lock(connection, row_id, marks.locked)
    _ignore(connection, row_id, marks.ignored)
    for name in _TABLES:
        _merge_rows(connection, row_id, name, getattr(marks, name), None)


def unlock_for_merge(
    connection: sqlite3.Connection, row_id: int, here: Marks, row: Mapping[str, Any]
) -> bool:
    """Unlock a segment if it still has the lock it was handed over with, and the colleague took
    that lock off; whether it was unlocked.
    """
    theirs, base = of_row(row)
    opened = (
        theirs is not None
        and base is not None
        and theirs.locked == 0
        and base.locked == here.locked != 0
    )
    if opened:
        _lock(connection, row_id, 0)
    return opened


def merge_marks(
    connection: sqlite3.Connection, row_id: int, here: Marks, row: Mapping[str, Any]
) -> bool:
    """Take over the marks that the colleague put on a segment or took off it; whether there were
    any.

    Parameters
    ----------
    here
        What is on it here, before anything was merged.
    """
    theirs, base = of_row(row)
    if theirs is None:
        return _merge_rows(connection, row_id, "comments", _rows(row[_COMMENTS], "comments"), None)
    known = base or _NOTHING
    changed = False
    if theirs.bookmark not in (known.bookmark, here.bookmark):
        _bookmark(connection, row_id, on=theirs.bookmark)
        changed = True
    # whether it is locked counts, not by whom
    if (theirs.locked > 0) != (known.locked > 0) and (theirs.locked > 0) != (here.locked > 0):
        _lock(connection, row_id, theirs.locked)
        changed = True
    added = [one for one in theirs.ignored if one not in (*known.ignored, *here.ignored)]
    gone = [one for one in here.ignored if one in known.ignored and one not in theirs.ignored]
    _ignore(connection, row_id, added, gone)
    changed |= bool(added or gone)
    for name in _TABLES:
        before = None if base is None else getattr(base, name)
        changed |= _merge_rows(connection, row_id, name, getattr(theirs, name), before)
    return changed


def blocked_record(
    connection: sqlite3.Connection, pairs: Sequence[BlockedPhrase]
) -> dict[str, Any]:
    """Blocked pairs as the manifest has them."""
    base = setting(connection, _HANDED_OVER)
    record: dict[str, Any] = {_BLOCKED: [asdict(pair) for pair in pairs]}
    return {**record, _BLOCKED_BASE: json.loads(base)} if base else record


def blocked_of(manifest: Mapping[str, Any]) -> list[BlockedPhrase]:
    """The blocked pairs of a package; none in one of an older Postil."""
    names = BlockedPhrase.__slots__
    found = [
        BlockedPhrase(**{name: str(one[name]) for name in names})
        for one in manifest.get(_BLOCKED, ())
    ]
    if not all(one.source.strip() and one.target.strip() for one in found):
        raise ValueError("a blocked pair has no words")
    return found


def keep_base(connection: sqlite3.Connection, manifest: Mapping[str, Any]) -> None:
    """Remember that the project was handed over, and what was blocked then."""
    if _BLOCKED in manifest:
        pairs = [_pair(one) for one in blocked_of(manifest)]
        set_setting(connection, _HANDED_OVER, json.dumps(pairs, ensure_ascii=False))


def merged_blocked(
    here: Sequence[BlockedPhrase], manifest: Mapping[str, Any]
) -> list[BlockedPhrase]:
    """The list here, with the pairs that were blocked there and without those unblocked there."""
    if _BLOCKED not in manifest:
        return list(here)
    theirs = blocked_of(manifest)
    base = {(str(source), str(target)) for source, target in manifest.get(_BLOCKED_BASE, ())}
    gone = base - {_pair(one) for one in theirs}
    known = base | {_pair(one) for one in here}
    return [
        *(one for one in here if _pair(one) not in gone),
        *(one for one in theirs if _pair(one) not in known),
    ]


def _pair(one: BlockedPhrase) -> tuple[str, str]:
    return one.source, one.target


def _marks(value: Any) -> Marks | None:
    """Marks read from a package, with every value checked: the file is untrusted."""
    if value is None:
        return None
    locked = value["locked"]
    if locked not in _LOCKS or not isinstance(value["bookmark"], bool):
        raise ValueError("a mark of a segment is none")
    ignored = tuple(bytes.fromhex(one).hex() for one in value.get("ignored", ()))  # not in older
    rows = {name: _rows(value[name], name) for name in _TABLES}
    return Marks(value["bookmark"], int(locked), ignored=ignored, **rows)


def _rows(values: Any, name: str) -> tuple[_Row, ...]:
    found = tuple(tuple(str(value) for value in row) for row in values)
    if name == "findings":  # those of older packages could not be resolved
        found = tuple((*row, "", "") if len(row) == _OLD_FINDING else row for row in found)
    for row in found:
        if len(row) != len(_TABLES[name][1]):
            raise ValueError(f"one of the {name} is incomplete")
        if name == "findings" and (row[0] not in KINDS or row[1] not in PENALTIES):
            raise ValueError("a finding is of no known kind")
    return found


def _bookmark(connection: sqlite3.Connection, row_id: int, *, on: bool) -> None:
    query = "INSERT OR IGNORE INTO bookmark VALUES (?)"
    connection.execute(query if on else "DELETE FROM bookmark WHERE segment = ?", (row_id,))


def _lock(connection: sqlite3.Connection, row_id: int, value: int) -> None:
    connection.execute("UPDATE segment SET locked = ? WHERE id = ?", (value, row_id))


def _ignore(
    connection: sqlite3.Connection, row_id: int, added: Collection[str], gone: Collection[str] = ()
) -> None:
    for query, changed in (
        ("INSERT OR IGNORE INTO ignored_finding VALUES (?, ?)", added),
        ("DELETE FROM ignored_finding WHERE segment = ? AND fingerprint = ?", gone),
    ):
        connection.executemany(query, [(row_id, bytes.fromhex(one)) for one in changed])


def _merge_rows(
    connection: sqlite3.Connection,
    row_id: int,
    name: str,
    theirs: Collection[_Row],
    base: Collection[_Row] | None,
) -> bool:
    """Add what was added there, remove what was removed; whether anything was."""
    table, columns = _TABLES[name]
    query = f"SELECT {', '.join(columns)} FROM {table} WHERE segment = ?"
    here = set(connection.execute(query, (row_id,)))
    known = set(base or ())
    added = [row for row in dict.fromkeys(theirs) if row not in known and row not in here]
    gone = [row for row in here if row in known and row not in set(theirs)]
    connection.executemany(
        f"INSERT INTO {table} (segment, {', '.join(columns)}) "
        f"VALUES ({', '.join('?' * (len(columns) + 1))})",
        [(row_id, *row) for row in added],
    )
    connection.executemany(
        f"DELETE FROM {table} WHERE segment = ? AND "
        + " AND ".join(f"{column} = ?" for column in columns),
        [(row_id, *row) for row in gone],
    )
    return bool(added or gone)

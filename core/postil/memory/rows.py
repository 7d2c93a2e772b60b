"""Units to and from the rows of the database."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from postil.errors import DamagedProject
from postil.memory.comparing.tokens import source_hash
from postil.memory.database import batches, database_errors, transaction
from postil.memory.units import Context, MemoryUnit
from postil.messages import Message
from postil.text.tags import TaggedText

COLUMNS = (
    "source_hash, source, target, source_tagged, target_tagged, created, author, changed, "
    "changed_by, document, note, previous, following, key, origin, properties"
)
_MARKS = ", ".join("?" * 17)
# SQLite lets bytes into a column of text: these come as text, too, or as an error it translates
_TEXTS = "source_hash, " + ", ".join(
    f"CAST({name} AS TEXT)" for name in COLUMNS.split(", ") if name != "source_hash"
)
# the plus keeps SQLite from reading a whole memory through its other index instead of a few ids
_READ = f"SELECT id, {_TEXTS} FROM memory_unit WHERE +memory = ?"
# one row in all: a thread gives Python's lock away for each row
_READ_AT_ONCE = (
    f"SELECT json_group_array(json_array(id, {_TEXTS})) FROM memory_unit "
    "WHERE +memory = ? AND id IN ({marks})"
)
INSERT = f"INSERT INTO memory_unit (memory, {COLUMNS}) VALUES ({_MARKS})"
INSERT_NUMBERED = f"INSERT INTO memory_unit (memory, {COLUMNS}, id) VALUES ({_MARKS}, ?)"
UPDATE = f"UPDATE memory_unit SET (memory, {COLUMNS}) = ({_MARKS}) WHERE id = ?"


@contextmanager
def writing(connection: sqlite3.Connection, path: str) -> Iterator[None]:
    """A transaction whose errors are translated."""
    with database_errors(path), transaction(connection):
        yield


def values(memory: int, unit: MemoryUnit) -> tuple[Any, ...]:
    """Values for ``INSERT`` and ``UPDATE``."""
    source = unit.source.plain
    return (
        memory,
        source_hash(source),
        source,
        unit.target.plain,
        tagged_column(unit.source),
        tagged_column(unit.target),
        unit.created,
        unit.author,
        unit.changed,
        unit.changed_by,
        unit.document,
        unit.note,
        unit.previous,
        unit.following,
        unit.key,
        unit.origin,
        _packed(unit.properties),
    )


def insert_units(
    connection: sqlite3.Connection, memory: int, units: Sequence[MemoryUnit]
) -> list[tuple[int, MemoryUnit]]:
    """Add units with new ids; the units by id."""
    last = connection.execute(  # the counter of AUTOINCREMENT: ids are never used twice
        "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'memory_unit'), 0)"
    ).fetchone()[0]
    numbered = list(enumerate(units, start=last + 1))
    connection.executemany(
        INSERT_NUMBERED, ((*values(memory, unit), number) for number, unit in numbered)
    )
    return numbered


def unit_of(row: Sequence[Any]) -> MemoryUnit:
    """The inverse of :func:`values`, with the id first.

    Raises
    ------
    DamagedProject
        A column is not what that function made; names the unit.
    """
    number, _, source, target, source_tagged, target_tagged, *others = row
    try:
        others[-1] = _unpacked(others[-1])
        return MemoryUnit(
            tagged_value(source, source_tagged),
            tagged_value(target, target_tagged),
            number,
            *others,  # in the order of the fields
        )
    except DamagedProject as error:
        raise _in_unit(number, error.message) from error


def _in_unit(number: int, message: str) -> DamagedProject:
    return DamagedProject(Message("unit {unit}: {message}", unit=number, message=message))


def _unpacked(properties: str | None) -> dict[str, str]:
    if not properties:
        return {}
    try:
        found = json.loads(properties)
    except (ValueError, RecursionError) as error:
        raise DamagedProject("The properties of a unit in the database are damaged.") from error
    if not isinstance(found, dict) or not all(isinstance(value, str) for value in found.values()):
        raise DamagedProject("The properties of a unit in the database are damaged.")
    return found


def _packed(properties: Mapping[str, str]) -> str | None:
    if not properties:
        return None
    return json.dumps(dict(properties), ensure_ascii=False, separators=(",", ":"))


def tagged_column(text: TaggedText) -> str | None:
    """JSON of a text with tags; None if it has no tags."""
    if not text.tags:
        return None
    return json.dumps(text.to_json(), ensure_ascii=False, separators=(",", ":"))


def tagged_value(plain: str, tagged: str | None) -> TaggedText:
    """The inverse of :func:`tagged_column`.

    Raises
    ------
    DamagedProject
        It is not what that function made.
    """
    if tagged is None:
        return TaggedText(plain)
    try:
        return TaggedText.from_json(json.loads(tagged))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise DamagedProject(
            "The tags of a text in the database are damaged.",
        ) from error


def read_units(
    connection: sqlite3.Connection, memory: int, numbers: Sequence[int]
) -> dict[int, MemoryUnit]:
    """The units of these numbers that exist."""
    found: dict[int, MemoryUnit] = {}
    for some, marks in batches(numbers):
        query = _READ_AT_ONCE.format(marks=marks)
        (read,) = connection.execute(query, (memory, *some)).fetchone()
        for row in json.loads(read):
            found[row[0]] = unit_of(row)
    return found


def is_taken(connection: sqlite3.Connection, number: int) -> bool:
    """Whether a unit of any memory has that id."""
    found = connection.execute("SELECT 1 FROM memory_unit WHERE id = ?", (number,)).fetchone()
    return found is not None


def read_range(
    connection: sqlite3.Connection, memory: int, after: int, count: int
) -> list[MemoryUnit]:
    """Up to ``count`` units with an id above ``after``, in order."""
    query = f"{_READ} AND id > ? ORDER BY id LIMIT ?"
    return [unit_of(row) for row in connection.execute(query, (memory, after, count))]


def read_exact(
    connection: sqlite3.Connection, memory: int, key: int, context: Context
) -> list[MemoryUnit]:
    """The newest unit of each translation of a source (by its hash ``key``); translations count as
    different if their context, author or origin differs.
    """
    query = (
        f"SELECT max(id), {_TEXTS} FROM memory_unit WHERE memory = ? AND source_hash = ? "
        "GROUP BY source, source_tagged, target, target_tagged, previous = ?, following = ?, "
        "document = ? AND key = ?, author, changed_by, origin"
    )
    around = (context.previous, context.following, context.document, context.key)
    return [unit_of(row) for row in connection.execute(query, (memory, key, *around))]


def read_by_source(
    connection: sqlite3.Connection, memory: int, keys: Sequence[int]
) -> list[tuple[int, MemoryUnit]]:
    """The newest unit of each translation of the sources with these hashes, with the hash."""
    found = []
    for some, marks in batches(keys):
        query = (
            f"SELECT max(id), {_TEXTS} FROM memory_unit WHERE memory = ? "
            f"AND source_hash IN ({marks}) GROUP BY source_hash, source, target"
        )
        found += [(row[1], unit_of(row)) for row in connection.execute(query, (memory, *some))]
    return found


def known_identities(
    connection: sqlite3.Connection, memories: Sequence[int], units: Sequence[MemoryUnit]
) -> set[object]:
    """Identities of units of these memories that have the sources of ``units``."""
    found: set[object] = set()
    for memory in memories:
        for some, marks in batches([source_hash(unit.source.plain) for unit in units]):
            query = (
                f"SELECT json_group_array(json_array(id, {_TEXTS})) FROM memory_unit "
                f"WHERE memory = ? AND source_hash IN ({marks})"
            )
            (read,) = connection.execute(query, (memory, *some)).fetchone()
            found.update(unit_of(row).identity for row in json.loads(read))
    return found

"""Damage in the database of a project: in its structure, and in rows by their checksums."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from postil.errors import DamagedProject
from postil.memory import schema as memory_schema
from postil.memory.database import database_errors
from postil.messages import Message
from postil.types.progress import Progress
from postil.workspace import schema
from postil.workspace.safety import checksums
from postil.workspace.safety.checksums import SUMMED, TABLE, Summed, register, version_is_lost

MOST = 100  # complaints of SQLite that are kept
AT_ONCE = 5000  # rows compared between two looks at the progress
BETWEEN_LOOKS = 100_000  # steps of SQLite
LOWEST, HIGHEST = -(2**63), 2**63 - 1  # numbers of rows
Key = int | str


@dataclass(frozen=True, slots=True)
class Damage:
    """Damage found in a project; empty if it is sound.

    Attributes
    ----------
    structure
        Errors that SQLite reports of the file.
    changed
        Rows whose checksum is another one, by table.
    missing
        Rows that are gone although they have a checksum, by table.
    """

    structure: tuple[str, ...] = ()
    changed: dict[str, tuple[Key, ...]] = field(default_factory=dict)
    missing: dict[str, tuple[Key, ...]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.structure or self.changed or self.missing)

    @property
    def rows(self) -> int:
        """Rows that are changed or missing."""
        found = [*self.changed.values(), *self.missing.values()]
        return sum(len(rows) for rows in found)

    def error(self, path: Path) -> DamagedProject:
        """Error to show to the user."""
        if self.rows:
            message = Message(
                "{path}: the project is damaged: {count} of its records are not as they were "
                "saved.",
                path=path,
                count=self.rows,
            )
        else:
            message = Message(
                "{path}: the project is damaged ({reason}).",
                path=path,
                reason=self.structure[0],
            )
        return DamagedProject(
            message,
            hint="Close it, then bring back what can be read: in the window with Rescue, or with "
            "postil rescue.",
        )


def check_before_update(connection: sqlite3.Connection, path: Path) -> None:
    """Look for damage in a project of an older Postil, by the checksums that it kept: they are made
    anew after an update of the tables, of whatever stands there then.

    Raises
    ------
    DamagedProject
    """
    if schema.is_present(connection, path):
        return
    with database_errors(path):
        if not checksums.are_kept(connection):
            return
    memory_schema.add_functions(connection)
    if damage := find_damage(connection, path):
        raise damage.error(path)


def find_damage(
    connection: sqlite3.Connection, path: Path, progress: Progress | None = None
) -> Damage:
    """Read all of a database; on a connection that nothing else uses.

    Raises
    ------
    Cancelled
    StorageError
        The file cannot be read at all.
    """
    progress = progress or Progress()
    register(connection)
    connection.set_progress_handler(lambda: int(progress.cancelled), BETWEEN_LOOKS)
    try:
        with database_errors(path):
            return _find(connection, progress)
    except (sqlite3.OperationalError, sqlite3.InterfaceError):
        progress.check()  # it was interrupted
        raise
    finally:
        connection.set_progress_handler(None, 0)


def _find(connection: sqlite3.Connection, progress: Progress) -> Damage:
    progress.update(done=0, total=2 + len(SUMMED))
    structure = _complaints(connection, "quick_check", "")
    progress.step()
    if structure:
        return Damage(tuple(structure))
    if version_is_lost(connection):
        structure.append("the version of the checksums is gone")
    tables = _summed_tables(connection)
    for one in tables:
        progress.check()
        structure += _complaints(connection, "integrity_check", one.table)
    progress.step()
    changed: dict[str, tuple[Key, ...]] = {}
    missing: dict[str, tuple[Key, ...]] = {}
    for one in tables:
        if rows := tuple(_changed(connection, one, progress)):
            changed[one.table] = rows
        if rows := tuple(_missing(connection, one)):
            missing[one.table] = rows
        progress.step()
    return Damage(tuple(structure), changed, missing)


def _summed_tables(connection: sqlite3.Connection) -> list[Summed]:
    """The tables with checksums that there are; a project of an older Postil lacks some."""
    rows = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
    there = {name for (name,) in rows}
    return [one for one in SUMMED if one.table in there]


def _complaints(connection: sqlite3.Connection, check: str, table: str) -> list[str]:
    """Complaints of SQLite."""
    query = f"PRAGMA {check}({table})" if table else f"PRAGMA {check}({MOST})"
    try:
        found = [str(row[0]) for row in connection.execute(query)]
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise
        return [str(error)]
    return [] if found == ["ok"] else found


def _changed(connection: sqlite3.Connection, one: Summed, progress: Progress) -> Iterator[Key]:
    """Rows with another checksum."""
    query = (
        f"SELECT {one.key_of('t')} FROM {one.table} t CROSS JOIN {TABLE} c ON c.part = {one.part} "
        f"AND c.row = +{one.key_of('t')} WHERE c.checksum <> {one.value_of(connection, 't')}"
    )
    if not one.numbered:
        yield from (row for (row,) in connection.execute(query))
        return
    piece = stretch(connection, one, LOWEST)
    while piece is not None:
        progress.check()
        yield from _within(connection, query + inside(one), *piece)
        piece = stretch(connection, one, piece[1] + 1)


def _within(connection: sqlite3.Connection, query: str, first: int, last: int) -> list[Key]:
    """Changed rows of a stretch; those that cannot even be read are found by halving it."""
    try:
        return [row for (row,) in connection.execute(query, (first, last))]
    except sqlite3.OperationalError as error:
        if "user-defined function" not in str(error):
            raise
    if first == last:
        return [first]
    half = (first + last) // 2
    return [*_within(connection, query, first, half), *_within(connection, query, half + 1, last)]


def _missing(connection: sqlite3.Connection, one: Summed) -> Iterator[Key]:
    there = f"c.row IN (SELECT {one.key_of('t')} FROM {one.table} t)"
    if one.numbered:  # found through the number, nothing is gathered
        there = f"EXISTS (SELECT 1 FROM {one.table} t WHERE {one.key_of('t')} = c.row)"
    query = f"SELECT c.row FROM {TABLE} c WHERE c.part = {one.part} AND NOT {there}"
    return (row for (row,) in connection.execute(query))


def stretch(connection: sqlite3.Connection, one: Summed, first: int) -> tuple[int, int] | None:
    """First and last number of a piece of a table, from the first row on that has at least this
    number: between two rows there may be more numbers than anybody counts.
    """
    if first > HIGHEST:
        return None
    key = one.key_of("t")
    query = f"SELECT min({key}) FROM {one.table} t WHERE {key} >= ?"
    (found,) = connection.execute(query, (first,)).fetchone()
    return None if found is None else (found, min(found + AT_ONCE - 1, HIGHEST))


def inside(one: Summed) -> str:
    """Condition that a row of a table, called ``t``, is in a piece of it."""
    return f" AND {one.key_of('t')} BETWEEN ? AND ?"

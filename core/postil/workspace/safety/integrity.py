"""Looking for damage in the database of a project: its structure, and every row by its checksum."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from postil.errors import DamagedProject, ProjectError
from postil.memory.database import database_errors
from postil.messages import Message
from postil.types.progress import Progress
from postil.workspace.database import ProjectDatabase
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
        What SQLite says of the file.
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
        """Error to tell the user."""
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


def check_database(database: ProjectDatabase, progress: Progress | None = None) -> Damage:
    """Look for damage in an open project, on a connection of its own; rows of a sound one that have
    no checksum yet get theirs.

    Raises
    ------
    Cancelled
    StorageError
        It cannot be read at all.
    """
    progress = progress or Progress()
    try:
        with database.surveying() as connection:
            damage = find_damage(connection, database.path, progress.part(0.9))
    except ProjectError as error:
        return Damage((error.message,))
    if not damage and not database.read_only:
        add_checksums(database, progress)
    return damage


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
    steps = 2 + len(SUMMED)
    progress.update(done=0, total=steps)
    structure = _complaints(connection, "quick_check", "")
    progress.step()
    if structure:
        return Damage(tuple(structure))
    if version_is_lost(connection):
        structure.append("the version of the checksums is gone")
    for one in SUMMED:
        progress.check()
        structure += _complaints(connection, "integrity_check", one.table)
    progress.step()
    changed: dict[str, tuple[Key, ...]] = {}
    missing: dict[str, tuple[Key, ...]] = {}
    for one in SUMMED:
        if rows := tuple(_changed(connection, one, progress)):
            changed[one.table] = rows
        if rows := tuple(_missing(connection, one)):
            missing[one.table] = rows
        progress.step()
    return Damage(tuple(structure), changed, missing)


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
    stretch = _stretch(connection, one, LOWEST)
    while stretch is not None:
        progress.check()
        yield from _within(connection, query + _inside(one), *stretch)
        stretch = _stretch(connection, one, stretch[1] + 1)


def _within(connection: sqlite3.Connection, query: str, first: int, last: int) -> list[Key]:
    """The rows of a stretch; those that cannot even be read are found by halving it."""
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


def add_checksums(database: ProjectDatabase, progress: Progress | None = None) -> int:
    """Give rows that have no checksum one; returns how many. For a project that is sound."""
    progress = progress or Progress()
    added = 0
    for one in SUMMED:
        with database.reading() as connection:
            if _count(connection, one.table) <= _count(connection, TABLE, one.part):
                continue
            query = (
                f"INSERT OR IGNORE INTO {TABLE} SELECT {one.part}, {one.key_of('t')}, "
                f"{one.value_of(connection, 't')} FROM {one.table} t WHERE 1"
            )
        if not one.numbered:
            with database.writing_behind() as connection:
                added += connection.execute(query).rowcount
            continue
        first = LOWEST
        while True:
            progress.check()
            with database.writing_behind() as connection:
                stretch = _stretch(connection, one, first)
                if stretch is None:
                    break
                added += connection.execute(query + _inside(one), stretch).rowcount
            first = stretch[1] + 1
    return added


def _count(connection: sqlite3.Connection, table: str, part: int | None = None) -> int:
    where = "" if part is None else f"WHERE part = {part}"
    return int(connection.execute(f"SELECT count(*) FROM {table} {where}").fetchone()[0])


def _stretch(connection: sqlite3.Connection, one: Summed, first: int) -> tuple[int, int] | None:
    """First and last number of a piece of a table, from the first row on that has at least this
    number: between two rows there may be more numbers than anybody counts.
    """
    if first > HIGHEST:
        return None
    key = one.key_of("t")
    query = f"SELECT min({key}) FROM {one.table} t WHERE {key} >= ?"
    (found,) = connection.execute(query, (first,)).fetchone()
    return None if found is None else (found, min(found + AT_ONCE - 1, HIGHEST))


def _inside(one: Summed) -> str:
    """Condition that a row of a table, called ``t``, is in a piece of it."""
    return f" AND {one.key_of('t')} BETWEEN ? AND ?"

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
from postil.workspace.safety.checksums import SUMMED, TABLE, Summed, register

MOST = 100  # complaints of SQLite that are kept
AT_ONCE = 5000  # rows compared between two looks at the progress
BETWEEN_LOOKS = 100_000  # steps of SQLite
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

    def of_segments(self) -> list[int]:
        """Numbers of segments that are changed or missing."""
        found = {*self.changed.get("segment", ()), *self.missing.get("segment", ())}
        return sorted(int(row) for row in found)

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
    for within, places in _stretches(one, _highest(connection, one)):
        progress.check()
        if places:
            yield from _within(connection, query + within, *places)
        else:
            yield from (row for (row,) in connection.execute(query))


def _within(connection: sqlite3.Connection, query: str, start: int, stop: int) -> list[Key]:
    """The rows of a stretch; those that cannot even be read are found by halving it."""
    try:
        return [row for (row,) in connection.execute(query, (start, stop))]
    except sqlite3.OperationalError as error:
        if "user-defined function" not in str(error):
            raise
    if stop - start == 1:
        return [start]
    half = (start + stop) // 2
    return [*_within(connection, query, start, half), *_within(connection, query, half, stop)]


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
            highest = _highest(connection, one)
            query = (
                f"INSERT OR IGNORE INTO {TABLE} SELECT {one.part}, {one.key_of('t')}, "
                f"{one.value_of(connection, 't')} FROM {one.table} t WHERE 1"
            )
        for within, places in _stretches(one, highest):
            progress.check()
            with database.writing_behind() as connection:
                added += connection.execute(query + within, places).rowcount
    return added


def _count(connection: sqlite3.Connection, table: str, part: int | None = None) -> int:
    where = "" if part is None else f"WHERE part = {part}"
    return int(connection.execute(f"SELECT count(*) FROM {table} {where}").fetchone()[0])


def _highest(connection: sqlite3.Connection, one: Summed) -> int:
    """The greatest number of a row; 0 if rows are named by texts."""
    if not one.numbered:
        return 0
    query = f"SELECT coalesce(max({one.key_of()}), 0) FROM {one.table}"
    return int(connection.execute(query).fetchone()[0])


def _stretches(one: Summed, highest: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Conditions that cut a table, called ``t``, into pieces, and their values."""
    if not one.numbered:
        yield "", ()
        return
    number = one.key_of("t")
    for start in range(0, highest + 1, AT_ONCE):
        yield f" AND {number} >= ? AND {number} < ?", (start, start + AT_ONCE)

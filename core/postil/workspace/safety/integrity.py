"""Checking an open project for damage; rows of a sound one get the checksums they lack."""

from __future__ import annotations

import sqlite3

from postil.errors import ProjectError
from postil.types.progress import Progress
from postil.workspace.database import ProjectDatabase
from postil.workspace.safety.checksums import SUMMED, TABLE
from postil.workspace.safety.damage import LOWEST, Damage, find_damage, inside, stretch


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
                piece = stretch(connection, one, first)
                if piece is None:
                    break
                added += connection.execute(query + inside(one), piece).rowcount
            first = piece[1] + 1
    return added


def _count(connection: sqlite3.Connection, table: str, part: int | None = None) -> int:
    where = "" if part is None else f"WHERE part = {part}"
    return int(connection.execute(f"SELECT count(*) FROM {table} {where}").fetchone()[0])

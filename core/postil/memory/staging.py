"""Units on their way into a memory: written in short transactions, and shown all at once.

An import of a million units takes minutes, and a database has one writer at a time. So the units of
an import go to a memory that is not shown, a few in each transaction, behind whoever else wants to
write. When all are there with their index, one small transaction shows them. What is left of an
import that was stopped or killed is in no look-up and no list; it is removed in short transactions,
too.

Units for a memory that has units already are moved to it. One small transaction records that; from
then on they are its units, whatever happens: they are moved in short transactions, and whoever
opens the database after a kill moves the rest.
"""

from __future__ import annotations

import secrets
import sqlite3
import sys
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol

from postil.memory import rows
from postil.memory.database import stretches, transaction
from postil.memory.index.blocks import blocks, drop_blocks, forget_changes, read_tokens, write_block
from postil.memory.index.fuzzy_index import IndexedUnits
from postil.memory.units import MemoryUnit, Side
from postil.types.progress import Progress

AT_ONCE = 1000
"""Units of one transaction at most: about 20 ms, if nobody else wants to write."""

MOVED_AT_ONCE = 1000
"""Units that are moved in one transaction: about 20 ms."""

REMOVED_AT_ONCE = 500
"""Units that are removed in one transaction: about 10 ms."""

STEP = 25
"""Units between two looks at whether another thread waits to write."""

SWITCH_SECONDS = 0.0005
"""Seconds a thread may keep Python's lock from others during an import. By default it is ten times
as much, and a look-up asks for the lock some twenty times.
"""


class Background(Protocol):
    """A database that is written to in the background."""

    @property
    def wanted(self) -> bool:
        """Whether a thread waits to write that takes precedence over work in the background."""

    def writing(self) -> AbstractContextManager[sqlite3.Connection]:
        """A transaction that begins when no other thread waits to write."""

    def reading(self) -> AbstractContextManager[sqlite3.Connection]:
        """A connection that reads the last committed state."""

    def written(self) -> None:
        """Called after each transaction, while no other thread waits for this one."""


class StagedUnits:
    """The units of one import, until :func:`show_staged` or :func:`begin_move`."""

    def __init__(self, database: Background) -> None:
        self._database = database
        with database.writing() as connection:
            made = connection.execute(
                "INSERT INTO memory (name, staged) VALUES (?, 1)", (_hidden_name(),)
            )
            self.id = made.lastrowid or 0

    def add(self, units: Iterable[MemoryUnit], progress: Progress | None = None) -> int:
        """Write ``units``; returns how many."""
        count = 0
        for some in stretches(units, AT_ONCE):
            done = 0
            while done < len(some):
                done += self._write(some[done:])
                self._database.written()
            count += len(some)
            if progress is not None:
                progress.update(done=count)
        return count

    def _write(self, units: list[MemoryUnit]) -> int:
        done = 0
        with self._database.writing() as connection:
            for step in stretches(units, STEP):
                rows.insert_units(connection, self.id, step)
                done += len(step)
                if self._database.wanted:
                    break
        return done

    def index(self, progress: Progress | None = None) -> tuple[list[str], IndexedUnits]:
        """Write the index of both sides; words and tokens of the sources."""
        self._index_side("target", progress)  # one after the other: each takes much memory
        return self._index_side("source", progress)

    def _index_side(self, side: Side, progress: Progress | None) -> tuple[list[str], IndexedUnits]:
        with self._database.reading() as connection:
            words, units = read_tokens(connection, self.id, side, progress)
        for block in blocks(words, units):
            with self._database.writing() as connection:
                write_block(connection, self.id, side, block)
            self._database.written()
        return words, units


def show_staged(connection: sqlite3.Connection, staged: int, name: str) -> None:
    """Make staged units, which have their index, a memory of that name."""
    connection.execute("UPDATE memory SET name = ?, staged = 0 WHERE id = ?", (name, staged))


def hide_memory(connection: sqlite3.Connection, memory: int) -> None:
    """Make a memory one that is not shown, to be removed as what imports leave is."""
    connection.execute(
        "UPDATE memory SET name = ?, staged = 1 WHERE id = ?", (_hidden_name(), memory)
    )


def _hidden_name() -> str:
    """No memory of the user has such a name."""
    return f"\n{secrets.token_hex(8)}"


def begin_move(connection: sqlite3.Connection, staged: int, memory: int) -> None:
    """Record that staged units belong to a memory now; they are moved by :func:`move_units`."""
    connection.execute("UPDATE memory SET moving_to = ? WHERE id = ?", (memory, staged))


def move_units(
    connection: sqlite3.Connection, staged: int, memory: int, units: Sequence[int]
) -> None:
    """Make some of the staged units units of a memory; about 10 µs for each."""
    connection.executemany(
        "INSERT OR IGNORE INTO memory_change VALUES (?, ?)", [(memory, unit) for unit in units]
    )
    connection.executemany(
        "UPDATE memory_unit SET memory = ? WHERE id = ? AND memory = ?",
        [(memory, unit, staged) for unit in units],
    )


def end_move(connection: sqlite3.Connection, staged: int) -> None:
    """Forget the memory that the units were staged in, when all of them are moved."""
    drop_blocks(connection, staged)
    connection.execute("DELETE FROM memory WHERE id = ?", (staged,))


_MOVING = "SELECT id, moving_to FROM memory WHERE moving_to IS NOT NULL"


def is_moving(connection: sqlite3.Connection) -> bool:
    """Whether units are being moved, or some process was killed that did."""
    return connection.execute(_MOVING).fetchone() is not None


def finish_moves(connection: sqlite3.Connection) -> None:
    """Move what a killed process has not moved; before the memories are opened, by one process."""
    for staged, memory in connection.execute(_MOVING).fetchall():
        with transaction(connection):
            left = connection.execute("SELECT id FROM memory_unit WHERE memory = ?", (staged,))
            move_units(connection, staged, memory, [unit for (unit,) in left])
            end_move(connection, staged)


def staged_memories(connection: sqlite3.Connection) -> list[int]:
    """Ids of what is staged: imports under way, and what is left of others; not what is moved."""
    query = "SELECT id FROM memory WHERE staged AND moving_to IS NULL ORDER BY id"
    return [row[0] for row in connection.execute(query)]


_STAGED = "SELECT id FROM memory_unit WHERE +memory = ? AND id > ? ORDER BY id LIMIT ?"


def remove_staged(database: Background, staged: int, progress: Progress) -> None:
    """Remove staged units; what is left when it is cancelled can be removed later."""
    with database.reading() as connection:
        if staged not in staged_memories(connection):  # gone, or moved by a process that was killed
            return
    last = 0
    while True:
        progress.check()
        with database.reading() as connection:
            some = connection.execute(_STAGED, (staged, last, REMOVED_AT_ONCE)).fetchall()
        if not some:
            break
        last = some[-1][0]
        with database.writing() as connection:
            connection.executemany("DELETE FROM memory_unit WHERE id = ?", some)
        database.written()
    with database.writing() as connection:
        drop_blocks(connection, staged)
        forget_changes(connection, staged)
        connection.execute("DELETE FROM memory WHERE id = ? AND staged", (staged,))


class _Turns:
    """Rate at which threads take turns, as long as somebody asks for more than usual."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._askers = 0
        self._usual = 0.0

    @contextmanager
    def often(self) -> Iterator[None]:
        with self._lock:
            if not self._askers:
                self._usual = sys.getswitchinterval()
                sys.setswitchinterval(min(SWITCH_SECONDS, self._usual))
            self._askers += 1
        try:
            yield
        finally:
            with self._lock:
                self._askers -= 1
                if not self._askers:
                    sys.setswitchinterval(self._usual)


taking_turns = _Turns().often
"""A block in which a look-up in another thread need not wait long for Python's lock."""

"""Connections to a database of memories or of a server: one for writing, others for reading."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

from postil.memory.database import Connection, ReaderPool, connect, database_errors, transaction
from postil.memory.soundness import Prepare, check_tables
from postil.memory.write_lock import WriteLock


class Connections:
    """Connections to one file; methods may be called from any thread.

    Every commit is on the disk before it returns. Who reads waits for nobody. Other processes may
    have the file open, too: who writes waits for their transactions, for some seconds.

    Parameters
    ----------
    small
        Tables whose values are all looked at.
    tables
        Each makes some of the tables, or brings them to the present version.

    Attributes
    ----------
    writer
        The connection that writes; use it in :meth:`writing` or :meth:`using` only.
    """

    def __init__(self, path: Path, small: Collection[str], *tables: Prepare) -> None:
        self.path = path
        self.write_lock = WriteLock()
        self._tables = tables
        self._readers = ReaderPool(self._open_reader)
        self._stops: list[Callable[[], None]] = []
        self.writer: Connection = self._open()
        try:
            self._prepare(self.writer)
            check_tables(self.writer, path, small, *tables)
        except BaseException:
            self.writer.close()
            raise

    def _open(self) -> Connection:
        """A connection to the database."""
        return connect(self.path)

    def _prepare(self, connection: Connection) -> None:
        """Bring the tables to the present version."""
        for prepare in self._tables:
            prepare(connection, self.path)

    @contextmanager
    def using(self) -> Iterator[sqlite3.Connection]:
        """The writing connection, without beginning a transaction."""
        with self.write_lock, database_errors(self.path):
            yield self.writer

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of the block or nothing."""
        with self.using() as connection, transaction(connection):
            yield connection

    @contextmanager
    def writing_behind(self) -> Iterator[sqlite3.Connection]:
        """One transaction of work in the background: as :meth:`writing`, but begins only when no
        other thread of this process waits to write.
        """
        with self.write_lock.behind(), self.writing() as connection:
            yield connection

    @property
    def wanted(self) -> bool:
        """Whether a thread waits to write that takes precedence over work in the background."""
        return self.write_lock.wanted

    def checkpoint_after(self, pages: int) -> None:
        """Move the log into the file at a commit after which it has ``pages`` pages; 0: never."""
        with self.using() as connection:
            connection.execute(f"PRAGMA wal_autocheckpoint = {pages:d}")

    @contextmanager
    def seeing(self) -> Iterator[sqlite3.Connection]:
        """A connection that reads the last committed state, and what this thread has written in its
        own transaction; waits for no other thread.
        """
        with self.using() if self.write_lock.is_mine else self.reading() as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """A connection that reads the last committed state; waits for no other thread."""
        with database_errors(self.path), self._readers.lent() as connection:
            yield connection

    def _open_reader(self) -> sqlite3.Connection:
        """A connection that cannot write."""
        connection = self._open()
        with database_errors(self.path):
            connection.execute("PRAGMA query_only = ON")
        return connection

    def before_close(self, stop: Callable[[], None]) -> None:
        """Call ``stop`` before the database is closed."""
        self._stops.append(stop)

    def close(self) -> None:
        """Close the database when no thread reads or writes any more; later uses fail."""
        for stop in self._stops:
            stop()
        with self.write_lock:
            self._close_connections()

    def _close_connections(self) -> None:
        self._readers.close()
        self.writer.close()

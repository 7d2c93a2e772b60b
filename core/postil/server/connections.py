"""Connections to a database of the server: one that writes, others that read."""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from postil.memory.database import Connection, connect, database_errors, transaction

Prepare = Callable[[sqlite3.Connection, Path], None]


class Connections:
    """Those of one file; methods may be called from any thread.

    Every commit is on the disk before it returns. Who reads waits for nobody.

    Parameters
    ----------
    prepare
        Makes the tables, or brings them to the present version.

    Attributes
    ----------
    writer
        The connection that writes; use it in :meth:`writing` only.
    """

    def __init__(self, path: Path, prepare: Prepare) -> None:
        self.path = path
        self._writing = threading.RLock()
        self._writes = threading.local()  # whether this thread is in a transaction
        self._idle = queue.LifoQueue[sqlite3.Connection]()
        self._readers: list[sqlite3.Connection] = []
        self.writer: Connection = connect(path)
        try:
            prepare(self.writer, path)
        except BaseException:
            self.writer.close()
            raise

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of the block or nothing."""
        with self._writing, database_errors(self.path), transaction(self.writer):
            self._writes.now = True
            try:
                yield self.writer
            finally:
                self._writes.now = False

    @contextmanager
    def seeing(self) -> Iterator[sqlite3.Connection]:
        """The last committed state, and what this thread has written in its own transaction."""
        if getattr(self._writes, "now", False):
            yield self.writer
        else:
            with self.reading() as connection:
                yield connection

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The last committed state."""
        try:
            connection = self._idle.get_nowait()
        except queue.Empty:
            connection = self._new_reader()
        try:
            with database_errors(self.path):
                yield connection
        finally:
            self._idle.put(connection)

    def _new_reader(self) -> sqlite3.Connection:
        connection = connect(self.path)
        connection.execute("PRAGMA query_only = ON")
        self._readers.append(connection)
        return connection

    def close(self) -> None:
        """Close all of them; nobody may use them any more."""
        with self._writing:
            for connection in (*self._readers, self.writer):
                connection.close()

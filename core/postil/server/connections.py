"""Connections to a database of the server: one that writes, others that read."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

from postil.memory.database import Connection, ReaderPool, connect, database_errors, transaction
from postil.memory.soundness import Prepare, check_tables
from postil.workspace.write_lock import WriteLock


class Connections:
    """Those of one file; methods may be called from any thread.

    Every commit is on the disk before it returns. Who reads waits for nobody.

    Parameters
    ----------
    prepare
        Makes the tables, or brings them to the present version.
    small
        Tables whose values are all looked at.

    Attributes
    ----------
    writer
        The connection that writes; use it in :meth:`writing` only.
    """

    def __init__(self, path: Path, prepare: Prepare, small: Collection[str]) -> None:
        self.path = path
        self._writing = WriteLock()
        self._readers = ReaderPool(self._open_reader)
        self.writer: Connection = connect(path)
        try:
            prepare(self.writer, path)
            check_tables(self.writer, path, small, prepare)
        except BaseException:
            self.writer.close()
            raise

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of the block or nothing."""
        with self._writing, database_errors(self.path), transaction(self.writer):
            yield self.writer

    @contextmanager
    def seeing(self) -> Iterator[sqlite3.Connection]:
        """The last committed state, and what this thread has written in its own transaction."""
        if self._writing.is_mine:
            yield self.writer
        else:
            with self.reading() as connection:
                yield connection

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The last committed state."""
        with database_errors(self.path), self._readers.lent() as connection:
            yield connection

    def _open_reader(self) -> sqlite3.Connection:
        connection = connect(self.path)
        connection.execute("PRAGMA query_only = ON")
        return connection

    def close(self) -> None:
        """Close all of them, as soon as nobody reads or writes."""
        with self._writing:
            self._readers.close()
            self.writer.close()

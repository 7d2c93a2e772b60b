"""Background writing to a database: imports, and the removal of what they leave."""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from typing import Protocol

from postil.errors import Cancelled, PostilError
from postil.memory.database import connect, database_errors
from postil.memory.staging import StagedUnits, remove_staged, taking_turns
from postil.types.progress import Progress

log = logging.getLogger(__name__)

LOG_PAGES = 1000
"""Pages of the log that are brought into the file at once; SQLite's own default."""

CHECKPOINT_EVERY = 8
"""Transactions in the background between two checkpoints."""


class WrittenBehind(Protocol):
    """A database in which background work writes only while nobody else wants to."""

    path: Path

    @property
    def wanted(self) -> bool: ...

    def writing_behind(self) -> AbstractContextManager[sqlite3.Connection]: ...

    def reading(self) -> AbstractContextManager[sqlite3.Connection]: ...

    def checkpoint_after(self, pages: int) -> None: ...

    def before_close(self, stop: Callable[[], None]) -> None: ...


class BackgroundWriter:
    """Writes in short transactions; it makes their checkpoints itself, so that no other writer
    waits for them.

    :class:`BackgroundWork` makes it.
    """

    def __init__(self, database: WrittenBehind, log_file: sqlite3.Connection) -> None:
        self._database = database
        self._log_file = log_file
        self._transactions = 0

    @property
    def wanted(self) -> bool:
        """Whether another writer, which has priority, is waiting."""
        return self._database.wanted

    def writing(self) -> AbstractContextManager[sqlite3.Connection]:
        """A transaction that waits until nobody else wants to write."""
        return self._database.writing_behind()

    def reading(self) -> AbstractContextManager[sqlite3.Connection]:
        """All that was committed."""
        return self._database.reading()

    def written(self) -> None:
        """A transaction has ended; now and then the log is brought into the file."""
        self._transactions += 1
        if not self._transactions % CHECKPOINT_EVERY:
            with database_errors(self._database.path):
                self._log_file.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()


class BackgroundWork:
    """The background work on one database; it ends when the database is closed.

    Parameters
    ----------
    guard
        Held while units are staged or cleared; it may refuse that.
    """

    def __init__(
        self,
        database: WrittenBehind,
        guard: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        self._database = database
        self._guard = guard
        self._lock = threading.Lock()
        self._writers = 0
        self._clearing = Progress()
        self._threads: list[threading.Thread] = []
        database.before_close(self._stop)

    @contextmanager
    def writer(self) -> Iterator[BackgroundWriter]:
        """A writer for one piece of work."""
        with closing(connect(self._database.path)) as connection, taking_turns():
            self._count(1)
            try:
                yield BackgroundWriter(self._database, connection)
            finally:
                self._count(-1)

    @contextmanager
    def staging(self) -> Iterator[StagedUnits]:
        """Units to come, gone again if the block fails.

        Raises
        ------
        UsageError
            The guard refuses it.
        """
        staged: StagedUnits | None = None
        try:
            with self._guard(), self.writer() as database:
                staged = StagedUnits(database)
                yield staged
        except BaseException:
            if staged is not None:
                self.clear([staged.id])
            raise

    def _count(self, more: int) -> None:
        with self._lock:
            self._writers += more
            self._database.checkpoint_after(0 if self._writers else LOG_PAGES)

    def clear(self, staged: Sequence[int]) -> None:
        """Begin to remove what imports left; what is not removed when the project is closed is
        removed the next time.
        """
        if staged:
            thread = threading.Thread(
                target=self._clear, args=(staged,), name="postil-clear", daemon=True
            )
            self._threads.append(thread)
            thread.start()

    def _clear(self, staged: Sequence[int]) -> None:
        try:
            for one in staged:
                with self._guard(), self.writer() as database:
                    remove_staged(database, one, self._clearing)
        except Cancelled:
            pass
        except PostilError:  # the disk is full, or gone: there is another time
            log.info("What an import left could not be removed", exc_info=True)

    def _stop(self) -> None:
        self._clearing.cancel()
        for thread in self._threads:
            thread.join()

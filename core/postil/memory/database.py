"""SQLite as this project uses it: durable, transactional, errors people understand."""

from __future__ import annotations

import os
import queue
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote

from postil.errors import DamagedProject, ProjectError, StorageError
from postil.messages import Message
from postil.types.reasons import reason_of

BUSY_MILLISECONDS = 5000
CACHE = 32  # MiB of a connection
LARGE_CACHE = 96
"""MiB while much is written: keys come in any order, and pages that leave the cache are written to
the disk and read again.
"""
AT_ONCE = 500  # values asked for at once
TIME = "%Y-%m-%dT%H:%M:%SZ"

Value = TypeVar("Value")

_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}
_NO_VERSIONS = "no table of versions"
_SAID_OF_DAMAGE = (  # without a code
    _NO_VERSIONS,
    "Could not decode to UTF-8",
    "malformed JSON",
    "JSON cannot hold BLOB values",
    "user-defined function raised",
    "invalid fts5 file format",
    "vtable constructor failed",
    "unsupported file format",
    "FOREIGN KEY constraint failed",
    "constraint failed",  # by the tables of the word index; ours are named
    "SQL logic error",  # so is what is wrong with a statement
)
_STORAGE = {
    sqlite3.SQLITE_FULL: Message("the disk is full"),
    sqlite3.SQLITE_READONLY: Message("it may not be written to"),
    sqlite3.SQLITE_BUSY: Message("another program is using it"),
    sqlite3.SQLITE_LOCKED: Message("another program is using it"),
    sqlite3.SQLITE_IOERR: Message("reading or writing failed"),
    sqlite3.SQLITE_CANTOPEN: Message("it cannot be opened"),
    sqlite3.SQLITE_PERM: Message("permission was refused"),
    sqlite3.SQLITE_NOMEM: Message("there is not enough memory"),
    sqlite3.SQLITE_TOOBIG: Message("a text is too long"),
}


class Connection(sqlite3.Connection):
    """A connection that counts its transactions.

    Attributes
    ----------
    ended
        Transactions that were committed or taken back.
    """

    ended = 0


def connect(path: Path) -> Connection:
    """Open or create a database whose every commit survives a crash.

    The connection is in autocommit mode (use :func:`transaction`) and may be used from any thread,
    one at a time.

    Raises
    ------
    StorageError, ProjectError
        It cannot be opened; it is no database.
    """
    with database_errors(path):
        connection = sqlite3.connect(
            path, isolation_level=None, check_same_thread=False, factory=Connection
        )
        try:
            connection.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA trusted_schema = OFF")
            connection.execute(f"PRAGMA cache_size = -{CACHE << 10}")  # KiB
        except (sqlite3.Error, UnicodeDecodeError):
            connection.close()
            raise
    return connection


def address(path: Path, mode: str = "mode=ro") -> str:
    """Address of a file for SQLite, opened in a ``mode``, by default only to read it.

    Not ``Path.as_uri``: it makes the computer of a Windows share an authority, which is refused.
    """
    return f"file:{quote(os.fsencode(path))}?{mode}"


@contextmanager
def database_errors(path: Path | str) -> Iterator[None]:
    """Translate errors of SQLite: to ``StorageError`` (could not write) or ``ProjectError``
    (damaged).

    Any other error of SQLite is a mistake of ours and passes through.
    """
    try:
        yield
    except UnicodeDecodeError as error:  # SQLite quotes a damaged schema in its message
        raise _damaged(path, error) from error
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in _DAMAGED or str(error).startswith(_SAID_OF_DAMAGE):
            raise _damaged(path, error) from error
        if code == sqlite3.SQLITE_CANTOPEN and _is_gone(Path(path)):
            raise gone(path) from error
        if code in _STORAGE:
            raise StorageError(
                Message(
                    "{path}: {what} ({reason}).",
                    path=path,
                    what=_STORAGE[code],
                    reason=reason_of(error),
                ),
                hint="Nothing was changed. Check free space and permissions, then try again.",
            ) from error
        raise


def _is_gone(path: Path) -> bool:
    """Whether a file that cannot be opened is not there, and could be made."""
    folder = path.parent
    return not folder.is_dir() or (os.access(folder, os.W_OK) and not path.exists())


def gone(path: Path | str) -> StorageError:
    """Error to raise where the file of a database, or its whole folder, is not there any more."""
    folder = Path(path).parent
    return StorageError(
        Message(
            "{path} is not there any more: it was moved or deleted, or its disk was taken out.",
            path=path if folder.is_dir() else folder,
        ),
        hint="Put it back, then try again; what is in the window is kept until then.",
    )


def _damaged(path: Path | str, error: Exception) -> DamagedProject:
    return DamagedProject(
        Message(
            "{path}: the file is damaged or is no Postil database ({reason}).",
            path=path,
            reason=reason_of(error),
        ),
    )


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """A transaction; inside another one it is part of that."""
    if connection.in_transaction:
        yield
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # SQLite has already rolled back when the disk is full
            connection.execute("ROLLBACK")
        raise
    finally:
        if isinstance(connection, Connection):
            connection.ended += 1


def transactions_ended(connection: sqlite3.Connection) -> int:
    """Number of transactions of a connection that were committed or taken back."""
    return connection.ended if isinstance(connection, Connection) else 0


@contextmanager
def more_cache(connection: sqlite3.Connection) -> Iterator[None]:
    """Give a connection a cache of ``LARGE_CACHE`` during the block."""
    (usual,) = connection.execute("PRAGMA cache_size").fetchone()
    connection.execute(f"PRAGMA cache_size = -{LARGE_CACHE << 10}")
    try:
        yield
    finally:
        connection.execute(f"PRAGMA cache_size = {usual}")


class ReaderPool:
    """A pool of reading connections, each lent to one thread at a time; grows when all are lent.

    Parameters
    ----------
    open_reader
        Opens a connection that cannot write.
    """

    def __init__(self, open_reader: Callable[[], sqlite3.Connection]) -> None:
        self._open_reader = open_reader
        self._all: list[sqlite3.Connection] = []
        self._idle = queue.LifoQueue[sqlite3.Connection]()  # of those

    def prepare(self) -> None:
        """Open a connection ahead of time."""
        self._idle.put(self._new())

    @contextmanager
    def lent(self) -> Iterator[sqlite3.Connection]:
        """A connection that no other thread has during the block."""
        try:
            connection = self._idle.get_nowait()
        except queue.Empty:
            connection = self._new()
        try:
            yield connection
        finally:
            self._idle.put(connection)

    def _new(self) -> sqlite3.Connection:
        connection = self._open_reader()
        self._all.append(connection)
        return connection

    def close(self) -> None:
        """Close all connections, each when it is given back; later uses fail."""
        for closed in [self._idle.get() for _ in self._all]:
            closed.close()
            self._idle.put(closed)


@contextmanager
def snapshot(connection: sqlite3.Connection) -> Iterator[None]:
    """Let every query of the block see the same state, whatever is written meanwhile."""
    if connection.in_transaction:
        yield
        return
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.execute("COMMIT")


def batches(values: Sequence[Value], most: int = AT_ONCE) -> Iterator[tuple[Sequence[Value], str]]:
    """Values in batches for queries with ``IN``, each with its placeholders ("?,?")."""
    for start in range(0, len(values), most):
        some = values[start : start + most]
        yield some, ",".join("?" * len(some))


def stretches(values: Iterable[Value], most: int = AT_ONCE) -> Iterator[list[Value]]:
    """Values in lists of at most ``most``, as they come."""
    remaining = iter(values)
    while stretch := list(islice(remaining, most)):
        yield stretch


def migrate(
    connection: sqlite3.Connection, component: str, migrations: Sequence[str], path: Path | str
) -> None:
    """Bring the tables of ``component`` to version ``len(migrations)``; version n is made by script
    n-1. A script may make a table anew: what refers to it is left alone meanwhile.

    Raises
    ------
    ProjectError
        The tables were made by a newer version of Postil, or do not match their version.
    """
    with database_errors(path):
        if version_of(connection, component) == len(migrations):
            return  # so that a connection that may not write will do
    with database_errors(path), _references_unchecked(connection), transaction(connection):
        connection.execute(
            "CREATE TABLE IF NOT EXISTS migration ("
            "component TEXT NOT NULL, version INTEGER NOT NULL, applied TEXT NOT NULL, "
            "PRIMARY KEY (component, version)) WITHOUT ROWID"
        )
        found = version_of(connection, component)
        if found > len(migrations):
            raise ProjectError(
                Message(
                    "{path}: its {component} tables have version {found}; this "
                    "Postil knows {known}.",
                    path=path,
                    component=component,
                    found=found,
                    known=len(migrations),
                ),
                hint="Open it with the newer Postil it was made with.",
            )
        for version, script in enumerate(migrations[found:], start=found + 1):
            for statement in script.split(";"):
                if statement.strip():
                    _change_tables(connection, statement, path)
            connection.execute(
                "INSERT INTO migration VALUES (?, ?, ?)", (component, version, now())
            )


def version_of(connection: sqlite3.Connection, component: str) -> int:
    """The version of the tables of a component; 0 if there are none. Within
    :func:`database_errors`, which translates the error about a table with other columns.
    """
    if not connection.execute(
        "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migration'"
    ).fetchone():
        return 0
    query = "SELECT coalesce(max(version), 0) FROM migration WHERE component = ?"
    try:
        return int(connection.execute(query, (component,)).fetchone()[0])
    except (sqlite3.OperationalError, ValueError) as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) != sqlite3.SQLITE_ERROR:
            raise
        raise sqlite3.DatabaseError(f"{_NO_VERSIONS}: {error}") from error


def _change_tables(connection: sqlite3.Connection, statement: str, path: Path | str) -> None:
    try:
        connection.execute(statement)
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", 0) != sqlite3.SQLITE_ERROR:
            raise
        raise _damaged(path, error) from error  # a table is there already, or is not


@contextmanager
def _references_unchecked(connection: sqlite3.Connection) -> Iterator[None]:
    """Dropping a table would remove the rows that refer to it, or be refused."""
    (kept,) = connection.execute("PRAGMA foreign_keys").fetchone()
    connection.execute("PRAGMA foreign_keys = OFF")  # has no effect inside a transaction
    try:
        yield
    finally:
        connection.execute(f"PRAGMA foreign_keys = {kept}")


def now() -> str:
    """The time as every record keeps it: ISO-8601 UTC to the second."""
    return datetime.now(UTC).strftime(TIME)

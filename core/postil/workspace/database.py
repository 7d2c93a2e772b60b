"""The open database of a project: one connection that writes, others that read.

Readers wait for nobody: in WAL mode a reading connection sees the last committed state while the
writing one is in a transaction, and two who read at once have a connection each. So the desk can
read the rows it paints, and look segments up, while a memory is imported and while others go
through all of the project. What is written in the background is written in short transactions,
each of which lets whoever else wants to write go first.
"""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from postil.errors import DamagedProject, ProjectError
from postil.memory import schema as memory_schema
from postil.memory.connections import Connections
from postil.memory.database import Connection, database_errors, gone, transaction
from postil.memory.soundness import sense
from postil.messages import Message
from postil.types.files import file_identity
from postil.workspace import schema
from postil.workspace.safety import checksums
from postil.workspace.safety.damage import check_before_update
from postil.workspace.safety.pages import LogState, log_state

_SMALL = ("setting", "document", "comment", "review_finding", *memory_schema.SMALL_TABLES)


class ProjectDatabase(Connections):
    """The connections and their locks; methods may be called from any thread.

    Attributes
    ----------
    read_only
        Whether nothing is written.

    Raises
    ------
    ProjectError
        The database is damaged or of a newer version.
    StorageError
        It cannot be written.
    """

    read_only = False
    last_is_torn = False

    def __init__(self, folder: Path) -> None:
        self.path = folder / schema.DATABASE
        self._after_writing: list[Callable[[], None]] = []
        self._search_lock = threading.RLock()
        self._searcher: sqlite3.Connection | None = None
        self._check_log()
        super().__init__(self.path, _SMALL, memory_schema.prepare, schema.prepare)
        try:
            if not self.read_only:
                with database_errors(self.path):
                    checksums.keep_checksums(self.writer)
            self._identity = file_identity(self.path)
            self._readers.prepare()
        except BaseException:
            self.writer.close()
            raise

    def _prepare(self, connection: Connection) -> None:
        check_before_update(connection, self.path)
        super()._prepare(connection)

    def _check_log(self) -> None:
        """Look how the log was left, before SQLite goes by it: where it is cut, a whole transaction
        would silently be gone. Once: what is in it later, SQLite wrote meanwhile.
        """
        state = log_state(self.path)
        if state is LogState.CUT:
            raise damaged_log(self.path)
        self.last_is_torn = state is LogState.TORN

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of the block or nothing."""
        with self.write_lock, database_errors(self.path):
            self.check_place()
            is_outermost = not self.writer.in_transaction
            with transaction(self.writer):
                yield self.writer
            if is_outermost:
                for notify in self._after_writing:
                    notify()

    @contextmanager
    def writing_behind(self) -> Iterator[sqlite3.Connection]:
        """One transaction of work in the background, as :meth:`writing`: waits until nobody else
        wants to write. Keep it short, and end it when somebody is :attr:`wanted`. It survives a
        crash of Postil; a crash of the computer only if somebody has written since.
        """
        with self.write_lock.behind(), database_errors(self.path):
            self.writer.execute("PRAGMA synchronous = NORMAL")
            try:
                with self.writing() as connection:
                    yield connection
            finally:
                self.writer.execute("PRAGMA synchronous = FULL")

    def check_place(self) -> None:
        """Refuse to write into a file that was moved or deleted, or on a disk that is gone: on some
        systems that works, and nobody would ever find again what is written.

        Raises
        ------
        StorageError
            The project is not there any more.
        """
        if file_identity(self.path) != self._identity:
            raise gone(self.path)

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The last committed state; waits neither for who writes nor for others who read.

        Raises
        ------
        ProjectError
            What is read there makes no sense: the state of a segment is none, its document is not
            there, and the like.
        """
        with sense(self.path), self._readers.lent() as connection:
            yield connection

    def _open_reader(self) -> sqlite3.Connection:
        self.check_place()  # else a file that is gone would be made anew
        return super()._open_reader()

    @contextmanager
    def surveying(self) -> Iterator[sqlite3.Connection]:
        """A connection for reading much of the project, as :meth:`reading`; it is closed at the end
        of the block, so that :meth:`close` does not wait for it.
        """
        with sense(self.path):
            connection = self._open_reader()
            try:
                yield connection
            finally:
                connection.close()

    @contextmanager
    def searching(self) -> Iterator[sqlite3.Connection]:
        """The last committed state, for what takes long; nothing else waits for it."""
        with self._search_lock, database_errors(self.path):
            if self._searcher is None:
                self._searcher = self._open_reader()
            yield self._searcher

    def after_writing(self, notify: Callable[[], None]) -> None:
        """Call ``notify`` after each transaction that was committed; it must return at once."""
        self._after_writing.append(notify)

    def _close_connections(self) -> None:
        with self._search_lock:
            if self._searcher is not None:
                self._searcher.close()
            super()._close_connections()


def initialise(folder: Path, settings: dict[str, str]) -> None:
    """Make the database of a new project in ``folder``, and the place for its documents."""
    (folder / schema.DOCUMENTS).mkdir()
    database = ProjectDatabase(folder)
    try:
        with database.writing() as connection:
            for name, value in settings.items():
                set_setting(connection, name, value)
    finally:
        database.close()


def no_project(folder: Path) -> ProjectError:
    """Error to raise for a folder without a project, or one that is not there."""
    if not folder.exists():
        return ProjectError(
            Message(
                "{folder} is not there: it was moved or deleted, or its disk was taken out.",
                folder=folder,
            ),
            hint="Choose where the project is now, or connect its disk.",
        )
    return ProjectError(
        Message(
            "{folder} is not a Postil project: it has no {name}.",
            folder=folder,
            name=schema.DATABASE,
        ),
        hint="Choose the folder of a project, or create a new one.",
    )


def damaged_log(path: Path) -> DamagedProject:
    """Error to raise where the write-ahead log of a project is damaged: opening it would lose what
    was done last without a word.
    """
    return DamagedProject(
        Message("{path}: the project is damaged: its log has lost a part.", path=path),
    )


def setting(connection: sqlite3.Connection, name: str, default: str = "") -> str:
    """A value of the project's settings."""
    row = connection.execute("SELECT value FROM setting WHERE name = ?", (name,)).fetchone()
    return str(row[0]) if row else default


def required_setting(connection: sqlite3.Connection, name: str, path: Path) -> str:
    """A value without which it is no project."""
    value = setting(connection, name)
    if not value:
        raise DamagedProject(
            Message(
                "{path}: the project is damaged: its {name} is missing.",
                path=path,
                name=name.replace("_", " "),
            ),
        )
    return value


def set_setting(connection: sqlite3.Connection, name: str, value: str) -> None:
    connection.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", (name, value))


def by_document(connection: sqlite3.Connection, name: str) -> dict[str, Any]:
    """A setting that each document has a value of its own of, by their numbers."""
    return dict(json.loads(setting(connection, name) or "{}"))


def set_by_document(connection: sqlite3.Connection, name: str, number: int, value: object) -> None:
    """Set the value of one document; "" takes it away."""
    values = {**by_document(connection, name), str(number): value}
    if value == "":
        del values[str(number)]
    set_setting(connection, name, json.dumps(values))

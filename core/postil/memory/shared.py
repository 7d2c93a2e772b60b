"""A memory in a file of its own that several projects have open at once, each in its process.

A writer logs the id of each unit it changes in the same transaction. A reader first reads what was
logged since, which takes microseconds, and brings its index up to date: so what a colleague
confirms is found at once, and no look-up waits for a writer. A log entry of 0 means that all is to
be read again; so does a log whose beginning was cut off.

A project gives its confirmed segments to the memory as :mod:`~postil.memory.contributions`: after a
crash between two files, giving them again is all there is to do.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from postil.errors import InputError, StorageError, UsageError
from postil.formats.languages import same_languages
from postil.memory import contributions, schema
from postil.memory.connections import Connections
from postil.memory.database import database_errors, migrate, version_of
from postil.memory.staging import finish_moves, is_moving
from postil.memory.store import TranslationMemory
from postil.memory.units import Identity, MemoryUnit
from postil.messages import Message
from postil.types.files import file_identity
from postil.types.locks import FileLock
from postil.types.reasons import reason_of

log = logging.getLogger(__name__)

SUFFIX = ".postilmemory"

LOG_LENGTH = 20_000
"""Log entries that are kept at opening; a program that missed more reads the index anew."""

_COMPONENT = "shared memory"
_SMALL = ("shared_about", *schema.SMALL_TABLES)
_LOCK = ".lock"
_ALL = 0  # in the log, for every unit

_VERSION_1 = f"""
CREATE TABLE shared_about (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE shared_change (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    unit INTEGER NOT NULL
);
{contributions.TABLE}"""
_VERSIONS = (_VERSION_1,)

_LOGGED = "SELECT (SELECT min(number) FROM shared_change), (SELECT max(number) FROM shared_change)"


class SharedMemory(TranslationMemory):
    """An open shared memory; :meth:`create` makes one. Methods may be called from any thread.

    Parameters
    ----------
    name
        What to call it here; by default as its file.

    Attributes
    ----------
    languages
        Source and target language.
    database
        Its connections.

    Raises
    ------
    InputError
        There is no such file, or it is no shared memory.
    ProjectError, StorageError
        It is damaged or of a newer version; it cannot be read.
    """

    def __init__(self, path: Path, name: str = "") -> None:
        if not path.is_file():
            raise InputError("there is no such memory", file=path)
        _check_kind(path)
        self.path = path
        self.database = Connections(path, _SMALL, _prepare)
        try:
            self._load(name or path.stem)
        except BaseException:
            self.database.close()
            raise

    def _load(self, name: str) -> None:
        found = file_identity(self.path)
        self._finish_moves()
        with self.database.reading() as connection:
            inner, self.languages = _about(connection, self.path)
            self._seen: int = connection.execute(_LOGGED).fetchone()[1] or 0
        super().__init__(
            self.database.writer, inner, self.languages[0], seeing=self._see, read_only=True
        )
        self._contributions = contributions.Contributions(self, self.database.writer)
        self._place = found
        self._lock = self.database.write_lock  # one lock, so that no two are taken crosswise
        self.name = name
        with self.database.writing() as connection:
            connection.execute(
                "DELETE FROM shared_change WHERE number <= "
                "(SELECT max(number) FROM shared_change) - ?",
                (LOG_LENGTH,),
            )
        self.compact()

    def _finish_moves(self) -> None:
        """Move what a killed process has not; nothing if another one is at it."""
        with self.database.reading() as connection:
            if not is_moving(connection):
                return
        try:
            with self.importing(), self.database.writing() as connection:
                finish_moves(connection)
        except UsageError:
            log.info("Another process adds units to %s", self.path)

    @classmethod
    def create(cls, path: Path, languages: tuple[str, str]) -> SharedMemory:
        """Make an empty one in a new file, and open it.

        Raises
        ------
        UsageError
            There is a file.
        StorageError
            It cannot be written.
        """
        try:
            path.touch(exist_ok=False)
        except FileExistsError as error:
            raise UsageError(Message("{file} is there already.", file=path)) from error
        except OSError as error:
            raise _unusable(path, error) from error
        made = Connections(path, _SMALL, _prepare)
        try:
            with made.writing() as connection:
                connection.execute("INSERT INTO memory (name) VALUES (?)", (path.stem,))
                connection.executemany(
                    "INSERT INTO shared_about VALUES (?, ?)",
                    [("memory", path.stem), ("source", languages[0]), ("target", languages[1])],
                )
        finally:
            made.close()
        return cls(path)

    def close(self) -> None:
        """Close it when no thread reads or writes any more."""
        self.database.close()

    def check_languages(self, languages: tuple[str, str]) -> None:
        """Raise ``UsageError`` unless it is of these languages; regions are ignored."""
        if not same_languages(self.languages, languages):
            raise UsageError(
                Message(
                    "The memory {name} is from {source} to {target}, the project from {ours} to "
                    "{theirs}.",
                    name=self.name,
                    source=self.languages[0],
                    target=self.languages[1],
                    ours=languages[0],
                    theirs=languages[1],
                )
            )

    @property
    def version(self) -> int | None:
        """Version, as of other memories; changes by other processes count, too."""
        if not self.database.write_lock.is_mine:
            with self.database.reading() as connection:
                self._follow(connection)
        own = super().version
        return None if own is None else own + self._seen

    def contribute(self, project: str, units: Mapping[int, MemoryUnit | None]) -> None:
        """Bring the memory in line with units of a project: all of them or none.

        Parameters
        ----------
        project
            Key of the project, the same for ever.
        units
            By their ids in the project; None: the unit was removed there.
        """
        with self.writing():
            for number, unit in units.items():
                self._contributions.bring(project, number, unit)

    def claim(self, project: str, numbers: Mapping[Identity, Sequence[int]]) -> None:
        """Note units that are in the memory already as given by a project, see
        ``Contributions.claim``.
        """
        with self.writing():
            self._contributions.claim(project, numbers)

    @contextmanager
    def importing(self) -> Iterator[None]:
        """A block in which no other process may import units, or clean up after such an import.

        Raises
        ------
        UsageError
            Another one does that now.
        """
        try:
            lock = FileLock(self.path.with_name(self.path.name + _LOCK))
        except BlockingIOError as error:
            raise UsageError(
                Message(
                    "Many units are being added to the memory {name} by another program.",
                    name=self.name,
                ),
                hint="Try again when it has ended.",
            ) from error
        except OSError as error:
            raise _unusable(self.path, error) from error
        try:
            yield
        finally:
            lock.release()

    @contextmanager
    def _see(self) -> Iterator[sqlite3.Connection]:
        with self.database.seeing() as connection:
            if not connection.in_transaction:  # its own log might yet be taken back
                self._follow(connection)
            yield connection

    @contextmanager
    def writing(self) -> Iterator[None]:
        """One transaction: all changes of the block or none."""
        with self.database.write_lock, database_errors(self.path):
            if self.database.writer.in_transaction:
                yield
                return
            if file_identity(self.path) != self._place:
                raise StorageError(
                    Message("{path}: the memory was moved or deleted.", path=self.path),
                    hint="Put it back, then open the project again.",
                )
            with self.database.writing() as connection:
                self._follow(connection)  # all that is logged now was committed
                yield

    def _writing(self) -> AbstractContextManager[None]:
        return self.writing()

    def _follow(self, connection: sqlite3.Connection) -> None:
        """Note for the indexes what was changed since they last followed."""
        first, last = connection.execute(_LOGGED).fetchone()
        if last is None or last == self._seen:
            return
        query = "SELECT unit FROM shared_change WHERE number > ? AND number <= ?"
        seen = self._seen
        units = [unit for (unit,) in connection.execute(query, (seen, last))]
        anew = first > seen + 1 or _ALL in units
        for index in self._indexes.values():
            if anew:
                index.replace(None)
            else:
                index.touch_committed(units)
        self._seen = max(self._seen, last)

    def _note_changes(self, numbers: Sequence[int]) -> None:
        super()._note_changes(numbers)
        self._log(numbers)

    def _note_many(self) -> None:
        self._log([_ALL])

    def _log(self, numbers: Sequence[int]) -> None:
        self._connection.executemany(
            "INSERT INTO shared_change (unit) VALUES (?)", [(number,) for number in numbers]
        )


def languages_of(path: Path) -> tuple[str, str]:
    """Source and target language of a shared memory.

    Raises
    ------
    InputError
        It is none.
    """
    memory = SharedMemory(path)
    try:
        return memory.languages
    finally:
        memory.close()


def _unusable(path: Path, error: OSError) -> StorageError:
    return StorageError(Message("{path}: {reason}.", path=path, reason=reason_of(error)))


def _check_kind(path: Path) -> None:
    """Raise ``InputError`` unless a file is a shared memory: nothing else shall get its tables."""
    with database_errors(path):
        connection = sqlite3.connect(path)
        try:
            known = version_of(connection, _COMPONENT)
        finally:
            connection.close()
    if not known:
        raise InputError(
            "this is no shared memory",
            file=path,
            hint="Import a TMX file; or make a shared memory of it first.",
        )


def _prepare(connection: sqlite3.Connection, path: Path | str) -> None:
    schema.prepare(connection, path)
    migrate(connection, _COMPONENT, _VERSIONS, path)


def _about(connection: sqlite3.Connection, path: Path) -> tuple[str, tuple[str, str]]:
    """Name of the memory in its file, and its languages."""
    about = dict(connection.execute("SELECT name, value FROM shared_about"))
    try:
        return about["memory"], (about["source"], about["target"])
    except KeyError as error:
        raise InputError("this is no shared memory", file=path) from error

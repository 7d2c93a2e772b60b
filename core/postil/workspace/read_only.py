"""A project that is only read: nothing is written in its folder, nor beside it.

The database is read where it is. Where nobody has it open, its lock keeps it so, and it is read as
a file that does not change; where somebody has, through what they share. Only where that cannot be
done (what was committed last waits in a journal that only a writer may read, or the tables are
those of an older Postil) it is read from a copy in the folder for temporary files.
"""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

from postil.errors import PostilError, StorageError
from postil.memory import schema as memory_schema
from postil.memory.database import (
    BUSY_MILLISECONDS,
    Connection,
    address,
    database_errors,
)
from postil.messages import Message
from postil.types.locks import FileLock
from postil.types.progress import Progress
from postil.types.reasons import reason_of
from postil.types.temporary import ScratchFolder
from postil.workspace import schema
from postil.workspace.database import ProjectDatabase, no_project
from postil.workspace.learning.engine import EngineOpener, open_engine
from postil.workspace.lock import NAME
from postil.workspace.project import Project

_JOURNAL = "-wal"


def open_read_only(
    folder: Path, *, progress: Progress | None = None, engine_opener: EngineOpener = open_engine
) -> Project:
    """Open a project to look at it, whoever has it open, and though nothing can be written.

    What would change it raises ``StorageError``.

    Raises
    ------
    ProjectError
        There is no project, it is damaged or of a newer version.
    StorageError
        It cannot be read; or it must be read from a copy, and there is no room for one.
    """
    if not (folder / schema.DATABASE).is_file():
        raise no_project(folder)
    return Project(folder, engine_opener, progress, _open_database(folder))


def _open_database(folder: Path) -> ProjectDatabase:
    try:
        return _InPlace(folder)
    except _NotInPlace:
        return _Copied(folder)


class _NotInPlace(PostilError):  # noqa: N818 (what it is, not what went wrong)
    """The database must be copied to be read."""


class _InPlace(ProjectDatabase):
    """The database where it is."""

    read_only = True

    def __init__(self, folder: Path) -> None:
        waits = _waits(folder / schema.DATABASE)
        self._lock: FileLock | None = None
        self._mode = "mode=ro&immutable=1"
        known = True
        try:
            self._lock = FileLock(folder / NAME, create=False)
        except BlockingIOError:
            self._mode = "mode=ro"
        except OSError:  # it may not be written to: who has it open is not known
            known = False
            if waits:
                self._mode = "mode=ro"
        try:
            if self._lock is not None and waits:
                raise _NotInPlace("a crash left it so")
            super().__init__(folder)
        except StorageError as error:
            self._release()
            if known:
                raise
            raise _NotInPlace("the journal cannot be read") from error
        except BaseException:
            self._release()
            raise

    def _check_log(self) -> None:
        """Check whether another process, which has it open, is writing."""

    def _open(self) -> Connection:
        with database_errors(self.path):
            connection = sqlite3.connect(
                address(self.path, self._mode),
                uri=True,
                isolation_level=None,
                check_same_thread=False,
                factory=Connection,
            )
            try:
                connection.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
                connection.execute("PRAGMA trusted_schema = OFF")
                connection.execute("PRAGMA query_only = ON")
                connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            except sqlite3.Error:
                connection.close()
                raise
        return connection

    def _prepare(self, connection: Connection) -> None:
        memory_schema.add_functions(connection)
        if not schema.is_present(connection, self.path):
            raise _NotInPlace("of another version")  # updating it shows whether that is possible

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def close(self) -> None:
        """Close it, and let others open it."""
        super().close()
        self._release()


def _waits(path: Path) -> bool:
    """Whether there is anything in the journal that is not in the database yet."""
    try:
        return path.with_name(path.name + _JOURNAL).stat().st_size > 0
    except OSError:
        return False


class _Copied(ProjectDatabase):
    """A copy of the database, removed when it is closed."""

    read_only = True

    def __init__(self, folder: Path) -> None:
        try:
            self._scratch = ScratchFolder()
        except OSError as error:
            raise _no_room(folder, error) from error
        try:
            try:
                for ending in ("", _JOURNAL):
                    path = folder / f"{schema.DATABASE}{ending}"
                    if not ending or path.exists():
                        shutil.copyfile(path, self._scratch.path / path.name)
            except OSError as error:
                raise _no_room(folder, error) from error
            super().__init__(self._scratch.path)
        except BaseException:
            self._scratch.remove()
            raise

    def _prepare(self, connection: Connection) -> None:
        super()._prepare(connection)
        connection.execute("PRAGMA query_only = ON")

    def close(self) -> None:
        """Close it, and remove it."""
        super().close()
        self._scratch.remove()


def _no_room(folder: Path, error: OSError) -> StorageError:
    return StorageError(
        Message(
            "{folder}: the project can only be read from a copy, which cannot be made: {reason}",
            folder=folder,
            reason=reason_of(error),
        ),
        hint="Set TMPDIR to a folder on a disk with room.",
    )

"""Backups of the database of a project: made while it is open, checked, thinned as they age.

A backup holds the database alone. The documents beside it never change once they were added, so a
copy of them in the same folder would protect against nothing that the originals do not survive;
whoever fears for the disk copies the folder of the project elsewhere.

Each is made of one committed state, on a reading connection: nobody who types waits for it. It gets
its name only once it is complete, on the disk and found to be sound, and only then do older ones
make room.
"""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from postil.errors import PostilError, ProjectError, StorageError
from postil.memory.database import TIME, address, database_errors
from postil.messages import Message
from postil.types.files import make_folder, sync_file, sync_folder
from postil.types.progress import Progress
from postil.types.reasons import reason_of
from postil.types.renaming import rename
from postil.workspace.database import ProjectDatabase
from postil.workspace.safety.damage import Damage, find_damage
from postil.workspace.schema import DATABASE

log = logging.getLogger(__name__)

FOLDER = "backups"
PAGES = 256  # copied between two looks at the progress
SUFFIX, UNFINISHED = ".sqlite", ".tmp"
QUICK = 256 * 2**20  # bytes that are copied and checked while one waits
SPARE = 64 * 2**20  # bytes that a backup leaves free on the disk
_NAME = "%Y-%m-%dT%H-%M-%SZ"
_OF_THE_DISK = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
_COUNTS = (
    "SELECT count(*), coalesce(sum(state IN ('translated', 'reviewed', 'final')), 0) FROM segment"
)


@dataclass(frozen=True, slots=True)
class BackupRules:
    """Schedule of backups, and the number kept.

    Attributes
    ----------
    hours
        Least time between two of them while the project is open; 0: none are made.
    kept
        How many at most.
    most_bytes
        Size of all together at most; the newest stays whatever its size.
    at_closing
        Make one whenever the project is closed and something was changed; one that is larger than
        ``QUICK`` only if it is time.
    """

    hours: float = 1.0
    kept: int = 10
    most_bytes: int = 2 * 2**30
    at_closing: bool = False


@dataclass(frozen=True, slots=True)
class Backup:
    """One backup; ``time`` is that of the state it holds, in UTC."""

    path: Path
    time: datetime
    size: int

    @property
    def name(self) -> str:
        """Name of it in commands."""
        return self.path.stem

    def counts(self) -> tuple[int, int]:
        """Segments, and how many of them are confirmed.

        Raises
        ------
        ProjectError
            It is damaged.
        """
        with database_errors(self.path), closing(_open(self.path)) as connection:
            total, confirmed = connection.execute(_COUNTS).fetchone()
        return int(total), int(confirmed)


class Backups:
    """The backups in the folder of a project; methods may be called from any thread, one at a time.

    Attributes
    ----------
    rules
        May be set at any time.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder / FOLDER
        self.rules = BackupRules()
        self._project = folder
        self._created: datetime | None = None

    def begin(self, created: str) -> None:
        """Make backups from now on, of a project that was made at the time ``created``: this counts
        as the time of the last one until there is one. A project that could not be opened has none.
        """
        self._created = datetime.now(UTC)
        with suppress(ValueError):
            self._created = datetime.strptime(created, TIME).replace(tzinfo=UTC)

    def all(self) -> list[Backup]:
        """All backups, the newest first."""
        found = []
        with suppress(OSError):
            for path in self.folder.glob(f"*{SUFFIX}"):
                with suppress(ValueError, OSError):  # a file of somebody else; gone meanwhile
                    time = datetime.strptime(path.stem, _NAME).replace(tzinfo=UTC)
                    found.append(Backup(path, time, path.stat().st_size))
        return sorted(found, key=lambda one: one.time, reverse=True)

    def named(self, name: str) -> Backup:
        """The backup that is called so, or has that number among all, from 1 for the newest.

        Raises
        ------
        ProjectError
            There is none.
        """
        backups = self.all()
        for number, one in enumerate(backups, start=1):
            if name in (one.name, str(number)):
                return one
        raise ProjectError(
            Message("{folder}: there is no backup {name}.", folder=self._project, name=name),
            hint="List the backups with postil rescue --list.",
        )

    def is_due(self, *, closing: bool = False, now: datetime | None = None) -> bool:
        """Whether it is time for one: something was changed since the last, and that is long ago;
        when the project is closed, however long ago it is.
        """
        if self.rules.hours <= 0 or not self.rules.kept or self._created is None:
            return False
        backups = self.all()
        if backups and not _changed_since(self._project / DATABASE, backups[0]):
            return False
        last = backups[0].time if backups else self._created
        age = (now or datetime.now(UTC)) - last
        return closing or age >= timedelta(hours=self.rules.hours)

    def make_if_due(self, database: ProjectDatabase) -> None:
        """Make a backup when a project is closed, if the last one is old; that none can be made is
        noted in the log: nothing that was written is lost by it.
        """
        try:
            quick = database.path.stat().st_size <= QUICK
            if self.is_due(closing=self.rules.at_closing and quick):
                self.make(database)
        except (PostilError, OSError) as error:
            log.warning("No backup: %s", error)

    def make(self, database: ProjectDatabase, progress: Progress | None = None) -> Backup:
        """Make a backup of an open project, now; older ones make room once it is there.

        Raises
        ------
        Cancelled
        ProjectError
            The project is damaged; no backup is made of it, and none is removed.
        StorageError
            There is no room for it, it cannot be written, or the project is not there any more.
        """
        progress = progress or Progress()
        database.check_place()  # no folder is made where there is no project
        make_folder(self.folder)
        self._clear()
        time = datetime.now(UTC).replace(microsecond=0)
        path = self.folder / f"{time.strftime(_NAME)}{SUFFIX}"
        temporary = path.with_suffix(UNFINISHED)
        self._check_room(database.path)
        try:
            with database.surveying() as connection:
                changed = _changed_at(database.path)
                _copy(connection, temporary, progress.part(0.5))
            damage = check_copy(temporary, database.path, progress.part(0.5))
            if damage:
                raise damage.error(database.path)
            _finish(temporary, path, changed)
        except (OSError, sqlite3.Error) as error:
            raise _not_written(path, error) from error
        finally:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
        backup = Backup(path, time, path.stat().st_size)
        self.thin()
        return backup

    def thin(self) -> list[Backup]:
        """Remove those that the rules do not keep; returns them."""
        backups = self.all()
        kept = thinned(backups, self.rules)
        removed = [one for one in backups if one not in kept]
        for one in removed:
            with suppress(OSError):
                one.path.unlink()
        return removed

    def _clear(self) -> None:
        """Remove what a killed process left."""
        for path in self.folder.glob(f"*{UNFINISHED}*"):
            with suppress(OSError):
                path.unlink()

    def _check_room(self, path: Path) -> None:
        size = sum(file.stat().st_size for file in _files_of(path))
        try:
            free = shutil.disk_usage(self.folder).free
        except OSError:
            return  # writing will tell
        if free < size + SPARE:
            raise StorageError(
                Message(
                    "{folder}: there is too little room on the disk for a backup of the project.",
                    folder=self.folder,
                ),
                hint="Your work is saved all the same. Make room, or have fewer backups kept.",
            )


def thinned(backups: list[Backup], rules: BackupRules) -> list[Backup]:
    """Those to keep of ``backups``, which come newest first: half of the number are the latest
    ones, the others the last of as many earlier days, or weeks where days are not enough.
    """
    latest = backups[: (rules.kept + 1) // 2]
    older = backups[len(latest) :]
    wanted = rules.kept - len(latest)
    by_day = _first_of_each(older, lambda one: one.time.date().toordinal())
    by_week = _first_of_each(older, lambda one: one.time.date().toordinal() // 7)
    days = by_day[: wanted - min(wanted // 2, len(by_week))]
    weeks = [one for one in by_week if one not in days][: wanted - len(days)]
    spare = [one for one in older if one not in days and one not in weeks]
    chosen = [*latest, *days, *weeks]
    chosen += spare[: rules.kept - len(chosen)]
    chosen.sort(key=lambda one: one.time, reverse=True)
    return _within(chosen, rules.most_bytes)


def _within(backups: list[Backup], most: int) -> list[Backup]:
    """The newest of ``backups``, and as many more as have room."""
    kept, size = backups[:1], sum(one.size for one in backups[:1])
    for one in backups[1:]:
        size += one.size
        if size > most:
            break
        kept.append(one)
    return kept


def _first_of_each(backups: Iterable[Backup], key: Callable[[Backup], int]) -> list[Backup]:
    found: dict[int, Backup] = {}
    for one in backups:
        found.setdefault(key(one), one)
    return list(found.values())


def check_copy(path: Path, source: Path, progress: Progress | None = None) -> Damage:
    """Damage of a database that nobody has open; ``source`` is what errors name."""
    with database_errors(source), closing(_open(path)) as connection:
        return find_damage(connection, source, progress)


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(
        address(path, "mode=ro&immutable=1"),
        uri=True,
        isolation_level=None,
        check_same_thread=False,
    )


def _copy(connection: sqlite3.Connection, target: Path, progress: Progress) -> None:
    """One committed state, whatever is written meanwhile: else copying would begin again."""

    def step(_: int, remaining: int, total: int) -> None:
        progress.check()
        progress.update(done=total - remaining, total=total)

    connection.execute("BEGIN")
    try:
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        with closing(sqlite3.connect(target, isolation_level=None)) as copy:
            copy.execute("PRAGMA synchronous = OFF")  # it is synced as a whole
            connection.backup(copy, pages=PAGES, progress=step)
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in _OF_THE_DISK:
            raise _not_written(target, error) from error
        raise
    finally:
        connection.execute("ROLLBACK")


def _finish(temporary: Path, path: Path, changed: float) -> None:
    """Give a backup its name, and the time of the last change it holds."""
    os.utime(temporary, (changed, changed))
    sync_file(temporary)
    rename(temporary, path)
    sync_folder(path.parent)


def _files_of(path: Path) -> list[Path]:
    """The database and its journal."""
    return [file for file in (path, path.with_name(f"{path.name}-wal")) if file.exists()]


def _changed_at(path: Path) -> float:
    """Time of the last change of a database."""
    times = [file.stat().st_mtime for file in _files_of(path) if file.stat().st_size]
    return max(times, default=0.0)


def _changed_since(path: Path, backup: Backup) -> bool:
    try:
        return _changed_at(path) > backup.path.stat().st_mtime
    except OSError:
        return True


def _not_written(path: Path, error: Exception) -> StorageError:
    return StorageError(
        Message(
            "{path}: the backup could not be written: {reason}",
            path=path,
            reason=reason_of(error),
        ),
        hint="Your work is saved all the same. Check free space and permissions.",
    )

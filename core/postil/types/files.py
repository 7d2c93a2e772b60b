"""Durable writing: temporary name, fsync, rename. A crash leaves the old file or the new, never
half of one.
"""

from __future__ import annotations

import glob
import os
import shutil
import stat
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread

from postil.errors import StorageError, UsageError
from postil.messages import Message
from postil.types import locks
from postil.types.destination import find_destination
from postil.types.file_names import stem_beside
from postil.types.locks import FileLock
from postil.types.reasons import reason_of
from postil.types.renaming import rename
from postil.types.temporary import (
    LOCK,
    ScratchFolder,
    TemporaryFile,
    lock_new,
    remove_leftovers,
    remove_unlocked,
)

TMP = ".tmp"
ASIDE = ".old"  # of a folder that another replaces
_RANDOM = 8  # letters of temporary names
_SWAPPED = 60.0  # seconds after which no process is between two renames any more

_unfinished: set[Path] = set()  # temporary folders that this process fills


@contextmanager
def atomic_write(path: Path) -> Iterator[Path]:
    """Yield a temporary path beside ``path``; on success it is synced and renamed to ``path``.

    A link is followed. A file that is there keeps its permissions, and what else can be kept; other
    names that it has (hard links) keep the old content. What cannot be replaced (a device, a pipe,
    a file in a folder without permission to write) is written through when all is there; see
    :class:`~postil.types.destination.Destination`.

    Raises
    ------
    StorageError
        The file could not be written (disk full, no permission); ``path`` is as it was.
    """
    with _storage_errors(path):
        destination = find_destination(path)
        if not destination.replaced:
            with ScratchFolder() as scratch:
                temporary = scratch / "written"
                temporary.touch()
                yield temporary
                with temporary.open("rb") as source:
                    destination.write_through(source, temporary.stat().st_size)
            return
        remove_leftovers(destination.path.parent)
        with TemporaryFile(destination) as temporary:
            yield temporary
    _sync_name(destination.path)


@contextmanager
def _storage_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise StorageError(
            Message("{path}: could not be written: {reason}", path=path, reason=reason_of(error)),
            hint="Nothing was changed. Check free space and permissions.",
        ) from error


@contextmanager
def atomic_folder(path: Path, *, synced: bool = True) -> Iterator[Path]:
    """Yield a temporary folder beside ``path``; on success it replaces ``path`` as a whole.

    A link is followed, and the permissions of a folder that is there are kept. An existing ``path``
    is moved aside first and removed last, so that it comes back if the rename fails. Temporary
    folders of killed processes that were to become ``path`` are removed. Files of a folder that is
    made within the temporary folder of another are synced with those of that one; with ``synced``
    false nobody waits for the disk, and a crash of the machine may damage them.
    """
    with _storage_errors(path):
        path = Path(os.path.realpath(path)) if path.is_symlink() else path
        path.parent.mkdir(parents=True, exist_ok=True)
        remove_stale(path.parent, path.name)
        temporary, held = _locked_folder(path)
        lock: FileLock | None = held
        is_inner = not _unfinished.isdisjoint(temporary.parents)
        _unfinished.add(temporary)
        try:
            yield temporary
            _unlock(held, temporary)
            lock = None
            if synced and not is_inner:
                _sync_files(temporary)
            _swap(temporary, path)
        finally:
            _unfinished.discard(temporary)
            if lock is not None:
                lock.release()
            _remove(temporary)
    if synced:
        _sync_name(path)


@contextmanager
def syncing(folders: Iterable[Path]) -> Iterator[None]:
    """Meanwhile sync the files of these folders, which are finished, in a thread: who then syncs
    the folder that they are in has little to wait for.
    """

    def sync() -> None:
        with suppress(OSError):  # who syncs the whole hears of it
            for folder in folders:
                _sync_files(folder)

    thread = Thread(target=sync)
    thread.start()
    try:
        yield
    finally:
        thread.join()


def _sync_files(folder: Path) -> None:
    for file in folder.rglob("*"):
        if file.is_file():
            sync_file(file)


def _remove(folder: Path) -> None:
    """Remove a temporary folder; what is open in it still, others find by its lock and remove."""
    shutil.rmtree(folder, ignore_errors=True)
    if folder.exists():
        with suppress(OSError):
            (folder / LOCK).touch()


def _locked_folder(path: Path) -> tuple[Path, FileLock]:
    """A folder beside ``path`` for what shall be there, with its permissions, and our lock on it.

    A new one gets what the system gives to new folders.
    """
    while True:
        random = os.urandom(_RANDOM // 2).hex()
        temporary = path.with_name(f".{stem_beside(path.name)}.{random}{TMP}")
        try:
            temporary.mkdir()
        except FileExistsError:
            continue
        with suppress(FileNotFoundError):
            temporary.chmod(stat.S_IMODE(path.stat().st_mode) | stat.S_IRWXU)
        lock = lock_new(temporary)
        if lock is not None:
            return temporary, lock


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, unless it is there.

    Raises
    ------
    StorageError
        It could not be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(
            Message(
                "{folder}: could not be made: {reason}",
                folder=folder,
                reason=reason_of(error),
            ),
            hint="Nothing was changed. Check the name and permissions.",
        ) from error


def remove_stale(parent: Path, name: str | None = None) -> list[Path]:
    """Remove what killed processes left of :func:`atomic_folder`; returns the folders.

    A process holds a lock on its temporary folder as long as it fills it, so those of living ones
    are left alone, on whatever machine they run. A folder that was moved aside to be replaced, and
    was not, gets its name back.

    Parameters
    ----------
    name
        Only of this one; None: of all that were to be folders of ``parent``.
    """
    stem = f".{glob.escape(stem_beside(name))}" if name else ".*"
    for aside in parent.glob(f"{stem}.{'[0-9a-f]' * _RANDOM}{ASIDE}"):
        _bring_back(aside, name or aside.name[1 : -len(ASIDE) - _RANDOM - 1])
    return [folder for folder in parent.glob(f"{stem}.*{TMP}") if remove_unlocked(folder)]


def _bring_back(aside: Path, name: str) -> None:
    """Give a folder that :func:`_swap` moved aside its name back, if whoever did it is gone."""
    with suppress(OSError):
        status = aside.lstat()
        if time.time() - max(status.st_ctime, status.st_mtime) < _SWAPPED:
            return
        original = aside.with_name(name)
        if original.exists():
            shutil.rmtree(aside, ignore_errors=True)
        else:
            rename(aside, original)


def _unlock(lock: FileLock, folder: Path) -> None:
    """The lock is no part of what was made."""
    lock.release()
    (folder / LOCK).unlink()


def _swap(temporary: Path, path: Path) -> None:
    if not path.exists():
        rename(temporary, path)
    else:
        aside = temporary.with_suffix(ASIDE)
        if locks.OPEN_FILES_STAY:  # where, too, st_ctime is not the time of the last rename
            os.utime(path)
        rename(path, aside)
        try:
            rename(temporary, path)
        except OSError:
            rename(aside, path)
            raise
        shutil.rmtree(aside, ignore_errors=True)


def _sync_name(path: Path) -> None:
    """Make a name durable that was just given to what was written."""
    try:
        sync_folder(path.parent)
    except OSError as error:
        raise StorageError(
            Message(
                "{path}: is written, but the disk does not confirm it: {reason}",
                path=path,
                reason=reason_of(error),
            ),
            hint="Check the disk, and whether the file is there, before you rely on it.",
        ) from error


def sync_file(path: Path) -> None:
    """Wait until the contents of a file are on the disk."""
    with path.open("rb+") as stream:
        os.fsync(stream.fileno())


def sync_folder(path: Path) -> None:
    """Make a rename in ``path`` durable; a no-op where folders cannot be opened (Windows)."""
    if os.name == "nt":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def check_free(destination: Path) -> None:
    """Raise ``UsageError`` if there is something at ``destination``."""
    if destination.exists():
        raise UsageError(
            Message("{destination} exists already.", destination=destination),
            hint="Choose another name.",
        )


def file_identity(path: Path) -> tuple[int, int] | None:
    """Device and inode of the file a path leads to now; None if to none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino

"""Durable writing: temporary name, fsync, rename. A crash leaves the old file or the new, never
half of one.
"""

from __future__ import annotations

import glob
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from postil.errors import StorageError
from postil.types.file_names import stem_beside
from postil.types.locks import FileLock
from postil.wording import Worded

TMP = ".tmp"
LOCK = ".lock"


@contextmanager
def atomic_write(path: Path) -> Iterator[Path]:
    """Yield a temporary path beside ``path``; on success it is synced and renamed to ``path``.

    Raises
    ------
    StorageError
        The file could not be written (disk full, no permission); ``path`` is as it was.
    """
    temporary = path.with_name(f".{stem_beside(path.name)}.{os.getpid()}.tmp")
    try:
        yield temporary
        sync_file(temporary)
        temporary.replace(path)
    except OSError as error:
        raise StorageError(
            Worded(
                "{path}: could not be written: {reason}", path=path, reason=error.strerror or error
            ),
            hint="Nothing was changed. Check free space and permissions.",
        ) from error
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
    _settle(path)


@contextmanager
def atomic_folder(path: Path) -> Iterator[Path]:
    """Yield a temporary folder beside ``path``; on success it replaces ``path`` as a whole.

    An existing ``path`` is moved aside first and removed last, so that it comes back if the rename
    fails. Temporary folders of killed processes that were to become ``path`` are removed.
    """
    temporary: Path | None = None
    lock: FileLock | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        remove_stale(path.parent, path.name)
        prefix = f".{stem_beside(path.name)}."
        temporary = Path(tempfile.mkdtemp(prefix=prefix, suffix=TMP, dir=path.parent))
        lock = FileLock(temporary / LOCK)
        yield temporary
        _unlock(lock, temporary)
        lock = None
        for file in temporary.rglob("*"):
            if file.is_file():
                sync_file(file)
        temporary.chmod(0o755)
        _swap(temporary, path)
    except OSError as error:
        raise StorageError(
            Worded(
                "{path}: could not be written: {reason}", path=path, reason=error.strerror or error
            ),
            hint="Nothing was changed. Check free space and permissions.",
        ) from error
    finally:
        if lock is not None:
            lock.release()
        if temporary is not None:
            shutil.rmtree(temporary, ignore_errors=True)
    _settle(path)


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
            Worded(
                "{folder}: could not be made: {reason}",
                folder=folder,
                reason=error.strerror or error,
            ),
            hint="Nothing was changed. Check the name and permissions.",
        ) from error


def remove_stale(parent: Path, name: str | None = None) -> list[Path]:
    """Remove what killed processes left of :func:`atomic_folder`; returns the folders.

    A process holds a lock on its temporary folder as long as it fills it, so those of living ones
    are left alone, on whatever machine they run.

    Parameters
    ----------
    name
        Only of this one; None: of all that were to be folders of ``parent``.
    """
    removed = []
    pattern = f".{glob.escape(stem_beside(name))}.*{TMP}" if name else f".*{TMP}"
    for folder in parent.glob(pattern):
        try:
            lock = FileLock(folder / LOCK, create=False)
        except OSError:
            continue  # in use, complete and about to be renamed, or not ours
        lock.release()
        shutil.rmtree(folder, ignore_errors=True)
        removed.append(folder)
    return removed


def _unlock(lock: FileLock, folder: Path) -> None:
    """The lock is no part of what was made."""
    lock.release()
    (folder / LOCK).unlink()


def _swap(temporary: Path, path: Path) -> None:
    if not path.exists():
        temporary.rename(path)
    else:
        aside = temporary.with_suffix(".old")
        path.rename(aside)
        try:
            temporary.rename(path)
        except OSError:
            aside.rename(path)
            raise
        shutil.rmtree(aside, ignore_errors=True)


def _settle(path: Path) -> None:
    """Make a name durable that was just given to what was written."""
    try:
        sync_folder(path.parent)
    except OSError as error:
        raise StorageError(
            Worded(
                "{path}: is written, but the disk does not confirm it: {reason}",
                path=path,
                reason=error.strerror or error,
            ),
            hint="Check the disk, and whether the file is there, before you rely on it.",
        ) from error


def sync_file(path: Path) -> None:
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

"""Temporary files and folders that others can see are in use, so that those of killed processes are
found and removed.

Names are random and files are made with ``O_EXCL``: nobody can put a link where one will be.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from postil.types import locks
from postil.types.destination import Destination
from postil.types.file_names import stem_beside
from postil.types.locks import FileLock, mark_in_use
from postil.types.renaming import rename

_SUFFIX = ".postil.tmp"
_NAME = re.compile(r"\..+\.[0-9a-f]{8}" + re.escape(_SUFFIX))
# Before names were random they had the number of the process.
_OLD_NAME = re.compile(r"\..+\.postil(?:project)?\.\d{1,7}\.tmp")
_SCRATCH = "postil-"
LOCK = ".lock"
_YOUNG_SECONDS = 60.0


class TemporaryFile:
    """A file beside a destination, for ``with``: it takes its place in the end, unless there is an
    error, and is removed then.
    """

    def __init__(self, destination: Destination) -> None:
        self._destination = destination
        self._descriptor = -1

    def __enter__(self) -> Path:
        mode = 0o666 if self._destination.found is None else 0o600  # until it is done
        while True:
            self.path = self._name()
            flags = os.O_RDWR | os.O_CREAT | os.O_EXCL  # which follows no link
            self._descriptor = os.open(self.path, flags, mode)
            try:
                with suppress(OSError):  # on some file systems nothing can be locked
                    mark_in_use(self._descriptor)
                if os.path.lexists(self.path):  # else somebody saw it before it was locked
                    return self.path
            except BaseException:
                self._close()
                raise
            self._close()

    def _name(self) -> Path:
        path = self._destination.path
        return path.with_name(f".{stem_beside(path.name)}.{os.urandom(4).hex()}{_SUFFIX}")

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        try:
            if kind is None:
                self._take_place()
        finally:
            self._close()
            with suppress(OSError):
                self.path.unlink(missing_ok=True)

    def _take_place(self) -> None:
        self._destination.dress(self.path)
        os.fsync(self._descriptor)
        if locks.OPEN_FILES_STAY:
            self._close()
        rename(self.path, self._destination.path)

    def _close(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
        self._descriptor = -1


def remove_leftovers(folder: Path) -> None:
    """Remove from a folder what killed processes left of :class:`TemporaryFile`."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if not (_NAME.fullmatch(entry.name) or _OLD_NAME.fullmatch(entry.name)):
                continue
            with suppress(OSError):
                if entry.is_file(follow_symlinks=False):
                    _remove_unused(Path(entry.path))


def _remove_unused(path: Path) -> None:
    if locks.OPEN_FILES_STAY:  # those that are open, then; a young one is about to get its name
        if time.time() - path.stat().st_mtime > _YOUNG_SECONDS:
            path.unlink()
        return
    descriptor = os.open(path, os.O_RDWR | getattr(os, "O_NOFOLLOW", 0))
    try:
        mark_in_use(descriptor)
        path.unlink()
    finally:
        os.close(descriptor)


class ScratchFolder:
    """A folder for a while, for ``with`` or until :meth:`remove`.

    What killed processes left there is removed first.

    Parameters
    ----------
    root
        The folder to make it in; by default that of the system.

    Attributes
    ----------
    path
        The folder.
    """

    def __init__(self, root: Path | None = None) -> None:
        root = root or Path(tempfile.gettempdir())
        for old in root.glob(f"{_SCRATCH}*/{LOCK}"):
            if _is_ours(old.parent):
                remove_unlocked(old.parent)
        lock = None
        while lock is None:
            self.path = Path(tempfile.mkdtemp(prefix=_SCRATCH, dir=root))
            lock = lock_new(self.path)
        self._lock = lock

    def remove(self) -> None:
        """Remove it with all that is in it."""
        self._lock.release()
        shutil.rmtree(self.path, ignore_errors=True)

    def __enter__(self) -> Path:
        return self.path

    def __exit__(self, *_: object) -> None:
        self.remove()


def _is_ours(folder: Path) -> bool:
    """Others may put something of that name there, and another process may have removed it."""
    try:
        return not hasattr(os, "getuid") or folder.lstat().st_uid == os.getuid()
    except FileNotFoundError:
        return False


def lock_new(folder: Path) -> FileLock | None:
    """Our lock on a folder just made; None if another process took it for a leftover meanwhile.

    Raises
    ------
    OSError
        Nothing can be locked or made there; the folder is removed.
    """
    try:
        lock = FileLock(folder / LOCK)
    except (BlockingIOError, FileNotFoundError):
        return None
    except OSError:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    if (folder / LOCK).exists():
        return lock
    lock.release()
    return None


def remove_unlocked(folder: Path) -> bool:
    """Remove a folder unless a process holds its lock; returns whether it was removed."""
    try:
        lock = FileLock(folder / LOCK, create=False)
    except OSError:
        return False  # in use, complete and about to be renamed, or not ours
    if locks.OPEN_FILES_STAY:
        lock.release()
    shutil.rmtree(folder, ignore_errors=True)
    if not locks.OPEN_FILES_STAY:
        lock.release()
    return True

"""The destination of a file that is to be written: where its path leads, and how to write there.

A link is followed to what it names, and what it names is made where it is not there yet. An
ordinary file is replaced by a new one with its permissions. What cannot be replaced is written
through: devices and pipes, and a file in a folder that lets nobody make another one beside it.
"""

from __future__ import annotations

import errno
import os
import re
import shutil
import stat
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO

_DESCRIPTOR = re.compile(r"/dev/std(?P<name>out|err)|(?:/dev|/proc/self)/fd/(?P<number>\d{1,9})")
_STANDARD = {"out": 1, "err": 2}


@dataclass(frozen=True, slots=True)
class Destination:
    """Made by :func:`find_destination`.

    Attributes
    ----------
    path
        Of the file itself, links followed.
    found
        What is there now; None if nothing is.
    replaced
        Whether a new file takes its place; else it is written through.
    """

    path: Path
    found: os.stat_result | None
    replaced: bool

    def write_through(self, source: IO[bytes], size: int) -> None:
        """Write all of ``source``, which has ``size`` bytes, into what is there.

        The room for it is taken first where the file system can do so, so that a full disk leaves
        a file as it was; a crash in the middle does not.
        """
        descriptor = self._open()
        try:
            ordinary = self.found is not None and stat.S_ISREG(self.found.st_mode)
            if ordinary and _number_of(self.path) is None:
                _overwrite(descriptor, source, size)
            else:
                _copy(source, descriptor)
        finally:
            os.close(descriptor)

    def _open(self) -> int:
        number = _number_of(self.path)
        if number is None:
            return os.open(self.path, os.O_WRONLY | getattr(os, "O_BINARY", 0))
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        return os.dup(number)  # opened anew, it would begin at the start of a file again

    def dress(self, path: Path) -> None:
        """Give the file that takes its place what the one there has: permissions, and owner, group
        and extended attributes as far as the system lets us.
        """
        if self.found is None:
            return
        mode = stat.S_IMODE(self.found.st_mode) & 0o777
        if sys.platform != "win32":
            made = path.stat()
            if made.st_gid != self.found.st_gid:
                try:
                    os.chown(path, -1, self.found.st_gid)
                except OSError:  # another group shall not get what this one had
                    mode = mode & 0o707 | (mode & 0o007) << 3
            if made.st_uid != self.found.st_uid:
                with suppress(OSError):
                    os.chown(path, self.found.st_uid, -1)
        if sys.platform == "linux":
            with suppress(OSError):
                for name in os.listxattr(self.path):
                    with suppress(OSError):
                        os.setxattr(path, name, os.getxattr(self.path, name))
        path.chmod(mode)


def find_destination(path: Path) -> Destination:
    """Destination that ``path`` leads to.

    Raises
    ------
    OSError
        To a folder, in a circle, or to what may not be written to.
    """
    if _number_of(path) is not None:
        return Destination(path, None, replaced=False)
    try:
        found = path.stat()
    except FileNotFoundError:
        return Destination(_followed(path), None, replaced=True)
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(found.st_mode):
        return Destination(path, found, replaced=False)
    real = _followed(path)
    # Renaming would replace a file that may not be written to, without a word.
    os.close(os.open(real, os.O_WRONLY | getattr(os, "O_CLOEXEC", 0)))
    return Destination(real, found, replaced=os.access(real.parent, os.W_OK | os.X_OK))


def _followed(path: Path) -> Path:
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def _number_of(path: Path) -> int | None:
    """The number of an open file of this process that ``path`` stands for."""
    found = _DESCRIPTOR.fullmatch(str(path)) if os.name == "posix" else None
    if found is None:
        return None
    return _STANDARD[found["name"]] if found["name"] else int(found["number"])


def _overwrite(descriptor: int, source: IO[bytes], size: int) -> None:
    before = os.fstat(descriptor).st_size
    if size > before and hasattr(os, "posix_fallocate"):
        try:
            os.posix_fallocate(descriptor, before, size - before)
        except OSError:
            os.ftruncate(descriptor, before)
            raise
    _copy(source, descriptor)
    os.ftruncate(descriptor, size)
    os.fsync(descriptor)


def _copy(source: IO[bytes], descriptor: int) -> None:
    with open(descriptor, "wb", closefd=False) as target:
        shutil.copyfileobj(source, target, 1 << 20)

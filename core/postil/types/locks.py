"""A lock on a file that the system drops when its process ends, however it ends."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

OPEN_FILES_STAY = sys.platform == "win32"
"""Whether a file that is open or mapped can be neither removed, renamed nor replaced."""

if sys.platform == "win32":
    import msvcrt

    # Nobody else can read locked bytes there, so one is locked far behind what is in the file.
    _FAR = 1 << 30

    def _acquire(descriptor: int) -> None:
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _acquire(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


if sys.platform == "win32":

    def mark_in_use(descriptor: int) -> None:
        """Nothing is to be done: a file that is open can be neither removed nor replaced."""

else:

    def mark_in_use(descriptor: int) -> None:
        """Lock an open file as long as it is open, so that others see that it is in use.

        Raises
        ------
        OSError
            Another has it, or it lies where files cannot be locked.
        """
        _acquire(descriptor)


_HELD = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}


class FileLock:
    """Held from construction to :meth:`release`.

    Parameters
    ----------
    path
        Made if it is not there. It stays, for removing it would race with the next who locks it.
    create
        Whether to make it.

    Raises
    ------
    BlockingIOError
        Another process, or another lock of this one, holds it.
    OSError
        It cannot be opened, or lies where files cannot be locked.
    """

    def __init__(self, path: Path, *, create: bool = True) -> None:
        flags = os.O_RDWR | (os.O_CREAT if create else 0)
        self._descriptor = os.open(path, flags, 0o666)
        try:
            _acquire(self._descriptor)
        except OSError as error:
            os.close(self._descriptor)
            if error.errno in _HELD:
                raise BlockingIOError(error.errno, "locked by another", str(path)) from error
            raise

    def release(self) -> None:
        """Let others have it."""
        os.close(self._descriptor)

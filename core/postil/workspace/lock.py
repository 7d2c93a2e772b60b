"""One process at a time: a lock that the system drops when the process ends, however."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from postil.errors import ProjectError, StorageError

if sys.platform == "win32":
    import msvcrt

    def _acquire(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _acquire(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


NAME = "project.lock"


class ProjectLock:
    """Held from construction to :meth:`release`.

    Raises
    ------
    ProjectError
        Another process, or this one, has the project open.
    StorageError
        The folder may not be written to.
    """

    def __init__(self, folder: Path) -> None:
        try:
            self._descriptor = os.open(folder / NAME, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError as error:
            raise StorageError(
                f"{folder}: the project cannot be opened for writing: {error.strerror or error}",
                hint="Nothing was changed. Check the folder's permissions, or copy the project.",
            ) from error
        try:
            _acquire(self._descriptor)
        except OSError as error:
            os.close(self._descriptor)
            raise ProjectError(
                f"{folder}: the project is in use.",
                hint="Close it in the other window or program first.",
            ) from error

    def release(self) -> None:
        """Let others open it; the file stays, for removing it would race with the next opener."""
        os.close(self._descriptor)

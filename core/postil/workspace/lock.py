"""One process at a time in a project."""

from __future__ import annotations

from pathlib import Path

from postil.errors import ProjectError, StorageError
from postil.types.locks import FileLock

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
            self._lock = FileLock(folder / NAME)
        except BlockingIOError as error:
            raise ProjectError(
                f"{folder}: the project is in use.",
                hint="Close it in the other window or program first.",
            ) from error
        except OSError as error:
            raise StorageError(
                f"{folder}: the project cannot be opened for writing: {error.strerror or error}",
                hint="Nothing was changed. Check the folder's permissions, or copy the project.",
            ) from error

    def release(self) -> None:
        """Let others open it."""
        self._lock.release()

"""Lock of a project against a second process, and a mark that shows whether the last one ended
well.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from postil.errors import ProjectError, StorageError
from postil.messages import Message
from postil.types.locks import FileLock
from postil.types.reasons import reason_of

NAME = "project.lock"
_OPEN = "open\n"


class ProjectInUse(ProjectError):  # noqa: N818 (what it is, not what went wrong)
    """Another process, or this one, has the project open."""


class ReadOnlyFolder(StorageError):  # noqa: N818
    """The folder of the project may not be written to."""


class ProjectLock:
    """Held from construction to :meth:`release`.

    Attributes
    ----------
    after_crash
        Whether who had the project last did not release it: was killed, or the power went.

    Raises
    ------
    ProjectInUse
        Another process, or this one, has the project open.
    ReadOnlyFolder
        The folder may not be written to.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME
        try:
            self._lock = FileLock(self._path)
        except BlockingIOError as error:
            raise ProjectInUse(
                Message("{folder}: the project is in use.", folder=folder),
                hint="Close it in the other window or program first, or open a read-only copy.",
            ) from error
        except OSError as error:
            raise ReadOnlyFolder(
                Message(
                    "{folder}: the project cannot be opened for writing: {reason}",
                    folder=folder,
                    reason=reason_of(error),
                ),
                hint="Nothing was changed. Check the folder's permissions, or open a read-only "
                "copy.",
            ) from error
        self.after_crash = False
        with suppress(OSError, UnicodeDecodeError):  # the mark is a help, not a condition
            self.after_crash = self._path.read_text(encoding="utf-8") == _OPEN
            self._path.write_text(_OPEN, encoding="utf-8")

    def release(self) -> None:
        """Let others open it."""
        with suppress(OSError):
            if self._path.exists():  # not where the folder was moved away meanwhile
                self._path.write_text("", encoding="utf-8")
        self._lock.release()

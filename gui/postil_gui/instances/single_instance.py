"""One Postil for each user: a second start hands over what it was asked to open, and ends."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

from postil.errors import StorageError
from postil.types.files import make_folder
from postil.types.locks import FileLock
from postil.types.system_folders import settings_folder
from postil_gui.instances.local_calls import MessageReceiver, send
from postil_gui.qt import QtCore, QtGui, Signal

log = logging.getLogger(__name__)
LOCK = "running.lock"
TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""Environment: the right to come to the front, given by the desktop to the program it starts."""


class SingleInstance(QtCore.QObject):
    """The Postil that runs, or none of them if another does.

    The lock of a file says who it is: the system drops it with the process, however that ends, so
    nothing that was left behind keeps Postil from starting.

    Attributes
    ----------
    is_first
        Whether no other Postil of this user runs.
    """

    asked = Signal(list, bool)
    """``Path`` of what another start was asked to open, and whether that was the sample; none:
    only to show the window.
    """

    def __init__(self, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._lock: FileLock | None = None
        self._receiver: MessageReceiver | None = None
        self.is_first = self._take_lock()
        if self.is_first:
            self._receiver = MessageReceiver(_name(), self)
            self._receiver.received.connect(self._received)
            if not self._receiver.listen(replace=True):
                log.warning("a second start of Postil will not find this one")

    def hand_over(self, paths: Sequence[Path], *, sample: bool = False) -> bool:
        """Have the Postil that runs open files; False if it does not answer."""
        tokens = {name: os.environ[name] for name in TOKENS if os.environ.get(name)}
        message = {"paths": [str(path) for path in paths], "sample": sample, "tokens": tokens}
        return send(_name(), json.dumps(message).encode())

    def close(self) -> None:
        """Let the next start be the first."""
        if self._receiver is not None:
            self._receiver.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _take_lock(self) -> bool:
        folder = settings_folder()
        try:
            make_folder(folder)
            self._lock = FileLock(folder / LOCK)
        except BlockingIOError:
            return False
        except (OSError, StorageError) as error:
            log.info("the folder of the settings is not writable: %s", error)
        return True

    def _received(self, message: bytes) -> None:
        try:
            said = json.loads(message)
            paths = [Path(str(name)) for name in said["paths"]]
            sample = bool(said["sample"])
            tokens = {name: str(said["tokens"].get(name, "")) for name in TOKENS}
        except (ValueError, LookupError, TypeError, AttributeError):
            log.info("a message of another program was not understood")
            return
        for name, token in tokens.items():
            if token:
                os.environ[name] = token  # Qt takes it when the window comes to the front
        self.asked.emit(paths, sample)


class FilesFromSystem(QtCore.QObject):
    """Hears which files macOS wants opened: there they do not come as arguments."""

    asked = Signal(list, bool)
    """``Path`` of a file; never the sample."""

    def __init__(self, application: QtCore.QCoreApplication) -> None:
        super().__init__(application)
        application.installEventFilter(self)

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        if isinstance(event, QtGui.QFileOpenEvent) and event.file():
            self.asked.emit([Path(event.file())], False)
            return True
        return super().eventFilter(watched, event)


def _name() -> str:
    """Name by which other processes of this user, with these settings, call this one."""
    return f"postil-desk-{blake2b(str(settings_folder()).encode(), digest_size=12).hexdigest()}"

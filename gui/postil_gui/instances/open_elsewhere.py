"""Lets a second Postil find the window in which a project is open already."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

from postil_gui.instances.local_calls import MessageReceiver, send
from postil_gui.qt import QtCore, Signal

_CALL = b"show"


def _name(folder: Path) -> str:
    return f"postil-{blake2b(str(folder.resolve()).encode(), digest_size=12).hexdigest()}"


class Beacon(QtCore.QObject):
    """Answers calls for one open project; gone with it."""

    called = Signal()
    """Another Postil asks to be shown this window."""

    def __init__(self, folder: Path, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._receiver = MessageReceiver(_name(folder), self)
        self._receiver.received.connect(lambda _: self.called.emit())
        self._clock = QtCore.QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._listen)
        self._clock.start(0)  # in a turn of its own: what Qt knows of networks takes 20 ms to load

    def close(self) -> None:
        """Answer no more."""
        self._clock.stop()
        self._receiver.close()

    def _listen(self) -> None:
        self._receiver.listen(replace=True)  # we hold the lock of the project


def call(folder: Path) -> bool:
    """Ask the window in which a project is open to show itself; whether there is one."""
    return send(_name(folder), _CALL)

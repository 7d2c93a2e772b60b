"""Lets a second Postil find the window in which a project is open already."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from postil_gui.qt import QtCore, Signal, local_server, local_socket

if TYPE_CHECKING:
    from postil_gui.qt import QtNetwork

PATIENCE_MILLISECONDS = 300
_CALL = b"show"


def _name(folder: Path) -> str:
    return f"postil-{blake2b(str(folder.resolve()).encode(), digest_size=12).hexdigest()}"


class Beacon(QtCore.QObject):
    """Answers calls for one open project; gone with it."""

    called = Signal()
    """Another Postil asks to be shown this window."""

    def __init__(self, folder: Path, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._name = _name(folder)
        self._server: QtNetwork.QLocalServer | None = None
        self._clock = QtCore.QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._listen)
        self._clock.start(0)  # in a turn of its own: what Qt knows of networks takes 20 ms to load

    def close(self) -> None:
        """Answer no more."""
        self._clock.stop()
        if self._server is not None:
            self._server.close()

    def _listen(self) -> None:
        server = self._server = local_server(self)
        server.newConnection.connect(self._answer)
        if not server.listen(self._name):
            server.removeServer(self._name)  # left by one that was killed; we hold the lock
            server.listen(self._name)

    def _answer(self) -> None:
        if self._server is None:
            return
        connection = self._server.nextPendingConnection()
        connection.disconnected.connect(connection.deleteLater)
        self.called.emit()


def call(folder: Path) -> bool:
    """Ask the window in which a project is open to show itself; whether there is one."""
    socket = local_socket()
    socket.connectToServer(_name(folder))
    if not socket.waitForConnected(PATIENCE_MILLISECONDS):
        return False
    socket.write(_CALL)
    socket.waitForBytesWritten(PATIENCE_MILLISECONDS)
    socket.disconnectFromServer()
    return True

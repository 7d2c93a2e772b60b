"""Lets a second Postil find the window in which a project is open already."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

from postil_gui.qt import QtCore, Signal, local_server, local_socket

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
        self._server = local_server(self)
        self._server.newConnection.connect(self._answer)
        name = _name(folder)
        if not self._server.listen(name):
            self._server.removeServer(name)  # left by one that was killed; we hold the lock
            self._server.listen(name)

    def close(self) -> None:
        """Answer no more."""
        self._server.close()

    def _answer(self) -> None:
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

"""Messages between the Postils of one user, on this machine alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from postil.types.system_folders import runtime_folder
from postil_gui.qt import QtCore, Signal, local_server, local_socket

if TYPE_CHECKING:
    from postil_gui.qt import QtNetwork

PATIENCE_MILLISECONDS = 300
MOST_BYTES = 1 << 20


class MessageReceiver(QtCore.QObject):
    """Receives the messages that others send to a name, until it is closed."""

    received = Signal(bytes)
    """A message, whole."""

    def __init__(self, name: str, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._name = _address(name)
        self._server: QtNetwork.QLocalServer | None = None

    def listen(self, *, replace: bool = False) -> bool:
        """Begin; False if somebody has the name.

        Parameters
        ----------
        replace
            Take the name even so: it was left by one that was killed.
        """
        server = self._server = local_server(self)
        server.setSocketOptions(server.SocketOption.UserAccessOption)
        server.newConnection.connect(self._connected)
        if server.listen(self._name):
            return True
        return replace and server.removeServer(self._name) and server.listen(self._name)

    def close(self) -> None:
        """Receive no more."""
        if self._server is not None:
            self._server.close()

    def _connected(self) -> None:
        if self._server is None:
            return
        while (connection := self._server.nextPendingConnection()) is not None:
            connection.setReadBufferSize(MOST_BYTES)
            connection.disconnected.connect(lambda one=connection: self._ended(one))
            if connection.state() == connection.LocalSocketState.UnconnectedState:
                self._ended(connection)  # all came before we looked

    def _ended(self, connection: QtNetwork.QLocalSocket) -> None:
        if connection.property("received"):
            return
        connection.setProperty("received", True)
        message = bytes(connection.readAll().data())
        connection.deleteLater()
        self.received.emit(message)


def send(name: str, message: bytes) -> bool:
    """Send a message to who listens to a name; whether somebody does."""
    address = _address(name)
    if address.startswith("/") and not Path(address).exists():
        return False  # what Qt knows of networks takes 20 ms to load
    socket = local_socket()
    socket.connectToServer(address)
    if not socket.waitForConnected(PATIENCE_MILLISECONDS):
        return False
    socket.write(message)
    socket.waitForBytesWritten(PATIENCE_MILLISECONDS)
    socket.disconnectFromServer()
    return True


def _address(name: str) -> str:
    """The name in a folder that only this user can write to, where the system has one."""
    folder = runtime_folder()
    return name if folder is None else str(folder / name)

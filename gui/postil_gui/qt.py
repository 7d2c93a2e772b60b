"""The one place that imports Qt; everything else in the desk imports it from here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtCore, QtGui, QtSvg, QtWidgets
from PySide6.QtCore import Qt, Signal

if TYPE_CHECKING:
    from PySide6 import QtNetwork as QtNetwork  # noqa: PLC0414 (for type hints elsewhere)

__all__ = ["Qt", "QtCore", "QtGui", "QtSvg", "QtWidgets", "Signal", "local_server", "local_socket"]


def local_server(parent: QtCore.QObject) -> QtNetwork.QLocalServer:
    """Server that other processes of this user can call."""
    from PySide6 import QtNetwork  # noqa: PLC0415 (20 ms, only where a project is open)

    return QtNetwork.QLocalServer(parent)


def local_socket() -> QtNetwork.QLocalSocket:
    """Socket that calls another process of this user."""
    from PySide6 import QtNetwork  # noqa: PLC0415

    return QtNetwork.QLocalSocket()

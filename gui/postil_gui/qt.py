"""The one place that imports Qt; everything else in the desk imports it from here."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6 import QtCore, QtGui, QtSvg, QtWidgets
from PySide6.QtCore import Qt, Signal

if TYPE_CHECKING:
    from PySide6 import QtNetwork as QtNetwork  # noqa: PLC0414 (for type hints elsewhere)

__all__ = ["Qt", "QtCore", "QtGui", "QtSvg", "QtWidgets", "Signal", "local_server", "local_socket"]


def leave_sources_unread() -> None:
    """Keep PySide from reading the source of every module that is imported after it.

    It looks whether they name PySide, and could ask for its other spellings of names; none of
    Postil's does. Python would keep all the lines: a tenth of the time of the start and a fifth of
    its memory. A PySide that does this in another way goes on as it does.
    """
    features = sys.modules.get("shibokensupport.feature")
    if hasattr(features, "_mod_uses_pyside"):
        vars(features)["_mod_uses_pyside"] = lambda _module: False


leave_sources_unread()


def local_server(parent: QtCore.QObject) -> QtNetwork.QLocalServer:
    """Server that other processes of this user can call."""
    from PySide6 import QtNetwork  # noqa: PLC0415 (20 ms, only where a project is open)

    return QtNetwork.QLocalServer(parent)


def local_socket() -> QtNetwork.QLocalSocket:
    """Socket that calls another process of this user."""
    from PySide6 import QtNetwork  # noqa: PLC0415

    return QtNetwork.QLocalSocket()

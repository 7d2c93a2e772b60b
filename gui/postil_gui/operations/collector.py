"""Keeps Python's garbage collector from stopping the window.

A full collection looks at every object there is, and no other thread runs meanwhile: 200 ms and
more with a project open, measured while a memory of 10,000 units was imported; without what was
there before, 40 ms. So what is there once a project is shown is set aside until it is closed.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from postil_gui.qt import QtCore

if TYPE_CHECKING:
    from postil_gui.desk import Desk


class QuietCollector(QtCore.QObject):
    """Sets aside what is there as long as a project is open."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        desk.project_opened.connect(gc.freeze)
        desk.project_closed.connect(gc.unfreeze)

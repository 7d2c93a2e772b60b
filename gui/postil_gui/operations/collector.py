"""Keeps Python's garbage collector from stopping the window, and from other threads.

A full collection looks at every object there is, and no other thread runs meanwhile: 200 ms and
more with a project open, measured while a memory of 10,000 units was imported; without what was
there before, 40 ms. So what is there once a project is shown is set aside until it is closed.

By itself, Python collects on whatever thread happens to make the object that is one too many, and
destroys there what nobody holds any more. Among it are objects of Qt (those that draw the tags in
the text of a closed dialog, for one), which belong to the GUI thread and may be destroyed on no
other: the work of the lanes would do it at any time. So only a clock of the GUI thread collects.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from postil_gui.qt import QtCore

if TYPE_CHECKING:
    from postil_gui.desk import Desk

INTERVAL = 1000  # milliseconds


class QuietCollector(QtCore.QObject):
    """Collects on the GUI thread as long as there is the desk; sets aside what is there as long as
    a project is open.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        desk.project_opened.connect(gc.freeze)
        desk.project_closed.connect(gc.unfreeze)
        gc.disable()
        desk.destroyed.connect(lambda _: gc.enable())
        clock = QtCore.QTimer(self)
        clock.setInterval(INTERVAL)
        clock.timeout.connect(self.collect)
        clock.start()

    def collect(self) -> None:
        """Collect the oldest generation that Python would have collected by now, if any."""
        due = [
            generation
            for generation, (count, most) in enumerate(
                zip(gc.get_count(), gc.get_threshold(), strict=True)
            )
            if count > most
        ]
        if due:
            gc.collect(due[-1])

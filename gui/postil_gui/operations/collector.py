"""Keeps Python's garbage collector from stopping the window, and from other threads.

By itself, Python collects on whatever thread happens to make the object that is one too many, and
destroys there what nobody holds any more. Among it are objects of Qt (those that draw the tags in
the text of a closed dialog, for one), which belong to the GUI thread and may be destroyed on no
other: the work of executors would do it at any time. So only a clock of the GUI thread collects.

No thread runs while it does, and a collection takes the longer the more objects it looks at: a
million findings of the checks, 230 ms. So it looks at what was made lately, often, and sets aside
what outlived that, or was made while an executor works. All there is is looked at in a pause
only: when no executor works, the whole program has had next to nothing to do for a while, and a
good part of it is new. (Little processor time alone tells nothing on a machine that has much else
to do.)
"""

from __future__ import annotations

import gc
import math
import time
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING

from postil_gui.qt import QtCore

if TYPE_CHECKING:
    from postil_gui.context import Context

INTERVAL = 100  # milliseconds
LEAST_NEW = 700  # objects: Python's own threshold, which the command line raises
MOST_RECENT = 20_000  # objects that are looked at again and again: 2 ms
MOST_NEW = 30_000  # between two beats: more is data, whose garbage can wait for a pause
GROWN = 0.25  # set aside since all was looked at, for each object there was: Python's own rule
PAUSE_SECONDS = 3.0
IDLE = 0.04  # of a processor: the desk with nothing to do needs about 0.01, one who types 0.1


class QuietCollector(QtCore.QObject):
    """Collects on the GUI thread, until the window it follows is gone."""

    there = 0
    """Number of collectors; with the last of them, Python collects by itself again."""

    def __init__(self) -> None:
        super().__init__()
        gc.disable()
        QuietCollector.there += 1
        self._context: Callable[[], Context | None] = lambda: None
        self._recent = 0  # objects, about
        self._aside = 0.0  # since all was looked at; without a bound: all is due
        self._all = 0
        self._looked = (time.monotonic(), time.process_time())  # for a pause, the last time
        clock = QtCore.QTimer(self)
        clock.setInterval(INTERVAL)
        clock.timeout.connect(self._beat)
        clock.start()

    def follow(self, context: Context) -> None:
        """End with the window; what a closed project leaves is looked for in a pause."""
        self.setParent(context)
        self._context = weakref.ref(context)
        context.destroyed.connect(_leave_it_to_python)
        gc.freeze()
        context.project_opened.connect(gc.freeze)
        context.project_closed.connect(self._expect_garbage)

    def _beat(self) -> None:
        made = gc.get_count()[0]
        busy = self._is_busy()
        if busy:
            self._recent += made
            self._set_aside()
        elif made > LEAST_NEW:
            if made < MOST_NEW:
                gc.collect()
            self._recent += made
            if self._recent > MOST_RECENT:
                self._set_aside()
        if self._is_pause() and not busy and self._aside > GROWN * self._all:
            self._look_at_all()

    def _is_busy(self) -> bool:
        """Whether an executor works. What it makes is data, and how much cannot be told: each older
        object that is freed meanwhile is taken off Python's count of new ones.
        """
        context = self._context()
        if context is None:
            return False
        open_project = context.open_project
        return not context.executor.is_idle or (
            open_project is not None and not open_project.is_idle
        )

    def _set_aside(self) -> None:
        gc.freeze()
        self._aside += self._recent
        self._recent = 0

    def _expect_garbage(self) -> None:
        self._aside = math.inf

    def _is_pause(self) -> bool:
        seconds = time.monotonic()
        if seconds - self._looked[0] < PAUSE_SECONDS:
            return False
        worked = time.process_time()
        share = (worked - self._looked[1]) / (seconds - self._looked[0])
        self._looked = (seconds, worked)
        return share < IDLE

    def _look_at_all(self) -> None:
        """Collect among all objects, also those set aside."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._all = gc.get_freeze_count()
        self._aside = self._recent = 0


def _leave_it_to_python() -> None:
    QuietCollector.there -= 1
    if not QuietCollector.there:
        gc.unfreeze()
        gc.enable()

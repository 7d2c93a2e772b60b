"""Notices when the GUI thread was busy for so long that typing would have felt it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from postil_gui.qt import QtCore

log = logging.getLogger(__name__)
LIMIT_SECONDS = 0.05


class Watchdog(QtCore.QObject):
    """Measures how long the event loop works between two waits; costs nothing while it waits.

    Parameters
    ----------
    report
        Called with the seconds of each block over ``limit``; by default it is logged.
    """

    def __init__(
        self, limit: float = LIMIT_SECONDS, report: Callable[[float], None] | None = None
    ) -> None:
        super().__init__()
        self._limit = limit
        self._report = report or self._log
        self._woken = time.perf_counter()
        dispatcher = QtCore.QAbstractEventDispatcher.instance()
        dispatcher.awake.connect(self._wake)
        dispatcher.aboutToBlock.connect(self._sleep)

    def _wake(self) -> None:
        self._woken = time.perf_counter()

    def _sleep(self) -> None:
        seconds = time.perf_counter() - self._woken
        if seconds > self._limit:
            self._report(seconds)
        self._woken = time.perf_counter()

    @staticmethod
    def _log(seconds: float) -> None:
        log.info("the window was busy for %.0f ms", seconds * 1000)

"""Notices when the GUI thread was busy for so long that typing would have felt it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from postil_gui.qt import Qt, QtCore, QtGui

log = logging.getLogger(__name__)
LIMIT_SECONDS = 0.05
BEAT_MILLISECONDS = 10


class Watchdog(QtCore.QObject):
    """A heartbeat on the GUI thread: a beat that comes late tells of a block.

    It beats only while the application has the focus. (The signals of Qt's event dispatcher would
    cost nothing, but on Linux they do not part waiting from working.)

    Parameters
    ----------
    report
        Called with the seconds of each block over ``limit``; by default it is logged.
    """

    def __init__(
        self,
        application: QtGui.QGuiApplication,
        limit: float = LIMIT_SECONDS,
        report: Callable[[float], None] | None = None,
    ) -> None:
        super().__init__()
        self._limit = limit
        self._report = report or self._log
        self._last = time.perf_counter()
        self._timer = QtCore.QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT_MILLISECONDS)
        self._timer.timeout.connect(self._beat)
        application.applicationStateChanged.connect(self._state_changed)
        self._state_changed(application.applicationState())

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._last = time.perf_counter()
            self._timer.start()
        else:
            self._timer.stop()

    def _beat(self) -> None:
        now = time.perf_counter()
        seconds, self._last = now - self._last, now
        if seconds > self._limit:
            self._report(seconds)

    @staticmethod
    def _log(seconds: float) -> None:
        log.info("the window was busy for %.0f ms", seconds * 1000)

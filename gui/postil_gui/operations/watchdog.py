"""Notices when the GUI thread was busy for so long that typing would have felt it.

A beat on the GUI thread that comes late is a stall; how much processor time the thread and
the whole process took meanwhile shows whose work it was. With a *witness*, a thread that looks on,
it is also known where the GUI thread stood, and where all others did.
"""

from __future__ import annotations

import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType
from typing import Literal, TypeAlias

from postil_gui.qt import Qt, QtCore, QtGui

log = logging.getLogger(__name__)
LIMIT_SECONDS = 0.05
BEAT_MILLISECONDS = 10
MOST = 0.5  # share of a stall that makes it the work of somebody
DEPTH = 8  # frames that are reported of each thread
IDLE = ("threading", "multiprocessing.connection", "postil_gui.operations.serial_executor")
"""Modules whose innermost frames wait for something."""

Cause: TypeAlias = Literal["window", "other threads", "waiting"]


@dataclass(frozen=True, slots=True)
class Stall:
    """Time without a beat.

    Attributes
    ----------
    seconds, own, process
        By the clock; processor time of the GUI thread, and of all threads together.
    stacks
        Where each thread was that did something, by its name, the GUI thread first; empty without
        a witness.
    """

    seconds: float
    own: float
    process: float
    stacks: tuple[tuple[str, str], ...] = ()

    @property
    def cause(self) -> Cause:
        """Who took the time: the window itself; other threads, which keep Python's lock; or nobody
        in this process: it waited for the disk, for somebody's lock, or for a processor.
        """
        if self.own >= MOST * self.seconds:
            return "window"
        return "other threads" if self.process >= MOST * self.seconds else "waiting"

    def __str__(self) -> str:
        lines = [
            f"no answer for {1000 * self.seconds:.0f} ms ({self.cause}; window "
            f"{1000 * self.own:.0f} ms, all threads {1000 * self.process:.0f} ms)"
        ]
        lines += [f"{name}:\n{stack.rstrip()}" for name, stack in self.stacks]
        return "\n".join(lines)


class Watchdog(QtCore.QObject):
    """A heartbeat on the GUI thread.

    It beats only while the application has the focus. (The signals of Qt's event dispatcher would
    cost nothing, but on Linux they do not part waiting from working.)

    Parameters
    ----------
    report
        Called with each stall over ``limit``; by default it is logged.
    witness
        Whether a thread looks on. It wakes forty times a second: for who looks for stalls.
    always
        Whether it beats without the focus, too.
    """

    def __init__(
        self,
        application: QtGui.QGuiApplication,
        limit: float = LIMIT_SECONDS,
        report: Callable[[Stall], None] | None = None,
        *,
        witness: bool = False,
        always: bool = False,
    ) -> None:
        super().__init__()
        self._limit = limit
        self._report = report or self._log
        self._witness = _Witness(limit) if witness else None
        self._timer = QtCore.QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT_MILLISECONDS)
        self._timer.timeout.connect(self._beat)
        self._start()
        if not always:
            application.applicationStateChanged.connect(self._state_changed)
            self._state_changed(application.applicationState())

    def close(self) -> None:
        """Stop; nothing is reported any more."""
        self._timer.stop()
        if self._witness is not None:
            self._witness.close()
        self.deleteLater()

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._start()
        else:
            self._timer.stop()
            if self._witness is not None:
                self._witness.rest()

    def _start(self) -> None:
        self._note()
        self._timer.start()

    def _note(self) -> None:
        self._last = time.perf_counter()
        self._own, self._process = time.thread_time(), time.process_time()
        if self._witness is not None:
            self._witness.expect(self._last)

    def _beat(self) -> None:
        last, own, process = self._last, self._own, self._process
        seen = self._witness.seen() if self._witness is not None else ()
        self._note()
        if self._last - last > self._limit:
            stall = Stall(self._last - last, self._own - own, self._process - process, seen)
            self._report(stall)

    @staticmethod
    def _log(stall: Stall) -> None:
        log.info("%s", stall)


class _Witness:
    """Looks where all threads are, once the GUI thread is late."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._watched = threading.get_ident()
        self._expected: float | None = None
        self._seen: tuple[tuple[str, str], ...] = ()
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="postil-witness", daemon=True)
        self._thread.start()

    def expect(self, last: float) -> None:
        """The GUI thread was there at ``last``."""
        self._expected, self._seen = last, ()

    def rest(self) -> None:
        """The GUI thread does not beat for a while."""
        self._expected = None

    def seen(self) -> tuple[tuple[str, str], ...]:
        """Stacks by name of thread, if it was late since it was there last."""
        return self._seen

    def close(self) -> None:
        self._closed.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._closed.wait(self._limit / 2):
            last = self._expected
            if last is None or self._seen or time.perf_counter() - last < self._limit:
                continue
            stacks = self._look()
            if self._expected == last:
                self._seen = stacks

    def _look(self) -> tuple[tuple[str, str], ...]:
        names = {one.ident: one.name for one in threading.enumerate()}
        own = threading.get_ident()
        frames = sys._current_frames()
        ordered = sorted(frames, key=lambda ident: ident != self._watched)
        return tuple(
            (names.get(ident, str(ident)), _stack(frames[ident]))
            for ident in ordered
            if ident == self._watched or not (ident == own or _is_idle(frames[ident]))
        )


def _is_idle(frame: FrameType) -> bool:
    """Whether a thread waits for work, or for another thread."""
    return str(frame.f_globals.get("__name__")) in IDLE


def _stack(frame: FrameType) -> str:
    return "".join(traceback.format_stack(frame)[-DEPTH:])

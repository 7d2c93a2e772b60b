"""Progress, pause and cancellation, handed to everything that can take longer than a second."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from postil.errors import Cancelled

T = TypeVar("T")
Listener = Callable[["Progress"], None]
WAKE_SECONDS = 0.1  # a part that is cancelled while the whole is paused is heard within this


class CurvePoint(NamedTuple):
    """A point of a live learning curve, such as ("dev BLEU", round 3, 31.4)."""

    series: str
    x: float
    y: float


class Progress:
    """Progress of a long operation, and whether it should wait or stop.

    The worker calls :meth:`step` or :meth:`update` and :meth:`check`; whoever watches sets a
    listener and may call :meth:`pause`, :meth:`resume` and :meth:`cancel` from any thread. A nested
    operation gets a :meth:`part` of its parent.

    Parameters
    ----------
    listener
        Called after every change, on the worker's thread; it must be cheap.
    """

    def __init__(self, listener: Listener | None = None) -> None:
        self.done = 0.0
        self.total = 0.0
        self.message = ""
        self._listener = listener
        self._cancelled = False
        self._going = threading.Event()
        self._going.set()
        self._points: list[CurvePoint] = []

    @property
    def _whole(self) -> Progress:
        """The operation of which this is a part, or itself."""
        return self

    @property
    def cancelled(self) -> bool:
        """Whether the work is to stop."""
        return self._cancelled

    @property
    def fraction(self) -> float:
        """Share done, in [0, 1]; 0 while the total is unknown."""
        return min(1.0, self.done / self.total) if self.total > 0 else 0.0

    @property
    def paused(self) -> bool:
        """Whether workers wait."""
        return not self._whole._going.is_set()

    @property
    def points(self) -> list[CurvePoint]:
        """Points of the learning curves so far, in order; points are only ever added."""
        return self._whole._points

    def cancel(self) -> None:
        """Ask the worker to stop, paused or not; it raises ``Cancelled`` at its next
        :meth:`check`.
        """
        self._cancelled = True

    def pause(self) -> None:
        """Make every worker of the whole operation wait at its next :meth:`check`."""
        self._whole._going.clear()

    def resume(self) -> None:
        """Let the workers go on."""
        self._whole._going.set()

    def check(self) -> None:
        """Wait while paused; raise ``Cancelled`` if :meth:`cancel` was called."""
        going = self._whole._going
        while not (self.cancelled or going.is_set()):  # to wait takes a lock, even for nothing
            going.wait(WAKE_SECONDS)
        if self.cancelled:
            raise Cancelled

    def curve(self, series: str, x: float, y: float) -> None:
        """Add a point to the learning curve ``series``, and tell the listener."""
        whole = self._whole
        whole._points.append(CurvePoint(series, float(x), float(y)))
        if whole._listener is not None:
            whole._listener(whole)

    def update(
        self, done: float | None = None, total: float | None = None, message: str | None = None
    ) -> None:
        """Set what is given, tell the listener, and wait or stop here as :meth:`check` does."""
        if done is not None:
            self.done = done
        if total is not None:
            self.total = total
        if message is not None:
            self.message = message
        if self._listener is not None:
            self._listener(self)
        self.check()

    def step(self, amount: float = 1.0) -> None:
        self.update(done=self.done + amount)

    def track(
        self, items: Iterable[T], total: float = 0.0, message: str | None = None
    ) -> Iterator[T]:
        """Yield ``items``, counting them and checking for cancellation."""
        self.update(done=0.0, total=total, message=message)
        for item in items:
            yield item
            self.step()

    def part(self, share: float) -> Progress:
        """A child whose completion moves this progress by ``share`` of its total (or of 1 if
        unset).
        """
        return _Part(self, share)

    def beside(self) -> Progress:
        """A child for work in a thread beside this one's: it waits and stops with the whole, but
        nothing of it is shown.
        """
        return _Beside(self, 0.0)


class _Part(Progress):
    def __init__(self, parent: Progress, share: float) -> None:
        super().__init__()
        self._parent = parent
        self._start = parent.done
        self._span = share * (parent.total or 1.0)

    @property
    def _whole(self) -> Progress:
        return self._parent._whole

    @property
    def cancelled(self) -> bool:
        return self._cancelled or self._parent.cancelled

    def update(
        self, done: float | None = None, total: float | None = None, message: str | None = None
    ) -> None:
        super().update(done, total, message)
        if message is None and not self.total:
            return
        self._parent.update(
            done=self._start + self._span * self.fraction, message=self.message or None
        )


class _Beside(_Part):
    def update(
        self, done: float | None = None, total: float | None = None, message: str | None = None
    ) -> None:
        Progress.update(self, done, total, message)

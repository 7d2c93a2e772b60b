"""Progress and cancellation, handed to everything that can take longer than a second."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from postil.errors import Cancelled

T = TypeVar("T")
Listener = Callable[["Progress"], None]


class Progress:
    """How far a long operation is, and whether it should stop.

    The worker calls :meth:`step` or :meth:`update` and :meth:`check`; whoever watches sets a
    listener and may call :meth:`cancel` from any thread. A nested operation gets a :meth:`part` of
    its parent.

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

    @property
    def cancelled(self) -> bool:
        return self._cancelled

    @property
    def fraction(self) -> float:
        """Share done, in [0, 1]; 0 while the total is unknown."""
        return min(1.0, self.done / self.total) if self.total > 0 else 0.0

    def cancel(self) -> None:
        """Ask the worker to stop; it raises ``Cancelled`` at its next :meth:`check`."""
        self._cancelled = True

    def check(self) -> None:
        """Raise ``Cancelled`` if :meth:`cancel` was called."""
        if self.cancelled:
            raise Cancelled

    def update(
        self, done: float | None = None, total: float | None = None, message: str | None = None
    ) -> None:
        """Set what is given, tell the listener, and stop here if cancelled."""
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


class _Part(Progress):
    def __init__(self, parent: Progress, share: float) -> None:
        super().__init__()
        self._parent = parent
        self._start = parent.done
        self._span = share * (parent.total or 1.0)

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

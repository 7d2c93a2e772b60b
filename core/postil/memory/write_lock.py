"""The lock of who writes to a project: translators go before work in the background."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager


class WriteLock:
    """A lock that one thread holds at a time, as often as it likes.

    Who holds it :meth:`behind` the others gets it only when nobody else waits for it; it should let
    go soon when somebody is :attr:`wanted`. Python's own locks do not say who is next.
    """

    def __init__(self) -> None:
        self._condition = threading.Condition(threading.Lock())
        self._owner: int | None = None
        self._depth = 0
        self._waiting = 0  # those that are not behind

    @property
    def wanted(self) -> bool:
        """Whether somebody waits who goes first."""
        return self._waiting > 0

    @property
    def is_mine(self) -> bool:
        """Whether the thread that asks holds it."""
        return self._owner == threading.get_ident()

    def __enter__(self) -> None:
        self._acquire(behind=False)

    def __exit__(self, *_: object) -> None:
        self._release()

    @contextmanager
    def behind(self) -> Iterator[None]:
        """Hold it, once nobody else wants it."""
        self._acquire(behind=True)
        try:
            yield
        finally:
            self._release()

    def _acquire(self, *, behind: bool) -> None:
        me = threading.get_ident()
        with self._condition:
            if self._owner != me:
                self._wait(behind=behind)
                self._owner = me
            self._depth += 1

    def _wait(self, *, behind: bool) -> None:
        self._waiting += not behind
        try:
            while self._owner is not None or (behind and self._waiting):
                self._condition.wait()
        finally:
            self._waiting -= not behind

    def _release(self) -> None:
        with self._condition:
            self._depth -= 1
            if not self._depth:
                self._owner = None
                self._condition.notify_all()

"""The lock for writing to a database, in which work in the background yields to translators."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager


class WriteLock:
    """A reentrant lock with two priorities.

    Work in the background takes it by :meth:`behind`: only when no other thread waits for it. While
    it is :attr:`wanted` by a thread with precedence, such work should release it soon. Python's own
    locks have no priorities.
    """

    def __init__(self) -> None:
        self._condition = threading.Condition(threading.Lock())
        self._owner: int | None = None
        self._depth = 0
        self._waiting = 0  # those that are not behind

    @property
    def wanted(self) -> bool:
        """Whether a thread with precedence waits for it."""
        return self._waiting > 0

    @property
    def is_mine(self) -> bool:
        """Whether the calling thread holds it."""
        return self._owner == threading.get_ident()

    def __enter__(self) -> None:
        self._acquire(behind=False)

    def __exit__(self, *_: object) -> None:
        self._release()

    @contextmanager
    def behind(self) -> Iterator[None]:
        """Take it when no other thread waits for it, and hold it during the block."""
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

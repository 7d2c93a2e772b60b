"""The lock of an engine: decoding goes on in any number of threads, learning in one, alone."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager


class SharedLock:
    """A lock that many may share, or one thread holds alone, as often as it likes.

    Who wants it alone waits for those who share it, and those who come later wait for it. Whoever
    holds it alone may also share it; who shares it must not ask for it again.
    """

    def __init__(self) -> None:
        self._condition = threading.Condition(threading.Lock())
        self._sharing = 0
        self._owner: int | None = None
        self._depth = 0
        self._waiting = 0  # of those who want it alone

    @contextmanager
    def shared(self) -> Iterator[None]:
        """Share it with others."""
        if self._owner == threading.get_ident():
            yield
            return
        with self._condition:
            while self._owner is not None or self._waiting:
                self._condition.wait()
            self._sharing += 1
        try:
            yield
        finally:
            with self._condition:
                self._sharing -= 1
                self._condition.notify_all()

    def __enter__(self) -> None:
        me = threading.get_ident()
        with self._condition:
            if self._owner != me:
                self._waiting += 1
                try:
                    while self._owner is not None or self._sharing:
                        self._condition.wait()
                finally:
                    self._waiting -= 1
                self._owner = me
            self._depth += 1

    def __exit__(self, *_: object) -> None:
        with self._condition:
            self._depth -= 1
            if not self._depth:
                self._owner = None
                self._condition.notify_all()

"""Work in threads or processes whose results come in order, a few ahead of their reader."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


@contextmanager
def dropping(threads: int) -> Iterator[ThreadPoolExecutor]:
    """A pool that drops what has not begun when its user fails or is cancelled."""
    pool = ThreadPoolExecutor(threads)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def in_order(
    pool: Executor,
    work: Callable[[T], R],
    items: Iterable[T],
    ahead: int,
    result: Callable[[Future[R]], R] = Future.result,
) -> Iterator[R]:
    """Results of ``work`` in the order of ``items``, at most ``ahead`` of them waiting; ``result``
    waits for one.

    If the reader stops early, work that waits is cancelled; the few pieces under way end by
    themselves.
    """
    waiting: deque[Future[R]] = deque()
    try:
        for item in items:
            waiting.append(pool.submit(work, item))
            if len(waiting) > ahead:
                yield result(waiting.popleft())
        while waiting:
            yield result(waiting.popleft())
    finally:
        for future in waiting:
            future.cancel()

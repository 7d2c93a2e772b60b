"""Work in threads or processes whose results come in order, a few ahead of their reader."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from types import TracebackType
from typing import Self, TypeVar

from postil.types.progress import Progress

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


class Beforehand:
    """Work whose results are wanted later; a context manager.

    Where there are two threads, one of its own does it meanwhile, piece after piece; else it is
    done when its result is wanted. Whoever leaves early cancels what is under way.
    """

    def __init__(self, threads: int, progress: Progress) -> None:
        self._pool = ThreadPoolExecutor(1) if threads > 1 else None
        self._progress = progress.beside()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._progress.cancel()
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def begin(self, work: Callable[[Progress], R]) -> Callable[[Progress], R]:
        """What gives the result of ``work``, or raises its error; to be called once, with a
        progress that shows what is still to be done.
        """
        if self._pool is None:
            return work
        future = self._pool.submit(self._do, work)
        return lambda _: future.result()

    def _do(self, work: Callable[[Progress], R]) -> R:
        self._progress.check()
        return work(self._progress)

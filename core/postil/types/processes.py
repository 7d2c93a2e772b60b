"""Work in other processes, for what Python does itself and threads would do one after the other.

Processes are begun anew (``spawn``), so what they do stands in a module. They end with the process
that began them, however that ends.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import chain, islice
from types import TracebackType
from typing import Any, Self, TypeVar

from postil.errors import EngineError
from postil.messages import Message
from postil.types.pools import in_order
from postil.types.progress import Progress

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 2  # pieces of work that wait for each process
LOOK_UP = 0.1  # seconds between two looks at Cancel

_stopped: Any = None  # in a process of a pool: not 0 when its work is not wanted any more


def end_with_parent() -> None:
    """Begin to watch the process that began this one, and end when it has ended."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def is_stopped() -> bool:
    """Whether what this process works on is not wanted any more; long work asks now and then."""
    return _stopped is not None and bool(_stopped.value)


def _start(stopped: Any) -> None:
    global _stopped  # noqa: PLW0603  (a process has one)
    _stopped = stopped
    end_with_parent()


@contextmanager
def _without_script() -> Iterator[None]:
    """What begins a process here does not name it the script that runs: the work needs nothing of
    it, and one without a main guard would do again in each process all that it does.
    """
    script = sys.modules["__main__"]
    spec, file = getattr(script, "__spec__", None), script.__dict__.pop("__file__", None)
    script.__spec__ = None
    try:
        yield
    finally:
        script.__spec__ = spec
        if file is not None:
            script.__file__ = file


class _Pool(ProcessPoolExecutor):
    def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
        with _without_script():  # this begins processes as they are needed
            return super().submit(*args, **kwargs)


class Processes:
    """Up to ``count`` processes, begun when there is work for them; a context manager.

    With one, or where a process may have no children, the work is done here.
    """

    def __init__(self, count: int, progress: Progress | None = None) -> None:
        self._count = 1 if multiprocessing.current_process().daemon else count
        self._progress = progress or Progress()
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._pool is not None:
            if error is not None:
                self._stopped.value = 1
            self._pool.shutdown(cancel_futures=True)

    @property
    def have_begun(self) -> bool:
        """Whether there was work for them."""
        return self._pool is not None

    def map(self, work: Callable[[T], R], items: Iterable[T], *, alone: int = 0) -> Iterator[R]:
        """Results of ``work`` in the order of ``items``.

        Parameters
        ----------
        alone
            So many items are done here, before processes are worth their start.

        Raises
        ------
        Cancelled
            Through the progress.
        EngineError
            A process was ended from outside.
        """
        left = iter(items)
        yield from map(work, islice(left, None if self._count == 1 else alone))
        for first in left:
            ahead = AHEAD * self._count
            yield from in_order(self._begun(), work, chain([first], left), ahead, self._result)

    def _begun(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._stopped = context.RawValue("b", 0)  # a lock might stay with who was killed
            self._pool = _Pool(self._count, context, _start, (self._stopped,))
        return self._pool

    def _result(self, future: Future[R]) -> R:
        try:
            while True:
                try:
                    return future.result(LOOK_UP)
                except TimeoutError:
                    if future.done():
                        raise  # it is the work's own
                    self._progress.check()
        except BrokenProcessPool as error:
            raise EngineError(
                Message("A process that helped with this was ended from outside."),
                hint="Close other programs if memory is short, and try again.",
            ) from error

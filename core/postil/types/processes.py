"""Work in other processes, for what Python does itself and threads would do one after the other.

Processes are begun anew (``spawn``), so what they do stands in a module. They end with the process
that began them, however that ends.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import chain, islice
from types import TracebackType
from typing import Any, Self, TypeVar

from postil.errors import Cancelled, EngineError
from postil.messages import Message
from postil.types.pools import in_order
from postil.types.progress import Progress

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 2  # pieces of work that wait for each process
LOOK_UP = 0.1  # seconds between two looks at what the user wants
GO, PAUSE, STOP = range(3)
_NAMELESS = threading.Lock()  # whoever hides the script, until it shows it again

_order: Any = None  # in a process of a pool: one of these
_fractions: Any = None  # there, too: how far each tracked item is, 0 to 1


def end_with_parent() -> None:
    """Begin to watch the process that began this one, and end when it has ended."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def wait_or_cancel() -> None:
    """Wait while paused, and raise ``Cancelled`` if this work is not wanted any more: to be called
    now and then by long work. In a process that belongs to no pool it does nothing.
    """
    while _order is not None and _order.value == PAUSE:
        time.sleep(LOOK_UP)
    if _order is not None and _order.value == STOP:
        raise Cancelled


def _start(order: Any, fractions: Any) -> None:
    global _order, _fractions  # a process has one of each
    _order, _fractions = order, fractions
    end_with_parent()


def _tell(number: int, progress: Progress) -> None:
    _fractions[number] = progress.fraction
    wait_or_cancel()


def _tracked(work: Callable[[T, Progress], R], numbered: tuple[int, T]) -> R:
    number, item = numbered
    return work(item, Progress(partial(_tell, number)))


@contextmanager
def without_script() -> Iterator[None]:
    """What begins a process here does not name it the script that runs: the work needs nothing of
    it, and one without a main guard would do again in each process all that it does.
    """
    with _NAMELESS:
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
        with without_script():  # this begins processes as they are needed
            return super().submit(*args, **kwargs)


class Processes:
    """Up to ``count`` processes, begun when there is work for them; a context manager.

    With one, or where a process may have no children, the work is done here.
    """

    def __init__(self, count: int, progress: Progress | None = None) -> None:
        self._count = 1 if multiprocessing.current_process().daemon else count
        self._progress = progress or Progress()
        self._pool: ProcessPoolExecutor | None = None
        self._fractions: Any = None

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
                self._order.value = STOP
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
            If there are no more items, they are done here: processes are not worth their start. So
            many are taken before the first is done.

        Raises
        ------
        Cancelled
            Through the progress.
        EngineError
            A process was ended from outside.
        """
        left = iter(items)
        if self._count == 1:
            yield from map(work, left)
            return
        few = list(islice(left, alone))
        for more in left:
            ahead, taken = AHEAD * self._count, chain(few, [more], left)
            yield from in_order(self._begun(), work, taken, ahead, self._result)
            return
        yield from map(work, few)

    def track(self, work: Callable[[T, Progress], R], items: Sequence[T]) -> list[R]:
        """Results of ``work`` in the order of ``items``, which are few and long: each tells how far
        it is, and all of them together are the progress. Asked once, of processes that do nothing
        else; errors as of :meth:`map`.
        """
        self._progress.update(done=0.0, total=float(len(items)))
        if self._count > 1 and len(items) > 1:
            pool = self._begun(len(items))
            found = in_order(
                pool, partial(_tracked, work), enumerate(items), len(items), self._result
            )
            return list(found)
        results = []
        for number, item in enumerate(items, start=1):
            results.append(work(item, self._progress.part(1 / len(items))))
            self._progress.update(done=float(number))
        return results

    def _begun(self, tracked: int = 0) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            # a lock might stay with who was killed
            self._order = context.RawValue("b", GO)
            self._fractions = context.RawArray("d", tracked) if tracked else None
            self._pool = _Pool(self._count, context, _start, (self._order, self._fractions))
        return self._pool

    def _result(self, future: Future[R]) -> R:
        try:
            while True:
                self._look_up()
                done, _ = wait([future], LOOK_UP)
                if done:
                    return future.result()
        except BrokenProcessPool as error:
            raise EngineError(
                Message("A process that helped with this was ended from outside."),
                hint="Close other programs if memory is short, and try again.",
            ) from error

    def _look_up(self) -> None:
        if self._progress.paused:
            self._order.value = PAUSE
        if self._fractions is None:
            self._progress.check()
        else:
            self._progress.update(done=sum(self._fractions))
        self._order.value = GO

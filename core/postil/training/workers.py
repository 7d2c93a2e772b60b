"""Workers for many small pieces of work: threads of this process, processes of this machine, or a
Dask cluster.

All are a :class:`Workers`: a function over pieces, results in order, no more of them ahead than
the workers need. The function and the pieces travel to other machines, so the function stands in a
module, and whatever is large travels as the path of a file that every machine sees under the same
name. Results do not depend on who makes them.
"""

from __future__ import annotations

import multiprocessing
import pickle
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import count, pairwise
from threading import Event
from typing import Any, Generic, Protocol, TypeVar

from postil.errors import EngineError, UsageError
from postil.messages import Message
from postil.types.progress import Progress
from postil.types.standing_processes import (
    PROTOCOL,
    TRIES,
    StandingProcesses,
    loaded,
    outcome_of,
)

S = TypeVar("S")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
AHEAD = 3  # pieces handed out per worker: one at work, the others so that it need not wait
SHARES = 2  # pieces per worker that a cluster gets: each costs its scheduler some ms
LARGER = 10  # times as much as elsewhere is the most that goes to a cluster at once
LOOK_UP = 0.1  # seconds between two looks at Cancel while waiting for a result
CONNECT = 10.0  # seconds that a cluster has to answer


class Workers(Protocol):
    """Runs a function on many pieces of data, in threads, processes or on a cluster."""

    def map(
        self, function: Callable[[S], R], pieces: Sequence[S], progress: Progress | None = None
    ) -> Iterator[R]:
        """Results of ``function`` for every piece, in order, each when it and those before it are
        done.

        Raises
        ------
        Cancelled
            Through ``progress``, which counts the pieces.
        EngineError
            A machine of the cluster failed.
        """
        ...

    def hand_out(
        self, function: Callable[[S], R], pieces: Sequence[S], turn: int = 0
    ) -> HandedOut[R]:
        """Start all pieces, and return while they are worked on.

        Parameters
        ----------
        turn
            Number of the batch. Half of the processes, or of the machines of a cluster, work first
            on even turns and the others on odd ones, so that not all of them have to open the
            models of both; those without work help the others.
        """
        ...

    def cut(self, items: Sequence[S], least: int) -> list[Sequence[S]]:
        """Items in pieces of a size worth handing out, ``least`` or more where there are enough."""
        ...

    def rest(self) -> None:
        """Close the models that they have open on this machine; more work may follow later."""
        ...


class Piece(Protocol[R_co]):
    """A piece of work under way."""

    def result(self, timeout: float) -> R_co:
        """What came of it; TimeoutError if nothing did within ``timeout`` seconds."""
        ...

    def cancel(self) -> object: ...


class HandedOut(Generic[R]):
    """Pieces of work under way."""

    def __init__(self, futures: Sequence[Piece[R]]) -> None:
        self._futures = deque(futures)

    def results(self, progress: Progress | None = None) -> Iterator[R]:
        """Results of the pieces, in order, as they are done; see ``Workers.map``."""
        progress = progress or Progress()
        progress.update(0.0, float(len(self._futures)))
        while self._futures:
            yield _result(self._futures.popleft(), progress)
            progress.step()

    def cancel(self) -> None:
        """Do no more of them."""
        while self._futures:
            self._futures.pop().cancel()


class _Undone(Generic[S, R]):
    """A piece that is done when its result is asked for."""

    def __init__(self, function: Callable[[S], R], piece: S) -> None:
        self._function, self._piece = function, piece

    def result(self, timeout: float) -> R:  # noqa: ARG002 (as of a future)
        return self._function(self._piece)

    def cancel(self) -> None:
        pass


class Threads:
    """Threads of this process; one is the caller's own."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._pool: ThreadPoolExecutor | None = None

    def map(
        self, function: Callable[[S], R], pieces: Sequence[S], progress: Progress | None = None
    ) -> Iterator[R]:
        progress = progress or Progress()
        if self.threads <= 1:
            yield from progress.track(map(function, pieces), len(pieces))
            return
        with ThreadPoolExecutor(self.threads) as pool:
            yield from _in_order(
                lambda piece: pool.submit(function, piece), pieces, AHEAD * self.threads, progress
            )

    def hand_out(
        self,
        function: Callable[[S], R],
        pieces: Sequence[S],
        turn: int = 0,  # noqa: ARG002 (all threads have the same memory)
    ) -> HandedOut[R]:
        if self.threads <= 1:
            return HandedOut([_Undone(function, piece) for piece in pieces])
        self._pool = self._pool or ThreadPoolExecutor(self.threads)
        return HandedOut([self._pool.submit(function, piece) for piece in pieces])

    def cut(self, items: Sequence[S], least: int) -> list[Sequence[S]]:
        return _cut(items, least)

    def rest(self) -> None:
        pass  # what they have open is this process's

    def close(self) -> None:
        """Wait for what is at work, and do no more."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


class ProcessPiece:
    """A piece of work that a process does."""

    def __init__(self, future: Future[bytes]) -> None:
        self._future = future

    def result(self, timeout: float) -> Any:
        """What came of it; TimeoutError if nothing did within ``timeout`` seconds."""
        return outcome_of(self._future.result(timeout))

    def cancel(self) -> None:
        self._future.cancel()


class Processes:
    """Processes of this machine: of threads, one waits for the other while it is in Python. They
    are begun when there is work for them, and each opens models for itself.
    """

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._standing: StandingProcesses | None = None

    def map(
        self, function: Callable[[S], R], pieces: Sequence[S], progress: Progress | None = None
    ) -> Iterator[R]:
        work, turns = pickle.dumps(function, PROTOCOL), count()
        yield from _in_order(
            lambda piece: self._submitted(work, piece, next(turns)),
            pieces,
            AHEAD * self.processes,
            progress or Progress(),
        )

    def hand_out(
        self, function: Callable[[S], R], pieces: Sequence[S], turn: int = 0
    ) -> HandedOut[R]:
        work = pickle.dumps(function, PROTOCOL)
        return HandedOut([self._submitted(work, piece, turn) for piece in pieces])

    def cut(self, items: Sequence[S], least: int) -> list[Sequence[S]]:
        return _cut(items, least)

    def rest(self) -> None:
        if self._standing is not None:
            self._standing.close()
            self._standing = None

    close = rest

    def _submitted(self, work: bytes, piece: object, turn: int) -> ProcessPiece:
        self._standing = self._standing or StandingProcesses(self.processes)
        packed = pickle.dumps(piece, PROTOCOL)
        return ProcessPiece(self._standing.submit(work, packed, turn))


@dataclass(frozen=True, slots=True)
class ClusterSize:
    """Processes that work, and how many threads they have together."""

    workers: int
    threads: int


class Cluster:
    """The workers of a Dask cluster.

    Parameters
    ----------
    address
        Of its scheduler: "tcp://host:8786".

    Raises
    ------
    UsageError
        Dask is not installed, or nobody answers.
    """

    def __init__(self, address: str) -> None:
        try:
            distributed: Any = import_module("distributed")  # optional, and 0.5 s to import
        except ImportError as error:
            raise UsageError(
                "Training on a cluster needs Dask, which is not installed.",
                hint="Install it with: pip install postil[cluster]",
            ) from error
        try:
            self._client = distributed.Client(address, timeout=CONNECT, set_as_default=False)
        except (OSError, ValueError) as error:
            raise UsageError(
                Message("No Dask cluster answers at {address}.", address=address),
                hint="Start one with `dask scheduler` and `dask worker`, and give its tcp address.",
            ) from error

    def map(
        self, function: Callable[[S], R], pieces: Sequence[S], progress: Progress | None = None
    ) -> Iterator[R]:
        threads = max(1, sum(self._client.nthreads().values()))
        work = _ClusterWork(self._client, pickle.dumps(function, PROTOCOL))
        yield from _in_order(
            lambda piece: work.pieces([piece])[0], pieces, AHEAD * threads, progress or Progress()
        )

    def hand_out(
        self, function: Callable[[S], R], pieces: Sequence[S], turn: int = 0
    ) -> HandedOut[R]:
        """As of all workers. A worker that has done its turn gets the next one only when all the
        results of this one are known, and the scheduler is slow to let it help; so the last pieces
        of a turn, one for each worker of the others, are handed to those.
        """
        packed = pickle.dumps(function, PROTOCOL)
        addresses = sorted(self._client.nthreads())
        first, others = addresses[turn % 2 :: 2], addresses[(turn + 1) % 2 :: 2]
        own = len(pieces) - len(others) if first and len(pieces) > 2 * len(others) else len(pieces)
        work = _ClusterWork(self._client, packed, first).pieces(pieces[:own])
        if own < len(pieces):
            work += _ClusterWork(self._client, packed, others).pieces(pieces[own:])
        return HandedOut(work)

    def cut(self, items: Sequence[S], least: int) -> list[Sequence[S]]:
        share = len(items) // (SHARES * max(1, self.size().threads))
        pieces = len(items) // max(least, min(share, LARGER * least)) or 1
        ends = [len(items) * number // pieces for number in range(pieces + 1)]
        return [items[first:last] for first, last in pairwise(ends) if last > first]

    def size(self) -> ClusterSize:
        """Its size now."""
        threads = self._client.nthreads()
        return ClusterSize(len(threads), sum(threads.values()))

    def rest(self) -> None:
        pass  # other machines, and what they have open, are not of this training alone

    def close(self) -> None:
        """Leave the cluster; it goes on."""
        self._client.close()


def _done(function: bytes, piece: bytes) -> bytes:
    """A piece of work, where it is done."""
    return pickle.dumps(loaded(function)(pickle.loads(piece)), PROTOCOL)


@dataclass(frozen=True, slots=True)
class _ClusterWork:
    """A pickled function over pieces of work.

    What travels are bytes: Dask would look into lists of arrays for its own futures, and send each
    array by itself, which takes several times as long.

    ``first``: addresses of the workers that it is for, as long as no other is idle.
    """

    client: Any
    function: bytes
    first: Sequence[str] = ()

    def pieces(self, pieces: Sequence[object]) -> list[_ClusterPiece]:
        """Pieces of work, handed out in one message."""
        packed = [pickle.dumps(piece, PROTOCOL) for piece in pieces]
        futures = self.hand_out(packed)
        return [_ClusterPiece(self, *one) for one in zip(packed, futures, strict=True)]

    def hand_out(self, packed: Sequence[bytes]) -> list[Any]:
        """Futures of pieces, which are done after those that were handed out before."""
        place = {"workers": list(self.first), "allow_other_workers": True} if self.first else {}
        functions = [self.function] * len(packed)
        found: list[Any] = self.client.map(
            _done, functions, packed, pure=False, fifo_timeout=0, **place
        )
        return found


class _ClusterPiece:
    """A piece of work on the cluster, with the methods of a future that ``_in_order`` uses.

    A scheduler may forget a piece together with the machine that did it; it is then handed out
    again. ``distributed.Future.result`` is not asked: it breaks off a result that takes longer to
    travel than its timeout, and fails with an UnboundLocalError where the scheduler forgot it.
    """

    def __init__(self, work: _ClusterWork, piece: bytes, future: Any) -> None:
        self._work, self._piece = work, piece
        self._handed_out = 0
        self._await(future)

    def result(self, timeout: float) -> Any:
        """What came of it; TimeoutError if nothing did within ``timeout`` seconds."""
        if not self._ended.wait(timeout):
            raise TimeoutError
        if results := self._work.client.gather([self._future], errors="skip"):
            return pickle.loads(results[0])
        if self._future.status == "error":
            raise self._future.exception()
        if self._handed_out == TRIES:
            raise EngineError(
                Message("The cluster lost a piece of work {count} times.", count=TRIES)
            )
        self._await(self._work.hand_out([self._piece])[0])
        raise TimeoutError

    def cancel(self) -> None:
        self._future.cancel()

    def _await(self, future: Any) -> None:
        self._ended = Event()
        self._future = future
        future.add_done_callback(lambda _future, ended=self._ended: ended.set())
        self._handed_out += 1


def cluster_size(address: str) -> ClusterSize:
    """Talk to the cluster at an address; how large it is.

    Raises
    ------
    UsageError
        Dask is not installed, nobody answers, or the cluster has no worker.
    """
    cluster = Cluster(address)
    try:
        size = cluster.size()
    finally:
        cluster.close()
    if not size.threads:
        raise UsageError(
            Message("The cluster at {address} answers, but has no worker.", address=address),
            hint=Message("Start at least one with `dask worker {address}`.", address=address),
        )
    return size


@contextmanager
def open_workers(cluster: str | None, threads: int) -> Iterator[Workers]:
    """The workers of the cluster at an address or, without one, so many of this machine: processes,
    where this one may have any.

    Raises
    ------
    UsageError
        There is no such cluster.
    """
    workers: Threads | Processes | Cluster
    if cluster is not None:
        workers = Cluster(cluster)
    elif threads > 1 and not multiprocessing.current_process().daemon:
        workers = Processes(threads)
    else:
        workers = Threads(threads)
    try:
        yield workers
    finally:
        workers.close()


def _cut(items: Sequence[S], size: int) -> list[Sequence[S]]:
    return [items[first : first + size] for first in range(0, len(items), size)]


def _in_order(
    submit: Callable[[S], Any], pieces: Sequence[S], ahead: int, progress: Progress
) -> Iterator[Any]:
    """Results of ``submit(piece)``, at most ``ahead`` of them under way."""
    waiting: deque[Any] = deque()
    progress.update(0.0, float(len(pieces)))
    try:
        for piece in pieces:
            waiting.append(submit(piece))
            if len(waiting) >= ahead:
                yield _result(waiting.popleft(), progress)
                progress.step()
        while waiting:
            yield _result(waiting.popleft(), progress)
            progress.step()
    finally:
        for future in waiting:
            future.cancel()


def _result(future: Any, progress: Progress) -> Any:
    while True:
        try:
            return future.result(timeout=LOOK_UP)
        except TimeoutError:
            try:
                progress.check()
            except BaseException:
                future.cancel()
                raise
        except RuntimeError as error:
            if type(error).__module__.startswith("distributed"):
                raise EngineError(Message("The cluster failed: {reason}", reason=error)) from error
            raise

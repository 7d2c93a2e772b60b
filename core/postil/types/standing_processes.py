"""Processes that stand ready for pieces of work, of which each has a side that it does first.

Beside ``processes.Processes``: work and results are bytes; a process that is killed costs nothing,
since another one takes its place and does anew what it had in hand; and what belongs together goes
to the same processes as long as they all have something to do. Each process has a thread here that
talks to it, and always one piece ahead, so that it need not wait for the next.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
from collections import deque
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import lru_cache
from queue import SimpleQueue
from traceback import format_exc
from typing import TYPE_CHECKING, Any

from postil.errors import EngineError
from postil.messages import Message
from postil.types.processes import end_with_parent, without_script

if TYPE_CHECKING:
    from postil.types.pipes import Pipe

IN_HAND = 2  # pieces that a process has: one at work, and the next
TRIES = 4  # how often a piece of work is begun whose process is ended from outside
SIDES = 2
PROTOCOL = pickle.HIGHEST_PROTOCOL


@dataclass(eq=False, slots=True)
class _Piece:
    """A pickled function, what it is called with, and what came of it, pickled as well: whether it
    returned, and the result or the error.
    """

    function: bytes
    argument: bytes
    side: int
    outcome: Future[bytes] = field(default_factory=Future)
    tries: int = 0


class StandingProcesses:
    """``count`` processes, begun when there is work for them; they work until they are closed."""

    def __init__(self, count: int) -> None:
        self._waiting: list[deque[_Piece]] = [deque() for _ in range(SIDES)]
        self._change = threading.Condition()
        self._open = True
        self._helpers = [_Helper() for _ in range(count)]
        self._threads = [
            threading.Thread(target=self._lead, args=(helper, number % SIDES), daemon=True)
            for number, helper in enumerate(self._helpers)
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, function: bytes, argument: bytes, side: int = 0) -> Future[bytes]:
        """Do a piece of work; see :func:`outcome_of`.

        Parameters
        ----------
        side
            Processes with an odd number first do what has an odd one, and so on.
        """
        piece = _Piece(function, argument, side % SIDES)
        with self._change:
            self._waiting[piece.side].append(piece)
            self._change.notify_all()
        return piece.outcome

    def close(self) -> None:
        """End the processes, whatever they have in hand."""
        with self._change:
            self._open = False
            for pieces in self._waiting:
                while pieces:
                    pieces.popleft().outcome.cancel()
            for helper in self._helpers:
                helper.end()
            self._change.notify_all()
        for thread in self._threads:
            thread.join()

    def _lead(self, helper: _Helper, side: int) -> None:
        """Give a process what it is to do; who was ended from outside is begun again."""
        given: deque[_Piece] = deque()
        while self._open:
            try:
                self._exchange(helper, side, given)
            except (EOFError, OSError):
                with self._change:
                    helper.end()
                    self._give_back(given)

    def _exchange(self, helper: _Helper, side: int, given: deque[_Piece]) -> None:
        while True:
            while len(given) < IN_HAND:
                piece = self._next(side, only=bool(given))
                if piece is None:
                    break
                given.append(piece)
                with self._change:
                    if self._open:
                        helper.begin()
                helper.give(piece)
            if not given:
                return
            outcome = helper.take()
            given.popleft().outcome.set_result(outcome)

    def _next(self, side: int, *, only: bool) -> _Piece | None:
        """What a process is to do next; None when these are closed.

        ``only``: of its own side, None if there is nothing; else it helps the others, and waits.
        """
        with self._change:
            while self._open:
                for number in range(1 if only else SIDES):
                    pieces = self._waiting[(side + number) % SIDES]
                    while pieces:
                        piece = pieces.popleft()
                        if piece.tries or piece.outcome.set_running_or_notify_cancel():
                            piece.tries += 1
                            return piece
                if only:
                    return None
                self._change.wait()
        return None

    def _give_back(self, given: deque[_Piece]) -> None:
        while given:
            piece = given.pop()
            if piece.tries < TRIES and self._open:
                self._waiting[piece.side].appendleft(piece)
            else:
                piece.outcome.set_exception(_ended())
        self._change.notify_all()


class _Helper:
    """One process, and the connection to it."""

    _process: Any = None
    _connection: Pipe

    def begin(self) -> None:
        """Begin the process, unless it is there."""
        if self._process is not None:
            return
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs,), daemon=True)
        with theirs, without_script():
            process.start()
        self._process = process

    def give(self, piece: _Piece) -> None:
        self._connection.send_bytes(piece.function)
        self._connection.send_bytes(piece.argument)

    def take(self) -> bytes:
        return self._connection.recv_bytes()

    def end(self) -> None:
        """Kill the process, if it has begun."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None


def outcome_of(outcome: bytes) -> Any:
    """The result of a piece of work; its error is raised, with a note where it came from."""
    returned, result = pickle.loads(outcome)
    if returned:
        return result
    raise result


def _work(connection: Pipe) -> None:
    """What a process does: work in the order in which it comes. A thread reads it, or both ends
    might wait for each other to read.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who began it ends it
    end_with_parent()
    given: SimpleQueue[tuple[bytes, bytes]] = SimpleQueue()
    threading.Thread(target=_read, args=(connection, given), daemon=True).start()
    while True:
        connection.send_bytes(_done(*given.get()))


def _read(connection: Pipe, given: SimpleQueue[tuple[bytes, bytes]]) -> None:
    try:
        while True:
            given.put((connection.recv_bytes(), connection.recv_bytes()))
    except (EOFError, OSError):
        os._exit(1)  # nobody wants the results


def _done(function: bytes, argument: bytes) -> bytes:
    try:
        return pickle.dumps((True, loaded(function)(pickle.loads(argument))), PROTOCOL)
    except Exception as error:
        error.add_note(format_exc())
        try:
            outcome = pickle.dumps((False, error), PROTOCOL)
            pickle.loads(outcome)
        except Exception:
            return pickle.dumps((False, EngineError(str(error))), PROTOCOL)
        return outcome


@lru_cache(maxsize=4)
def loaded(function: bytes) -> Any:
    """A pickled function; many pieces of work have the same."""
    return pickle.loads(function)


def _ended() -> EngineError:
    return EngineError(
        Message("A process that helped with this was ended from outside."),
        hint="Close other programs if memory is short, and try again.",
    )

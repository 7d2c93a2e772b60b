"""Serial executors: one thread each, running operations strictly in the order they were given.

An open project has seven. ``data`` changes it (save, confirm, export), ``imports`` brings memories
along, ``search`` looks things up, ``machine`` decodes, ``remote`` asks the
server of a team, ``reports`` goes through all of it (counts,
checks), ``care`` looks for damage and makes backups. So a confirmed segment is never overtaken by
the next one, the matches of a segment never wait for a count of all, and typing waits for none.
"""

from __future__ import annotations

import logging
import queue
import threading
from collections import deque
from typing import Any

from postil.errors import Cancelled
from postil_gui.operations.operation import Changes, Operation
from postil_gui.qt import Qt, QtCore, Signal

log = logging.getLogger(__name__)

_Outcome = tuple[Operation, Any, Exception | None]


def _outcome(operation: Operation) -> _Outcome:
    """Run it: the operation, what came of it, and what went wrong."""
    try:
        operation.progress.check()
        return operation, operation.work(operation.progress), None
    except Exception as problem:
        return operation, None, problem


class SerialExecutor(QtCore.QObject):
    """A thread that runs operations one by one.

    It has the priority of the GUI thread: were it lower, it would keep Python's lock for ten times
    as long on a busy machine, waiting for a processor with the lock in its hand, and the GUI thread
    would wait with it (measured: late by 100 ms instead of 10).

    It keeps nothing of an operation it has run: the last to let go of one destroys what its
    callbacks hold, dialogs and models among it, and that may happen on the GUI thread only.
    """

    changed = Signal(object)
    """``Changes`` of an operation that succeeded, after its ``done`` was called."""

    failed = Signal(str, object)
    """Title and exception of an operation that failed and has no ``failed`` of its own."""

    idle_changed = Signal(bool)
    """True when the last operation was delivered, False when one was given to an idle executor."""

    _finished = Signal()

    def __init__(self, name: str, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._queue: queue.SimpleQueue[Operation | None] = queue.SimpleQueue()
        self._latest: dict[str, Operation] = {}
        self._run_ones: deque[_Outcome] = deque()
        self._open = 0
        self._closed = False
        self._refuses = False
        self._finished.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._thread = threading.Thread(target=self._run, name=f"postil-{name}", daemon=True)
        self._thread.start()

    @property
    def is_idle(self) -> bool:
        """Whether everything given to it was delivered."""
        return self._open == 0

    def submit(self, operation: Operation) -> Operation:
        """Run ``operation`` after all before it; an executor that takes no more drops it.

        Raises
        ------
        RuntimeError
            The executor was closed.
        """
        if self._refuses:
            operation.cancel()
            return operation
        if self._closed:
            raise RuntimeError("a closed executor takes no operation")
        if operation.key:
            replaced = self._latest.get(operation.key)
            if replaced is not None:
                replaced.cancel()
            self._latest[operation.key] = operation
        self._open += 1
        if self._open == 1:
            self.idle_changed.emit(False)
        self._queue.put(operation)
        return operation

    def cancel(self, key: str) -> None:
        """Drop the operation of a key, if one is under way."""
        operation = self._latest.pop(key, None)
        if operation is not None:
            operation.cancel()

    def take_no_more(self) -> None:
        """Finish what was submitted; what a clock or the like still asks for is dropped."""
        self._refuses = True

    def close(self, *, cancel: bool) -> None:
        """Finish what was submitted (or drop it) and end the thread; delivers nothing more."""
        if not self._closed:
            self._end(cancel=cancel)
            self.join()

    def leave(self) -> None:
        """Drop what waits and what comes, deliver nothing more; the thread ends when it can."""
        if not self._closed:
            self.take_no_more()
            self._end(cancel=True)

    def join(self) -> None:
        """Wait until the thread of an executor that was left has ended; from any thread."""
        self._thread.join()

    def _end(self, *, cancel: bool) -> None:
        self._closed = True
        if cancel:
            for operation in self._latest.values():
                operation.cancel()
            while True:
                try:
                    waiting = self._queue.get_nowait()
                except queue.Empty:
                    break
                if waiting is not None:
                    waiting.cancel()
        self._queue.put(None)
        self._finished.disconnect(self._deliver)
        self._latest.clear()
        self._open = 0

    def _run(self) -> None:
        while (operation := self._queue.get()) is not None:
            self._run_ones.append(_outcome(operation))
            del operation
            self._finished.emit()

    def _deliver(self) -> None:
        if self._closed:
            return  # posted before the executor was closed
        operation, result, error = self._run_ones.popleft()
        if operation.key and self._latest.get(operation.key) is operation:
            del self._latest[operation.key]
        try:
            if error is not None:
                self._report(operation, error)
            elif not operation.progress.cancelled or not operation.key:
                operation.done(result)
                changes = operation.changes(result)
                if changes != Changes():
                    self.changed.emit(changes)
        finally:
            self._open -= 1
            if self._open == 0:
                self.idle_changed.emit(True)

    def _report(self, operation: Operation, error: Exception) -> None:
        if isinstance(error, Cancelled) and operation.progress.cancelled:
            operation.stopped()
        elif operation.failed is not None:
            operation.failed(error)
        else:
            log.info("%s failed", operation.title, exc_info=error)
            self.failed.emit(operation.title, error)

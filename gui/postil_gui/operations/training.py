"""Training in a process of its own: the window stays quick, and Cancel works at once.

Parent and child talk over a pipe: the child sends how far it is and what came of it, the parent
sends at most one word, "cancel". If the parent dies, the child stops too and leaves nothing behind.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import threading
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TYPE_CHECKING, Any

from postil.errors import Cancelled, PostilError
from postil.types.progress import Progress
from postil_gui.qt import Qt, QtCore, Signal

if TYPE_CHECKING:
    from postil.training.request import TrainingReport, TrainingRequest

REPORT_SECONDS = 0.1
PATIENCE_SECONDS = 10.0
TrainFunction = Callable[["TrainingRequest", Path, Progress], "TrainingReport"]


def train(request: TrainingRequest, destination: Path, progress: Progress) -> TrainingReport:
    """What the child runs by default."""
    from postil.training.recipes import train_engine  # noqa: PLC0415 (in the child only)

    return train_engine(request, destination, progress)


class Trainer(QtCore.QObject):
    """Runs one training at a time."""

    progressed = Signal(float, str)
    """Share done in 0 to 1, and what is being done."""

    finished = Signal(object)
    """``TrainingReport``."""

    failed = Signal(object)
    """The exception."""

    cancelled = Signal()
    """It was cancelled; nothing is left of it."""

    running_changed = Signal(bool)
    """Whether a training is under way."""

    _received = Signal(object, object)

    def __init__(self, function: TrainFunction = train) -> None:
        super().__init__()
        self._function = function
        self._process: BaseProcess | None = None
        self._connection: Connection[Any, Any] | None = None
        self._reader: threading.Thread | None = None
        self._received.connect(self._receive, Qt.ConnectionType.QueuedConnection)

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def start(self, request: TrainingRequest, destination: Path) -> None:
        """Train ``request`` into the folder ``destination``."""
        if self.is_running:
            raise RuntimeError("a training is under way")
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=_child, args=(theirs, self._function, request, destination), daemon=True
        )
        process.start()
        theirs.close()
        self._process, self._connection = process, ours
        self._reader = threading.Thread(
            target=self._read, args=(ours, process), name="postil-training", daemon=True
        )
        self._reader.start()
        self.running_changed.emit(True)
        self.progressed.emit(0.0, "Starting")

    def cancel(self) -> None:
        """Stop at once; ``cancelled`` follows at once, the child clears up behind the scenes."""
        if self._connection is None:
            return
        with contextlib.suppress(OSError):  # it may have ended by itself
            self._connection.send("cancel")
        self._end()
        self.cancelled.emit()

    def close(self) -> None:
        """Cancel, and wait until the child has cleared up."""
        process, reader = self._process, self._reader
        self.cancel()
        if process is not None:
            process.join(PATIENCE_SECONDS)
        if reader is not None:
            reader.join(PATIENCE_SECONDS)

    def _end(self) -> None:
        self._process = self._connection = None
        self.running_changed.emit(False)

    def _read(self, connection: Connection[Any, Any], process: BaseProcess) -> None:
        with contextlib.suppress(EOFError, OSError):  # the child has ended
            while True:
                self._received.emit(connection, connection.recv())
        process.join(PATIENCE_SECONDS)
        if process.is_alive():
            process.terminate()
        self._received.emit(connection, ("ended", process.exitcode))
        connection.close()

    def _receive(self, connection: Connection[Any, Any], message: tuple[Any, ...]) -> None:
        if connection is not self._connection:
            return  # of a training that was cancelled
        kind, *rest = message
        if kind == "progress":
            self.progressed.emit(*rest)
            return
        self._end()
        if kind == "done":
            self.finished.emit(rest[0])
        elif kind == "failed":
            self.failed.emit(PostilError(rest[0], hint=rest[1]))
        else:
            self.failed.emit(
                PostilError("The training ended unexpectedly.", hint=f"Exit code {rest[0]}")
            )


def _child(
    connection: Connection[Any, Any],
    function: TrainFunction,
    request: TrainingRequest,
    destination: Path,
) -> None:
    if hasattr(os, "nice"):
        os.nice(5)
    progress = Progress(_Reporter(connection))
    threading.Thread(target=_listen, args=(connection, progress), daemon=True).start()
    try:
        answer: tuple[Any, ...] = ("done", function(request, destination, progress))
    except Cancelled:
        return
    except PostilError as error:
        answer = ("failed", error.message, error.hint)
    except Exception as error:
        answer = ("failed", f"The training failed: {error}", traceback.format_exc())
    try:
        connection.send(answer)
    except OSError:
        return  # the parent is gone


def _listen(connection: Connection[Any, Any], progress: Progress) -> None:
    with contextlib.suppress(EOFError, OSError):  # the parent is gone
        connection.recv()
    progress.cancel()


class _Reporter:
    """Sends progress to the parent, ten times a second at most."""

    def __init__(self, connection: Connection[Any, Any]) -> None:
        self._connection = connection
        self._sent = 0.0
        self._message = ""

    def __call__(self, progress: Progress) -> None:
        now = time.monotonic()
        if progress.message == self._message and now - self._sent < REPORT_SECONDS:
            return
        self._sent, self._message = now, progress.message
        try:
            self._connection.send(("progress", progress.fraction, progress.message))
        except OSError:
            progress.cancel()

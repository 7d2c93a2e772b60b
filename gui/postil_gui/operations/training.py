"""Training in a process of its own: the window stays quick, Pause and Cancel work at once."""

from __future__ import annotations

import contextlib
import multiprocessing
import threading
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Any

from postil.errors import PostilError
from postil_gui.i18n import say, tr
from postil_gui.operations import jobs, training_child
from postil_gui.operations.jobs import Job
from postil_gui.qt import Qt, QtCore, Signal

if TYPE_CHECKING:
    from postil.types.progress import CurvePoint
    from postil_gui.operations.training_child import Pipe, Run

PATIENCE_SECONDS = 10.0
GRACE_SECONDS = 0.05  # that a cancelled child has to end by itself


class TrainingCrashed(Exception):  # noqa: N818 (it tells what happened)
    """A fault of ours in the process that trains; its text is the traceback."""


class Trainer(QtCore.QObject):
    """Runs one training at a time; others wait for their turn.

    Parameters
    ----------
    run
        What the child runs; importable, for it is named to another process.
    """

    progressed = Signal(float, str)
    """Share done in 0 to 1, and what is being done."""

    drawn = Signal(list)
    """``CurvePoint`` that were added to the learning curve."""

    paused_changed = Signal(bool)
    """Whether it stands still."""

    finished = Signal(object)
    """``Trial``."""

    failed = Signal(object)
    """The exception."""

    cancelled = Signal()
    """It was cancelled; nothing is left of it."""

    running_changed = Signal(bool)
    """Whether a training is under way, paused or not."""

    queue_changed = Signal()
    """Other trainings wait than before."""

    _received = Signal(object, object)
    _free = Signal()

    def __init__(self, run: Run = jobs.run) -> None:
        super().__init__()
        self._run = run
        self._process: BaseProcess | None = None
        self._connection: Pipe | None = None
        self._reader: threading.Thread | None = None
        self._ending: list[tuple[BaseProcess, threading.Thread]] = []
        self._paused = False
        self._withdrawn = threading.Event()
        self.job: Job | None = None
        self.points: list[CurvePoint] = []
        self.waiting: list[Job] = []
        self._free.connect(self._begin_next, Qt.ConnectionType.QueuedConnection)
        self._received.connect(self._receive, Qt.ConnectionType.QueuedConnection)

    @property
    def is_running(self) -> bool:
        return self._process is not None

    @property
    def is_paused(self) -> bool:
        return self._paused

    @property
    def pid(self) -> int | None:
        """Of the process that trains."""
        return self._process.pid if self._process is not None else None

    def start(self, job: Job) -> None:
        """Do a job, or go on with one that was interrupted.

        Raises
        ------
        StorageError
            It cannot be written down.
        """
        if self.is_running:
            raise RuntimeError("a training is under way")
        jobs.record(job)
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=training_child.work, args=(theirs, self._run, job), daemon=True
        )
        process.start()
        theirs.close()
        self._process, self._connection, self.job = process, ours, job
        self.points = []
        self._paused = False
        self._withdrawn = threading.Event()
        self._reader = threading.Thread(
            target=self._read,
            args=(ours, process, job, self._withdrawn),
            name="postil-training",
            daemon=True,
        )
        self._reader.start()
        self.running_changed.emit(True)
        self.progressed.emit(0.0, tr("Starting"))

    def enqueue(self, job: Job) -> None:
        """Do a job after those that run or wait; what waits is on disk, as if interrupted.

        Raises
        ------
        StorageError
            It cannot be written down.
        """
        if not self.is_running:
            self.start(job)
            return
        jobs.record(job)
        self.waiting.append(job)
        self.queue_changed.emit()

    def drop_waiting(self) -> None:
        """Forget the trainings that wait."""
        for job in self.waiting:
            jobs.forget(job)
        self.waiting.clear()
        self.queue_changed.emit()

    def _begin_next(self) -> None:
        if self.is_running or not self.waiting:
            return
        job = self.waiting.pop(0)
        self.queue_changed.emit()
        try:
            self.start(job)
        except PostilError as error:
            self.failed.emit(error)
            self._free.emit()

    def pause(self) -> None:
        """Let it stand still; it takes no processor time until :meth:`resume`."""
        self._set_paused(True)

    def resume(self) -> None:
        """Let it go on."""
        self._set_paused(False)

    def cancel(self) -> None:
        """Stop at once; ``cancelled`` follows at once, clearing up goes on behind the scenes.

        A child that does not hear of it in time is killed, and cleared up after.
        """
        if self._process is None or self.job is None:
            return
        jobs.withdraw(self.job)
        self._withdrawn.set()
        self._send("cancel")
        killer = threading.Timer(GRACE_SECONDS, self._process.kill)
        killer.daemon = True
        killer.start()
        self._end()
        self.cancelled.emit()
        self._free.emit()

    def leave(self) -> None:
        """Stop at once and keep what is done: the job and those that wait can go on later."""
        self.waiting.clear()
        if self._process is not None:
            self._process.kill()
            self._end()
            self._join()

    def close(self) -> None:
        """Cancel, and wait until the child has cleared up; what waits can go on later."""
        self.waiting.clear()
        self.cancel()
        self._join()

    def _join(self) -> None:
        """Wait for the children that are ending."""
        for process, reader in self._ending:
            process.join(PATIENCE_SECONDS)
            reader.join(PATIENCE_SECONDS)
        self._ending.clear()

    def _set_paused(self, paused: bool) -> None:
        if self.is_running and paused != self._paused:
            self._paused = paused
            self._send("pause" if paused else "resume")
            self.paused_changed.emit(paused)

    def _send(self, order: str) -> None:
        if self._connection is not None:
            with contextlib.suppress(OSError):  # it may have ended by itself
                self._connection.send(order)

    def _end(self) -> None:
        self._ending = [(one, reader) for one, reader in self._ending if one.is_alive()]
        if self._process is not None and self._reader is not None:
            self._ending.append((self._process, self._reader))
        self._process = self._connection = None
        self._paused = False
        self.running_changed.emit(False)

    def _read(
        self, connection: Pipe, process: BaseProcess, job: Job, withdrawn: threading.Event
    ) -> None:
        with contextlib.suppress(EOFError, OSError):  # the child has ended
            while True:
                self._received.emit(connection, connection.recv())
        process.join(PATIENCE_SECONDS)
        if process.is_alive():
            process.terminate()
        if withdrawn.is_set():  # the child may have been killed while it cleared up
            jobs.give_up(job)
        self._received.emit(connection, ("ended", process.exitcode))
        connection.close()

    def _receive(self, connection: Pipe, message: tuple[Any, ...]) -> None:
        if connection is not self._connection or self.job is None:
            return  # of a training that was cancelled
        kind, *rest = message
        if kind == "progress":
            self.progressed.emit(rest[0], say(rest[1]))
        elif kind == "points":
            self.points += rest[0]
            self.drawn.emit(rest[0])
        else:
            self._ended(self.job, kind, rest)

    def _ended(self, job: Job, kind: str, rest: list[Any]) -> None:
        """The child has said its last word, or died without one."""
        self._end()
        self._free.emit()
        if kind == "done":  # its record stays until somebody has looked at it
            self.finished.emit(rest[0])
        elif kind == "failed":
            jobs.forget(job)
            self.failed.emit(PostilError(rest[0], hint=rest[1]))
        elif kind == "crashed":
            jobs.forget(job)
            self.failed.emit(TrainingCrashed(rest[0]))
        else:  # the job stays: it was killed, perhaps for want of memory
            self.failed.emit(
                PostilError(
                    tr("The training was ended from outside."),
                    hint=tr(
                        "Training ▸ Train an Engine lets it go on where it stopped. If that "
                        "happens again, the memory may not suffice (exit code {code}).",
                        code=rest[0],
                    ),
                )
            )

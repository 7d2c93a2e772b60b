"""Training in a process of its own: the window stays quick, Pause and Cancel work at once."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from postil.errors import PostilError
from postil_gui.i18n.messages import say, tr
from postil_gui.operations import jobs
from postil_gui.operations.jobs import Job
from postil_gui.operations.operation import Operation
from postil_gui.operations.serial_executor import SerialExecutor
from postil_gui.operations.training_process import TrainingProcess
from postil_gui.qt import Qt, QtCore, Signal

if TYPE_CHECKING:
    from postil.types.progress import CurvePoint
    from postil_gui.operations.training_child import Run


class TrainingCrashed(Exception):  # noqa: N818 (it tells what happened)
    """A fault of ours in the process that trains; its text is the traceback."""


class Trainer(QtCore.QObject):
    """Runs one training at a time; others wait for their turn. An executor of its own starts
    processes and keeps the records of jobs, in the order in which that was asked.

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
    """``TrainingOutcome``."""

    failed = Signal(object)
    """The exception."""

    cancelled = Signal()
    """The training was cancelled; nothing is left of it."""

    discarded = Signal()
    """An engine nobody wants is deleted."""

    running_changed = Signal(bool)
    """Whether a training is under way, paused or not."""

    queue_changed = Signal()
    """Other trainings wait than before."""

    _received = Signal(object, object)
    _free = Signal()

    def __init__(self, run: Run = jobs.run) -> None:
        super().__init__()
        self._run = run
        self._executor: SerialExecutor | None = None
        self._child: TrainingProcess | None = None
        self._ending: list[TrainingProcess] = []
        self._paused = False
        self.job: Job | None = None
        self.points: list[CurvePoint] = []
        self.waiting: list[Job] = []
        self.failed_job: Job | None = None
        """Job that ``failed`` is about; None if that is no single training."""
        self._free.connect(self._begin_next, Qt.ConnectionType.QueuedConnection)
        self._received.connect(self._receive, Qt.ConnectionType.QueuedConnection)

    @property
    def executor(self) -> SerialExecutor:
        """For what is done with jobs on the disk; begun when first needed."""
        if self._executor is None:
            self._executor = SerialExecutor("training")
            self._executor.failed.connect(lambda _, error: self._fail(None, error))
        return self._executor

    @property
    def is_idle(self) -> bool:
        """Whether all that was asked is done, but for the training itself."""
        return self._executor is None or self._executor.is_idle

    @property
    def is_running(self) -> bool:
        return self._child is not None

    @property
    def is_paused(self) -> bool:
        return self._paused

    @property
    def pid(self) -> int | None:
        """Id of the process that trains; None as long as it is being started."""
        return self._child.pid if self._child is not None else None

    def start(self, job: Job) -> None:
        """Do a job, or go on with one that was interrupted."""
        if self.is_running:
            raise RuntimeError("a training is under way")
        child = self._child = TrainingProcess(self._run, job, self._received.emit)
        self.job = job
        self.points = []
        self._paused = False
        self._do(child.start, lambda error: self._refused(child, error))
        self.running_changed.emit(True)
        self.progressed.emit(0.0, tr("Starting"))

    def enqueue(self, job: Job) -> None:
        """Do a job after those that run or wait; what waits is on disk, as if interrupted."""
        if not self.is_running:
            self.start(job)
            return

        def refused(error: Exception) -> None:
            if job in self.waiting:  # else it was dropped, or its start tells
                self.waiting.remove(job)
                self.queue_changed.emit()
                self._fail(job, error)

        self._do(partial(jobs.record, job), refused)
        self.waiting.append(job)
        self.queue_changed.emit()

    def drop_waiting(self) -> None:
        """Forget the trainings that wait."""
        for job in self.waiting:
            self.forget(job)
        self.waiting.clear()
        self.queue_changed.emit()

    def forget(self, job: Job) -> None:
        """A job has ended and its result was seen, or it was never begun."""
        self._do(partial(jobs.forget, job))

    def give_up(self, job: Job) -> None:
        """Remove all that an interrupted job left."""
        self._do(partial(jobs.give_up, job))

    def discard(self, job: Job) -> None:
        """Delete the engine that came of a job; ``discarded`` follows."""

        def work() -> None:
            jobs.forget(job)
            shutil.rmtree(job.folder, ignore_errors=True)

        self._do(work, done=self.discarded.emit)

    def find_interrupted(self, engines: Path, found: Callable[[list[Job]], None]) -> None:
        """Look for jobs that can go on, in a folder of engines."""
        self.executor.submit(
            Operation(
                tr("Look for interrupted trainings"),
                lambda _: jobs.interrupted(engines),
                lambda left: found([job for job in left if job not in self.waiting]),
                key="interrupted",
            )
        )

    def pause(self) -> None:
        """Pause the training: it takes no processor time until :meth:`resume`."""
        self._set_paused(True)

    def resume(self) -> None:
        """Resume the training."""
        self._set_paused(False)

    def cancel(self) -> None:
        """Stop; ``cancelled`` follows at once, ending and clearing up go on behind the scenes."""
        if self._child is None:
            return
        self._child.withdrawn.set()
        self._do(self._child.withdraw)
        self._end()
        self.cancelled.emit()
        self._free.emit()

    def leave(self) -> None:
        """Stop at once and keep what is done: the job and those that wait can go on later."""
        self.waiting.clear()
        self._finish_records()
        if self._child is not None:
            self._child.kill()
            self._end()
            self._join()

    def close(self) -> None:
        """Cancel, and wait until the child has cleared up; what waits can go on later."""
        self.waiting.clear()
        self.cancel()
        self._finish_records()
        self._join()

    def _do(
        self,
        work: Callable[[], None],
        failed: Callable[[Exception], None] | None = None,
        done: Callable[[], None] = lambda: None,
    ) -> None:
        self.executor.submit(
            Operation(tr("Train the engine"), lambda _: work(), lambda _: done(), failed)
        )

    def _finish_records(self) -> None:
        if self._executor is not None:
            self._executor.close(cancel=False)
            self._executor = None

    def _join(self) -> None:
        """Wait for the children that are ending."""
        for child in self._ending:
            child.join()
        self._ending.clear()

    def _set_paused(self, paused: bool) -> None:
        if self._child is not None and paused != self._paused:
            self._paused = paused
            self._do(partial(self._child.send, "pause" if paused else "resume"))
            self.paused_changed.emit(paused)

    def _begin_next(self) -> None:
        if self.waiting and not self.is_running:
            job = self.waiting.pop(0)
            self.queue_changed.emit()
            self.start(job)

    def _end(self) -> None:
        self._ending = [child for child in self._ending if not child.has_ended]
        if self._child is not None:
            self._ending.append(self._child)
        self._child = None
        self._paused = False
        self.running_changed.emit(False)

    def _refused(self, child: TrainingProcess, error: Exception) -> None:
        """The training could not be started."""
        if child is self._child:
            self._end()
            self._free.emit()
            self._fail(self.job, error)

    def _receive(self, child: TrainingProcess, message: tuple[Any, ...]) -> None:
        if child is not self._child:
            return  # of a training that was cancelled
        kind, *rest = message
        if kind == "progress":
            self.progressed.emit(rest[0], say(rest[1]))
        elif kind == "points":
            self.points += rest[0]
            self.drawn.emit(rest[0])
        else:
            self._ended(kind, rest)

    def _ended(self, kind: str, rest: list[Any]) -> None:
        """The child has said its last word, or died without one."""
        self._end()
        self._free.emit()
        if kind == "done":  # its record stays until somebody has looked at it
            self.finished.emit(rest[0])
        elif kind == "failed":
            self._fail(self.job, PostilError(rest[0], hint=rest[1]))
        elif kind == "crashed":
            self._fail(self.job, TrainingCrashed(rest[0]))
        else:  # the job stays: it was killed, perhaps for want of memory
            self._fail(
                self.job,
                PostilError(
                    tr("The training was ended from outside."),
                    hint=tr(
                        "Training › Train an Engine lets it go on where it stopped. If that "
                        "happens again, the memory may not suffice (exit code {code}).",
                        code=rest[0],
                    ),
                ),
            )

    def _fail(self, job: Job | None, error: Exception) -> None:
        self.failed_job = job
        self.failed.emit(error)

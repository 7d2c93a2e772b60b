"""The process that trains, as the desk sees it: started, told what to do, listened to, ended."""

from __future__ import annotations

import contextlib
import multiprocessing
import threading
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from multiprocessing.util import Finalize
from typing import TYPE_CHECKING, Any

from postil_gui.operations import jobs, training_child
from postil_gui.operations.jobs import Job

if TYPE_CHECKING:
    from postil.types.pipes import Pipe
    from postil_gui.operations.training_child import Run

PATIENCE_SECONDS = 10.0
GRACE_SECONDS = 0.05  # that a withdrawn child has to end by itself


class TrainingProcess:
    """Does one job. What it is asked waits for the disk and for the system: one thread asks all.

    Parameters
    ----------
    run
        What the child runs; importable, for it is named to another process.
    tell
        Called with this object and each message of the child, and at last with "ended" and its exit
        code; on a thread of its own.

    Attributes
    ----------
    withdrawn
        Set as soon as nobody wants it any more, from any thread.
    """

    def __init__(
        self, run: Run, job: Job, tell: Callable[[TrainingProcess, tuple[Any, ...]], None]
    ) -> None:
        self.job = job
        self.withdrawn = threading.Event()
        self._run = run
        self._tell = tell
        self._process: BaseProcess | None = None
        self._connection: Pipe | None = None
        self._reader: threading.Thread | None = None

    @property
    def pid(self) -> int | None:
        """None before it was started."""
        return self._process.pid if self._process is not None else None

    @property
    def has_ended(self) -> bool:
        return self._reader is not None and not self._reader.is_alive()

    def start(self) -> None:
        """Write the job down and begin with it, unless it was withdrawn.

        Raises
        ------
        StorageError
            It cannot be written down.
        """
        if self.withdrawn.is_set():
            return
        jobs.record(self.job)
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        # no daemon, which could have no processes of its own; so the desk ends it itself
        process = context.Process(target=training_child.work, args=(theirs, self._run, self.job))
        process.start()
        Finalize(None, process.terminate, exitpriority=1)
        theirs.close()
        self._process, self._connection = process, ours
        self._reader = threading.Thread(
            target=self._read, args=(ours, process), name="postil-training-reader", daemon=True
        )
        self._reader.start()

    def send(self, order: str) -> None:
        """Ask the training process to "pause", "resume" or "cancel"."""
        if self._connection is not None:
            with contextlib.suppress(OSError):  # it may have ended by itself
                self._connection.send(order)

    def withdraw(self) -> None:
        """End it and leave nothing; who does not hear in time is killed, and cleared up after."""
        self.withdrawn.set()
        jobs.withdraw(self.job)
        if self._process is None:
            jobs.give_up(self.job)
            return
        self.send("cancel")
        wait([self._process.sentinel], GRACE_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it at once; what is done stays."""
        if self._process is not None:
            self._process.kill()

    def join(self) -> None:
        """Wait until it has ended, and all was cleared up."""
        if self._process is not None and self._reader is not None:
            self._process.join(PATIENCE_SECONDS)
            self._reader.join(PATIENCE_SECONDS)

    def _read(self, connection: Pipe, process: BaseProcess) -> None:
        with contextlib.suppress(EOFError, OSError):  # the child has ended
            while True:
                self._tell(self, connection.recv())
        process.join(PATIENCE_SECONDS)
        if process.is_alive():
            process.terminate()
        if self.withdrawn.is_set():  # the child may have been killed while it cleared up
            jobs.give_up(self.job)
        self._tell(self, ("ended", process.exitcode))
        connection.close()

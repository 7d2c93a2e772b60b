"""The process that trains: talks to the desk over a pipe. No Qt: it is started anew, and light.

It sends how far it is, points of the learning curve and what came of it; it is told "pause",
"resume" or "cancel". If the desk is gone it ends at once; the job goes on at the desk's next start.
"""

from __future__ import annotations

import contextlib
import os
import threading
import time
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from postil.errors import Cancelled, PostilError, StorageError
from postil.messages import Message
from postil.types.progress import Progress
from postil_gui.i18n.messages import mark
from postil_gui.operations import jobs
from postil_gui.operations.jobs import Job

if TYPE_CHECKING:
    from postil.training.train_and_compare import TrainingOutcome
    from postil.types.pipes import Pipe

REPORT_SECONDS = 0.1
Run: TypeAlias = "Callable[[Job, Progress], TrainingOutcome]"


def work(connection: Pipe, run: Run, job: Job) -> None:
    """Work of the process, from start to end."""
    if hasattr(os, "nice"):
        os.nice(5)
    reporter = _Reporter(connection)
    progress = Progress(reporter)
    threading.Thread(target=_listen, args=(connection, progress), daemon=True).start()
    answer = _outcome(run, job, progress)
    reporter.send_points(progress)
    try:
        connection.send(answer)
    except OSError:
        return  # the desk is gone


def _outcome(run: Run, job: Job, progress: Progress) -> tuple[Any, ...]:
    try:
        lock = jobs.hold(job)
    except OSError:
        return (
            "failed",
            Message(mark("{name} is being trained already."), name=job.name),
            mark("Close the other Postil first."),
        )
    try:
        answer = _train(run, job, progress)
    finally:
        lock.release()
    if answer[0] != "done":
        jobs.forget(job)
    return answer


def _train(run: Run, job: Job, progress: Progress) -> tuple[Any, ...]:
    try:
        outcome = run(job, progress)
        with contextlib.suppress(StorageError):  # the desk is told all the same
            jobs.keep(job, outcome, progress.points)
        return "done", outcome
    except Cancelled:
        return ("cancelled",)
    except PostilError as error:
        return "failed", error.message, error.hint
    except MemoryError:
        return (
            "failed",
            mark("The memory of this computer does not suffice."),
            mark("Train on fewer texts, or close other programs."),
        )
    except Exception:
        return "crashed", traceback.format_exc()


def _listen(connection: Pipe, progress: Progress) -> None:
    orders = {"pause": progress.pause, "resume": progress.resume, "cancel": progress.cancel}
    try:
        while True:
            orders[connection.recv()]()
    except (EOFError, OSError):
        os._exit(1)  # nobody waits for the result; what is done so far is on disk


class _Reporter:
    """Sends progress to the desk, ten times a second at most."""

    def __init__(self, connection: Pipe) -> None:
        self._connection = connection
        self._sent = 0.0
        self._message = ""
        self._points = 0
        self._lock = threading.Lock()

    def __call__(self, progress: Progress) -> None:
        now = time.monotonic()
        with self._lock:  # several threads may report
            if progress.message == self._message and now - self._sent < REPORT_SECONDS:
                return
            self._sent, self._message = now, progress.message
            self._send(("progress", progress.fraction, progress.message))
        self.send_points(progress)

    def send_points(self, progress: Progress) -> None:
        """Send the points that were not sent yet."""
        with self._lock:
            fresh = progress.points[self._points :]
            self._points += len(fresh)
            if fresh:
                self._send(("points", fresh))

    def _send(self, message: tuple[Any, ...]) -> None:
        try:
            self._connection.send(message)
        except OSError:
            os._exit(1)

"""Cache of the learned state of a project's engine: a long history is there at once when it opens.

The journal is what counts. Beside it lies a snapshot of the engine's state with the numbers of the
events in it. On opening, events that came since are applied and those taken back since (undone,
deleted, or of a layer muted since) are undone: the engine then knows exactly what it would know had
it learned everything again. A snapshot that is missing, damaged, of another engine or another
version of Postil, or too far from the journal is passed over, and a new one is made behind the
translator's back.
"""

from __future__ import annotations

import logging
import shutil
import sqlite3
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt

from postil.engine.session.snapshot import Snapshot, read_snapshot, write_snapshot
from postil.errors import EngineError, StorageError
from postil.types.progress import Progress
from postil.workspace.learning import journal
from postil.workspace.learning.engine import ProjectEngine

log = logging.getLogger(__name__)

FOLDER = "learned"
WORTH_KEEPING = 1000  # events learned again on opening, half a second or less
FAR = 0.25  # share of events to move: beyond, learning all again is as quick
ENGINES_OWN = -1  # number that stands for the engine's own layer, muted
I64 = npt.NDArray[np.int64]


@runtime_checkable
class Keepable(Protocol):
    """An engine whose state can be kept."""

    def snapshot(self) -> Snapshot: ...
    def restore(self, snapshot: Snapshot, /) -> None: ...


class LearnedCache:
    """Snapshots of one project's engine.

    Parameters
    ----------
    folder
        Of the project.
    read_only
        Whether those that are there are used, and none are made or removed.
    """

    def __init__(self, folder: Path, *, read_only: bool = False) -> None:
        self._folder = folder / FOLDER
        self._read_only = read_only
        self._writing: threading.Thread | None = None

    def replay(
        self,
        connection: sqlite3.Connection,
        engine: ProjectEngine,
        progress: Progress | None = None,
    ) -> None:
        """Let a freshly opened engine know what the journal says; see ``journal.replay``.

        Raises
        ------
        EngineError
            An event is damaged or the engine refuses it.
        """
        known, silent = journal.numbers(connection, engine)
        moved = self._from_snapshot(connection, engine, known, silent, progress)
        if moved is None:
            # Where an older journal came back from a backup, its next events get numbers that are
            # in the snapshot, and are others: once passed over it is never looked at again.
            self.wait()
            if not self._read_only:
                shutil.rmtree(self._folder, ignore_errors=True)
            moved = journal.replay(connection, engine, progress)
        if moved >= WORTH_KEEPING and isinstance(engine, Keepable) and not self._read_only:
            self._keep(engine.snapshot(), {"known": known, "silent": silent})

    def wait(self) -> None:
        """Until no snapshot is being written."""
        if self._writing is not None:
            self._writing.join()
            self._writing = None

    def _from_snapshot(
        self,
        connection: sqlite3.Connection,
        engine: ProjectEngine,
        known: I64,
        silent: I64,
        progress: Progress | None,
    ) -> int | None:
        """Restore and bring up to date; how many events that moved, None if there is nothing to
        restore.
        """
        if not isinstance(engine, Keepable) or not self._folder.is_dir():
            return None
        fresh_engine = engine.snapshot()
        try:
            snapshot, extra = read_snapshot(self._folder)
            before, unheard = _numbers(extra, "known"), _numbers(extra, "silent")
            fresh, gone = np.setdiff1d(known, before), np.setdiff1d(before, known)
            far = len(fresh) + len(gone) > max(WORTH_KEEPING, FAR * len(known))
            if far or (ENGINES_OWN in silent) != (ENGINES_OWN in unheard):
                return None
            # all are read before anything is changed: some may be damaged, or deleted for good
            applied, undone = journal.events(connection, fresh), journal.events(connection, gone)
            muted = journal.events(connection, np.setdiff1d(silent, unheard))
            if len(undone) < len(gone):
                return None
        except (EngineError, KeyError, ValueError) as error:
            _tell(error)
            return None
        try:
            engine.restore(snapshot)
            for event in undone:
                engine.undo(event)
            engine.apply_all((progress or Progress()).track(applied, total=len(applied)))
        except (EngineError, KeyError, OverflowError, ValueError) as error:
            # a snapshot that is not what the journal says, whatever its checksum
            _tell(error)
            engine.restore(fresh_engine)
            return None
        for event in muted:
            engine.reserve(event.number)
        return len(applied) + len(undone)

    def _keep(self, snapshot: Snapshot, numbers: Mapping[str, I64]) -> None:
        """Write a snapshot in the background."""

        def write() -> None:
            try:
                write_snapshot(snapshot, self._folder, numbers)
            except StorageError as error:  # the journal has everything
                log.warning("What was learned could not be kept ready: %s", error)

        self.wait()
        self._writing = threading.Thread(target=write, name="postil-learned-cache")
        self._writing.start()


def _numbers(extra: Mapping[str, I64], name: str) -> I64:
    """Numbers that were kept with a snapshot; KeyError or ValueError if they are none."""
    found = extra[name]
    if found.dtype != np.int64:
        raise ValueError(f"{name}: not numbers of events")
    return found


def _tell(error: Exception) -> None:
    log.warning("What was learned is read from the journal: %s", error)

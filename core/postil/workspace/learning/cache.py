"""Cache of the learned state of a project's engine: a long history is there at once when it opens.

The journal is authoritative. Beside it there is a snapshot of the engine's state with the numbers
of the events in it. On opening, events that came since are applied and those taken back since
(undone, deleted, or of a layer muted since) are undone: the engine then has exactly the state of
one that learned all events again. A snapshot that is missing, damaged, of another engine or another
version of Postil, of another journal, or too far from the journal is passed over, and a new one is
written in the background.

No check can prove that a state follows from its events: someone else could write one with other
lessons, which the journal does not have and cannot undo. So only a snapshot that was written here
counts (see ``types.validated``); where a project came from elsewhere, everything is learned again
once.
"""

from __future__ import annotations

import logging
import shutil
import sqlite3
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn, Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt

from postil.engine.events import LearningEvent
from postil.engine.session.snapshot import Snapshot, read_snapshot, write_snapshot
from postil.errors import EngineError, StorageError
from postil.types.progress import Progress
from postil.types.validated import validated
from postil.workspace.learning import journal
from postil.workspace.learning.engine import ProjectEngine

log = logging.getLogger(__name__)

FOLDER = "learned"
WORTH_KEEPING = 1000  # events learned again on opening, half a second or less
FAR = 0.25  # share of events to move: beyond, learning all again is as quick
ENGINES_OWN = -1  # number that stands for the engine's own layer, muted
_OWN = "snapshot of a session, written here"
I64 = npt.NDArray[np.int64]


@runtime_checkable
class Keepable(Protocol):
    """An engine whose state can be kept."""

    def snapshot(self) -> Snapshot: ...
    def restore(self, snapshot: Snapshot, /) -> None: ...


@dataclass(frozen=True, slots=True)
class _RestorableSnapshot:
    """A snapshot, and the events that were added, undone or muted after it was written."""

    snapshot: Snapshot
    applied: list[LearningEvent]
    undone: list[LearningEvent]
    muted: list[LearningEvent]


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
        """Bring a freshly opened engine to the state of the journal; see ``journal.replay``.

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
            numbers = {
                "known": np.array(list(known), dtype=np.int64),
                "sums": np.array(list(known.values()), dtype=np.int64),
                "silent": silent,
            }
            self._keep(engine.snapshot(), numbers)

    def wait(self) -> None:
        """Wait until no snapshot is being written."""
        if self._writing is not None:
            self._writing.join()
            self._writing = None

    def _from_snapshot(
        self,
        connection: sqlite3.Connection,
        engine: ProjectEngine,
        known: Mapping[int, int],
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
            found = self._read(connection, known, silent)
        except (EngineError, KeyError, ValueError) as error:
            _tell(error)
            return None
        if found is None:
            return None
        try:
            engine.restore(found.snapshot)
            for event in found.undone:
                engine.undo(event)
            progress = progress or Progress()
            engine.apply_all(progress.track(found.applied, total=len(found.applied)))
        except (EngineError, KeyError, OverflowError, ValueError) as error:
            # a snapshot that differs from the journal, whatever its checksum
            _tell(error)
            engine.restore(fresh_engine)
            return None
        for event in found.muted:
            engine.reserve(event.number)
        return len(found.applied) + len(found.undone)

    def _read(
        self, connection: sqlite3.Connection, known: Mapping[int, int], silent: I64
    ) -> _RestorableSnapshot | None:
        """The snapshot that is there, and what is to be done to bring it up to date; None if that
        is too far, or cannot be. All is read before anything is changed.

        Raises
        ------
        EngineError, KeyError, ValueError
            It was not written here, or it or an event is damaged.
        """
        _check_own(self._folder)
        snapshot, extra = read_snapshot(self._folder)
        unheard = _numbers(extra, "silent")
        numbers, sums = _numbers(extra, "known").tolist(), _numbers(extra, "sums").tolist()
        before = dict(zip(numbers, sums, strict=True))
        fresh, gone = sorted(known.keys() - before), sorted(before.keys() - known)
        far = len(fresh) + len(gone) > max(WORTH_KEEPING, FAR * len(known))
        same = all(before.get(number, total) == total for number, total in known.items())
        if far or not same or (ENGINES_OWN in silent) != (ENGINES_OWN in unheard):
            return None
        undone = journal.events(connection, gone, before)
        if len(undone) < len(gone):
            return None
        muted = journal.events(connection, np.setdiff1d(silent, unheard).tolist())
        return _RestorableSnapshot(snapshot, journal.events(connection, fresh), undone, muted)

    def _keep(self, snapshot: Snapshot, numbers: Mapping[str, I64]) -> None:
        """Write a snapshot in the background."""

        def write() -> None:
            try:
                write_snapshot(snapshot, self._folder, numbers)
                note_own(self._folder)
            except StorageError as error:  # the journal has everything
                log.warning("What was learned could not be kept ready: %s", error)

        self.wait()
        self._writing = threading.Thread(target=write, name="postil-learned-cache")
        self._writing.start()


def note_own(folder: Path) -> None:
    """Remember that the snapshot in ``folder`` was written here."""
    validated(_files(folder), _OWN, dict)


def _check_own(folder: Path) -> None:
    """Raise ValueError if the snapshot in ``folder`` was written elsewhere, or changed since."""
    validated(_files(folder), _OWN, _refuse)


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*"))


def _refuse() -> NoReturn:
    raise ValueError("it was not written here")


def _numbers(extra: Mapping[str, I64], name: str) -> I64:
    """Numbers that were kept with a snapshot; KeyError or ValueError if they are none."""
    found = extra[name]
    if found.dtype != np.int64:
        raise ValueError(f"{name}: not numbers of events")
    return found


def _tell(error: Exception) -> None:
    log.warning("What was learned is read from the journal: %s", error)

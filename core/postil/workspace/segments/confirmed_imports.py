"""Segments that came confirmed with their document: put into the project's memory, and learned.

A unit has the author and the time of the translation if the file or the history of the segment has
them; else it names the translator and the current time. Doing it twice adds nothing: a segment has
one unit, and the engine one event of it. A unit that the segment had when its document was in the
project before is its own again.

The units are written in one transaction. Learning takes longer; it is done a few segments at a
time, so that confirming goes on meanwhile, and what was learned stays if it is stopped. All of it
can be taken back; unconfirming a single segment takes back its own part.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from postil.errors import Cancelled
from postil.memory.database import stretches
from postil.types.progress import Progress
from postil.workspace.context import ProjectContext
from postil.workspace.database import set_setting, setting
from postil.workspace.documents.documents import CONFIRMED, CONFIRMED_MARKS
from postil.workspace.learning.engine import engine_key
from postil.workspace.segments.confirm import Remembered

What = Literal["new", "updated", "same"]
_LEARNS = "learns"  # the setting with the key of an engine that has begun to learn from all
LEARNED_AT_ONCE = 10  # segments of one transaction: whoever confirms meanwhile waits for these


@dataclass(frozen=True, slots=True)
class RememberedSegments:
    """Segments that were put into the memory.

    Attributes
    ----------
    new, updated, same
        Segments that had no unit; whose unit had another text or context; with whose unit all was
        well, or which found it in the memory again.
    learned, refused
        Segments the engine learned from, and could not learn from.
    stopped
        Whether somebody stopped it while the engine learned.
    steps
        How to take it back, see :meth:`ConfirmedImports.forget`.
    """

    new: int
    updated: int
    same: int
    learned: int = 0
    refused: int = 0
    stopped: bool = False
    steps: tuple[Remembered, ...] = ()


class ConfirmedImports:
    """Remembers for one project; methods may be called from any thread."""

    def __init__(self, context: ProjectContext) -> None:
        self._context = context

    def remember(
        self,
        only: Collection[int] | None = None,
        progress: Progress | None = None,
        *,
        learning: bool = True,
    ) -> RememberedSegments:
        """Put confirmed segments into the memory, locked ones, too.

        Parameters
        ----------
        only
            Ids of documents; None for all.
        learning
            Whether the engine, if there is one, learns from them as well, and from those that were
            in the memory before and that it has not seen.

        Raises
        ------
        Cancelled
            Before the engine began to learn; nothing was changed.
        """
        progress = progress or Progress()
        progress.update(done=0, total=1)
        learns = learning and self._context.confirmer.engine is not None
        counts, steps = self._write(only, progress.part(0.1 if learns else 1.0))
        learned = refused = 0
        stopped = False
        if learns:
            rows = self.unlearned(only)
            try:
                tracked = progress.part(0.9).track(rows, len(rows), "The engine learns")
                for some in stretches(tracked, LEARNED_AT_ONCE):
                    done = self._learn(some)
                    learned, refused = learned + done, refused + len(some) - done
            except Cancelled:
                stopped = True
        return RememberedSegments(
            counts["new"], counts["updated"], counts["same"], learned, refused, stopped, steps
        )

    def learn(self, rows: Sequence[int] | None = None, progress: Progress | None = None) -> int:
        """Let the engine learn from confirmed segments, by default from :meth:`unlearned`; returns
        from how many. Cancelling keeps what was learned so far.
        """
        rows = self.unlearned() if rows is None else rows
        tracked = (progress or Progress()).track(rows, len(rows))
        return sum(self._learn(some) for some in stretches(tracked, LEARNED_AT_ONCE))

    def begin(self) -> list[int]:
        """Note that the engine is to learn from what it has not seen, and return that. If the
        project is closed before all is learned, :meth:`left` has the rest.
        """
        with self._context.database.writing() as connection:
            set_setting(connection, _LEARNS, self._engine_key())
        return self.unlearned()

    def left(self) -> list[int]:
        """Segments that the engine was to learn from, and has not."""
        with self._context.database.reading() as connection:
            learns = setting(connection, _LEARNS)
        return self.unlearned() if learns and learns == self._engine_key() else []

    def end(self) -> None:
        """Note that it has learned what it could."""
        with self._context.database.writing() as connection:
            set_setting(connection, _LEARNS, "")

    def _engine_key(self) -> str:
        engine = self._context.confirmer.engine
        return "" if engine is None else engine_key(engine.manifest)

    def forget(self, remembered: RememberedSegments, progress: Progress | None = None) -> int:
        """Take it back, with what was learned from it; segments that were confirmed anew or
        unconfirmed since stay. Returns how many were put back.
        """
        steps, done, confirmer = remembered.steps, 0, self._context.confirmer
        with self._context.changing, confirmer.together():
            for step in (progress or Progress()).track(steps, len(steps)):
                done += confirmer.put_back(step)
        return done

    def _write(
        self, only: Collection[int] | None, progress: Progress
    ) -> tuple[Counter[What], tuple[Remembered, ...]]:
        counts: Counter[What] = Counter()
        steps = []
        confirmer = self._context.confirmer
        with self._context.changing, confirmer.together() as connection:
            rows = _confirmed(connection, only)
            for row_id in progress.track(rows, len(rows), "Writing the memory"):
                step = confirmer.remember(row_id)
                if step.before != step.unit:
                    steps.append(step)
                counts[_what(step)] += 1
            self._context.memory.compact()
        return counts, tuple(steps)

    def _learn(self, rows: Sequence[int]) -> int:
        confirmer = self._context.confirmer
        with self._context.changing, confirmer.together():
            return sum(confirmer.learn_confirmed(row_id) is not None for row_id in rows)

    def unlearned(self, only: Collection[int] | None = None) -> list[int]:
        """Confirmed segments that the engine has learned nothing from, in order.

        Parameters
        ----------
        only
            Ids of documents; None for all.
        """
        engine = self._context.confirmer.engine
        if engine is None:
            return []
        with self._context.database.surveying() as connection:
            rows = connection.execute(
                "SELECT id FROM segment s WHERE unit IS NOT NULL "
                "AND (?1 IS NULL OR document IN (SELECT value FROM json_each(?1))) "
                "AND NOT EXISTS (SELECT 1 FROM learning l WHERE l.segment = s.id "
                "AND l.engine = ?2 AND l.undone = 0) ORDER BY document, position",
                (_json(only), engine_key(engine.manifest)),
            ).fetchall()
        return [row_id for (row_id,) in rows]


def _confirmed(connection: sqlite3.Connection, only: Collection[int] | None) -> list[int]:
    """Segments whose translation somebody accepted, in order."""
    rows = connection.execute(
        f"SELECT id FROM segment WHERE state IN ({CONFIRMED_MARKS}) AND trim(source) <> '' "
        "AND target <> '' AND (?4 IS NULL OR document IN (SELECT value FROM json_each(?4))) "
        "ORDER BY document, position",
        (*CONFIRMED, _json(only)),
    ).fetchall()
    return [row_id for (row_id,) in rows]


def _what(step: Remembered) -> What:
    if step.found or step.before == step.unit:
        return "same"
    return "updated" if step.before else "new"


def _json(only: Collection[int] | None) -> str | None:
    return None if only is None else json.dumps(list(only))

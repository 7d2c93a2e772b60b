"""The journal of what engines learned: events are added and marked undone, never removed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from postil.engine.events import LearningEvent
from postil.memory.database import now
from postil.types.progress import Progress
from postil.workspace.engines import ProjectEngine, engine_key, engine_name
from postil.workspace.records import LearnedEvent


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """An event in force."""

    number: int
    engine: str
    blob: bytes

    @property
    def event(self) -> LearningEvent:
        return LearningEvent.from_bytes(self.blob)


def entries_in_force(connection: sqlite3.Connection, row_id: int) -> list[JournalEntry]:
    """What was learned from a segment and not undone: at most one event for each engine."""
    rows = connection.execute(
        "SELECT number, engine, event FROM learning WHERE segment = ? AND undone = 0 "
        "ORDER BY number",
        (row_id,),
    )
    return [JournalEntry(*row) for row in rows]


def record(
    connection: sqlite3.Connection, row_id: int, engine: ProjectEngine, event: LearningEvent
) -> None:
    connection.execute(
        "INSERT INTO learning (segment, engine, time, event) VALUES (?, ?, ?, ?)",
        (row_id, engine_key(engine.manifest), now(), event.to_bytes()),
    )


def mark_undone(connection: sqlite3.Connection, entries: Iterable[JournalEntry]) -> None:
    connection.executemany(
        "UPDATE learning SET undone = 1 WHERE number = ?", ((entry.number,) for entry in entries)
    )


def replay(
    connection: sqlite3.Connection, engine: ProjectEngine, progress: Progress | None = None
) -> int:
    """Apply to a freshly opened ``engine`` all its events in force, in order; returns how many.

    Raises
    ------
    EngineError
        An event is damaged or the engine refuses it.
    """
    rows = connection.execute(
        "SELECT event FROM learning WHERE engine = ? AND undone = 0 ORDER BY number",
        (engine_key(engine.manifest),),
    ).fetchall()
    progress = progress or Progress()
    for (blob,) in progress.track(rows, total=len(rows)):
        engine.apply(LearningEvent.from_bytes(blob))
    return len(rows)


def learned_events(
    connection: sqlite3.Connection, engine: ProjectEngine | None
) -> list[LearnedEvent]:
    """The whole journal, oldest first."""
    key = None if engine is None else engine_key(engine.manifest)
    rows = connection.execute(
        "SELECT number, segment, time, engine, undone, event FROM learning ORDER BY number"
    )
    return [
        LearnedEvent(
            number,
            segment,
            time,
            engine_name(name),
            bool(undone),
            LearningEvent.from_bytes(blob) if name == key else None,
        )
        for number, segment, time, name, undone, blob in rows
    ]

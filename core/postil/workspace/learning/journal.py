"""The journal of what engines learned: events are added and marked undone, never removed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from zlib import crc32

import numpy as np
import numpy.typing as npt

from postil.engine.events import LAYERS, LearningEvent
from postil.engine.learned import read_learned
from postil.errors import EngineError
from postil.memory.database import now
from postil.messages import Message
from postil.types.progress import Progress
from postil.workspace.learning.engine import ProjectEngine, engine_key, engine_name
from postil.workspace.records import LearnedEvent

I64 = npt.NDArray[np.int64]


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
    """Events of a segment that were not undone: at most one for each engine."""
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

    Those of muted layers are left out.

    Raises
    ------
    EngineError
        An event is damaged or the engine refuses it.
    """
    silent = muted(connection)
    blobs = layer_blobs(connection, engine)
    progress = progress or Progress()

    def unmuted() -> Iterator[LearningEvent]:
        known = set()
        for blob in progress.track(blobs, total=len(blobs)):
            event = LearningEvent.from_bytes(blob)
            if event.number in known:
                raise EngineError("The journal of what was learned is damaged: an event is twice.")
            known.add(event.number)
            if event.layer in silent:
                engine.reserve(event.number)
            else:
                yield event

    if LAYERS[0] in silent:
        for event in built_in(engine):
            engine.undo(event)
            engine.reserve(event.number)
    try:
        engine.apply_all(unmuted())
    except ValueError as error:
        raise EngineError(
            Message("A learning event of the journal is damaged: {reason}", reason=error)
        ) from error
    return len(blobs)


def layer_blobs(
    connection: sqlite3.Connection, engine: ProjectEngine, layer: str | None = None
) -> list[bytes]:
    """Events in force of an engine, packed: those brought along, then the project's own.

    Parameters
    ----------
    layer
        Of this layer only; events of the project itself are all of the last one.
    """
    key = engine_key(engine.manifest)
    found = []
    if layer != LAYERS[-1]:
        found += connection.execute(
            "SELECT event FROM brought_along WHERE engine = ?1 AND (layer = ?2 OR ?2 IS NULL) "
            "ORDER BY number",
            (key, layer),
        ).fetchall()
    if layer in (None, LAYERS[-1]):
        found += connection.execute(
            "SELECT event FROM learning WHERE engine = ? AND undone = 0 ORDER BY number", (key,)
        ).fetchall()
    return [blob for (blob,) in found]


def numbers(connection: sqlite3.Connection, engine: ProjectEngine) -> tuple[dict[int, int], I64]:
    """Numbers of the events in force that an engine is to know, with their CRC-32, and numbers of
    those of muted layers.

    Ascending; 2 n for event n of the journal, 2 n + 1 for number n of those brought along. A muted
    layer of the engine's own has the number -1.
    """
    key = engine_key(engine.manifest)
    silent = muted(connection)
    known: dict[int, int] = {}
    unheard: list[int] = [-1] if LAYERS[0] in silent else []
    for layer, number, along, blob in connection.execute(
        "SELECT ?2, number, 0, event FROM learning WHERE engine = ?1 AND undone = 0 UNION ALL "
        "SELECT layer, number, 1, event FROM brought_along WHERE engine = ?1 ORDER BY 2, 3",
        (key, LAYERS[-1]),
    ):
        if layer in silent:
            unheard.append(2 * number + along)
        else:
            known[2 * number + along] = crc32(blob)
    return known, np.array(unheard, dtype=np.int64)


def events(
    connection: sqlite3.Connection, wanted: Iterable[int], sums: Mapping[int, int] | None = None
) -> list[LearningEvent]:
    """Events by the numbers that :func:`numbers` gives, in force or not; those that were deleted
    are left out, and those whose CRC-32 is not that of ``sums``, if there are any.

    Raises
    ------
    EngineError
        An event is damaged.
    """
    found = []
    for code in wanted:
        table = "brought_along" if code & 1 else "learning"
        row = connection.execute(
            f"SELECT event FROM {table} WHERE number = ?",
            (code >> 1,),
        ).fetchone()
        if row is not None and (sums is None or crc32(row[0]) == sums[code]):
            found.append(LearningEvent.from_bytes(row[0]))
    return found


def built_in(engine: ProjectEngine) -> list[LearningEvent]:
    """Events that an engine learned before it came into the project."""
    return [replace(event, layer=LAYERS[0]) for event in read_learned(engine.folder)]


def muted(connection: sqlite3.Connection) -> frozenset[str]:
    """Layers that are muted: their events are not used."""
    return frozenset(name for (name,) in connection.execute("SELECT layer FROM muted_layer"))


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

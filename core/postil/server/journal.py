"""The journal of what the engines of a server learned: rows are added, never changed.

Its order is that of learning, so that who follows it knows what the server knows. A row is on the
disk before anybody is told that it is there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from postil.engine.events import EventId, LearningEvent
from postil.memory.connections import Connections
from postil.memory.database import now
from postil.memory.soundness import damaged_record

ANYBODY = "?"
"""Who took something back where nobody needs a token."""

Kind = Literal["learn", "undo"]

_COLUMNS = "sequence, kind, origin, number, author, time, event"
_KINDS = (int, str, str, int, str, str, bytes | None)
_TAKEN_BACK = (
    "EXISTS (SELECT 1 FROM journal u WHERE u.engine = j.engine AND u.kind = 'undo' "
    "AND u.origin = j.origin AND u.number = j.number)"
)


@dataclass(frozen=True, slots=True)
class Entry:
    """A row: an event learned, or one taken back.

    Attributes
    ----------
    sequence
        Place in the journal; grows with every row.
    id
        Of the event.
    author
        Whose token it was.
    blob
        The event; empty where it is taken back.
    """

    sequence: int
    kind: Kind
    id: EventId
    author: str
    time: str
    blob: bytes

    @property
    def event(self) -> LearningEvent:
        return LearningEvent.from_bytes(self.blob)


@dataclass(frozen=True, slots=True)
class Taught:
    """An event for people to read: both texts, and who took it back ("" if it is in force)."""

    sequence: int
    id: EventId
    author: str
    time: str
    source: str
    target: str
    undone_by: str


class Journal:
    """The journal of all engines of a server; each is named by a key."""

    def __init__(self, database: Connections) -> None:
        self._database = database

    def learned(
        self,
        engine: str,
        event: LearningEvent,
        author: str,
        request: str | None,
        texts: tuple[str, str] = ("", ""),
    ) -> Entry:
        """Keep an event, and the plain texts it was learned from; on the disk when it returns."""
        if event.id is None:
            raise ValueError("an event that was not learned here")
        return self._append(engine, "learn", event.id, author, event.to_bytes(), request, texts)

    def undone(self, engine: str, identity: EventId, author: str) -> Entry:
        """Keep that an event was taken back; on the disk when it returns."""
        return self._append(engine, "undo", identity, author)

    def _append(  # noqa: PLR0917 (the columns of a row)
        self,
        engine: str,
        kind: Kind,
        identity: EventId,
        author: str,
        blob: bytes = b"",
        request: str | None = None,
        texts: tuple[str, str] = ("", ""),
    ) -> Entry:
        time = now()
        values = (engine, kind, identity.origin, identity.number, author, time, request, blob)
        with self._database.writing() as connection:
            sequence = connection.execute(
                "INSERT INTO journal (engine, kind, origin, number, author, time, request, event, "
                "source, target) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*values, *texts),
            ).lastrowid
        return Entry(sequence or 0, kind, identity, author, time, blob)

    def of_request(self, engine: str, author: str, request: str) -> Entry | None:
        """Event that a request of that name was learned as before, or None."""
        return self._one(
            f"SELECT {_COLUMNS} FROM journal WHERE engine = ? AND author = ? AND request = ?",
            (engine, author, request),
        )

    def entry(self, engine: str, kind: Kind, identity: EventId) -> Entry | None:
        """The row that learned an event, or took it back."""
        return self._one(
            f"SELECT {_COLUMNS} FROM journal WHERE engine = ? AND kind = ? "
            "AND origin = ? AND number = ?",
            (engine, kind, identity.origin, identity.number),
        )

    def _one(self, query: str, values: Sequence[object]) -> Entry | None:
        with self._database.reading() as connection:
            row = connection.execute(query, values).fetchone()
        return None if row is None else self._entry(row)

    def since(self, engine: str, sequence: int, limit: int) -> list[Entry]:
        """Up to ``limit`` rows after a place, in order."""
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT {_COLUMNS} FROM journal WHERE engine = ? AND sequence > ? "
                "ORDER BY sequence LIMIT ?",
                (engine, sequence, limit),
            ).fetchall()
        return [self._entry(row) for row in rows]

    def taught(self, engine: str, before: int, limit: int) -> list[Taught]:
        """Up to ``limit`` events learned before a place in the journal, the newest first."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT j.sequence, j.origin, j.number, j.author, j.time, j.source, j.target, "
                "coalesce(u.author, ''), u.sequence IS NOT NULL FROM journal j LEFT JOIN journal u "
                "ON u.engine = j.engine AND u.kind = 'undo' AND u.origin = j.origin "
                "AND u.number = j.number WHERE j.engine = ? AND j.kind = 'learn' "
                "AND j.sequence < ? ORDER BY j.sequence DESC LIMIT ?",
                (engine, before, limit),
            ).fetchall()
        return [
            Taught(
                sequence, EventId(origin, number), author, time, source, target,
                (taker or ANYBODY) if is_undone else "",
            )
            for sequence, origin, number, author, time, source, target, taker, is_undone in rows
        ]  # fmt: skip

    def history(self, engine: str) -> list[tuple[LearningEvent, bool]]:
        """All events of an engine in the order of learning, each with whether it is in force.

        Raises
        ------
        EngineError
            An event is damaged.
        """
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT event, NOT {_TAKEN_BACK} FROM journal j "
                "WHERE engine = ? AND kind = 'learn' ORDER BY sequence",
                (engine,),
            ).fetchall()
        return [(LearningEvent.from_bytes(blob), bool(in_force)) for blob, in_force in rows]

    def counts(self, engine: str, since: str) -> list[tuple[str, int, str]]:
        """Of each author: events in force learned since a time (ISO 8601), and the last time."""
        with self._database.reading() as connection:
            return connection.execute(
                "SELECT author, count(*), max(time) FROM journal j WHERE engine = ? "
                f"AND kind = 'learn' AND time >= ? AND NOT {_TAKEN_BACK} "
                "GROUP BY author ORDER BY 2 DESC, 1",
                (engine, since),
            ).fetchall()

    def _entry(self, row: Sequence[Any]) -> Entry:
        if not all(map(isinstance, row, _KINDS)):
            raise damaged_record(self._database.path, TypeError("a value is of another type"))
        sequence, kind, origin, number, author, time, blob = row
        return Entry(sequence, kind, EventId(origin, number), author, time, blob or b"")

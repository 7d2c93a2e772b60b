"""The journal of what the engines of a server learned: rows are added, never changed.

Its order is that of learning, so that a follower gets the state of the server. A row is on the disk
before any client or follower gets it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from postil.engine.events import EventId, LearningEvent
from postil.memory.connections import Connections
from postil.memory.database import batches, now
from postil.memory.soundness import check_row

ANYBODY = "?"
"""Author of an undo where no token is needed."""

Kind = Literal["learn", "undo"]
Hidden = tuple[str, str]
"""Beginning of the layers that are not shown, and the one of them that is; ("", ""): all are."""

_COLUMNS = "sequence, kind, origin, number, author, time, event, layer, request, source, target"
_KINDS = (int, str, str, int, str, str, bytes | None, str, str | None, str, str)
_TAKEN_BACK = (
    "EXISTS (SELECT 1 FROM journal u WHERE u.engine = j.engine AND u.kind = 'undo' "
    "AND u.origin = j.origin AND u.number = j.number)"
)
_SHOWN = "(? = '' OR substr(j.layer, 1, length(?)) <> ? OR j.layer = ?)"


def _shown(hidden: Hidden) -> tuple[str, str, str, str]:
    """Values for ``_SHOWN``."""
    return hidden[0], hidden[0], hidden[0], hidden[1]


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
    layer
        The one it was taught to.
    request
        Name that its author gave it, if any.
    source, target
        The plain texts of an event, for people to read.
    """

    sequence: int
    kind: Kind
    id: EventId
    author: str
    time: str
    blob: bytes = b""
    layer: str = ""
    request: str | None = None
    source: str = ""
    target: str = ""

    @classmethod
    def of_event(
        cls,
        event: LearningEvent,
        author: str,
        *,
        layer: str = "",
        request: str | None = None,
        texts: tuple[str, str] = ("", ""),
    ) -> Entry:
        """An event that is not in a journal yet, and the plain texts it was learned from."""
        if event.id is None:
            raise ValueError("an event that was not learned here")
        return cls(0, "learn", event.id, author, now(), event.to_bytes(), layer, request, *texts)

    @property
    def event(self) -> LearningEvent:
        return LearningEvent.from_bytes(self.blob)


@dataclass(frozen=True, slots=True)
class Lesson:
    """An event of the journal: its layer, and whether it is in force."""

    sequence: int
    layer: str
    event: LearningEvent
    in_force: bool


@dataclass(frozen=True, slots=True)
class Taught:
    """An event for people to read, and the user who undid it ("" if it is in force)."""

    entry: Entry
    undone_by: str


@dataclass(frozen=True, slots=True)
class LayerFacts:
    """A layer of lessons: how many are in force, of how many people, and when the last came."""

    name: str
    lessons: int
    authors: int
    last: str


class Journal:
    """The journal of all engines of a server; each is named by a key."""

    def __init__(self, database: Connections) -> None:
        self._database = database

    def undone(self, engine: str, entry: Entry, author: str) -> Entry:
        """Record that an event was undone; on the disk when it returns."""
        undone = Entry(0, "undo", entry.id, author, now(), layer=entry.layer)
        return self.append(engine, [undone])[0]

    def append(self, engine: str, entries: Iterable[Entry]) -> list[Entry]:
        """Keep entries, all or none; those of the sequence 0 are given their place. On the disk
        when it returns.
        """
        found = []
        with self._database.writing() as connection:
            for one in entries:
                values = (
                    one.sequence or None, engine, one.kind, one.id.origin, one.id.number,
                    one.author, one.time, one.request, one.blob, one.source, one.target, one.layer,
                )  # fmt: skip
                sequence = connection.execute(
                    "INSERT INTO journal (sequence, engine, kind, origin, number, author, time, "
                    "request, event, source, target, layer) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    values,
                ).lastrowid
                found.append(replace(one, sequence=sequence or 0))
        return found

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

    def last(self, engine: str) -> Entry | None:
        """The newest row."""
        return self._one(
            f"SELECT {_COLUMNS} FROM journal WHERE engine = ? ORDER BY sequence DESC LIMIT 1",
            (engine,),
        )

    def highest_number(self, engine: str) -> int:
        """The highest number that an event has; 0 if there is none."""
        with self._database.reading() as connection:
            query = "SELECT coalesce(max(number), 0) FROM journal WHERE engine = ?"
            return int(connection.execute(query, (engine,)).fetchone()[0])

    def _one(self, query: str, values: Sequence[object]) -> Entry | None:
        with self._database.reading() as connection:
            row = connection.execute(query, values).fetchone()
        return None if row is None else self._entry(row)

    def since(
        self, engine: str, sequence: int, limit: int = -1, hidden: Hidden = ("", "")
    ) -> list[Entry]:
        """Up to ``limit`` rows after a place, in order; all if it is negative."""
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT {_COLUMNS} FROM journal j WHERE engine = ? AND sequence > ? AND {_SHOWN} "
                "ORDER BY sequence LIMIT ?",
                (engine, sequence, *_shown(hidden), limit),
            ).fetchall()
        return [self._entry(row) for row in rows]

    def taught(
        self,
        engine: str,
        before: int,
        limit: int,
        *,
        layer: str | None = None,
        hidden: Hidden = ("", ""),
    ) -> list[Taught]:
        """Up to ``limit`` events learned before a place in the journal, the newest first; of one
        layer, or of all that are shown.
        """
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT {', '.join(f'j.{name}' for name in _COLUMNS.split(', '))}, "
                "coalesce(u.author, ''), u.sequence IS NOT NULL FROM journal j LEFT JOIN journal u "
                "ON u.engine = j.engine AND u.kind = 'undo' AND u.origin = j.origin "
                "AND u.number = j.number WHERE j.engine = ? AND j.kind = 'learn' "
                f"AND j.sequence < ? AND j.layer = coalesce(?, j.layer) AND {_SHOWN} "
                "ORDER BY j.sequence DESC LIMIT ?",
                (engine, before, layer, *_shown(hidden), limit),
            ).fetchall()
        return [
            Taught(self._entry(row), (taker or ANYBODY) if is_undone else "")
            for *row, taker, is_undone in rows
        ]

    def layers(self, engine: str, hidden: Hidden = ("", "")) -> list[LayerFacts]:
        """The layers that have lessons in force."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT layer, count(*), count(DISTINCT author), max(time) FROM journal j "
                f"WHERE engine = ? AND kind = 'learn' AND NOT {_TAKEN_BACK} AND {_SHOWN} "
                "GROUP BY layer ORDER BY layer",
                (engine, *_shown(hidden)),
            ).fetchall()
        return [LayerFacts(*row) for row in rows]

    def in_force(self, engine: str, layer: str) -> list[EventId]:
        """The events in force of one layer, the newest first."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT origin, number FROM journal j WHERE engine = ? AND kind = 'learn' "
                f"AND layer = ? AND NOT {_TAKEN_BACK} ORDER BY sequence DESC",
                (engine, layer),
            ).fetchall()
        return [EventId(*row) for row in rows]

    def history(self, engine: str, layers: Sequence[str]) -> list[Lesson]:
        """All lessons of some layers in the order of learning.

        Raises
        ------
        EngineError
            An event is damaged.
        """
        ((some, marks),) = batches(list(layers))
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT sequence, layer, event, NOT {_TAKEN_BACK} FROM journal j "
                f"WHERE engine = ? AND kind = 'learn' AND layer IN ({marks}) ORDER BY sequence",
                (engine, *some),
            ).fetchall()
        return [
            Lesson(sequence, layer, LearningEvent.from_bytes(blob), bool(in_force))
            for sequence, layer, blob, in_force in rows
        ]

    def counts(self, engine: str, since: str) -> list[tuple[str, int, str]]:
        """For each author the events in force since a time (ISO 8601), and the last time."""
        with self._database.reading() as connection:
            return connection.execute(
                "SELECT author, count(*), max(time) FROM journal j WHERE engine = ? "
                f"AND kind = 'learn' AND time >= ? AND NOT {_TAKEN_BACK} "
                "GROUP BY author ORDER BY 2 DESC, 1",
                (engine, since),
            ).fetchall()

    def _entry(self, row: Sequence[Any]) -> Entry:
        check_row(self._database.path, row, _KINDS)
        sequence, kind, origin, number, author, time, blob, *rest = row
        return Entry(sequence, kind, EventId(origin, number), author, time, blob or b"", *rest)

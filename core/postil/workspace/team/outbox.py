"""The outbox of a project: confirmed units that were not sent to the team server yet.

A change of a unit of the project's own memory is noted in the same transaction, by triggers, so
that no code that changes units can miss it. Later changes of a unit make earlier ones needless. A
request that is sent is written down first: whatever happens before it is answered, it is sent again
unchanged, under the same name, and the server carries out each name once.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from postil.memory.database import snapshot
from postil.memory.rows import read_units
from postil.memory.units import MemoryUnit
from postil.workspace.database import ProjectDatabase
from postil.workspace.team.answers import unit_values
from postil.workspace.unit_triggers import note_changes, note_no_changes

_NOTING = "INSERT INTO team_outbox (unit) VALUES ({row}.id)"


@dataclass(frozen=True, slots=True)
class Sending:
    """A request, as it is written down.

    Attributes
    ----------
    number
        Its place in the outbox.
    unit
        Number of the unit in the project.
    values
        The unit as it is sent; None if it is gone.
    undo
        Event that the team's engine shall take back, origin and number, if any.
    learns
        Whether the engine shall learn the unit.
    """

    number: int
    unit: int
    values: Mapping[str, Any] | None
    undo: tuple[str, int] | None
    learns: bool

    @property
    def name(self) -> str:
        """Name of the request for the server, beside that of the project. An older copy of the
        project may give a number again: so what is sent is part of the name.
        """
        text = json.dumps([self.values, self.undo], ensure_ascii=False, sort_keys=True)
        return f"{self.number}-{hashlib.sha256(text.encode()).hexdigest()[:16]}"

    @property
    def pair(self) -> str:
        """The texts the engine learns, to be compared."""
        return "" if self.values is None else _pair(self.values)


class Outbox:
    """The outbox of one project."""

    def __init__(self, database: ProjectDatabase, own: int) -> None:
        self._database = database
        self._own = own  # id of the project's own memory

    def note(self, wanted: bool) -> None:
        """Note changes from now on, or no more."""
        with self._database.using() as connection:
            note_no_changes(connection, "team")
            if wanted:
                note_changes(connection, "team", self._own, _NOTING)

    def begin(self, connection: sqlite3.Connection, *, with_all: bool) -> None:
        """Begin anew, in a transaction: with all that was confirmed so far, or with nothing."""
        connection.execute("DELETE FROM team_outbox")
        connection.execute("DELETE FROM team_taught")
        if with_all:
            connection.execute(
                "INSERT INTO team_outbox (unit) SELECT id FROM memory_unit WHERE memory = ? "
                "ORDER BY id",
                (self._own,),
            )

    def counts(self) -> tuple[int, int]:
        """Units that wait, and those that the server refused."""
        with self._database.reading() as connection:
            waiting, refused = connection.execute(
                "SELECT count(DISTINCT CASE WHEN refused = '' THEN unit END), "
                "count(DISTINCT CASE WHEN refused <> '' THEN unit END) FROM team_outbox"
            ).fetchone()
        return waiting, refused

    def next(self) -> Sending | None:
        """The request to be sent next, written down; None if nothing waits."""
        with self._database.reading() as connection, snapshot(connection):
            row = connection.execute(
                "SELECT number, unit, request FROM team_outbox o WHERE refused = '' AND "
                "(request IS NOT NULL OR NOT EXISTS (SELECT 1 FROM team_outbox l "
                "WHERE l.unit = o.unit AND l.number > o.number)) ORDER BY number LIMIT 1"
            ).fetchone()
            if row is None:
                return None
            number, unit, request = row
            if request is not None:
                values, undo, learns = json.loads(request)
                return Sending(number, unit, values, tuple(undo) if undo else None, learns)
            known = read_units(connection, self._own, [unit]).get(unit)
            taught = connection.execute(
                "SELECT origin, number, pair FROM team_taught WHERE unit = ?", (unit,)
            ).fetchone()
        sending = _planned(number, unit, known, taught)
        with self._database.writing_behind() as connection:
            connection.execute(
                "UPDATE team_outbox SET request = ? WHERE number = ?",
                (
                    json.dumps([sending.values, sending.undo, sending.learns], ensure_ascii=False),
                    number,
                ),
            )
        return sending

    def done(self, sending: Sending, event: tuple[str, int] | None) -> None:
        """Remove a request that the server has; ``event``: the learning event of its engine, if
        any.
        """
        with self._database.writing_behind() as connection:
            if sending.undo is not None or sending.values is None:
                connection.execute("DELETE FROM team_taught WHERE unit = ?", (sending.unit,))
            if event is not None:
                connection.execute(
                    "INSERT OR REPLACE INTO team_taught VALUES (?, ?, ?, ?)",
                    (sending.unit, *event, sending.pair),
                )
            connection.execute(
                "DELETE FROM team_outbox WHERE unit = ? AND number <= ?",
                (sending.unit, sending.number),
            )

    def refused(self, sending: Sending, reason: str) -> None:
        """Mark a request that the server refuses, however often it is sent: it stays, and later
        ones are sent.
        """
        with self._database.writing_behind() as connection:
            connection.execute(
                "UPDATE team_outbox SET refused = ? WHERE number = ?",
                (reason or "?", sending.number),
            )


def _planned(
    number: int, unit: int, known: MemoryUnit | None, taught: tuple[str, int, str] | None
) -> Sending:
    values = None if known is None else unit_values(known)
    if taught is None:
        return Sending(number, unit, values, None, values is not None)
    if values is not None and _pair(values) == taught[2]:
        return Sending(number, unit, values, None, False)
    return Sending(number, unit, values, (taught[0], taught[1]), values is not None)


def _pair(values: Mapping[str, Any]) -> str:
    return json.dumps([values["source"], values["target"]], ensure_ascii=False)

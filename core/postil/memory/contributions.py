"""Units that projects give to a memory they share, each named by the project's own id of it.

So a segment confirmed anew changes its unit, and one given twice is there once. What
a project only found in the memory, it neither changes nor removes.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from postil.memory.database import migrate
from postil.memory.store import TranslationMemory
from postil.memory.units import Identity, MemoryUnit

TABLE = """
CREATE TABLE contribution (
    project TEXT NOT NULL,
    unit INTEGER NOT NULL,
    shared INTEGER NOT NULL REFERENCES memory_unit (id) ON DELETE CASCADE,
    made INTEGER NOT NULL,
    PRIMARY KEY (project, unit)
) WITHOUT ROWID;
CREATE INDEX contribution_by_shared ON contribution (shared)
"""


def prepare(connection: sqlite3.Connection, path: Path | str) -> None:
    """Create the table beside those of the memory."""
    migrate(connection, "contributions", (TABLE,), path)


class _Contribution(NamedTuple):
    """The unit that a segment of a project is; ``made``: it was added for a project, not found."""

    shared: int
    made: bool


class Contributions:
    """Contributions to one memory; use it in a transaction of the memory only.

    Parameters
    ----------
    connection
        The writing connection of the memory.
    """

    def __init__(self, memory: TranslationMemory, connection: sqlite3.Connection) -> None:
        self._memory = memory
        self._connection = connection

    def bring(self, project: str, number: int, unit: MemoryUnit | None) -> None:
        """Bring the memory in line with a unit of a project; None: it was removed there."""
        memory, before = self._memory, self._of(project, number)
        known = memory.get(before.shared) if before else None
        if unit is not None and known is not None and known.identity == unit.identity:
            return
        if before is not None and known is not None and self._is_alone(before):
            if unit is not None and unit.source == known.source:
                memory.update(replace(unit, id=known.id))
                return
            if unit is None:
                memory.remove(known.id)  # and what named it with it
                return
        self._connection.execute(
            "DELETE FROM contribution WHERE project = ? AND unit = ?", (project, number)
        )
        if unit is not None:
            shared, made = self._found_or_added(unit)
            self._connection.execute(
                "INSERT INTO contribution VALUES (?, ?, ?, ?)", (project, number, shared, made)
            )

    def claim(self, project: str, numbers: Mapping[Identity, Sequence[int]]) -> None:
        """Note units that are in the memory already as added for a project: they are to be removed
        here when they are removed there.

        Parameters
        ----------
        numbers
            Ids of the units in the project.
        """
        self._connection.executemany(
            "INSERT OR IGNORE INTO contribution VALUES (?, ?, ?, TRUE)",
            (
                (project, number, unit.id)
                for unit in self._memory.units()
                for number in numbers.get(unit.identity, ())
            ),
        )

    def _found_or_added(self, unit: MemoryUnit) -> tuple[int, bool]:
        """Id of the unit of that identity, and whether it was added for a project."""
        for known in self._memory.exact_targets(unit.source):
            if known.identity == unit.identity:
                (made,) = self._connection.execute(
                    "SELECT EXISTS (SELECT 1 FROM contribution WHERE shared = ? AND made)",
                    (known.id,),
                ).fetchone()
                return known.id, bool(made)
        return self._memory.add(unit), True

    def _of(self, project: str, number: int) -> _Contribution | None:
        row = self._connection.execute(
            "SELECT shared, made FROM contribution WHERE project = ? AND unit = ?",
            (project, number),
        ).fetchone()
        return None if row is None else _Contribution(row[0], bool(row[1]))

    def _is_alone(self, contribution: _Contribution) -> bool:
        """Whether a unit was added for one project alone."""
        (others,) = self._connection.execute(
            "SELECT count(*) FROM contribution WHERE shared = ?", (contribution.shared,)
        ).fetchone()
        return contribution.made and others == 1

"""Filters of the units of a memory: by text, author, document, origin and date."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from postil.memory.units import Side, UnitOrigin

MOST_NAMES = 500
"""Authors and documents that are named for a choice."""

_NAMES = (
    "SELECT {column} FROM memory_unit WHERE memory = ? AND {column} <> '' "
    "GROUP BY {column} ORDER BY count(*) DESC, {column} LIMIT ?"
)
_LAST = "substr(coalesce(nullif(changed, ''), created), 1, 10)"


@dataclass(frozen=True, slots=True)
class UnitFilter:
    """Conditions that units fulfil, all of them; None and "" ask for nothing.

    Attributes
    ----------
    text
        In a side, whatever the case; a regular expression if ``expression``.
    side
        Where the text is looked for.
    author
        Who made or changed the unit; "" for nobody who is named.
    document, origin
        As the unit has it.
    since, until
        First and last day on which it was made, or changed last: "2025-01-31".
    """

    text: str = ""
    expression: bool = False
    side: Side | Literal["both"] = "both"
    author: str | None = None
    document: str | None = None
    origin: UnitOrigin | None = None
    since: str = ""
    until: str = ""

    @property
    def asks_details(self) -> bool:
        """Whether anything but texts counts."""
        return bool(self._conditions())

    def ids(self, connection: sqlite3.Connection, memory: int) -> npt.NDArray[np.int64]:
        """Ids of the units whose details are as asked for, the newest first."""
        conditions = self._conditions()
        where = "".join(f" AND {condition}" for condition, _ in conditions)
        values = [value for _, some in conditions for value in some]
        found = connection.execute(
            f"SELECT id FROM memory_unit WHERE memory = ?{where}", (memory, *values)
        )
        numbers = np.fromiter((number for (number,) in found), dtype=np.int64)
        return np.sort(numbers)[::-1]

    def _conditions(self) -> list[tuple[str, tuple[Any, ...]]]:
        found: list[tuple[str, tuple[Any, ...]]] = []
        if self.author:
            found.append(("(author = ? OR changed_by = ?)", (self.author, self.author)))
        elif self.author is not None:
            found.append(("author = '' AND changed_by = ''", ()))
        if self.document is not None:
            found.append(("document = ?", (self.document,)))
        if self.origin is not None:
            found.append(("origin = ?", (self.origin,)))
        if self.since:
            found.append((f"{_LAST} >= ?", (self.since,)))
        if self.until:
            found.append((f"{_LAST} BETWEEN '0' AND ?", (self.until,)))
        return found


@dataclass(frozen=True, slots=True)
class UnitChoices:
    """Authors and documents of a memory, the most frequent first."""

    authors: tuple[str, ...] = ()
    documents: tuple[str, ...] = ()


def choices(connection: sqlite3.Connection, memory: int) -> UnitChoices:
    """Read what units of a memory can be filtered by."""
    columns = ("author", "changed_by", "document")
    made, changed, documents = (
        [name for (name,) in connection.execute(_NAMES.format(column=one), (memory, MOST_NAMES))]
        for one in columns
    )
    return UnitChoices(tuple(dict.fromkeys([*made, *changed])), tuple(documents))

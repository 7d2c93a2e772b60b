"""Browsing a memory of any size: its units in pages, its duplicates and its conflicts.

All answers are ids, found through indexes, so that a million units take a second and a few
megabytes; the units themselves are read a page at a time.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

import numpy as np
import numpy.typing as npt

from postil.memory import rows
from postil.memory.concordance import find_units
from postil.memory.index.fuzzy_index import FuzzyIndex
from postil.memory.side_texts import SearchedSide
from postil.memory.unit_filter import UnitFilter
from postil.memory.units import MemoryUnit, Side
from postil.types.progress import Progress

I64 = npt.NDArray[np.int64]
Kind = Literal["all", "doubles", "conflicts"]
FOUND = 20_000  # units a search names at most
SEARCH_SECONDS = 10.0
BATCH = 400
MOST_NAMES = 8


@dataclass(frozen=True, slots=True)
class Browsed:
    """Ids of units in the order of the list; ``complete``: whether there are no others."""

    ids: I64
    complete: bool = True


@dataclass(frozen=True, slots=True)
class MemoryStatistics:
    """Statistics of a memory.

    Attributes
    ----------
    source_words, target_words
        Stretches between spaces.
    first, last
        Creation times of the oldest and the newest unit, ISO 8601; "" if no unit has one.
    origins
        Units by origin: "" for people, "alignment", "machine".
    authors, documents
        The most frequent ones, with their units.
    """

    units: int
    sources: int
    source_words: int
    target_words: int
    first: str
    last: str
    origins: dict[str, int]
    authors: dict[str, int]
    documents: dict[str, int]


def all_ids(connection: sqlite3.Connection, memory: int) -> I64:
    """Ids of all units, the newest first."""
    found = connection.execute("SELECT id FROM memory_unit WHERE memory = ?", (memory,))
    ids = np.fromiter((number for (number,) in found), dtype=np.int64)
    return np.sort(ids)[::-1]


def narrow(
    connection: sqlite3.Connection,
    memory: int,
    found: Browsed,
    wanted: UnitFilter,
    index_of: Callable[[Side], FuzzyIndex],
) -> Browsed:
    """The units of ``found`` that meet a filter, in the same order.

    Parameters
    ----------
    index_of
        Gives the index of the tokens of a side of the memory.
    """
    ids, complete = found.ids, found.complete
    if wanted.asks_details:
        ids = ids[np.isin(ids, wanted.ids(connection, memory))]
    if wanted.text:
        with_text = search(connection, memory, wanted, index_of)
        ids = ids[np.isin(ids, with_text.ids)]
        complete = complete and with_text.complete
    return Browsed(ids, complete)


def search(
    connection: sqlite3.Connection,
    memory: int,
    wanted: UnitFilter,
    index_of: Callable[[Side], FuzzyIndex],
) -> Browsed:
    """Units with the text of a filter on the side or sides it names, the newest first; parameters
    as for :func:`narrow`.

    Raises
    ------
    UsageError
        It is no regular expression.
    """
    both: tuple[Side, Side] = ("source", "target")
    sides: tuple[Side, ...] = both if wanted.side == "both" else (wanted.side,)
    numbers: set[int] = set()
    complete = True
    bounds = index_of("source").bounds
    for side in sides:
        found = find_units(
            SearchedSide(connection, memory, side, bounds),
            wanted.text,
            index_of(side),
            limit=FOUND,
            whole_words=False,
            expression=wanted.expression,
            seconds=SEARCH_SECONDS,
        )
        numbers.update(unit.id for unit, _ in found.units)
        complete = complete and found.complete and not found.more
    return Browsed(np.array(sorted(numbers, reverse=True), dtype=np.int64), complete)


def doubles(
    connection: sqlite3.Connection, memory: int, progress: Progress | None = None
) -> Browsed:
    """Units with the same texts and tags as an earlier one, side by side in the list."""
    return _alike(connection, memory, progress or Progress(), _doubled)


def conflicts(
    connection: sqlite3.Connection, memory: int, progress: Progress | None = None
) -> Browsed:
    """Units whose source has different translations, those of a source together."""
    return _alike(connection, memory, progress or Progress(), _conflicting)


def statistics(
    connection: sqlite3.Connection, memory: int, progress: Progress | None = None
) -> MemoryStatistics:
    """Count what a memory holds; reads all of it."""
    progress = progress or Progress()
    units, sources, first, last = connection.execute(
        "SELECT count(*), count(DISTINCT source_hash), min(nullif(created, '')), "
        "max(max(created, changed)) FROM memory_unit WHERE memory = ?",
        (memory,),
    ).fetchone()
    progress.check()
    words = connection.execute(
        "SELECT "
        + ", ".join(
            f"sum(length(trim({side})) - length(replace(trim({side}), ' ', '')) + 1)"
            for side in ("source", "target")
        )
        + " FROM memory_unit WHERE memory = ?",
        (memory,),
    ).fetchone()
    progress.check()
    return MemoryStatistics(
        units,
        sources,
        words[0] or 0,
        words[1] or 0,
        first or "",
        last or "",
        _counted(connection, memory, "origin"),
        _counted(connection, memory, "author"),
        _counted(connection, memory, "document"),
    )


def _counted(connection: sqlite3.Connection, memory: int, column: str) -> dict[str, int]:
    query = (
        f"SELECT {column}, count(*) AS number FROM memory_unit WHERE memory = ? "
        f"GROUP BY {column} ORDER BY number DESC, {column} LIMIT ?"
    )
    return dict(connection.execute(query, (memory, MOST_NAMES)).fetchall())


def _alike(
    connection: sqlite3.Connection,
    memory: int,
    progress: Progress,
    choose: Callable[[Sequence[MemoryUnit]], list[int]],
) -> Browsed:
    """Ids ``choose`` takes among the units of each source that has several."""
    hashes = connection.execute(
        "SELECT source_hash FROM memory_unit WHERE memory = ? "
        "GROUP BY source_hash HAVING count(*) > 1",
        (memory,),
    ).fetchall()
    found: list[int] = []
    for start in progress.track(range(0, len(hashes), BATCH), total=len(hashes) / BATCH):
        keys = [key for (key,) in hashes[start : start + BATCH]]
        for group in _groups(connection, memory, keys):
            found += choose(group)
    return Browsed(np.array(found, dtype=np.int64))


def _groups(
    connection: sqlite3.Connection, memory: int, keys: Sequence[int]
) -> Iterator[list[MemoryUnit]]:
    """The units of each source, by id."""
    marks = ",".join("?" * len(keys))
    numbers = connection.execute(
        f"SELECT id FROM memory_unit WHERE memory = ? AND source_hash IN ({marks})",
        (memory, *keys),
    ).fetchall()
    units = rows.read_units(connection, memory, [number for (number,) in numbers])
    ordered = sorted(units.values(), key=lambda unit: (unit.source.plain, unit.id))
    for _, group in groupby(ordered, key=lambda unit: unit.source.plain):
        yield list(group)


def _doubled(units: Sequence[MemoryUnit]) -> list[int]:
    """The duplicates: of units with equal texts, all but the first."""
    seen = set()
    found = []
    for unit in units:
        key = unit.source, unit.target
        if key in seen:
            found.append(unit.id)
        seen.add(key)
    return found


def _conflicting(units: Sequence[MemoryUnit]) -> list[int]:
    """Numbers of all ``units`` if they have different translations, else none."""
    by_source: dict[object, set[object]] = {}
    for unit in units:
        by_source.setdefault(unit.source, set()).add(unit.target)
    return [unit.id for unit in units if len(by_source[unit.source]) > 1]

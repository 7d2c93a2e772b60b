"""Concordance: the units that contain what the translator looks for.

What can be told in trigrams is found through SQLite's trigram index, which leaves a handful of
units to read; for the rest the texts are read, newest first, for as long as there is time. What is
shown is decided by the pattern alone, so the index can only save time.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from postil.memory.patterns import Mode, Pattern, Spans, pattern_of
from postil.memory.rows import COLUMNS, unit_of
from postil.memory.units import MemoryUnit, Side

SECONDS = 2.0
"""Time a concordance may take; a regular expression can ask for more than there is."""

_UNIT = ", ".join(f"u.{column.strip()}" for column in ("id", *COLUMNS.split(",")))
_SIDES = {"source": "memory_source_text", "target": "memory_target_text"}


class Found(NamedTuple):
    """Units with the spans of what was sought in the plain text of the side it was sought in.

    ``complete`` is False if time was over before all texts were read.
    """

    units: list[tuple[MemoryUnit, Spans]]
    complete: bool


def find_units(
    connection: sqlite3.Connection,
    memory: int,
    query: str,
    side: Side,
    *,
    limit: int,
    whole_words: bool,
    mode: Mode = "text",
    seconds: float = SECONDS,
) -> Found:
    """Units that contain ``query``, newest first.

    Raises
    ------
    UsageError
        The regular expression is not one.
    """
    deadline = time.monotonic() + seconds
    pattern = pattern_of(query, mode, whole_words=whole_words)
    found: list[tuple[MemoryUnit, Spans]] = []
    if pattern is None or limit <= 0:
        return Found(found, complete=True)
    try:
        for row in _candidates(connection, memory, pattern, side):
            spans = pattern.spans(row[2 if side == "source" else 3], deadline)
            if spans:
                found.append((unit_of(row), spans))
                if len(found) == limit:
                    break
    except TimeoutError:
        return Found(found, complete=False)
    return Found(found, complete=True)


def _candidates(
    connection: sqlite3.Connection, memory: int, pattern: Pattern, side: Side
) -> Iterator[tuple[Any, ...]]:
    if condition := pattern.trigrams():
        table = _SIDES[side]
        return connection.execute(
            f"SELECT {_UNIT} FROM {table} f JOIN memory_unit u ON u.id = f.rowid "
            f"WHERE {table} MATCH ? AND +u.memory = ? ORDER BY f.rowid DESC",
            (condition, memory),
        )
    tests, forms = "1", []
    if pattern.words:
        longest = max(pattern.words, key=len)
        forms = sorted(map("".join, product(*({char.lower(), char.upper()} for char in longest))))
        tests = " OR ".join([f"instr(u.{side}, ?)"] * len(forms))
    return connection.execute(
        f"SELECT {_UNIT} FROM memory_unit u WHERE u.memory = ? AND ({tests}) ORDER BY u.id DESC",
        (memory, *forms),
    )

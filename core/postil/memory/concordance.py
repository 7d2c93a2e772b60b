"""Concordance: the units that contain, or nearly contain, what the translator looks for.

Words in a row, and what of a regular expression stands within words, are found in the index of
tokens. Where that is not read, or says too little, what can be told in trigrams is found through
SQLite's trigram index; for the rest the texts are read, newest first, for as long as there is time.
What is shown is decided by the pattern alone, so an index can only save time. Half-remembered
phrases are found in the index of tokens, too.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import NamedTuple

from postil.memory.database import batches
from postil.memory.index import FuzzyIndex
from postil.memory.patterns import Pattern, Spans, pattern_of
from postil.memory.rows import read_units
from postil.memory.tokens import match_spans, match_tokens
from postil.memory.units import MemoryUnit, Side

SECONDS = 2.0
"""Time a concordance may take; a regular expression can ask for more than there is."""

LONGEST = 64
"""Words of a fuzzy query that count."""

WORDS_PER_ERROR = 4
"""So many words of a fuzzy query may have one of them missing, added or replaced."""

_AT_ONCE = 32
"""Texts that are looked through as one."""

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
    index: Callable[[], FuzzyIndex] | None = None,
    *,
    limit: int,
    whole_words: bool,
    expression: bool,
    seconds: float,
) -> Found:
    """Units that contain ``query``, newest first.

    Parameters
    ----------
    index
        Of the tokens of that side.

    Raises
    ------
    UsageError
        The regular expression is not one.
    """
    deadline = time.monotonic() + seconds
    pattern = pattern_of(query, expression=expression, whole_words=whole_words)
    spans: dict[int, Spans] = {}
    complete = True
    if pattern is None or limit <= 0:
        return Found([], complete)
    try:
        likely = _likely(pattern, index)
        if likely is None:
            rows = _candidates(connection, memory, pattern, side)
        else:
            rows = _texts(connection, likely, side)
        while len(spans) < limit and (some := list(islice(rows, _AT_ONCE))):
            if pattern.any_of([text for _, text in some], deadline):
                for number, text in some:
                    if found := pattern.spans(text, deadline):
                        spans[number] = found
    except TimeoutError:
        complete = False
    wanted = list(spans)[:limit]
    units = read_units(connection, memory, wanted)
    return Found([(units[number], spans[number]) for number in wanted], complete)


def near_units(
    connection: sqlite3.Connection,
    memory: int,
    index: FuzzyIndex,
    query: str,
    side: Side,
    *,
    limit: int,
) -> Found:
    """Units that hold the words of ``query`` in a row, inflected, one in four of them missing,
    added or replaced; those with the fewest errors first.
    """
    words = match_tokens(query)[:LONGEST]
    if not words or limit <= 0:
        return Found([], complete=True)
    hits = index.near(words, len(words) // WORDS_PER_ERROR, limit)
    units = read_units(connection, memory, [number for number, _ in hits])
    found: list[tuple[MemoryUnit, Spans]] = []
    for number, (first, last) in hits:
        unit = units.get(number)
        if unit is None:  # added in a transaction that was taken back
            continue
        _, spans = match_spans((unit.source if side == "source" else unit.target).plain)
        found.append((unit, ((spans[first][0], spans[last - 1][1]),)))
    return Found(found, complete=True)


def _likely(pattern: Pattern, index: Callable[[], FuzzyIndex] | None) -> list[int] | None:
    """All units that can have the pattern, newest first; None where the index cannot tell."""
    if index is None:
        return None
    try:
        found = pattern.units(index())
    except TimeoutError:
        return None
    return None if found is None else found.tolist()


def _texts(
    connection: sqlite3.Connection, units: list[int], side: Side
) -> Iterator[tuple[int, str]]:
    for some, marks in batches(units, _AT_ONCE):
        yield from connection.execute(
            f"SELECT id, {side} FROM memory_unit WHERE id IN ({marks}) ORDER BY id DESC", some
        )


def _candidates(
    connection: sqlite3.Connection, memory: int, pattern: Pattern, side: Side
) -> Iterator[tuple[int, str]]:
    if condition := pattern.trigrams():
        table = _SIDES[side]
        return connection.execute(
            f"SELECT u.id, u.{side} FROM {table} f JOIN memory_unit u ON u.id = f.rowid "
            f"WHERE {table} MATCH ? AND +u.memory = ? ORDER BY f.rowid DESC",
            (condition, memory),
        )
    tests, forms = "1", []
    if pattern.words:
        longest = max(pattern.words, key=len)
        forms = sorted(map("".join, product(*({char.lower(), char.upper()} for char in longest))))
        tests = " OR ".join([f"instr(u.{side}, ?)"] * len(forms))
    return connection.execute(
        f"SELECT u.id, u.{side} FROM memory_unit u WHERE +u.memory = ? AND ({tests}) "
        "ORDER BY u.id DESC",
        (memory, *forms),
    )

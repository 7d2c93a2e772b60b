"""The fuzzy index's arrays kept in the database, so that a million units open in a moment.

A block holds the tokens of many units as it was when it was written, with the words that came first
in it. What changed since is listed by unit id in ``memory_change``: for those the unit table is the
truth. Blocks are written in the transaction that adds the units, so they can be missing (the units
are then in the list of changes) but never wrong. Arrays are little-endian.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from postil.memory.index import FuzzyIndex, IndexedUnits
from postil.memory.tokens import match_tokens

BLOCK_UNITS = 500_000
"""Units in one block at most; keeps a value far below SQLite's limit of 1 GB."""

CHANGES_LIMIT = 5_000
"""Changes that are tokenised again at every opening before they are written as a block."""


def load_index(connection: sqlite3.Connection, memory: int) -> FuzzyIndex:
    """The index of one memory as its blocks and later changes say."""
    words: list[str] = []
    parts: list[IndexedUnits] = []
    for text, ids, lengths, tokens in connection.execute(
        "SELECT words, ids, lengths, tokens FROM memory_block WHERE memory = ? ORDER BY number",
        (memory,),
    ):
        if text:
            words.extend(text.split("\n"))
        parts.append(
            IndexedUnits(
                np.frombuffer(ids, "<i8"),
                np.frombuffer(lengths, "<u4"),
                np.frombuffer(tokens, "<u4"),
            )
        )
    index = FuzzyIndex(words, _joined(parts))
    apply_changes(connection, index, changed_units(connection, memory))
    return index


def changed_units(connection: sqlite3.Connection, memory: int) -> list[int]:
    """Ids of units that the blocks lack, know differently, or have though they are gone."""
    return [
        row[0]
        for row in connection.execute(
            "SELECT unit FROM memory_change WHERE memory = ? ORDER BY unit", (memory,)
        )
    ]


def apply_changes(connection: sqlite3.Connection, index: FuzzyIndex, units: list[int]) -> None:
    """Make ``index`` say about ``units`` what the unit table says."""
    living: list[tuple[int, list[str]]] = []
    for unit, source in _sources(connection, units):
        if source is None:
            index.delete(unit)
        else:
            living.append((unit, match_tokens(source)))
    index.put_many(living)
    index.settle()


def _sources(connection: sqlite3.Connection, units: list[int]) -> Iterator[tuple[int, str | None]]:
    for start in range(0, len(units), 500):
        some = units[start : start + 500]
        marks = ",".join("?" * len(some))
        found = dict(
            connection.execute(
                f"SELECT id, source FROM memory_unit WHERE id IN ({marks})",
                some,
            )
        )
        for unit in some:
            yield unit, found.get(unit)


def rewrite_blocks(connection: sqlite3.Connection, memory: int, index: FuzzyIndex) -> None:
    """Write the whole index as new blocks, in the caller's transaction, and no changes."""
    units = index.export()
    offsets = units.offsets
    connection.execute("DELETE FROM memory_block WHERE memory = ?", (memory,))
    for number, start in enumerate(range(0, len(units.ids), BLOCK_UNITS)):
        end = min(start + BLOCK_UNITS, len(units.ids))
        connection.execute(
            "INSERT INTO memory_block (memory, number, words, ids, lengths, tokens) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (
                memory,
                number,
                "\n".join(index.words) if number == 0 else "",
                units.ids[start:end].astype("<i8").tobytes(),
                units.lengths[start:end].astype("<u4").tobytes(),
                _slice(units.tokens, offsets, start, end).astype("<u4").tobytes(),
            ),
        )
    connection.execute("DELETE FROM memory_change WHERE memory = ?", (memory,))


def _slice(
    tokens: NDArray[np.uint32], offsets: NDArray[np.uint64], start: int, end: int
) -> NDArray[np.uint32]:
    return tokens[int(offsets[start]) : int(offsets[end])]


def _joined(parts: list[IndexedUnits]) -> IndexedUnits | None:
    if not parts:
        return None
    return IndexedUnits(
        np.concatenate([part.ids for part in parts]),
        np.concatenate([part.lengths for part in parts]),
        np.concatenate([part.tokens for part in parts]),
    )

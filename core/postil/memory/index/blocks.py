"""The arrays of the indexes kept in the database, so that a million units open in a moment.

A block holds the tokens of many units as it was when it was written, with the words that came first
in it. What changed since is listed by unit id in ``memory_change``: for those the unit table is the
truth. Blocks are written in the transaction that adds the units, so they can be missing (the units
are then in the list of changes) but never wrong. Arrays are little-endian.
"""

from __future__ import annotations

import sqlite3
from array import array
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from postil.errors import DamagedProject, ProjectError
from postil.memory.comparing.tokens import SCANNER, match_tokens, matched
from postil.memory.database import batches
from postil.memory.index.fuzzy_index import FuzzyIndex, IndexedUnits
from postil.memory.index.token_numbers import TokenNumbers
from postil.memory.units import Side
from postil.messages import Message
from postil.types.progress import Progress

BLOCK_UNITS = 100_000
"""Units in one block at most: SQLite holds two copies of a value while it is written."""

CHANGES_LIMIT = 5_000
"""Changes that are tokenised again at every opening before they are written as a block."""

_TABLES = {"source": "memory_block", "target": "memory_target_block"}
_CHECK = 1000  # units between two looks whether to stop
_PIECE = 1 << 20  # bytes: what is copied is still near the processor


class IndexBlock(NamedTuple):
    """A row of an index without its memory, as it is written."""

    number: int
    words: str
    ids: memoryview
    lengths: memoryview
    tokens: memoryview


def load_index(connection: sqlite3.Connection, memory: int, side: Side = "source") -> FuzzyIndex:
    """The index of one side of a memory, from its blocks and the changes since.

    Raises
    ------
    ProjectError
        The blocks are damaged.
    """
    words: list[str] = []
    blocks: list[tuple[int, int, int, int]] = []  # row, and bytes of its three columns
    for row, text, *sizes in connection.execute(
        "SELECT rowid, CAST(words AS TEXT), length(ids), length(lengths), length(tokens) "
        f"FROM {_TABLES[side]} WHERE memory = ? ORDER BY number",
        (memory,),
    ):
        if text:
            words.extend(text.split("\n"))
        blocks.append((row, *sizes))
    try:
        units = IndexedUnits(
            *(
                _column(connection, _TABLES[side], blocks, name, kind)
                for name, kind in (("ids", "<i8"), ("lengths", "<u4"), ("tokens", "<u4"))
            )
        )
        _check(units, len(words))
        index = FuzzyIndex(words, units)
    except ValueError as error:
        raise ProjectError(
            Message("The index of a memory is damaged: {reason}.", reason=error),
            hint="Restore the file from a backup.",
        ) from error
    apply_changes(connection, index, changed_units(connection, memory), side)
    index.merge_tail()
    return index


def _column(
    connection: sqlite3.Connection,
    table: str,
    blocks: list[tuple[int, int, int, int]],
    name: str,
    kind: str,
) -> NDArray[Any]:
    """A column of all blocks in one array, read piece by piece, which takes half the time and
    memory of whole values.
    """
    place = ("ids", "lengths", "tokens").index(name) + 1
    total = sum(block[place] or 0 for block in blocks)
    if total % np.dtype(kind).itemsize:
        raise ValueError(f"its {name} are cut off")
    values = np.empty(total // np.dtype(kind).itemsize, kind)
    room = values.view(np.uint8).data
    at = 0
    for block in blocks:
        if not block[place]:
            continue
        with connection.blobopen(table, name, block[0], readonly=True) as blob:
            while piece := blob.read(_PIECE):
                room[at : at + len(piece)] = piece
                at += len(piece)
    return values


def _check(units: IndexedUnits, words: int) -> None:
    """Raise ``ValueError`` unless the arrays belong together: loops in C rely on it."""
    if len(units.ids) != len(units.lengths) or int(units.lengths.sum()) != len(units.tokens):
        raise ValueError("its lengths do not fit")
    if len(units.tokens) and int(units.tokens.max()) >= words:
        raise ValueError("it names words that it lacks")
    if len(units.ids) and int(units.ids.min()) <= 0:
        raise ValueError("it names units that cannot be")


def changed_units(connection: sqlite3.Connection, memory: int) -> list[int]:
    """Ids of the units that were added, changed or removed since the blocks were written."""
    return [
        row[0]
        for row in connection.execute(
            "SELECT unit FROM memory_change WHERE memory = ? ORDER BY unit", (memory,)
        )
    ]


def apply_changes(
    connection: sqlite3.Connection, index: FuzzyIndex, units: list[int], side: Side = "source"
) -> None:
    """Bring ``units`` of ``index`` in line with the unit table."""
    for some, marks in batches(units):
        found = dict(
            connection.execute(
                f"SELECT id, CAST({side} AS TEXT) FROM memory_unit WHERE id IN ({marks})", some
            )
        )
        if None in found.values():
            raise DamagedProject("A unit of a memory has lost its text.")
        gone = [unit for unit in some if unit not in found]
        if gone:
            index.delete_many(gone)
        index.put_many((unit, match_tokens(text)) for unit, text in found.items())


def read_tokens(
    connection: sqlite3.Connection, memory: int, side: Side, progress: Progress | None = None
) -> tuple[list[str], IndexedUnits]:
    """Vocabulary and tokens of one side of all units, from their texts; holds little else."""
    numbers = TokenNumbers(SCANNER)
    ids, lengths, tokens = array("q"), array("I"), array("I")
    for unit, text in connection.execute(
        f"SELECT id, CAST({side} AS TEXT) FROM memory_unit WHERE +memory = ? ORDER BY id", (memory,)
    ):
        ids.append(unit)
        lengths.append(numbers.append(matched(text), tokens))
        if progress is not None and not len(ids) % _CHECK:
            progress.check()
    units = IndexedUnits(
        np.frombuffer(ids, np.int64),
        np.frombuffer(lengths, np.uint32),
        np.frombuffer(tokens, np.uint32),
    )
    return numbers.tokens(), units.by_length()


def rewrite_blocks(
    connection: sqlite3.Connection, memory: int, words: list[str], units: IndexedUnits, side: Side
) -> None:
    """Write the index of one side as new blocks, in the caller's transaction.

    Units in order of length need not be put in order when they are read.
    """
    connection.execute(f"DELETE FROM {_TABLES[side]} WHERE memory = ?", (memory,))
    for block in blocks(words, units):
        write_block(connection, memory, side, block)


def blocks(words: list[str], units: IndexedUnits) -> Iterator[IndexBlock]:
    """The rows of an index; the first has the words of all."""
    offsets = units.offsets
    for number, start in enumerate(range(0, len(units.ids), BLOCK_UNITS)):
        end = min(start + BLOCK_UNITS, len(units.ids))
        yield IndexBlock(
            number,
            "\n".join(words) if number == 0 else "",
            _bytes(units.ids[start:end], "<i8"),
            _bytes(units.lengths[start:end], "<u4"),
            _bytes(_slice(units.tokens, offsets, start, end), "<u4"),
        )


def write_block(connection: sqlite3.Connection, memory: int, side: Side, block: IndexBlock) -> None:
    """Write one row of the index of one side."""
    connection.execute(
        f"INSERT INTO {_TABLES[side]} (memory, number, words, ids, lengths, tokens) "
        "VALUES (?, ?, ?, ?, ?, ?)",
        (memory, *block),
    )


def drop_blocks(connection: sqlite3.Connection, memory: int) -> None:
    """Remove the blocks of both sides."""
    for table in _TABLES.values():
        connection.execute(f"DELETE FROM {table} WHERE memory = ?", (memory,))


def _bytes(values: NDArray[Any], kind: str) -> memoryview:
    """Without a copy where the computer's numbers are little-endian anyway."""
    return np.ascontiguousarray(values, kind).data.cast("B") if len(values) else memoryview(b"")


def forget_changes(connection: sqlite3.Connection, memory: int) -> None:
    """Forget the noted changes: the blocks of both sides contain them."""
    connection.execute("DELETE FROM memory_change WHERE memory = ?", (memory,))


def _slice(
    tokens: NDArray[np.uint32], offsets: NDArray[np.uint64], start: int, end: int
) -> NDArray[np.uint32]:
    return tokens[int(offsets[start]) : int(offsets[end])]

"""Writing a phrase table: blocks of rows go straight to disk, the index follows at the end.

The index is a table of slots in ascending order of key. The home of a key is its highest bits, and
a slot stands at its home or as soon after it as there is room; since keys are inserted in order, a
search may stop at the first key that is greater. No wrap-around: the last slot is always empty.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from postil.errors import StorageError
from postil.models.phrase_table_entry import PhraseEntry
from postil.models.phrase_table_files import Array, ArraysWriter
from postil.models.phrase_table_keys import phrase_keys

KIND = "phrase table"
VERSION = 1
SLOT = np.dtype(
    [
        ("key", "<u8"),
        ("first", "<u4"),
        ("count", "<u4"),
        ("source", "<u4"),
        ("length", "<u4"),
        ("total", "<u4"),
        ("unused", "<u4"),
    ]
)
TYPES: dict[str, np.dtype[Any]] = {
    "target_offset": np.dtype("<u8"),
    "target_tokens": np.dtype("<u4"),
    "scores": np.dtype("<f4"),
    "reordering": np.dtype("<f4"),
    "alignment_offset": np.dtype("<u8"),
    "alignment": np.dtype("u1"),
    "counts": np.dtype("<u4"),
    "target_counts": np.dtype("<u4"),
    "source_tokens": np.dtype("<u4"),
    "slots": SLOT,
}
_LIMIT = 2**32 - 1
_COPIED = (
    "source_tokens",
    "target_tokens",
    "alignment",
    "scores",
    "reordering",
    "counts",
    "target_counts",
)


@dataclass(frozen=True, slots=True)
class RowBlock:
    """Whole source phrases with all their rows; positions count from the start of the block.

    Attributes
    ----------
    slots
        ``SLOT`` records, one per source phrase.
    source_tokens, target_tokens
        uint32, the phrases one after another.
    target_lengths
        uint32 per row.
    scores, reordering
        float32 (n, 4) and (n, 6).
    alignment_lengths
        uint32 per row, in bytes (two per alignment point).
    alignment
        uint8, source and target index in turn.
    counts, target_counts
        uint32 per row: N(S,T) and N(T).
    """

    slots: Array
    source_tokens: NDArray[np.uint32]
    target_lengths: NDArray[np.uint32]
    target_tokens: NDArray[np.uint32]
    scores: NDArray[np.float32]
    reordering: NDArray[np.float32]
    alignment_lengths: NDArray[np.uint32]
    alignment: NDArray[np.uint8]
    counts: NDArray[np.uint32]
    target_counts: NDArray[np.uint32]


class PhraseTableWriter:
    """Write a phrase table into an existing (temporary) folder, block by block.

    A source phrase must not come twice. Call :meth:`finish` at the end; without it there is no
    manifest and the folder will not open.
    """

    def __init__(self, folder: Path) -> None:
        self._files = ArraysWriter(folder, TYPES)
        self._slots: list[Array] = []
        self._files.append("target_offset", np.zeros(1, np.uint64))
        self._files.append("alignment_offset", np.zeros(1, np.uint64))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._files.__exit__(kind, error, trace)

    @property
    def rows(self) -> int:
        return self._files.counts["counts"]

    @property
    def sources(self) -> int:
        return sum(len(slots) for slots in self._slots)

    def add(self, block: RowBlock) -> None:
        """Append the rows of ``block``."""
        counts = self._files.counts
        slots = block.slots.copy()
        words = counts["source_tokens"] + len(block.source_tokens)
        if max(self.rows + len(block.counts), words) > _LIMIT:
            raise StorageError(
                "A phrase table cannot hold more than 4,294,967,295 rows or source words.",
                hint="Prune harder: lower the rows per source phrase or raise the least score.",
            )
        slots["first"] += self.rows
        slots["source"] += counts["source_tokens"]
        self._slots.append(slots)
        append = self._files.append
        append("target_offset", offsets(block.target_lengths, counts["target_tokens"])[1:])
        append("alignment_offset", offsets(block.alignment_lengths, counts["alignment"])[1:])
        for name in _COPIED:
            append(name, getattr(block, name))

    def repeats(self) -> bool:
        """Whether two of the source phrases given so far have one key and one length.

        That means with near certainty that one phrase was given twice.
        """
        slots = np.sort(np.concatenate([np.empty(0, SLOT), *self._slots]), order=["key", "length"])
        same = slots[1:][["key", "length"]] == slots[:-1][["key", "length"]]
        return bool(same.any())

    def finish(self, settings: Mapping[str, Any]) -> None:
        """Write index and manifest; ``settings`` are kept for whoever opens the table."""
        slots, index = build_index(self._slots)
        self._slots.clear()
        self._files.append("slots", slots)
        self._files.finish(KIND, VERSION, {**settings, "index": index})


def build_index(parts: list[Array]) -> tuple[Array, dict[str, int]]:
    """Order the slots of all blocks into the search table.

    Returns
    -------
    slots, facts
        The table; and ``shift`` (a key shifted right by it is its home slot), ``max_length`` (of
        the longest source) and ``sources`` (how many there are).
    """
    given = np.concatenate([np.empty(0, SLOT), *parts])
    given = given[np.argsort(given["key"], kind="stable")]
    bits = max(1, (max(1, len(given)) * 4 // 3).bit_length())
    shift = 64 - bits
    ranks = np.arange(len(given))
    homes = (given["key"] >> np.uint64(shift)).astype(np.int64)
    places = np.maximum.accumulate(homes - ranks) + ranks
    slots = np.zeros(max(1 << bits, int(places[-1]) + 1 if len(given) else 0) + 1, SLOT)
    slots[places] = given
    longest = int(given["length"].max(initial=0))
    return slots, {"shift": shift, "max_length": longest, "sources": len(given)}


def offsets(lengths: NDArray[np.uint32], start: int = 0) -> NDArray[np.uint64]:
    """Running sum of ``lengths`` from ``start`` on, one element longer than ``lengths``."""
    result = np.empty(len(lengths) + 1, np.uint64)
    result[0] = start
    np.cumsum(lengths, out=result[1:])
    result[1:] += np.uint64(start)
    return result


def rows_from_entries(entries: Iterable[PhraseEntry]) -> RowBlock:
    """Lay out entries given in Python; each source phrase is sorted by descending p(e|f)."""
    ordered = sorted(entries, key=lambda entry: (entry.source, -entry.scores[2]))
    groups = [
        (source, len(list(rows)))
        for source, rows in groupby(ordered, key=lambda entry: entry.source)
    ]
    sizes = np.array([size for _, size in groups], np.uint32)
    source_lengths = np.array([len(source) for source, _ in groups], np.uint32)
    source_tokens = np.array([token for source, _ in groups for token in source], np.uint32)
    slots = np.zeros(len(groups), SLOT)
    starts = offsets(source_lengths)
    slots["key"] = phrase_keys(source_tokens, starts)
    slots["first"] = offsets(sizes)[:-1]
    slots["count"] = sizes
    slots["source"] = starts[:-1]
    slots["length"] = source_lengths
    slots["total"] = [ordered[first].source_count for first in slots["first"]]
    return RowBlock(
        slots=slots,
        source_tokens=source_tokens,
        target_lengths=np.array([len(entry.target) for entry in ordered], np.uint32),
        target_tokens=np.array([token for entry in ordered for token in entry.target], np.uint32),
        scores=np.array([entry.scores for entry in ordered], np.float32).reshape(-1, 4),
        reordering=np.array([entry.reordering for entry in ordered], np.float32).reshape(-1, 6),
        alignment_lengths=np.array([2 * len(entry.alignment) for entry in ordered], np.uint32),
        alignment=np.array(
            [index for entry in ordered for point in entry.alignment for index in point], np.uint8
        ),
        counts=np.array([entry.count for entry in ordered], np.uint32),
        target_counts=np.array([entry.target_count for entry in ordered], np.uint32),
    )


def arrays_in_memory(block: RowBlock) -> tuple[dict[str, Array], dict[str, int]]:
    """The arrays of a whole table that never touches the disk, and the facts on its index."""
    slots, index = build_index([block.slots])
    arrays: dict[str, Array] = {
        "target_offset": offsets(block.target_lengths),
        "alignment_offset": offsets(block.alignment_lengths),
        "slots": slots,
    }
    for name in _COPIED:
        arrays[name] = np.ascontiguousarray(getattr(block, name)).reshape(-1)
    return arrays, index

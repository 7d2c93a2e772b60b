"""Writing a phrase table: blocks of rows go straight to disk, the index follows at the end.

The index is a table of slots in ascending order of key. With ``homes`` places, the home of a key is
the whole part of ``homes * key / 2**64``, and a slot stands at its home or as soon after it as
there is room; since keys are inserted in order, a search may stop at the first key that is greater.
There is no wrap-around: the last slot is always empty.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from postil.errors import StorageError
from postil.models.phrase_table_entry import PhraseEntry
from postil.models.phrase_table_keys import phrase_keys
from postil.types.array_folder import Array, ArraysWriter

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
_SLOTS_AT_ONCE = 1 << 18
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

    Attributes
    ----------
    repeats
        After :meth:`finish`: how many source phrases seem to have come twice.
    """

    def __init__(self, folder: Path) -> None:
        self._files = ArraysWriter(folder, TYPES)
        self._sources = SourceList(folder / "sources.tmp")
        self.repeats = 0
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
        self._sources.close()

    @property
    def rows(self) -> int:
        return self._files.counts["counts"]

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
        self._sources.add(slots)
        append = self._files.append
        append("target_offset", offsets(block.target_lengths, counts["target_tokens"])[1:])
        append("alignment_offset", offsets(block.alignment_lengths, counts["alignment"])[1:])
        for name in _COPIED:
            append(name, getattr(block, name))

    def finish(self, settings: Mapping[str, Any]) -> None:
        """Write index and manifest; ``settings`` are kept for whoever opens the table."""
        index = Index(self._sources.count)
        for slots in self._sources:
            self._files.append("slots", index.place(slots))
        self._files.append("slots", index.rest())
        self.repeats = index.repeats
        self._files.finish(KIND, VERSION, {**settings, "index": index.facts()})


class SourceList:
    """The slots of a table under way, in a temporary file, to be read back in order of key."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = path.open("wb")
        self._last = 0
        self._sorted = True
        self.count = 0

    def add(self, slots: Array) -> None:
        if len(slots) > 0:
            keys = slots["key"]
            self._sorted &= int(keys[0]) >= self._last and bool((keys[1:] >= keys[:-1]).all())
            self._last = int(keys[-1])
            self._file.write(slots.view(np.uint8).data)
            self.count += len(slots)

    def __iter__(self) -> Iterator[Array]:
        """Pieces in order of key; a table that was not built in that order is sorted in memory."""
        self._file.close()
        step = _SLOTS_AT_ONCE if self._sorted else max(1, self.count)
        for start in range(0, self.count, step):
            slots = np.fromfile(self._path, SLOT, step, offset=start * SLOT.itemsize)
            if not self._sorted:
                slots = slots[np.argsort(slots["key"], kind="stable")]
            yield slots

    def close(self) -> None:
        self._file.close()
        self._path.unlink(missing_ok=True)


class Index:
    """Lays slots that come in order of key out as the search table, piece by piece.

    Parameters
    ----------
    count
        How many slots will come; one and a half times as many homes are made.

    Attributes
    ----------
    repeats
        How many slots had the key and the length of the slot before. Two phrases of one length
        share a key in one table of a million: nearly always it is one phrase given twice.
    """

    def __init__(self, count: int) -> None:
        self.repeats = 0
        self._count = count
        self._homes = min(max(1, count + count // 2), _LIMIT)
        self._used = 0  # places laid out so far
        self._longest = 0
        self._last = np.zeros(1, SLOT)  # length 0: like no other

    def place(self, slots: Array) -> Array:
        """The next stretch of the table, up to the last of ``slots``."""
        known = np.concatenate([self._last, slots])
        same = (known["key"][1:] == known["key"][:-1]) & (
            known["length"][1:] == known["length"][:-1]
        )
        self.repeats += int(same.sum())
        self._last = slots[-1:]
        half = np.uint64(32)
        homes = ((slots["key"] >> half) * np.uint64(self._homes) >> half).astype(np.int64)
        homes[0] = max(homes[0], self._used)
        ranks = np.arange(len(slots))
        places = np.maximum.accumulate(homes - ranks) + ranks - self._used
        stretch = np.zeros(int(places[-1]) + 1, SLOT)
        stretch[places] = slots
        self._used += len(stretch)
        self._longest = max(self._longest, int(slots["length"].max()))
        return stretch

    def rest(self) -> Array:
        """The empty places at the end, one at least."""
        return np.zeros(max(self._homes - self._used, 0) + 1, SLOT)

    def facts(self) -> dict[str, int]:
        """What a reader must know: number of homes, longest source, number of sources."""
        return {"homes": self._homes, "max_length": self._longest, "sources": self._count}


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
    index = Index(len(block.slots))
    ordered = block.slots[np.argsort(block.slots["key"], kind="stable")]
    stretch = [index.place(ordered)] if len(ordered) > 0 else []
    arrays: dict[str, Array] = {
        "target_offset": offsets(block.target_lengths),
        "alignment_offset": offsets(block.alignment_lengths),
        "slots": np.concatenate([*stretch, index.rest()]),
    }
    for name in _COPIED:
        arrays[name] = np.ascontiguousarray(getattr(block, name)).reshape(-1)
    return arrays, index.facts()

"""Writing a phrase table: rows go straight to disk, the index follows at the end.

``blocks`` holds the rows (layout: ``rows.pxd``), source phrases in ascending order of
key. They are found through two small arrays that stay in memory. ``buckets`` divides the range of
the keys into equal parts, four source phrases to a part on average, and has where each begins, and
with which row. A search reads its part from end to end. Most phrases of a text are not in the
table, and ``filter`` rejects nearly all of them without a look at the rows: it has eight bits
per source phrase, in words of 64 bits, and of the word of each source phrase four bits are set
(Putze, Sanders & Singler 2007: a blocked Bloom filter); one in thirty unknown phrases passes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from postil.errors import StorageError
from postil.models.phrase_table.entries import RowBlock
from postil.models.phrase_table.pack import UNIT_BYTES, NumberedRows, SharedParts
from postil.types.array_folder import Array, ArraysWriter
from postil.types.pools import in_order

KIND = "phrase table"
VERSION = 3
TYPES: dict[str, np.dtype[Any]] = {
    "blocks": np.dtype("u1"),
    "buckets": np.dtype([("start", "<u4"), ("row", "<u4")]),
    "filter": np.dtype("<u8"),
    "pattern_starts": np.dtype("<u4"),
    "pattern_lengths": np.dtype("u1"),
    "points": np.dtype("u1"),
    "orientations": np.dtype("<f4"),
}
_PLACE = np.dtype(
    [("key", "<u8"), ("start", "<u8"), ("stop", "<u8"), ("length", "<u4"), ("rows", "<u4")]
)
_MOST = 2**32 - 1  # units and rows that can be addressed
_AT_ONCE = 1 << 18  # source phrases
_IN_BUCKET = 4
_PER_WORD = 8  # source phrases to a word of the filter
_FILTER_BITS = (58, 52, 46, 40)  # where in the key the numbers of the four bits stand


class _Packed(NamedTuple):
    """A block, its bytes, and in units where each source phrase begins in them."""

    block: RowBlock
    data: NDArray[np.uint8]
    starts: NDArray[np.uint64]


def _packed(rows: NumberedRows) -> _Packed:
    return _Packed(rows.block, *rows.pack())


class PhraseTableWriter:
    """Write a phrase table into an existing (temporary) folder, block by block.

    A source phrase must not come twice. Call :meth:`finish` at the end; without it there is no
    manifest and the folder will not open.

    Parameters
    ----------
    sorted
        Source phrases come in ascending order of key. If not, the rows make a detour through a
        temporary file, and 32 bytes per source phrase are taken in memory at the end.

    Attributes
    ----------
    rows
        Written so far.
    repeats
        After :meth:`finish`: how many source phrases seem to have come twice.
    """

    def __init__(self, folder: Path, *, sorted: bool = True) -> None:
        self._files = ArraysWriter(folder, TYPES)
        self._places = _PlaceList(folder / "places.tmp")
        self._detour = folder / "blocks.tmp"
        self._loose = None if sorted else self._detour.open("wb")
        self._parts = SharedParts()
        self._units = 0
        self.rows = 0
        self.repeats = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._files.__exit__(kind, error, trace)
        self._places.close()
        if self._loose is not None:
            self._loose.close()
            self._detour.unlink(missing_ok=True)

    def add(self, block: RowBlock) -> None:
        """Append the rows of ``block``."""
        self._append(_packed(self._parts.adopt(NumberedRows(block))))

    def add_all(
        self, pool: Executor, rows: Iterable[NumberedRows], ahead: int
    ) -> Iterator[RowBlock]:
        """Append ``rows``, which are packed in ``pool``, at most ``ahead`` of them waiting; each
        block, when it is written.
        """
        for packed in in_order(pool, _packed, map(self._parts.adopt, rows), ahead):
            self._append(packed)
            yield packed.block

    def _append(self, packed: _Packed) -> None:
        block, data, starts = packed
        units = len(data) // UNIT_BYTES
        if max(self._units + units, self.rows + len(block.counts)) > _MOST:
            raise StorageError(
                "A phrase table cannot take more than 8 GiB or 4,294,967,295 rows.",
                hint="Prune harder: lower the rows per source phrase or raise the least score.",
            )
        self._places.add(_places(block.slots, starts + np.uint64(self._units), self._units + units))
        self._units += units
        self.rows += len(block.counts)
        if self._loose is None:
            self._files.append("blocks", data)
        else:
            self._loose.write(data.data)

    def finish(self, settings: Mapping[str, Any]) -> None:
        """Write index and manifest; ``settings`` are kept for whoever opens the table."""
        if self._loose is not None:
            self._loose.close()
        index = Index(self._places.count, self._units, self.rows)
        for places in self._places.pieces(sort=self._loose is not None):
            index.add(places, self._sort_blocks(places) if self._loose else places["start"])
        self.repeats = index.repeats
        for name, values in {**index.arrays(), **self._parts.shared()}.items():
            self._files.append(name, values)
        self._files.finish(KIND, VERSION, {**settings, "index": index.facts()})

    def _sort_blocks(self, places: Array) -> NDArray[np.uint64]:
        """Copy blocks from the detour in the order of ``places``; where each begins there."""
        sizes: NDArray[np.uint64] = places["stop"] - places["start"]
        if len(places) > 0:
            loose = np.memmap(self._detour, np.uint8, "r")
            for first in range(0, len(places), _AT_ONCE):
                spans = places[["start", "stop"]][first : first + _AT_ONCE].tolist()
                pieces = [loose[UNIT_BYTES * a : UNIT_BYTES * b] for a, b in spans]
                self._files.append("blocks", np.concatenate(pieces))
        ends: NDArray[np.uint64] = np.cumsum(sizes)
        return ends - sizes


class _PlaceList:
    """Offsets of the source phrases of a table under way, in a temporary file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = path.open("wb")
        self.count = 0

    def add(self, places: Array) -> None:
        if len(places) > 0:
            self._file.write(places.view(np.uint8).data)
            self.count += len(places)

    def pieces(self, *, sort: bool) -> Iterator[Array]:
        """The records in pieces, in the order they came; or all at once, in order of key."""
        self._file.close()
        if sort:
            places = np.fromfile(self._path, _PLACE)
            yield places[np.argsort(places["key"], kind="stable")]
            return
        for start in range(0, self.count, _AT_ONCE):
            yield np.fromfile(self._path, _PLACE, _AT_ONCE, offset=start * _PLACE.itemsize)

    def close(self) -> None:
        self._file.close()
        self._path.unlink(missing_ok=True)


class Index:
    """Buckets and filter of a table, from source phrases that come in order of key.

    Parameters
    ----------
    count
        How many source phrases will come.
    units, rows
        How many units all source phrases take, and how many rows they have.

    Attributes
    ----------
    repeats
        How many source phrases had the key and the length of the one before. Two phrases of one
        length share a key in one table of a million: nearly always it is one phrase given twice.
    """

    def __init__(self, count: int, units: int, rows: int) -> None:
        self.repeats = 0
        self._count = count
        self._longest = 0
        self._last = np.zeros(1, _PLACE)  # length 0: like no other
        self._rows = rows
        self._seen = np.uint64(0)  # rows
        self._buckets = np.empty(max(1, count // _IN_BUCKET) + 1, TYPES["buckets"])
        self._buckets["start"], self._buckets["row"] = units, rows
        self._filter = np.zeros(count // _PER_WORD + 1, np.uint64)

    def add(self, places: Array, starts: NDArray[np.uint64]) -> None:
        """The next source phrases, and where their rows begin."""
        if len(places) == 0:
            return
        keys = places["key"]
        known = np.concatenate([self._last, places])
        if bool((known["key"][1:] < known["key"][:-1]).any()):
            raise ValueError("source phrases do not come in order of key")
        same = known[["key", "length"]][1:] == known[["key", "length"]][:-1]
        self.repeats += int(same.sum())
        self._last = places[-1:]
        self._longest = max(self._longest, int(places["length"].max()))
        half = np.uint64(32)
        buckets = (keys >> half) * np.uint64(len(self._buckets) - 1) >> half
        ends = self._seen + np.cumsum(places["rows"], dtype=np.uint64)
        self._seen = ends[-1]
        np.minimum.at(self._buckets["start"], buckets, starts.astype(np.uint32))
        np.minimum.at(self._buckets["row"], buckets, (ends - places["rows"]).astype(np.uint32))
        words = (keys & np.uint64(2**32 - 1)) * np.uint64(len(self._filter)) >> half
        bits = np.zeros(len(keys), np.uint64)
        for place in _FILTER_BITS:
            bits |= np.uint64(1) << (keys >> np.uint64(place) & np.uint64(63))
        np.bitwise_or.at(self._filter, words, bits)

    def arrays(self) -> dict[str, Array]:
        """An empty bucket begins where the next one does."""
        filled = self._buckets.copy()
        for name in ("start", "row"):
            filled[name] = np.minimum.accumulate(filled[name][::-1])[::-1]
        return {"buckets": filled, "filter": self._filter}

    def facts(self) -> dict[str, int]:
        """Facts for a reader: numbers of rows and source phrases, longest source phrase."""
        return {"rows": self._rows, "sources": self._count, "max_length": self._longest}


def arrays_in_memory(block: RowBlock) -> tuple[dict[str, Array], dict[str, int]]:
    """The arrays of a whole table that never touches the disk, and the facts on its index."""
    order = np.argsort(block.slots["key"], kind="stable")
    parts = SharedParts()
    data, starts = parts.adopt(NumberedRows(block, order)).pack()
    units = len(data) // UNIT_BYTES
    index = Index(len(order), units, len(block.counts))
    index.add(_places(block.slots[order], starts, units), starts)
    return {"blocks": data, **index.arrays(), **parts.shared()}, index.facts()


def _places(slots: Array, starts: NDArray[np.uint64], stop: int) -> Array:
    """A record for each of the slots; the rows of the last one end at ``stop``."""
    places = np.empty(len(starts), _PLACE)
    places["key"] = slots["key"]
    places["start"] = starts
    places["stop"] = np.append(starts, np.uint64(stop))[1:]
    places["length"] = slots["length"]
    places["rows"] = slots["count"]
    return places

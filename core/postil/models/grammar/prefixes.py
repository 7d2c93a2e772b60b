"""Beginnings of the source sides of a grammar, as a filter: what a chart decoder goes on with.

A decoder reads a source side symbol by symbol and stops as soon as no rule begins like that. The
filter is a blocked Bloom filter (Putze, Sanders & Singler 2007): of one 64-bit word, four bits are
set for each beginning. It never denies one that is there; one in fifty others passes it, which
costs a few steps and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from postil.types.array_folder import Array, ArraysWriter, damaged, open_arrays

KIND = "grammar prefixes"
VERSION = 1
TYPES: dict[str, np.dtype[Any]] = {"filter": np.dtype("<u8")}
_PER_WORD = 6  # beginnings to a word of the filter
_BITS = (58, 52, 46, 40)  # where in the key the numbers of the four bits stand
_AT_ONCE = 1 << 20

U64 = NDArray[np.uint64]


class PrefixList:
    """Keys of beginnings on their way to the filter, in a temporary file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = path.open("wb")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self._file.close()
        self._path.unlink(missing_ok=True)

    def add(self, keys: U64) -> None:
        """Keys, which may come again."""
        self._file.write(np.unique(keys).view(np.uint8).data)

    def _pieces(self) -> Iterator[U64]:
        with self._path.open("rb") as file:
            while len(keys := np.fromfile(file, np.uint64, _AT_ONCE)):
                yield keys

    def finish(self, folder: Path, sources: int) -> None:
        """Write the filter of a grammar with so many source sides into ``folder``."""
        self._file.close()
        words = filter_of(self._pieces(), sources)
        with ArraysWriter(folder, TYPES) as writer:
            writer.append("filter", words)
            writer.finish(KIND, VERSION, {})


def filter_of(beginnings: Iterable[U64], sources: int) -> U64:
    """The words of the filter of a grammar with so many source sides, from keys of beginnings."""
    words = np.zeros(2 * sources // _PER_WORD + 1, np.uint64)
    for keys in beginnings:
        np.bitwise_or.at(words, places_of(keys, len(words)), bits_of(keys))
    return words


def open_filter(folder: Path) -> Array:
    """The words of a filter, memory-mapped.

    Raises
    ------
    EngineError
        Something is missing, cut, or of another kind or version.
    """
    words = open_arrays(folder, KIND, VERSION, TYPES)[1]["filter"]
    if not len(words):
        raise damaged(folder, "it has no filter")
    return words


def places_of(keys: U64, words: int) -> U64:
    """Word of the filter that each key belongs to, in [0, ``words``); shape as ``keys``."""
    half = np.uint64(32)
    places: U64 = (keys & np.uint64(2**32 - 1)) * np.uint64(words) >> half
    return places


def bits_of(keys: U64) -> U64:
    """Bits that each key sets in its word of the filter; uint64, shape as ``keys``."""
    bits = np.zeros(len(keys), np.uint64)
    for place in _BITS:
        bits |= np.uint64(1) << (keys >> np.uint64(place) & np.uint64(63))
    return bits

"""Records spread over parts by key, in memory while there is room, else in temporary files."""

from __future__ import annotations

import errno
import os
from collections import deque
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.models.partition_pieces import PartPieces
from postil.types.array_folder import Array
from postil.types.heap import give_back

_MOST_FILES = 64  # each for some neighbouring parts; some systems are slow to make files


class Partitions:
    """``2**bits`` growing arrays of one dtype.

    Parameters
    ----------
    folder
        For the temporary files; must exist, and whoever made it removes it.
    room
        Bytes to keep in memory; beyond them all parts go to their files.
    """

    def __init__(self, folder: Path, name: str, dtype: np.dtype[Any], bits: int, room: int) -> None:
        self._dtype = dtype
        self._parts = 1 << bits
        files = min(self._parts, _MOST_FILES)
        self._in_file = self._parts // files
        self._files = [
            _PartsFile(folder / f"{name}.{file}", self._in_file * file, self._in_file)
            for file in range(files)
        ]
        self._room = room
        self._used = 0
        self._taken: set[int] = set()  # parts
        self._waiting = PartPieces(dtype.itemsize)

    def __len__(self) -> int:
        return self._parts

    def append(
        self, records: Array, bounds: NDArray[np.int64], pool: Executor | None = None
    ) -> None:
        """Add records grouped by part: part p gets ``records[bounds[p]:bounds[p + 1]]``.

        ``pool``: writes the files, if they have to be.
        """
        self._waiting.add(records.view(np.uint8), bounds)
        self._used += records.nbytes
        if self._used > self._room:
            self._spill(pool)

    def take(self, part: int) -> Array:
        """All records of one part, as the caller's own array; can be asked once for each part,
        when all are appended.
        """
        file = self._files[part // self._in_file]
        waiting = int(self._waiting.sizes(part, part + 1)[0])
        written = file.size(part)
        taken = np.empty(written + waiting, np.uint8)
        file.take(part, taken[:written])
        self._waiting.copy(part, part + 1, taken[written:])
        self._taken.add(part)
        if len(self._taken) == self._parts:
            self._waiting.clear()
        return taken.view(self._dtype)

    def _spill(self, pool: Executor | None) -> None:
        write = map if pool is None else pool.map
        deque(write(self._write, self._files), maxlen=0)
        self._waiting.clear()
        self._used = 0
        give_back()

    def _write(self, file: _PartsFile) -> None:
        span = file.first, file.first + self._in_file
        sizes = self._waiting.sizes(*span)
        records = np.empty(int(sizes.sum()), np.uint8)
        self._waiting.copy(*span, records)
        file.append(records, sizes)


class _PartsFile:
    """The temporary file of some neighbouring parts: block after block, in each part after part."""

    def __init__(self, path: Path, first: int, parts: int) -> None:
        self._path = path
        self.first = first
        self._left = set(range(first, first + parts))
        self._end = 0
        self._bounds: list[NDArray[np.int64]] = []  # of each block, where its parts lie in the file

    def append(self, records: NDArray[np.uint8], sizes: NDArray[np.int64]) -> None:
        """Add a block: the bytes of all parts, and how many each has."""
        with self._path.open("ab") as file:
            file.write(records.data)
        self._bounds.append(self._end + np.concatenate([[0], np.cumsum(sizes)]))
        self._end += len(records)

    def size(self, part: int) -> int:
        """Bytes of a part."""
        at = part - self.first
        return sum(int(bounds[at + 1] - bounds[at]) for bounds in self._bounds)

    def take(self, part: int, out: NDArray[np.uint8]) -> None:
        """Read a part into ``out``; the file goes with the last of them."""
        if not self._bounds:
            return
        at, done = part - self.first, 0
        with self._path.open("rb") as file:
            for bounds in self._bounds:
                start, stop = int(bounds[at]), int(bounds[at + 1])
                file.seek(start)
                if file.readinto(out[done : done + stop - start].data) != stop - start:
                    raise OSError(errno.EIO, os.strerror(errno.EIO), str(self._path))
                done += stop - start
        self._left.discard(part)
        if not self._left:
            self._path.unlink(missing_ok=True)  # two threads may take the last two

"""Records spread over parts by key, in memory while there is room, else in temporary files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.types.array_folder import Array
from postil.types.heap import give_back


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
        self._paths = [folder / f"{name}.{part}" for part in range(1 << bits)]
        self._dtype = dtype
        # bytes are copied: field by field, as NumPy copies records, takes five times as long
        self._bytes = np.dtype((np.void, dtype.itemsize))
        self._room = room
        self._used = 0
        self._taken: set[int] = set()  # parts
        self._waiting: list[tuple[Array, list[int]]] = []

    def __len__(self) -> int:
        return len(self._paths)

    def append(self, records: Array, bounds: NDArray[np.int64]) -> None:
        """Add records grouped by part: part p gets ``records[bounds[p]:bounds[p + 1]]``."""
        self._waiting.append((records.view(self._bytes), bounds.tolist()))
        self._used += records.nbytes
        if self._used > self._room:
            self._spill()

    def take(self, part: int) -> Array:
        """All records of one part, as the caller's own array; can be asked once for each part,
        when all are appended.
        """
        path, pieces = self._paths[part], self._pieces(part)
        if path.exists():
            pieces.insert(0, np.fromfile(path, self._bytes))
            path.unlink()
        self._taken.add(part)
        if len(self._taken) == len(self._paths):
            self._waiting.clear()
        return np.concatenate([np.empty(0, self._bytes), *pieces]).view(self._dtype)

    def _pieces(self, part: int) -> list[Array]:
        """The arrays of a part that are still in memory."""
        return [
            records[bounds[part] : bounds[part + 1]]
            for records, bounds in self._waiting
            if bounds[part] < bounds[part + 1]
        ]

    def _spill(self) -> None:
        for part, path in enumerate(self._paths):
            pieces = self._pieces(part)
            if pieces:
                with path.open("ab") as file:
                    file.write(np.concatenate(pieces).view(np.uint8).data)
        self._waiting.clear()
        self._used = 0
        give_back()

"""Records spread over parts by key, in memory while there is room, else in temporary files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.types.array_folder import Array


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
        self._room = room
        self._used = 0
        self._pieces: list[list[Array]] = [[] for _ in self._paths]

    def __len__(self) -> int:
        return len(self._paths)

    def append(self, records: Array, bounds: NDArray[np.int64]) -> None:
        """Add records grouped by part: part p gets ``records[bounds[p]:bounds[p + 1]]``."""
        for part, pieces in enumerate(self._pieces):
            start, stop = int(bounds[part]), int(bounds[part + 1])
            if start < stop:
                pieces.append(records[start:stop])
        self._used += records.nbytes
        if self._used > self._room:
            self._spill()

    def take(self, part: int) -> Array:
        """All records of one part, as the caller's own array; the part is empty afterwards."""
        path, pieces = self._paths[part], self._pieces[part]
        self._pieces[part] = []
        if path.exists():
            pieces.insert(0, np.fromfile(path, self._dtype))
            path.unlink()
        return np.concatenate([np.empty(0, self._dtype), *pieces])

    def _spill(self) -> None:
        for path, pieces in zip(self._paths, self._pieces, strict=True):
            if pieces:
                with path.open("ab") as file:
                    for piece in pieces:
                        file.write(piece.view(np.uint8).data)
                pieces.clear()
        self._used = 0

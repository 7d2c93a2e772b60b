"""Word alignments of a whole bitext: links between word positions, memory-mapped; Pharaoh text in and out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

import numpy as np
import numpy.typing as npt

from postil.errors import InputError
from postil.types.files import atomic_folder, atomic_write

U16 = npt.NDArray[np.uint16]
U64 = npt.NDArray[np.uint64]


@dataclass(frozen=True, slots=True)
class Alignment:
    """Links of every sentence pair.

    ``points`` (N, 2) uint16: (source, target) positions within the sentence; ``offsets`` (n + 1,) uint64: the links of sentence i
    are ``points[offsets[i]:offsets[i + 1]]``.
    """

    points: U16
    offsets: U64

    def __len__(self) -> int:
        return len(self.offsets) - 1

    def __getitem__(self, index: int) -> U16:
        return self.points[int(self.offsets[index]) : int(self.offsets[index + 1])]

    @classmethod
    def of(cls, sentences: Iterable[Iterable[tuple[int, int]]]) -> Alignment:
        """From links in memory."""
        lists = [list(links) for links in sentences]
        offsets = np.zeros(len(lists) + 1, dtype=np.uint64)
        np.cumsum([len(links) for links in lists], out=offsets[1:])
        flat = [link for links in lists for link in links]
        return cls(np.array(flat, dtype=np.uint16).reshape(-1, 2), offsets)

    @classmethod
    def open(cls, folder: Path) -> Alignment:
        """Open what :meth:`write` wrote.

        Raises
        ------
        InputError
            The files are missing, cut off or do not fit.
        """
        try:
            offsets = np.memmap(folder / "offsets", dtype="<u8", mode="r")
            count = int(offsets[-1])
            if not count:
                return cls(np.empty((0, 2), dtype=np.uint16), offsets)
            return cls(np.memmap(folder / "points", dtype="<u2", mode="r", shape=(count, 2)), offsets)
        except (OSError, ValueError, IndexError) as error:
            raise InputError(f"not a word alignment: {error}", file=folder) from error

    @staticmethod
    def write(folder: Path, parts: Iterable[tuple[U16, U64]]) -> Alignment:
        """Write links part by part: (points, number of points of each sentence)."""
        with atomic_folder(folder) as target:
            total = np.uint64(0)
            with (target / "points").open("wb") as points, (target / "offsets").open("wb") as offsets:
                np.zeros(1, dtype="<u8").tofile(offsets)
                for found, counts in parts:
                    found.astype("<u2").tofile(points)
                    ends = np.cumsum(counts, dtype=np.uint64) + total
                    ends.astype("<u8").tofile(offsets)
                    total = ends[-1] if len(ends) else total
        return Alignment.open(folder)


def read_pharaoh(path: Path) -> Iterator[list[tuple[int, int]]]:
    """Links of each line, ``source-target`` pairs counted from 0.

    Raises
    ------
    InputError
        A line holds something else; names file and line.
    """
    with path.open(encoding="utf-8") as stream:
        for number, line in enumerate(stream, 1):
            try:
                yield [(int(a), int(b)) for a, b in (link.split("-") for link in line.split())]
            except ValueError as error:
                raise InputError(
                    "not a word alignment (0-0 1-2 ...)", file=path, line=number
                ) from error


def write_pharaoh(alignment: Iterable[Iterable[tuple[int, int]] | U16], path: Path) -> None:
    """Write one line of ``source-target`` pairs per sentence."""
    with atomic_write(path) as temporary, temporary.open("w", encoding="utf-8") as stream:
        for links in alignment:
            _write_line(links, stream)


def _write_line(links: Iterable[tuple[int, int]] | U16, stream: TextIO) -> None:
    stream.write(" ".join(f"{int(source)}-{int(target)}" for source, target in links) + "\n")

"""Word alignments of a whole bitext: links between word positions, memory-mapped."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.errors import InputError
from postil.messages import Message
from postil.types.files import atomic_folder
from postil.types.reasons import reason_of

U16 = npt.NDArray[np.uint16]
U64 = npt.NDArray[np.uint64]

FORMAT_VERSION = 1
MANIFEST = "manifest.json"


@dataclass(frozen=True, slots=True)
class Alignment:
    """Links of every sentence pair.

    ``points`` (N, 2) uint16: (source, target) positions within the sentence; ``offsets`` (n + 1,)
    uint64: the links of sentence i are ``points[offsets[i]:offsets[i + 1]]``.
    """

    points: U16
    offsets: U64

    def __len__(self) -> int:
        return len(self.offsets) - 1

    def __getitem__(self, index: int) -> U16:
        return self.points[int(self.offsets[index]) : int(self.offsets[index + 1])]

    @classmethod
    def of(cls, sentences: Iterable[Iterable[tuple[int, int]]]) -> Alignment:
        """An alignment of links in memory."""
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
            manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
            if manifest["format_version"] != FORMAT_VERSION:
                raise ValueError(f"format version {manifest['format_version']} is not known")
            offsets = np.memmap(folder / "offsets", dtype="<u8", mode="r")
            count = int(offsets[-1])
            size = (folder / "points").stat().st_size
            if offsets[0] or size != 4 * count or not (offsets[1:] >= offsets[:-1]).all():
                raise ValueError("the offsets do not fit the points")
            if len(offsets) != manifest["sentences"] + 1:
                raise ValueError("sentences are missing")
            if not count:
                return cls(np.empty((0, 2), dtype=np.uint16), offsets)
            points = np.memmap(folder / "points", dtype="<u2", mode="r", shape=(count, 2))
        except (OSError, ValueError, LookupError, TypeError) as error:
            raise InputError(
                Message("not a word alignment: {reason}", reason=reason_of(error)), file=folder
            ) from error
        return cls(points, offsets)

    @staticmethod
    def write(folder: Path, parts: Iterable[tuple[U16, U64]]) -> Alignment:
        """Write links part by part: (points, number of points of each sentence)."""
        with atomic_folder(folder) as target:
            sentences, total = 0, np.uint64(0)
            with (
                (target / "points").open("wb") as points,
                (target / "offsets").open("wb") as offsets,
            ):
                np.zeros(1, dtype="<u8").tofile(offsets)
                for found, counts in parts:
                    found.astype("<u2").tofile(points)
                    ends = np.cumsum(counts, dtype=np.uint64) + total
                    ends.astype("<u8").tofile(offsets)
                    sentences += len(ends)
                    total = ends[-1] if len(ends) else total
            manifest = {"format_version": FORMAT_VERSION, "sentences": sentences}
            (target / MANIFEST).write_text(json.dumps(manifest) + "\n", encoding="utf-8")
        return Alignment.open(folder)

"""Word alignments of a whole bitext: links between word positions, memory-mapped.

Pharaoh text ("0-0 1-2 ...", a line a sentence) in and out; two directions made one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from postil.bitext.symmetrise import symmetrise_points
from postil.errors import InputError
from postil.messages import Message
from postil.types.files import atomic_folder, atomic_write

U16 = npt.NDArray[np.uint16]
U64 = npt.NDArray[np.uint64]
Links: TypeAlias = Iterable[tuple[int, int]] | U16  # (source, target) positions of one sentence

FORMAT_VERSION = 1
MANIFEST = "manifest.json"
LAST_POSITION = 0xFFFE  # of a word that can be aligned


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
                Message("not a word alignment: {reason}", reason=error), file=folder
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


def symmetrise(forward: Links, backward: Links, heuristic: str = "grow-diag-final-and") -> U16:
    """One alignment of a sentence pair from those of both directions.

    Parameters
    ----------
    forward, backward
        (source, target) positions, in any order and number.
    heuristic
        "intersection", "union", "grow", "grow-diag", "grow-diag-final" or "grow-diag-final-and"
        (Koehn et al. 2005).

    Returns
    -------
    uint16 array, shape (N, 2)
        Ordered by target, then source.

    Raises
    ------
    UsageError
        There is no such heuristic.
    """
    return symmetrise_points(_points(forward), _points(backward), heuristic)


def _points(links: Links) -> U16:
    if isinstance(links, np.ndarray):
        return np.ascontiguousarray(links, dtype=np.uint16).reshape(-1, 2)
    return np.array(list(links), dtype=np.uint16).reshape(-1, 2)


def read_pharaoh(path: Path) -> Iterator[list[tuple[int, int]]]:
    """Links of each line, ``source-target`` pairs counted from 0, in the order of the file.

    Raises
    ------
    InputError
        The file cannot be read, or a line holds something else; names file and line.
    """
    number = 0
    try:
        with path.open(encoding="utf-8") as stream:
            for number, line in enumerate(stream, 1):  # noqa: B007
                yield [_link(text) for text in line.split()]
    except OSError as error:
        raise InputError(
            Message("cannot be read: {reason}", reason=error.strerror), file=path
        ) from error
    except ValueError as error:
        message = Message("not a word alignment (0-0 1-2 ...)")
        raise InputError(message, file=path, line=number or 1) from error


def _link(text: str) -> tuple[int, int]:
    source, target = text.split("-")
    link = int(source), int(target)
    if max(link) > LAST_POSITION:
        raise ValueError(text)
    return link


def write_pharaoh(alignment: Iterable[Links], path: Path) -> None:
    """Write one line of ``source-target`` pairs per sentence."""
    with atomic_write(path) as temporary, temporary.open("w", encoding="utf-8") as stream:
        for links in alignment:
            points = (f"{int(source)}-{int(target)}" for source, target in links)
            stream.write(" ".join(points) + "\n")

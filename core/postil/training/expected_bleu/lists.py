"""n-best lists as bags of phrase pairs, in memory-mapped arrays: what the learners of phrase scores
read, pass after pass.

Each list names its distinct phrase pairs ("units") once; its candidates refer to them by place, in
two bytes. A list of 100 candidates takes about 3 KB.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.types.array_checks import below, divides
from postil.types.array_folder import ArraysWriter, damaged, open_arrays
from postil.types.files import atomic_folder

F32 = npt.NDArray[np.float32]
I64 = npt.NDArray[np.int64]
U16 = npt.NDArray[np.uint16]
U32 = npt.NDArray[np.uint32]
KIND = "n-best lists of phrase pairs"
VERSION = 1
TYPES: dict[str, np.dtype[Any]] = {
    "base": np.dtype("<f4"),
    "quality": np.dtype("<f4"),
    "offsets": np.dtype("<i8"),
    "unit_offsets": np.dtype("<i8"),
    "units": np.dtype("<u4"),
    "use_offsets": np.dtype("<i8"),
    "uses": np.dtype("<u2"),
}
_NOTHING = np.zeros(1, dtype=np.int64)


@dataclass(frozen=True, slots=True)
class NBestList:
    """The candidates of one sentence.

    Attributes
    ----------
    base
        Float32 (k,): model score by the baseline.
    quality
        Float32 (k,): sentence-level quality, the more the better.
    counts
        Int64 (k,): phrase pairs of each candidate.
    units
        Uint32 (sum of counts,): the phrase pairs of all candidates, one after another; one used
        twice stands twice.
    """

    base: F32
    quality: F32
    counts: I64
    units: U32


@dataclass(frozen=True, slots=True)
class NBestLists:
    """All lists; shapes as in ``passes.Passes``."""

    base: F32
    quality: F32
    offsets: I64
    unit_offsets: I64
    units: U32
    use_offsets: I64
    uses: U16

    def __len__(self) -> int:
        return len(self.offsets) - 1

    @property
    def candidates(self) -> int:
        return len(self.base)

    @classmethod
    def open(cls, folder: Path) -> NBestLists:
        """Map what :func:`write_lists` wrote.

        Raises
        ------
        EngineError
            Something is missing or damaged.
        """
        _, arrays = open_arrays(folder, KIND, VERSION, TYPES)
        found = cls(**arrays)
        if not found.fits():
            raise damaged(folder, "its arrays do not fit together", "Train again from the start.")
        return found

    def fits(self) -> bool:
        """Whether everything that a pass takes for a place is one."""
        lists = len(self.offsets) - 1
        return (
            len(self.base) == len(self.quality)
            and divides(self.offsets, lists, len(self.base))
            and divides(self.unit_offsets, lists, len(self.units))
            and divides(self.use_offsets, len(self.base), len(self.uses))
            and below(self.uses, self.use_offsets[self.offsets], np.diff(self.unit_offsets))
        )


def write_lists(folder: Path, lists: Iterable[NBestList]) -> NBestLists:
    """Write ``lists``, one after another, into ``folder`` (replaced as a whole) and open them.

    Raises
    ------
    ValueError
        A list holds more than 65,536 different phrase pairs.
    StorageError
        It could not be written.
    """
    with (
        atomic_folder(folder) as temporary,
        ArraysWriter(temporary, TYPES) as writer,
    ):
        for name in ("offsets", "unit_offsets", "use_offsets"):
            writer.append(name, _NOTHING)
        candidates = units = uses = 0
        for item in lists:
            distinct, places = np.unique(item.units, return_inverse=True)
            if len(distinct) > 1 << 16:
                raise ValueError(f"a list holds {len(distinct)} different phrase pairs")
            writer.append("base", item.base)
            writer.append("quality", item.quality)
            writer.append("units", distinct)
            writer.append("uses", places)
            writer.append("use_offsets", uses + np.cumsum(item.counts, dtype=np.int64))
            candidates, units = candidates + len(item.base), units + len(distinct)
            uses += len(item.units)
            writer.append("offsets", np.array([candidates]))
            writer.append("unit_offsets", np.array([units]))
        writer.finish(KIND, VERSION, {})
    return NBestLists.open(folder)

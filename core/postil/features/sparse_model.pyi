from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

ARRAYS: dict[str, np.dtype[Any]]
NO_WORDS: tuple[tuple[int, ...], tuple[int, ...]]

def write_sparse_model(
    folder: Path,
    keys: npt.NDArray[np.uint64],
    weights: npt.NDArray[np.float32],
    templates: Iterable[str],
    forms: Iterable[str] = (),
    frequent: tuple[Sequence[int], Sequence[int]] = ...,
    synced: bool = True,
) -> None: ...

class SparseModel:
    bits: int
    features: int
    folder: Path
    forms: tuple[str, ...]
    frequent: tuple[tuple[int, ...], tuple[int, ...]]
    @classmethod
    def open(cls, folder: Path) -> SparseModel: ...
    @property
    def templates(self) -> list[str]: ...
    def write_scaled(self, folder: Path, factor: float) -> None: ...
    def weights(self, keys: npt.NDArray[np.uint64]) -> npt.NDArray[np.float32]: ...

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.models.max_margin.phrases import PhraseNumbers

U8 = npt.NDArray[np.uint8]
U32 = npt.NDArray[np.uint32]
U64 = npt.NDArray[np.uint64]
MatrixRows = tuple[U32, U32, U32, U32]

KIND: str
VERSION: int
TYPES: dict[str, np.dtype[Any]]

class MarginMatrix:
    source: PhraseNumbers
    target: PhraseNumbers
    settings: dict[str, Any]
    facts: dict[str, int]
    folder: Path | None
    total: float
    def __init__(
        self, settings: Mapping[str, Any], arrays: Mapping[str, npt.NDArray[Any]]
    ) -> None: ...
    @staticmethod
    def open(folder: Path) -> MarginMatrix: ...
    def __len__(self) -> int: ...
    def predicted(
        self, source: Sequence[int] | U32
    ) -> list[tuple[tuple[int, ...], float, int]]: ...
    def row_of(self, number: int) -> tuple[U32, U32]: ...

def check_matrix(
    settings: Mapping[str, Any], arrays: Mapping[str, npt.NDArray[Any]]
) -> dict[str, int]: ...
def spellings(
    target: PhraseNumbers,
    tokens: U32,
    offsets: U64,
    words: U32,
    lengths: U8,
    start: int,
    stop: int,
) -> None: ...
def write_matrix(
    folder: Path,
    settings: Mapping[str, Any],
    numbers: tuple[PhraseNumbers, PhraseNumbers],
    spelled: tuple[U32, U8],
    rows: tuple[U64, U32],
    blocks: Iterable[MatrixRows],
) -> None: ...

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.models.phrase_table.builder import PhraseTableOptions as PhraseTableOptions
from postil.models.phrase_table.builder import build_phrase_table as build_phrase_table
from postil.models.phrase_table.entries import PhraseEntry as PhraseEntry
from postil.models.phrase_table.entries import RowBlock

class PhraseTable:
    rows: int
    sources: int
    max_length: int
    settings: dict[str, Any]
    facts: dict[str, int]
    folder: Path | None
    @staticmethod
    def open(folder: Path | str) -> PhraseTable: ...
    @staticmethod
    def from_rows(block: RowBlock) -> PhraseTable: ...
    def __len__(self) -> int: ...
    def let_go(self) -> None: ...
    def options(self, source: Sequence[int] | NDArray[np.uint32]) -> list[PhraseEntry]: ...
    def targets(
        self, source: Sequence[int] | NDArray[np.uint32]
    ) -> tuple[frozenset[tuple[int, ...]], int]: ...
    def entries(self) -> Iterator[PhraseEntry]: ...

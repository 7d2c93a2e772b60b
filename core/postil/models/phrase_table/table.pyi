from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.models.phrase_table.entries import PhraseEntry, RowBlock

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
    def release_pages(self) -> None: ...
    def __contains__(self, source: Sequence[int] | NDArray[np.uint32]) -> bool: ...
    def options(self, source: Sequence[int] | NDArray[np.uint32]) -> list[PhraseEntry]: ...
    def targets(
        self, source: Sequence[int] | NDArray[np.uint32]
    ) -> tuple[frozenset[tuple[int, ...]], int]: ...
    def entries(self) -> Iterator[PhraseEntry]: ...

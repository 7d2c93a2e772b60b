from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.models.lm.ngram_spool import NgramSpool
from postil.models.lm.table import GrowingTable
from postil.text.vocabulary import Vocabulary

class ArpaTables:
    order: int
    found: int
    array: npt.NDArray[np.float32]
    tables: list[GrowingTable]
    def __init__(
        self,
        counts: list[int],
        room: list[int],
        path: Path,
        folder: Path,
        vocabulary: Vocabulary,
        spool: NgramSpool | None = None,
    ) -> None: ...
    def start(self, k: int) -> None: ...
    def add(self, k: int, data: bytes, at: int, number: int) -> tuple[int, int]: ...
    def end_unigrams(self, line_number: int) -> None: ...
    def finish(
        self,
    ) -> tuple[npt.NDArray[np.float32], list[tuple[npt.NDArray[np.uint8], int, int]]]: ...

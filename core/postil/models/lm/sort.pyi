from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.models.lm.spool import Budget
from postil.types.progress import Progress

class Packing:
    bits: int
    words: int
    largest: int
    def __init__(self, vocabulary_size: int, words: int) -> None: ...

class NgramSorter:
    packing: Packing
    def __init__(
        self, packing: Packing, budget: Budget, folder: Path, expected: int, threads: int
    ) -> None: ...
    def add(
        self, tokens: npt.NDArray[np.uint32], offsets: npt.NDArray[np.uint64], progress: Progress
    ) -> None: ...
    def finish(self) -> None: ...
    def release(self) -> None: ...
    def close(self) -> None: ...

from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.memory.index.arrays import IndexArrays

class WordRowFinder(IndexArrays):
    entries: int
    looked_down_to: int
    def __init__(
        self,
        fixed: tuple[Any, ...],
        tail: tuple[Any, ...],
        by_id: NDArray[np.int64],
        words: list[NDArray[np.uint32]],
        in_a_row: int,
        vocabulary: int,
    ) -> None: ...
    def newest(self, units: int, wanted: int) -> tuple[NDArray[np.int64], int]: ...
    def others(self, units: int, wanted: int) -> NDArray[np.int64]: ...

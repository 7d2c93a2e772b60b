import numpy as np
from numpy.typing import NDArray

from postil.memory.index.arrays import IndexArrays

class NearFinder(IndexArrays):
    def find(
        self, pattern: list[NDArray[np.uint32]], vocabulary: int, errors: int, limit: int
    ) -> list[tuple[int, int, int, int]]: ...

import numpy as np
from numpy.typing import NDArray

from postil.memory.index.arrays import IndexArrays

class FragmentFinder(IndexArrays):
    def find(
        self, query: NDArray[np.uint32], least: int, shown: int
    ) -> list[tuple[int, int, int, list[tuple[int, int]]]]: ...

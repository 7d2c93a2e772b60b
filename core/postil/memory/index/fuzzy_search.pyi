from typing import Any

import numpy as np
from numpy.typing import NDArray

class Searcher:
    def search(
        self,
        query: NDArray[np.uint32],
        heads: NDArray[np.uint32],
        rings: NDArray[np.uint32],
        fixed: tuple[Any, ...],
        tail: tuple[Any, ...],
        vocabulary: int,
        threshold: int,
        limit: int,
    ) -> list[tuple[int, int, int]]: ...

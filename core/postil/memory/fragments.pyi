from typing import Any

import numpy as np
from numpy.typing import NDArray

class Finder:
    def __init__(self, fixed: tuple[Any, ...], tail: tuple[Any, ...]) -> None: ...
    def find(
        self, query: NDArray[np.uint32], least: int, shown: int
    ) -> list[tuple[int, int, int, list[tuple[int, int]]]]: ...

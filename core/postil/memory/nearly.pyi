from typing import Any

import numpy as np
from numpy.typing import NDArray

class NearFinder:
    def __init__(self, fixed: tuple[Any, ...], tail: tuple[Any, ...]) -> None: ...
    def find(
        self, pattern: list[NDArray[np.uint32]], vocabulary: int, errors: int, limit: int
    ) -> list[tuple[int, int, int, int]]: ...

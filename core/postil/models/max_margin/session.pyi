from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.models.max_margin.matrix import MarginMatrix

Ids = Sequence[int] | npt.NDArray[np.uint32]

ENTRY: np.dtype[np.void]
COUNT: np.dtype[np.void]

class SessionCounts:
    segments: int
    def __init__(self, matrix: MarginMatrix) -> None: ...
    def add(self, source: Ids, target: Ids) -> None: ...
    def remove(self, source: Ids, target: Ids) -> None: ...
    def save(self) -> dict[str, npt.NDArray[Any]]: ...
    def restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None: ...
    def dump(self) -> tuple[list[Any], list[Any], int]: ...

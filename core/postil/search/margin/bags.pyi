from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from postil.models.max_margin.matrix import MarginMatrix
from postil.models.max_margin.session import SessionCounts

Ids = Sequence[int] | npt.NDArray[np.uint32]

class BagPredictor:
    matrix: MarginMatrix
    session: SessionCounts | None
    size: int
    weighted: bool
    walls: tuple[int, ...]
    zones: tuple[tuple[int, int], ...]
    def __init__(
        self,
        matrix: MarginMatrix,
        size: int = 10,
        weighted: bool = False,
        session: SessionCounts | None = None,
        row_limit: int = 0,
    ) -> None: ...
    def predict(
        self,
        sentence: Ids,
        walls: Sequence[int] = (),
        zones: Sequence[tuple[int, int]] = (),
    ) -> None: ...
    def force(
        self, start: int, end: int, targets: Iterable[Sequence[int]], origin: int = 3
    ) -> None: ...
    def forbid(self, sequences: Iterable[Sequence[int]]) -> None: ...
    def offer_copies(self) -> None: ...
    def listed(self) -> list[list[tuple[tuple[int, ...], float, float]]]: ...

def rooms_of(length: int, walls: Sequence[int], zones: Sequence[tuple[int, int]]) -> list[int]: ...

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from postil.search.forest.hypergraph import Derivation, Forest

class KBest:
    def __init__(
        self,
        forest: Forest,
        scores: npt.NDArray[np.float32] | None = None,
        *,
        distinct: bool = False,
    ) -> None: ...
    def derivations(self, k: int) -> list[Derivation]: ...
    def derivation(self, rank: int) -> Derivation: ...
    def ranked(self, numbers: Iterable[int]) -> list[Derivation]: ...
    def texts(
        self, k: int
    ) -> tuple[npt.NDArray[np.uint32], npt.NDArray[np.int64], npt.NDArray[np.float64]]: ...
    def candidates(
        self, k: int
    ) -> tuple[
        npt.NDArray[np.uint32],
        npt.NDArray[np.int64],
        npt.NDArray[np.float64],
        npt.NDArray[np.float64],
    ]: ...

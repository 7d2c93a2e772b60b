from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from postil.search.forest.hypergraph import Derivation, Hypergraph

U32 = npt.NDArray[np.uint32]
I64 = npt.NDArray[np.int64]

class KBest:
    def __init__(
        self,
        forest: Hypergraph,
        scores: npt.NDArray[np.float32] | None = None,
        *,
        distinct: bool = False,
    ) -> None: ...
    def derivations(self, k: int) -> list[Derivation]: ...
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

def different(lists: Sequence[tuple[KBest, int]]) -> tuple[U32, I64, U32, I64]: ...

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from postil.search.forest.hypergraph import Forest, Rules

U32 = npt.NDArray[np.uint32]
I64 = npt.NDArray[np.int64]
F32 = npt.NDArray[np.float32]
F64 = npt.NDArray[np.float64]

class BleuForest:
    edge_offset: U32
    tail_offset: U32
    tails: U32
    rule: U32
    score: F32
    rules: Rules
    gain: F64
    origin: U32
    def __init__(
        self, forest: Forest, copies: U32, references: Sequence[U32], gains: Sequence[float] | F64
    ) -> None: ...
    def best(self, lists: Sequence[tuple[float, float, int]]) -> tuple[U32, I64, U32, I64]: ...

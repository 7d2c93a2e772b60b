from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.training.relevant_sets.candidate_store import Round

class Compiler:
    def __init__(
        self,
        rounds: Sequence[Round],
        kept: npt.NDArray[np.uint8],
        dense_weights: npt.NDArray[np.float64],
        tuned: npt.NDArray[np.uint8],
        sparse_weights: npt.NDArray[np.float32],
        sparse: bool,
        truths: int,
    ) -> None: ...
    def add(self, first: int, last: int, budget: int) -> int: ...
    def take(self) -> dict[str, npt.NDArray[Any]]: ...

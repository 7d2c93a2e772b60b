from collections.abc import Collection, Sequence

import numpy as np
import numpy.typing as npt

from postil.search.margin.bags import BagPredictor

Step = tuple[int, int, int, int, float, float, float]

class TabuDecoder:
    predictor: BagPredictor
    relaxed: bool
    def __init__(
        self,
        predictor: BagPredictor,
        contradiction: bool = True,
        tabu: str = "bag",
        window: int = -1,
    ) -> None: ...
    def search(self, sentence: Sequence[int] | npt.NDArray[np.uint32]) -> None: ...
    def run(self, forbidden: Collection[Sequence[int]] = ()) -> None: ...
    def results(self) -> list[tuple[float, npt.NDArray[np.uint32], list[Step]]]: ...

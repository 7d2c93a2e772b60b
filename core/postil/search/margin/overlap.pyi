from collections.abc import Collection, Sequence

import numpy as np
import numpy.typing as npt

from postil.models.lm.model import LanguageModel
from postil.search.margin.bags import BagPredictor

class OverlapDecoder:
    predictor: BagPredictor
    lm: LanguageModel
    score: float
    relaxed: bool
    def __init__(
        self,
        predictor: BagPredictor,
        lm: LanguageModel,
        weights: npt.ArrayLike,
        beam: int = 50,
        window: int = 2,
    ) -> None: ...
    def search(self, sentence: Sequence[int] | npt.NDArray[np.uint32]) -> None: ...
    def run(self, forbidden: Collection[Sequence[int]] = ()) -> None: ...

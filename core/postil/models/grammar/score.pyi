from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.models.phrase_table.corpus import AlignedCorpus
from postil.models.phrase_table.entries import RowBlock

def score_rules(
    rules: NDArray[Any],
    corpus: AlignedCorpus,
    source_weights: NDArray[np.float32],
    target_weights: NDArray[np.float32],
    factors: NDArray[np.float64],
    minimum: float,
    limit: int,
    occurrences: int,
    normal: bool = False,
) -> RowBlock: ...

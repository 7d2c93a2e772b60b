from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.models.phrase_table.corpus import AlignedCorpus
from postil.models.phrase_table.entries import RowBlock
from postil.models.phrase_table.significance import Significance

def score_pairs(
    pairs: NDArray[Any],
    corpus: AlignedCorpus,
    factors: NDArray[np.float64],
    discounts: NDArray[np.float64],
    distinct: float,
    minimum: float,
    limit: int,
    smoothing: float,
    significance: Significance | None = None,
) -> RowBlock: ...

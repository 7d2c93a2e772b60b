from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.models.phrase_extract_corpus import AlignedCorpus
from postil.models.phrase_significance import Significance
from postil.models.phrase_table_block import RowBlock

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

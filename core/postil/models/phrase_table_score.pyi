from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.models.phrase_extract_corpus import AlignedCorpus
from postil.models.phrase_table_writer import RowBlock

HISTOGRAM: int
PAIR: np.dtype[Any]

def gather_pairs(
    records: NDArray[Any], bits: int
) -> tuple[NDArray[Any], NDArray[np.int64], NDArray[np.int64]]: ...
def score_pairs(
    pairs: NDArray[Any],
    corpus: AlignedCorpus,
    factors: NDArray[np.float64],
    discounts: NDArray[np.float64],
    distinct: float,
    minimum: float,
    limit: int,
    smoothing: float,
) -> RowBlock: ...

from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.models.phrase_table.significance import Significance

HISTOGRAM: int
PAIR: np.dtype[Any]

def gather_pairs(
    records: NDArray[Any], bits: int, significance: Significance | None = None
) -> tuple[NDArray[Any], NDArray[np.int64], NDArray[np.int64]]: ...

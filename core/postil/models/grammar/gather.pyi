from typing import Any

import numpy as np
from numpy.typing import NDArray

PAIR: np.dtype[Any]

def gather_rules(
    records: NDArray[Any], bits: int
) -> tuple[NDArray[Any], NDArray[np.int64], NDArray[np.int64]]: ...

import numpy as np
from numpy.typing import NDArray

def sorted_suffixes(
    tokens: NDArray[np.uint32], offsets: NDArray[np.uint64], depth: int
) -> NDArray[np.uint32]: ...

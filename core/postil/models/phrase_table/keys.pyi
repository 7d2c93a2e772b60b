import numpy as np
from numpy.typing import NDArray

LONGEST: int

def phrase_keys(tokens: NDArray[np.uint32], offsets: NDArray[np.uint64]) -> NDArray[np.uint64]: ...

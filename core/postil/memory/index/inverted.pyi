import numpy as np
from numpy.typing import NDArray

def invert(
    tokens: NDArray[np.uint32], offsets: NDArray[np.uint64], vocabulary: int
) -> tuple[NDArray[np.uint64], NDArray[np.uint32]]: ...
def gather(
    tokens: NDArray[np.uint32], offsets: NDArray[np.uint64], order: NDArray[np.int64]
) -> tuple[NDArray[np.uint32], NDArray[np.uint64]]: ...

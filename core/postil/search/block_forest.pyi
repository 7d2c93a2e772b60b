import numpy as np
import numpy.typing as npt

from postil.search.block import BlockDecoder
from postil.search.forest import Forest

def best_derivation(
    decoder: BlockDecoder,
) -> tuple[list[tuple[int, int, tuple[int, ...]]], npt.NDArray[np.float32]]: ...
def block_forest(decoder: BlockDecoder) -> Forest: ...

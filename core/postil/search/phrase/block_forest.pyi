import numpy as np
import numpy.typing as npt

from postil.search.forest.hypergraph import Forest
from postil.search.phrase.block import BlockDecoder

def best_derivation(
    decoder: BlockDecoder,
) -> tuple[list[tuple[int, int, tuple[int, ...]]], npt.NDArray[np.float32]]: ...
def block_forest(decoder: BlockDecoder) -> Forest: ...

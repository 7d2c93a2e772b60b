from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from postil.search.forest.hypergraph import Forest

U32 = npt.NDArray[np.uint32]

def bleu_forest(
    forest: Forest, copies: U32, references: Sequence[U32], gains: Sequence[float]
) -> tuple[Forest, npt.NDArray[np.float64]]: ...

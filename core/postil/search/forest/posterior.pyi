import numpy as np
import numpy.typing as npt

from postil.search.forest.hypergraph import Forest

def edge_posteriors(
    forest: Forest, scale: float = 1.0
) -> tuple[npt.NDArray[np.float64], float]: ...

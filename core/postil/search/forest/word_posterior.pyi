from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from postil.search.forest.hypergraph import Derivation, RuleApplication

def word_posteriors(
    derivation: Derivation,
    rules: Iterable[RuleApplication],
    links: Iterable[tuple[int, int]],
) -> npt.NDArray[np.float64]: ...

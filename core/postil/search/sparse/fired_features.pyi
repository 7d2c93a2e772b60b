from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from postil.search.forest.hypergraph import Derivation, Forest
from postil.search.sparse.learned_scorer import LearnedScorer

U32 = npt.NDArray[np.uint32]
Matrix = tuple[npt.NDArray[np.uint64], npt.NDArray[np.int64], U32, npt.NDArray[np.float32]]

def fired_rows(scorer: LearnedScorer, derivations: Sequence[Derivation]) -> Matrix: ...
def fired_rows_of(
    scorer: LearnedScorer, forest: Forest, edges: U32, offsets: npt.NDArray[np.int64]
) -> Matrix: ...
def fired_records(
    scorer: LearnedScorer, derivation: Derivation, keys: Iterable[int]
) -> dict[int, U32]: ...
def records_of(
    scorer: LearnedScorer, derivations: Sequence[Derivation], keys: Iterable[int]
) -> dict[int, U32]: ...

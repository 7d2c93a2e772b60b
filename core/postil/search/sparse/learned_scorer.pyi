from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from postil.features.sets import FeatureSet
from postil.features.weights import SparseWeights
from postil.features.word_forms import WordForms
from postil.search.forest.hypergraph import Derivation
from postil.search.sparse.rule_scorer import Reach, RuleScorer

U32 = npt.NDArray[np.uint32]
Matrix = tuple[npt.NDArray[np.uint64], npt.NDArray[np.int64], U32, npt.NDArray[np.float32]]

class LearnedScorer(RuleScorer):
    def __init__(
        self,
        sparse: SparseWeights,
        base: npt.ArrayLike,
        features: FeatureSet,
        source_forms: WordForms,
        target_forms: WordForms,
        average: bool = True,
        reach: Reach = "steps",
    ) -> None: ...
    def set_factor(self, factor: float) -> None: ...
    def declare(self) -> None: ...
    def rows(self, derivations: Sequence[Derivation]) -> Matrix: ...
    def records(self, derivation: Derivation, keys: Iterable[int]) -> dict[int, U32]: ...

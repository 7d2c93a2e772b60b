from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from postil.features.sets import FeatureSet
from postil.features.weights import SparseWeights
from postil.features.word_forms import WordForms
from postil.search.forest.hypergraph import Derivation
from postil.search.phrase.options import OptionScorer

U32 = npt.NDArray[np.uint32]
Matrix = tuple[npt.NDArray[np.uint64], npt.NDArray[np.int64], U32, npt.NDArray[np.float32]]

BASE_FEATURES: tuple[str, ...]

class LearnedScorer(OptionScorer):
    def __init__(
        self,
        sparse: SparseWeights,
        base: npt.ArrayLike,
        features: FeatureSet,
        source_forms: WordForms,
        target_forms: WordForms,
        average: bool = True,
    ) -> None: ...
    def declare(self) -> None: ...
    def rows(self, derivations: Sequence[Derivation]) -> Matrix: ...
    def records(self, derivation: Derivation, keys: Iterable[int]) -> dict[int, U32]: ...

import numpy.typing as npt

from postil.features.sets import FeatureSet
from postil.features.weights import SparseWeights
from postil.features.word_forms import WordForms
from postil.search.sparse.rule_scorer import Reach, RuleScorer

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

from postil.features.sparse_model import SparseModel
from postil.features.word_forms import WordForms
from postil.search.sparse.rule_scorer import RuleScorer

class SparseScorer(RuleScorer):
    def __init__(
        self,
        model: SparseModel,
        inner: RuleScorer | None = None,
        forms: tuple[WordForms, WordForms] | None = None,
    ) -> None: ...
    def declare(self) -> None: ...

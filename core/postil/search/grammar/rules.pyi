import numpy.typing as npt

from postil.models.grammar.grammar import Grammar
from postil.models.grammar.rule_corpus import RuleCorpus
from postil.models.lexicon.model import Lexicon
from postil.models.lm.model import LanguageModel
from postil.models.lm.others import OtherModels
from postil.models.session.ngrams import SessionNgrams
from postil.search.sparse.rule_scorer import RuleScorer

class RuleTable:
    grammar: Grammar
    lm: LanguageModel
    others: OtherModels
    session: SessionNgrams
    lexicon: Lexicon | None
    table_limit: int
    def __init__(
        self,
        grammar: Grammar | RuleCorpus,
        lm: LanguageModel,
        weights: npt.ArrayLike,
        table_limit: int,
        session: SessionNgrams | None = None,
        lexicon: Lexicon | None = None,
        scorer: RuleScorer | None = None,
        others: OtherModels | None = None,
    ) -> None: ...
    def set_weights(self, weights: npt.ArrayLike) -> None: ...
    def forget(self) -> None: ...

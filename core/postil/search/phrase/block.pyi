import numpy as np
import numpy.typing as npt

from postil.models.session.ngrams import SessionNgrams
from postil.search.constraints import Constraints
from postil.search.option_columns import OptionColumns
from postil.search.phrase.options import OptionTable
from postil.search.sentence_search import SentenceSearch
from postil.search.settings import SearchOptions
from postil.search.sparse.rule_scorer import RuleScorer

class BlockDecoder(SentenceSearch):
    options: OptionTable
    def __init__(
        self,
        options: OptionTable,
        weights: npt.ArrayLike,
        settings: SearchOptions = ...,
    ) -> None: ...
    def set_weights(self, weights: npt.ArrayLike) -> None: ...
    def renew(
        self, weights: npt.ArrayLike, scorer: RuleScorer | None, session: SessionNgrams | None
    ) -> None: ...
    def search(
        self,
        source: npt.NDArray[np.uint32],
        extra: OptionColumns | None = None,
        constraints: Constraints = ...,
    ) -> None: ...
    @property
    def score(self) -> float: ...
    def tokens(self) -> npt.NDArray[np.uint32]: ...

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from postil.search.constraints import Constraints
from postil.search.grammar.rules import RuleTable
from postil.search.sentence_search import SentenceSearch
from postil.search.settings import ChartSearchOptions

class ChartDecoder(SentenceSearch):
    rules: RuleTable
    def __init__(
        self, rules: RuleTable, weights: npt.ArrayLike, settings: ChartSearchOptions
    ) -> None: ...
    def set_weights(self, weights: npt.ArrayLike) -> None: ...
    def search(
        self,
        source: npt.NDArray[np.uint32],
        extra: Iterable[tuple[object, ...]] = (),
        constraints: Constraints = ...,
    ) -> None: ...
    @property
    def score(self) -> float: ...

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from postil.models.lm.class_model import ClassModel
from postil.models.lm.model import LanguageModel
from postil.models.phrase_table.table import PhraseTable
from postil.models.session.ngrams import SessionNgrams
from postil.models.word_distortion import WordDistortion
from postil.search.sparse.rule_scorer import RuleScorer

class OptionTable:
    table: PhraseTable
    lm: LanguageModel
    classes: ClassModel | None
    session: SessionNgrams
    table_limit: int
    def __init__(
        self,
        table: PhraseTable,
        lm: LanguageModel,
        weights: npt.ArrayLike,
        table_limit: int = 20,
        scorer: RuleScorer | None = None,
        phrase_scores: npt.NDArray[np.float32] | None = None,
        jumps: WordDistortion | None = None,
        margin_scores: npt.NDArray[np.float32] | None = None,
        session: SessionNgrams | None = None,
        classes: ClassModel | None = None,
    ) -> None: ...
    def __len__(self) -> int: ...
    def set_weights(self, weights: npt.ArrayLike) -> None: ...
    def blocks(self, draws: npt.NDArray[np.uint32]) -> list[tuple[int, int, tuple[int, ...]]]: ...
    def renew(self, scorer: RuleScorer | None, session: SessionNgrams | None) -> None: ...
    def forget(self) -> None: ...
    def check_span(self, start: int, end: int) -> None: ...
    def force(self, start: int, end: int, targets: Sequence[Sequence[int]]) -> None: ...

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.models.lexicon.model import Lexicon
from postil.models.phrase_table.corpus import AlignedCorpus

class RuleFinder:
    def __init__(
        self,
        corpus: AlignedCorpus,
        suffixes: NDArray[np.uint32],
        *,
        span: int = 10,
        gaps: int = 2,
        words: int = 7,
        loose: bool = True,
        loose_gapped: bool = False,
        counts: str = "gapped-shared",
        samples: int = 300,
    ) -> None: ...
    def occurrences(self, sentence: Sequence[int] | NDArray[np.uint32]) -> NDArray[Any]: ...

def word_weights(
    corpus: AlignedCorpus, lexicon: Lexicon
) -> tuple[NDArray[np.float32], NDArray[np.float32]]: ...

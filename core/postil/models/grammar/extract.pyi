from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.models.lexicon.model import Lexicon
from postil.models.phrase_table.corpus import AlignedCorpus

OCCURRENCE: np.dtype[Any]
WIDEST: int
LONGEST: int
COUNTS: tuple[str, ...]

def extract_rules(
    corpus: AlignedCorpus,
    lexicon: Lexicon,
    start: int,
    stop: int,
    bits: int,
    source_weights: NDArray[np.float32],
    target_weights: NDArray[np.float32],
    span: int = 10,
    gaps: int = 2,
    words: int = 5,
    loose: bool = False,
    loose_gapped: bool = True,
    counts: str = "single",
) -> tuple[NDArray[Any], NDArray[np.int64]]: ...

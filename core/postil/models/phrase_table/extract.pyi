from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.models.lexicon.model import Lexicon
from postil.models.phrase_table.corpus import AlignedCorpus

OCCURRENCE: np.dtype[Any]

def extract(
    corpus: AlignedCorpus,
    lexicon: Lexicon | None,
    start: int,
    stop: int,
    max_length: int,
    bits: int,
) -> tuple[NDArray[Any], NDArray[np.int64]]: ...

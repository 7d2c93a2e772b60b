import numpy as np
from numpy.typing import NDArray

from postil.models.phrase_table.corpus import AlignedCorpus

class SentenceIndex:
    sentences: int
    size: int
    def __init__(self, tokens: NDArray[np.uint32], offsets: NDArray[np.uint64]) -> None: ...

class Significance:
    source: SentenceIndex
    target: SentenceIndex
    limit: float
    def __init__(self, corpus: AlignedCorpus, threshold: float) -> None: ...

from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.models.lexicon.model import Lexicon
from postil.models.phrase_table.corpus import AlignedCorpus

OCCURRENCE: np.dtype[Any]
MOST_GAPS: int

def extract_tree_rules(
    corpus: AlignedCorpus,
    nodes: NDArray[np.uint16],
    node_offsets: NDArray[np.uint64],
    lexicon: Lexicon,
    start: int,
    stop: int,
    first_word: int,
    labels: int,
    composed: int = 3,
    symbols: int = 8,
) -> tuple[NDArray[Any], NDArray[np.uint32], NDArray[np.float64]]: ...

import numpy as np
from numpy.typing import NDArray

from postil.models.phrase_table.corpus import AlignedCorpus

def link_keys(corpus: AlignedCorpus, start: int, stop: int) -> NDArray[np.uint64]: ...

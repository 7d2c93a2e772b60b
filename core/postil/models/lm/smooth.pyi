from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from postil.models.lm.spool import RecordSpool, Streams
from postil.types.progress import Progress

class Smoother:
    def __init__(
        self,
        streams: Streams,
        discounts: npt.NDArray[np.float64],
        unigrams: npt.NDArray[np.float32],
        spools: Sequence[RecordSpool],
    ) -> None: ...
    def run(self, words: int, progress: Progress) -> None: ...

def empty_unigrams(vocabulary_size: int) -> npt.NDArray[np.float32]: ...

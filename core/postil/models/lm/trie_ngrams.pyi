from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from postil.models.lm.model import LanguageModel

class TrieNgrams:
    def __init__(self, model: LanguageModel) -> None: ...
    def batches(
        self, k: int
    ) -> Iterator[
        tuple[npt.NDArray[np.uint32], npt.NDArray[np.float32], npt.NDArray[np.float32]]
    ]: ...

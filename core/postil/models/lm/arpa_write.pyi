from collections.abc import Sequence
from typing import BinaryIO

import numpy as np
import numpy.typing as npt

class ArpaText:
    def __init__(self, words: Sequence[bytes], output: BinaryIO) -> None: ...
    def add(
        self,
        words: npt.NDArray[np.uint32],
        probs: npt.NDArray[np.float32],
        backoffs: npt.NDArray[np.float32],
    ) -> None: ...

from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.text.vocabulary import Vocabulary

class ArpaTables:
    order: int
    def __init__(self, order: int, path: Path, vocabulary: Vocabulary) -> None: ...
    def add(self, k: int, line: bytes, line_number: int) -> None: ...
    def end_unigrams(self, line_number: int) -> None: ...
    def finish(
        self,
    ) -> tuple[npt.NDArray[np.float32], list[tuple[npt.NDArray[np.uint8], int, int]]]: ...

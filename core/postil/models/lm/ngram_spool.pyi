from collections.abc import Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.models.lm.table import GrowingTable

class NgramSpool:
    def __init__(self, order: int, folder: Path) -> None: ...
    def close(self) -> None: ...
    def batches(
        self, k: int, table: GrowingTable
    ) -> Iterator[
        tuple[npt.NDArray[np.uint32], npt.NDArray[np.float32], npt.NDArray[np.float32]]
    ]: ...

import numpy as np
from numpy.typing import NDArray

from postil.models.phrase_table.entries import RowBlock

UNIT_BYTES: int

class RowPacker:
    def pack(
        self, block: RowBlock, order: NDArray[np.int64] | None = None
    ) -> tuple[NDArray[np.uint8], NDArray[np.uint64]]: ...
    def shared(self) -> dict[str, NDArray[np.generic]]: ...

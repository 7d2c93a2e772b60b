import numpy as np
import numpy.typing as npt

from postil.models.phrase_table.table import PhraseTable
from postil.types.progress import Progress

class RowFeatures:
    def __init__(self, table: PhraseTable, templates: int) -> None: ...
    def __len__(self) -> int: ...
    def number(
        self, wanted: npt.NDArray[np.uint8], progress: Progress | None = None
    ) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.uint32]]: ...
    def sums(
        self, weights: npt.NDArray[np.float32], progress: Progress | None = None
    ) -> npt.NDArray[np.float32]: ...

def same_rows(one: PhraseTable, other: PhraseTable) -> npt.NDArray[np.uint32]: ...

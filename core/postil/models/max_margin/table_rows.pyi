import numpy as np
import numpy.typing as npt

from postil.models.max_margin.matrix import MarginMatrix
from postil.models.phrase_table.table import PhraseTable
from postil.types.progress import Progress

def table_rows(
    table: PhraseTable, matrix: MarginMatrix, progress: Progress | None = None
) -> npt.NDArray[np.float32]: ...

import numpy as np
import numpy.typing as npt

from postil.models.max_margin.matrix import MarginMatrix

class RareLinker:
    def __init__(self, matrix: MarginMatrix, explained: float) -> None: ...
    def links(
        self,
        source_tokens: npt.NDArray[np.uint32],
        source_offsets: npt.NDArray[np.uint64],
        target_tokens: npt.NDArray[np.uint32],
        target_offsets: npt.NDArray[np.uint64],
        start: int,
        stop: int,
    ) -> npt.NDArray[np.uint64]: ...

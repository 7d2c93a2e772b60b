from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

U32 = npt.NDArray[np.uint32]

LONGEST: int

class Coverage:
    def __init__(self, sample: Sequence[U32], longest: int = 12) -> None: ...
    def __len__(self) -> int: ...
    def chosen(
        self, tokens: U32, offsets: npt.NDArray[np.uint64], wanted: int
    ) -> npt.NDArray[np.int64]: ...

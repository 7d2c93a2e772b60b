from collections.abc import Callable

import numpy as np
import numpy.typing as npt

class LineSearch:
    def __init__(
        self, statistics: npt.NDArray[np.int32], offsets: npt.NDArray[np.int64]
    ) -> None: ...
    def search(
        self,
        scores: npt.NDArray[np.float64],
        slopes: npt.NDArray[np.float64],
        reach: float,
        check: Callable[[], None] | None = None,
        least_width: float = 1e-6,
    ) -> tuple[float, float]: ...

import numpy as np
import numpy.typing as npt

class MiraPasses:
    def __init__(
        self,
        features: npt.NDArray[np.float32],
        fixed: npt.NDArray[np.float64],
        statistics: npt.NDArray[np.float32],
        offsets: npt.NDArray[np.int64],
        weights: npt.NDArray[np.float64],
        aggressiveness: float,
        decay: float,
    ) -> None: ...
    def visit(self, sentences: npt.NDArray[np.int64]) -> None: ...
    def average(self) -> npt.NDArray[np.float64]: ...

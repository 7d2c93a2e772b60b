import numpy as np
import numpy.typing as npt

class FeatureRows:
    def __init__(self) -> None: ...
    def matrix(
        self,
    ) -> tuple[
        npt.NDArray[np.uint64],
        npt.NDArray[np.int64],
        npt.NDArray[np.uint32],
        npt.NDArray[np.float32],
    ]: ...

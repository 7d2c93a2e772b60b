import numpy as np
import numpy.typing as npt

LOSSES: dict[str, int]

class Passes:
    def __init__(
        self,
        base: npt.NDArray[np.float32],
        quality: npt.NDArray[np.float32],
        offsets: npt.NDArray[np.int64],
        unit_offsets: npt.NDArray[np.int64],
        units: npt.NDArray[np.uint32],
        use_offsets: npt.NDArray[np.int64],
        uses: npt.NDArray[np.uint16],
        feature_offsets: npt.NDArray[np.int64],
        features: npt.NDArray[np.uint32],
        weights: npt.NDArray[np.float32],
        scale: float,
        loss: int,
        margin: float,
    ) -> None: ...
    def visit(self, lists: npt.NDArray[np.int64], rate: float) -> float: ...
    def objective(self, lists: npt.NDArray[np.int64]) -> float: ...
    def best(self, lists: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]: ...

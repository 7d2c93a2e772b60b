import numpy as np
import numpy.typing as npt

UPDATES: dict[str, int]

class RelevantPasses:
    visits: int
    updates: int
    loss: float
    shown: float
    def __init__(
        self,
        starts: npt.NDArray[np.int64],
        unit_starts: npt.NDArray[np.int64],
        entry_starts: npt.NDArray[np.int64],
        truths: npt.NDArray[np.int32],
        units: npt.NDArray[np.uint32],
        entries: npt.NDArray[np.uint32],
        dense: npt.NDArray[np.float32],
        fixed: npt.NDArray[np.float32],
        quality: npt.NDArray[np.float32],
        dense_weights: npt.NDArray[np.float64],
        sparse_weights: npt.NDArray[np.float32],
        rate: float,
        dense_rates: npt.NDArray[np.float64],
        update: int,
        average: bool,
    ) -> None: ...
    def visit(self, order: npt.NDArray[np.int64], first: int, budget: int) -> int: ...
    def averages(self) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float32]]: ...

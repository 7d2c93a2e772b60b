import numpy as np
import numpy.typing as npt

F64 = npt.NDArray[np.float64]

def chosen(scores: F64, quality: F64, count: int, *, oracles: int = 0) -> list[int]: ...

import numpy as np
import numpy.typing as npt

def candidate_scores(
    features: npt.NDArray[np.float32],
    fixed: npt.NDArray[np.float64],
    weights: npt.NDArray[np.float64],
) -> npt.NDArray[np.float64]: ...
def best_rows(
    scores: npt.NDArray[np.float64], offsets: npt.NDArray[np.int64]
) -> npt.NDArray[np.int64]: ...

import numpy as np
import numpy.typing as npt

def model_1_pass(
    given_offsets: npt.NDArray[np.uint64],
    offsets: npt.NDArray[np.uint64],
    words: npt.NDArray[np.uint32],
    pairs: npt.NDArray[np.uint32],
    start: int,
    stop: int,
    to_target: bool,
    lexicon: npt.NDArray[np.float32],
    null: npt.NDArray[np.float32],
    p0: float,
    counts: npt.NDArray[np.float64],
    null_counts: npt.NDArray[np.float64],
) -> None: ...

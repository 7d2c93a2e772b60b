import numpy as np
import numpy.typing as npt

def symmetrise_corpus(
    forward: npt.NDArray[np.uint16],
    backward: npt.NDArray[np.uint16],
    source_offsets: npt.NDArray[np.uint64],
    target_offsets: npt.NDArray[np.uint64],
    start: int,
    stop: int,
) -> tuple[npt.NDArray[np.uint16], npt.NDArray[np.uint64]]: ...

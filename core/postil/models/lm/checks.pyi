import numpy as np
import numpy.typing as npt

def is_table(slots: npt.NDArray[np.uint8], longest: bool, buckets: int, count: int) -> bool: ...

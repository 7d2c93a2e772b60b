from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

def bleu_statistics(
    candidates: Sequence[npt.NDArray[np.uint32]], references: Sequence[npt.NDArray[np.uint32]]
) -> npt.NDArray[np.int32]: ...
def bleu_statistics_of(
    tokens: npt.NDArray[np.uint32],
    offsets: npt.NDArray[np.int64],
    references: Sequence[npt.NDArray[np.uint32]],
) -> npt.NDArray[np.int32]: ...
def background_gains(
    statistics: npt.NDArray[np.int32] | npt.NDArray[np.int64], background: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]: ...

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

def bleu_statistics(
    candidates: Sequence[npt.NDArray[np.uint32]], references: Sequence[npt.NDArray[np.uint32]]
) -> npt.NDArray[np.int32]: ...

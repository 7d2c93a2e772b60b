from collections.abc import Sequence
from typing import Literal

import numpy as np
import numpy.typing as npt

def word_edits(
    candidates: Sequence[npt.NDArray[np.uint32]],
    reference: npt.NDArray[np.uint32],
    kind: Literal["wer", "per", "ter"],
) -> npt.NDArray[np.int32]: ...

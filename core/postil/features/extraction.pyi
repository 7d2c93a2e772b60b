from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

Words = Sequence[int] | npt.NDArray[np.uint32]
Links = Sequence[tuple[int, int]]
Steps = Iterable[tuple[int, int, Words] | tuple[int, int, Words, Links]]

class FeatureExtractor:
    bits: int
    def __init__(self, templates: Iterable[str]) -> None: ...

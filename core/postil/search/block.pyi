from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from postil.search.constraints import Constraints
from postil.search.options import OptionTable

class BlockDecoder:
    options: OptionTable
    expanded: int
    relaxed: bool
    def __init__(
        self,
        options: OptionTable,
        weights: npt.ArrayLike,
        *,
        pop_limit: int = 400,
        stack_limit: int = 100,
        distortion_limit: int = 6,
        swap: bool = False,
        beam: float = 0.0,
    ) -> None: ...
    def set_weights(self, weights: npt.ArrayLike) -> None: ...
    def search(
        self,
        source: npt.NDArray[np.uint32],
        extra: Iterable[tuple[object, ...]] = (),
        constraints: Constraints = ...,
    ) -> None: ...
    @property
    def score(self) -> float: ...
    def tokens(self) -> npt.NDArray[np.uint32]: ...

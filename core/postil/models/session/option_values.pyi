from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from postil.models.session.ngrams import SessionNgrams

DENSE: int

class WordNumbers:
    def __init__(self, ask: Callable[[int], int]) -> None: ...
    def __len__(self) -> int: ...

class OptionValues:
    spans: npt.NDArray[np.int32]
    places: npt.NDArray[np.int64]
    seen: npt.NDArray[np.uint32]
    dense: npt.NDArray[np.float32]
    counts: npt.NDArray[np.float64]
    events: npt.NDArray[np.int64]
    def __init__(
        self,
        rows: npt.NDArray[np.void],
        words: npt.NDArray[np.uint32],
        sentence: npt.NDArray[np.uint32],
        digits: tuple[WordNumbers, WordNumbers],
        ngrams: SessionNgrams,
        clock: int,
        boost: float,
        recent: float,
    ) -> None: ...
    def of_lengths(
        self, shortest: int, longest: int
    ) -> list[tuple[int, int, int, int, int, int]]: ...

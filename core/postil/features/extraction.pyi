from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

Packed = tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint8]]
Words = Sequence[int] | npt.NDArray[np.uint32]
Links = Sequence[tuple[int, int]]
Steps = Iterable[tuple[int, int, Words] | tuple[int, int, Words, Links]]

def packed(keys: npt.NDArray[np.uint64]) -> Packed: ...

class FeatureExtractor:
    bits: int
    def __init__(self, templates: Iterable[str]) -> None: ...
    def derivation(self, source: npt.NDArray[np.uint32], steps: Steps) -> Packed: ...
    def alone(self, source: npt.NDArray[np.uint32], steps: Steps) -> Packed: ...
    def phrase(
        self, source: npt.NDArray[np.uint32], target: Sequence[int] | npt.NDArray[np.uint32]
    ) -> Packed: ...

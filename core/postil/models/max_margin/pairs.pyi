import numpy as np
import numpy.typing as npt

from postil.models.max_margin.phrases import PhraseNumbers

U32 = npt.NDArray[np.uint32]
U64 = npt.NDArray[np.uint64]

class PairCounter:
    def __init__(
        self, source: PhraseNumbers, target: PhraseNumbers, floor: float, bits: int
    ) -> None: ...
    def pairs(
        self,
        source_tokens: U32,
        source_offsets: U64,
        target_tokens: U32,
        target_offsets: U64,
        start: int,
        stop: int,
    ) -> tuple[U64, npt.NDArray[np.int64]]: ...
    def select(
        self,
        values: U64,
        measure: int,
        threshold: float,
        least: int,
        limit: int,
        total: float,
    ) -> tuple[U32, U32, U32, U32]: ...

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from postil.search.phrase.options import OptionTable

@dataclass(frozen=True, slots=True)
class OracleTranslation:
    tokens: npt.NDArray[np.uint32]
    bleu: float
    steps: list[tuple[int, int, tuple[int, ...], int]]
    dense: npt.NDArray[np.float32]

class OracleDecoder:
    options: OptionTable
    def __init__(
        self,
        options: OptionTable,
        *,
        stack_limit: int = 100,
        distortion_limit: int = 6,
        swap: bool = False,
    ) -> None: ...
    def decode(
        self,
        source: npt.NDArray[np.uint32],
        references: Sequence[npt.NDArray[np.uint32]],
        count: int = 5,
    ) -> list[OracleTranslation]: ...

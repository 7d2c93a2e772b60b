from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

class LanguageModel:
    order: int
    vocabulary_size: int
    counts: tuple[int, ...]
    settings: dict[str, Any]
    folder: Path
    is_trie: bool
    @property
    def unigram_array(self) -> npt.NDArray[np.float32]: ...
    @classmethod
    def open(cls, folder: Path | PathLike[str] | str) -> LanguageModel: ...
    def score_sentence(
        self, ids: npt.ArrayLike, bos: bool = True, eos: bool = True
    ) -> npt.NDArray[np.float64]: ...

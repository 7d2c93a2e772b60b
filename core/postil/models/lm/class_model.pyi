from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from postil.models.lm.model import LanguageModel

KIND: str
VERSION: int
TYPES: dict[str, np.dtype[Any]]

def words_folder(folder: Path) -> Path: ...
def class_tokens(
    classes: npt.NDArray[np.int32], rare: npt.ArrayLike = ()
) -> npt.NDArray[np.uint32]: ...
def save_class_tokens(folder: Path, tokens: npt.NDArray[np.uint32]) -> None: ...
def check_class_tokens(
    settings: Mapping[str, Any], arrays: Mapping[str, npt.NDArray[Any]]
) -> dict[str, int]: ...

class ClassModel:
    lm: LanguageModel
    words: int
    @classmethod
    def open(cls, folder: Path) -> Self: ...
    @property
    def folders(self) -> tuple[Path, Path]: ...
    @property
    def tokens(self) -> npt.NDArray[np.uint32]: ...
    def score_sentence(self, ids: npt.ArrayLike) -> npt.NDArray[np.float64]: ...

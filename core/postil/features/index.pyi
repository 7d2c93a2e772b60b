from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

import numpy as np
import numpy.typing as npt

from postil.features.extraction import FeatureExtractor, Steps
from postil.text.vocabulary import Vocabulary

class FeatureIndex:
    def __init__(self) -> None: ...
    def __len__(self) -> int: ...
    def ids(
        self,
        extractor: FeatureExtractor,
        source: npt.NDArray[np.uint32],
        steps: Steps,
        sentence: int,
        bag: bool = False,
    ) -> tuple[npt.NDArray[np.uint32], npt.NDArray[np.uint8]]: ...
    @property
    def sentences(self) -> npt.NDArray[np.uint32]: ...
    @property
    def all_keys(self) -> npt.NDArray[np.uint64]: ...
    def record(self, number: int) -> npt.NDArray[np.uint32]: ...
    def name(
        self, number: int, source_vocabulary: Vocabulary, target_vocabulary: Vocabulary
    ) -> str: ...
    def save(self, folder: Path) -> None: ...
    @classmethod
    def open(cls, folder: Path) -> FeatureIndex: ...

class Words(Protocol):
    """What knows the words of ids: a vocabulary, or word forms."""

    def decode(self, ids: Iterable[int]) -> list[str]: ...

def feature_name(
    record: npt.NDArray[np.uint32], source_vocabulary: Words, target_vocabulary: Words
) -> str: ...
def record_words(
    record: npt.NDArray[np.uint32], source_vocabulary: Words, target_vocabulary: Words
) -> tuple[tuple[str, ...], tuple[str, ...]]: ...

from pathlib import Path
from typing import Any

import numpy as np

from postil.models.phrase_table.corpus import AlignedCorpus
from postil.types.progress import Progress

TYPES: dict[str, np.dtype[Any]]

def estimate_word_distortion(
    corpus: AlignedCorpus, folder: Path, words: int, progress: Progress | None = None
) -> None: ...

class WordDistortion:
    words: int
    folder: Path
    @classmethod
    def open(cls, folder: Path) -> WordDistortion: ...

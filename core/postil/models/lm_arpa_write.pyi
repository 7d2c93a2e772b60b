from collections.abc import Sequence
from typing import BinaryIO

from postil.models.lm import LanguageModel
from postil.models.lm_spool import Streams
from postil.types.progress import Progress

class ArpaText:
    def __init__(
        self,
        streams: Streams,
        model: LanguageModel,
        words: Sequence[bytes],
        output: BinaryIO,
        progress: Progress,
    ) -> None: ...
    def unigrams(self) -> None: ...
    def ngrams(self, k: int) -> None: ...

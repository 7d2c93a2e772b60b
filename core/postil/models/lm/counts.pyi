from collections.abc import Sequence

from postil.models.lm.sort import NgramSorter
from postil.models.lm.spool import Streams
from postil.types.progress import Progress

class CountCollector:
    def __init__(
        self, sorter: NgramSorter, streams: Streams, thresholds: Sequence[int]
    ) -> None: ...
    def run(self, progress: Progress) -> None: ...
    @property
    def counts_of_counts(self) -> list[tuple[int, int, int, int]]: ...
    @property
    def kept_counts(self) -> list[int]: ...
    @property
    def context_counts(self) -> list[int]: ...

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.models.lm.spool import RecordSpool

class GrowingTable:
    count: int
    def __init__(self, longest: bool, folder: Path, expected: int = 0) -> None: ...
    def finish(self) -> tuple[npt.NDArray[np.uint8], int]: ...

class TableBuilder:
    buckets: int
    inserted: int
    def __init__(self, records: RecordSpool, count: int, longest: bool) -> None: ...
    def stretches(self) -> Iterator[npt.NDArray[np.uint8]]: ...
    def close(self) -> None: ...

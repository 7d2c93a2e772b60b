from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.models.session.table import SessionTable

SEGMENT: np.dtype[np.void]

class SessionTableStore:
    def __init__(self, table: SessionTable) -> None: ...
    def save(self) -> dict[str, npt.NDArray[Any]]: ...
    def restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None: ...
    def events(self) -> list[int]: ...

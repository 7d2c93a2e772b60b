from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

TYPES: dict[str, np.dtype[Any]]

class RuleTrees:
    def __init__(
        self,
        labels: Sequence[str],
        offsets: NDArray[np.uint64] | None = None,
        nodes: NDArray[np.uint32] | None = None,
    ) -> None: ...
    def __len__(self) -> int: ...
    def of(self, entry: int) -> list[tuple[int, int, bool]]: ...

def trees_folder(folder: Path) -> Path: ...
def write_rule_trees(
    folder: Path, offsets: NDArray[np.uint64], nodes: NDArray[np.uint32]
) -> None: ...
def open_rule_trees(folder: Path, labels: Sequence[str], rows: int) -> RuleTrees: ...
def check_trees(
    labels: int, _settings: Mapping[str, Any], arrays: Mapping[str, NDArray[Any]]
) -> dict[str, int]: ...

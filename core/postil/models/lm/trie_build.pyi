from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

RECORD: np.dtype[Any]

def trie_records(
    words: npt.NDArray[np.uint32],
    probs: npt.NDArray[np.float32],
    backoffs: npt.NDArray[np.float32],
    bits: int,
    part_bits: int,
) -> tuple[npt.NDArray[Any], npt.NDArray[np.int64]]: ...
def sort_records(records: npt.NDArray[Any]) -> None: ...
def path_words(records: npt.NDArray[Any], index: int, bits: int) -> npt.NDArray[np.uint32]: ...
def child_starts(
    parents: npt.NDArray[Any], children: npt.NDArray[Any], k: int, bits: int
) -> npt.NDArray[np.uint64]: ...

class BitPacker:
    def __init__(self, widths: Sequence[int]) -> None: ...
    def add(self, *fields: npt.NDArray[np.uint64] | None) -> npt.NDArray[np.uint8]: ...
    def finish(self, padding: int) -> npt.NDArray[np.uint8]: ...

import numpy as np
import numpy.typing as npt

_F32 = npt.NDArray[np.float32]
_F64 = npt.NDArray[np.float64]
_I32 = npt.NDArray[np.int32]
_U32 = npt.NDArray[np.uint32]
_U64 = npt.NDArray[np.uint64]

BEADS: list[tuple[int, int]]

def matched_words(
    words: _U32,
    offsets: _U64,
    others: _U32,
    other_offsets: _U64,
    rows: _U64,
    columns: _U32,
    strengths: _F32,
    starts: _I32,
    width: int,
    joined: int,
    other_weights: _F32,
    out: _F32,
) -> None: ...
def cheapest_path(
    source_lengths: _F64, target_lengths: _F64, ratio: float, gains: _F32, starts: _I32
) -> list[tuple[int, int, int]] | None: ...

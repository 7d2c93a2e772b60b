from typing import Any

import numpy as np
import numpy.typing as npt

_F32 = npt.NDArray[np.float32]
_F64 = npt.NDArray[np.float64]
_U16 = npt.NDArray[np.uint16]
_U32 = npt.NDArray[np.uint32]
_U64 = npt.NDArray[np.uint64]

class Direction:
    lexicon: Any  # float32, by pair
    null: Any  # float32, by generated word
    jumps: Any  # float64, jump_count() of them

def jump_count() -> int: ...
def model_1_pass(
    source_offsets: _U64,
    target_offsets: _U64,
    source: _U32,
    target: _U32,
    pairs: _U32,
    start: int,
    stop: int,
    direct: _F32,
    direct_null: _F32,
    inverse: _F32,
    inverse_null: _F32,
    p0: float,
    direct_counts: _F64,
    direct_null_counts: _F64,
    inverse_counts: _F64,
    inverse_null_counts: _F64,
) -> None: ...
def hmm_pass(
    source_offsets: _U64,
    target_offsets: _U64,
    source: _U32,
    target: _U32,
    pairs: _U32,
    start: int,
    stop: int,
    direct: Direction,
    inverse: Direction,
    p0: float,
    agree: bool,
    direct_counts: _F64,
    direct_null_counts: _F64,
    direct_jumps: _F64,
    inverse_counts: _F64,
    inverse_null_counts: _F64,
    inverse_jumps: _F64,
) -> None: ...
def align_pass(
    source_offsets: _U64,
    target_offsets: _U64,
    source: _U32,
    target: _U32,
    pairs: _U32,
    start: int,
    stop: int,
    direct: Direction,
    inverse: Direction,
    p0: float,
    forward: _U16,
    backward: _U16,
) -> None: ...

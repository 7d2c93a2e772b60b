from typing import Any

import numpy as np
import numpy.typing as npt

_F64 = npt.NDArray[np.float64]
_U16 = npt.NDArray[np.uint16]
_U32 = npt.NDArray[np.uint32]
_U64 = npt.NDArray[np.uint64]

class Direction:
    lexicon: Any  # float32, by pair
    null: Any  # float32, by generated word
    jumps: Any  # float64, jump_count() of them
    trust: Any  # float32, by given word
    shares: Any  # float32, by generated word
    floor: float

class Expected:
    @property
    def direct_likelihood(self) -> float: ...
    @property
    def inverse_likelihood(self) -> float: ...
    def add_to(
        self,
        direct: _F64,
        direct_null: _F64,
        direct_jumps: _F64,
        inverse: _F64,
        inverse_null: _F64,
        inverse_jumps: _F64,
    ) -> None: ...

def jump_count() -> int: ...
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
) -> Expected: ...
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

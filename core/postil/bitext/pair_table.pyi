import numpy as np
import numpy.typing as npt

_F32 = npt.NDArray[np.float32]
_F64 = npt.NDArray[np.float64]
_U32 = npt.NDArray[np.uint32]
_U64 = npt.NDArray[np.uint64]

def count_cells(source_offsets: _U64, target_offsets: _U64) -> _U64: ...
def sentences_by_word(
    source: _U32, source_offsets: _U64, target_offsets: _U64, source_words: int
) -> tuple[_U64, _U32]: ...
def partners(
    starts: _U64,
    sentences: _U32,
    target: _U32,
    target_offsets: _U64,
    first: int,
    last: int,
    target_words: int,
    counts: _U64,
) -> _U32: ...
def index_pairs(
    source: _U32,
    source_offsets: _U64,
    target: _U32,
    target_offsets: _U64,
    rows: _U64,
    columns: _U32,
    start: int,
    stop: int,
    out: _U32,
) -> None: ...
def normalise_by_row(counts: _F64, rows: _U64, out: _F32) -> None: ...
def normalise_by_column(counts: _F64, columns: _U32, words: int, out: _F32) -> None: ...

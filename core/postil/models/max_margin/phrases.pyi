import numpy as np
import numpy.typing as npt

U32 = npt.NDArray[np.uint32]
U64 = npt.NDArray[np.uint64]

LONGEST_PHRASE: int

class PhraseNumbers:
    vocabulary_size: int
    longest: int
    gaps: bool
    arrays: tuple[U64, U32, U32]
    def __init__(
        self,
        vocabulary_size: int,
        keys: U64,
        counts: U32,
        buckets: U32 | None = None,
        longest: int = 5,
        gaps: bool = False,
    ) -> None: ...
    @staticmethod
    def index(keys: U64) -> U32: ...
    def __len__(self) -> int: ...
    def numbers(self, words: U32) -> list[tuple[int, int, int]]: ...
    def count(self, number: int) -> int: ...

def phrase_keys(
    tokens: U32,
    offsets: U64,
    start: int,
    stop: int,
    words: U32,
    longest: int,
    gaps: bool,
    bits: int,
) -> tuple[U64, npt.NDArray[np.int64]]: ...
def frequent(keys: U64, least: int = 2) -> tuple[U64, U32]: ...

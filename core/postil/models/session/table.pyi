import numpy as np
import numpy.typing as npt

from postil.models.lexicon.model import Lexicon

_U16 = npt.NDArray[np.uint16]
_U32 = npt.NDArray[np.uint32]

LONGEST_PHRASE: int
FOUND: np.dtype[np.void]

class SessionTable:
    alive: int
    def __init__(self, lexicon: Lexicon | None = None) -> None: ...
    def __len__(self) -> int: ...
    @property
    def bytes(self) -> int: ...
    def copy(self) -> SessionTable: ...
    def add(
        self,
        event: int,
        source: npt.ArrayLike,
        target: npt.ArrayLike,
        links: npt.ArrayLike,
        layer: int = 0,
    ) -> None: ...
    def remove(self, event: int) -> None: ...
    def order(self, anyway: bool = False) -> None: ...
    def dump(self) -> list[tuple[int, _U32, _U32, _U16, int]]: ...
    def lookup(
        self, sentence: npt.ArrayLike, most: int, top: int = 0
    ) -> tuple[npt.NDArray[np.void], _U32]: ...

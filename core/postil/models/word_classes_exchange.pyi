import numpy as np
import numpy.typing as npt

I32 = npt.NDArray[np.int32]
I64 = npt.NDArray[np.int64]

class Exchange:
    def __init__(
        self,
        classes: I32,
        count: int,
        following: tuple[I64, I32, I64],
        preceding: tuple[I64, I32, I64],
    ) -> None: ...
    def sweep(self) -> int: ...

def class_array(exchange: Exchange) -> I32: ...

import numpy as np
import numpy.typing as npt

I64 = npt.NDArray[np.int64]
F64 = npt.NDArray[np.float64]

def solve_margins(
    products: F64,
    better: I64,
    worse: I64,
    violations: F64,
    budget: float,
    most: int = ...,
) -> F64: ...

import numpy as np
import numpy.typing as npt

I64 = npt.NDArray[np.int64]
U32 = npt.NDArray[np.uint32]
F32 = npt.NDArray[np.float32]
F64 = npt.NDArray[np.float64]

def row_products(indptr: I64, indices: U32, values: F32, columns: int) -> F64: ...
def row_dots(indptr: I64, indices: U32, values: F32, weights: F64) -> F64: ...
def row_sum(indptr: I64, indices: U32, values: F32, coefficients: F64, columns: int) -> F64: ...

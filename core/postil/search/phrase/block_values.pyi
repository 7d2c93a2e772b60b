import numpy as np
import numpy.typing as npt

from postil.search.forest.assembly import ForestAssembly
from postil.search.phrase.options import OptionTable

class BlockValues:
    def __init__(self, forest: ForestAssembly, options: OptionTable) -> None: ...
    def rows(self, edges: npt.NDArray[np.uint32]) -> npt.NDArray[np.float32]: ...
    def matrix(self) -> npt.NDArray[np.float32]: ...

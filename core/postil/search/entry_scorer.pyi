import numpy.typing as npt

from postil.features.weights import SparseWeights
from postil.search.options import OptionScorer

class EntryScorer(OptionScorer):
    def __init__(self, sparse: SparseWeights, weights: npt.ArrayLike) -> None: ...
    def value(self, dense: npt.ArrayLike) -> float: ...

def entry_key(source: npt.ArrayLike, target: npt.ArrayLike) -> int: ...

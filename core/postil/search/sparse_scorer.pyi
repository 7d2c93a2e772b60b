from postil.features.sparse_model import SparseModel
from postil.search.options import OptionScorer

class SparseScorer(OptionScorer):
    def __init__(self, model: SparseModel, inner: OptionScorer | None = None) -> None: ...

from postil.search.forest.prefix_graph import PrefixGraph
from postil.search.settings import ErrorCosts

class PrefixColumns:
    def __init__(self, graph: PrefixGraph, costs: ErrorCosts, beam: float) -> None: ...

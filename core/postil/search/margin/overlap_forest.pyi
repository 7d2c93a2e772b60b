from postil.search.forest.hypergraph import Forest
from postil.search.margin.overlap import OverlapDecoder

def overlap_forest(decoder: OverlapDecoder) -> Forest: ...

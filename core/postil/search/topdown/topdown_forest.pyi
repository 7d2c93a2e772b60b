from postil.search.forest.hypergraph import Forest
from postil.search.topdown.topdown import TopDownDecoder

def topdown_forest(decoder: TopDownDecoder) -> Forest: ...

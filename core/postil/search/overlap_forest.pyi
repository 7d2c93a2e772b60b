from postil.search.forest import Forest
from postil.search.overlap import OverlapDecoder

def overlap_forest(decoder: OverlapDecoder) -> Forest: ...

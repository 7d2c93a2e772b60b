from postil.search.block import BlockDecoder
from postil.search.forest import Forest

def block_forest(decoder: BlockDecoder) -> Forest: ...

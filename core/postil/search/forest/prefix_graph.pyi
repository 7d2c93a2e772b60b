from collections.abc import Mapping

from postil.search.forest.hypergraph import Forest
from postil.search.forest.prefix_text import RuleTexts
from postil.text.tokeniser import Surface

class PrefixGraph:
    forest: Forest
    surfaces: Mapping[int, Surface]
    texts: RuleTexts
    nodes: int
    def __init__(self, forest: Forest, surfaces: Mapping[int, Surface]) -> None: ...

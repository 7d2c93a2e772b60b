from collections.abc import Iterable, Mapping, Sequence

from postil.models.tree_grammar.rule_trees import RuleTrees
from postil.search.forest.edge_values import EdgeValues
from postil.search.forest.hypergraph import Forest

class ForestAssembly:
    names: tuple[str, ...]
    def __init__(
        self,
        names: Sequence[str],
        linked: bool = False,
        trees: RuleTrees | None = None,
        *,
        dense: bool = True,
    ) -> None: ...
    def new_rule(
        self,
        target: Sequence[int],
        *,
        entry: int = 0xFFFFFFFF,
        origin: int = 0,
        event: int = 0,
        links: Iterable[tuple[int, int]] = (),
    ) -> int: ...
    def new_edge(
        self,
        tails: Sequence[int],
        rule: int = 0xFFFFFFFF,
        stretches: Iterable[tuple[int, int]] = (),
        score: float = 0.0,
        dense: Mapping[str, float] | None = None,
    ) -> None: ...
    def end_node(self) -> int: ...
    def forest(self, source: Sequence[int], values: EdgeValues | None = None) -> Forest: ...

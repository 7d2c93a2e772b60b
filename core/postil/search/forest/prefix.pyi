from collections.abc import Mapping
from dataclasses import dataclass

from postil.search.forest.hypergraph import Derivation, Forest
from postil.search.settings import ErrorCosts
from postil.text.tokeniser import Surface

@dataclass(frozen=True, slots=True)
class PrefixMatch:
    derivation: Derivation
    token: int
    offset: int
    score: float
    posterior: float

class PrefixSearch:
    def __init__(
        self,
        forest: Forest,
        surfaces: Mapping[int, Surface],
        costs: ErrorCosts | None = None,
        beam: float = ...,
    ) -> None: ...
    def match(self, typed: str) -> PrefixMatch: ...
    def posterior(self, token: int) -> float: ...

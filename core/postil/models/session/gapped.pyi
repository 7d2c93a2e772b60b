from dataclasses import dataclass

import numpy.typing as npt

from postil.models.lexicon.model import Lexicon
from postil.models.session.table import SessionTable

@dataclass(frozen=True, slots=True)
class GappedRule:
    source: tuple[int, ...]
    target: tuple[int, ...]
    links: tuple[tuple[int, int], ...]
    event: int
    layer: int
    lex_inverse: float
    lex_direct: float

def gapped_rules(
    table: SessionTable, lexicon: Lexicon, sentence: npt.ArrayLike, span: int = 10
) -> list[GappedRule]: ...

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from postil.models.grammar.grammar import Grammar

def fitting_rules(
    grammar: Grammar, sentences: Iterable[NDArray[np.uint32]], span_limit: int
) -> Grammar: ...

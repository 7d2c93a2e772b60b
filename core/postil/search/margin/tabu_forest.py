"""The forest of the paper's decoder: all complete sub-sentences as paths with common beginnings.

A word of the output belongs to the step that made its place, even where a later phrase, merged with
a contradiction, changed the word. Sub-sentences of the dynamic programme have histories of their
own (tabu lists, words changed later), so only equal beginnings are shared.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.search.forest.assembly import ForestAssembly
from postil.search.forest.hypergraph import Forest
from postil.search.margin.features import MARGIN_FEATURES

U32 = npt.NDArray[np.uint32]
Step = tuple[int, int, int, int, float, float, float]
Result = tuple[float, U32, Sequence[Step]]
Key = tuple[Any, ...]


def tabu_forest(source: U32, results: Sequence[Result]) -> Forest:
    """Forest of what ``TabuDecoder.results`` gave; a derivation scores minus its total distance."""
    assembly = ForestAssembly(MARGIN_FEATURES.names)
    start = assembly.end_node()
    rules: dict[Key, int] = {}
    after: dict[tuple[int, Key], int] = {}  # node and step to the node behind it
    finals = set()
    for _, tokens, steps in results:
        at, begin = start, 0
        for first, last, origin, size, distance, score, f1 in steps:
            words = tuple(tokens[begin:size].tolist())
            key = (at, (words, origin, first, last, distance, score, f1))
            if key not in after:
                if (words, origin) not in rules:
                    rules[words, origin] = assembly.new_rule(words, origin=origin)
                dense = {"margin.score": log(1.0 + score), "margin.f1": log(max(f1, 1e-4))}
                dense |= {"word.count": float(len(words)), "phrase.count": 1.0}
                rule = rules[words, origin]
                assembly.new_edge([at], rule, [(first, last)], -distance, dense)
                after[key] = assembly.end_node()
            at, begin = after[key], size
        finals.add(at)
    for final in sorted(finals):
        assembly.new_edge([final])
    assembly.end_node()
    return assembly.forest(source.tolist())

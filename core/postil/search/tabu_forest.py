"""The forest of the paper's decoder: all complete sub-sentences as paths with common beginnings.

A word of the output belongs to the step that made its place, even where a later phrase, merged with
a contradiction, changed the word. Sub-sentences of the dynamic programme have histories of their
own (tabu lists, words changed later), so only equal beginnings are shared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.features.dense import DENSE_NAMES, column
from postil.search.forest import NO_ENTRY, NO_RULE, Forest, Rules

U32 = npt.NDArray[np.uint32]
Step = tuple[int, int, int, int, float, float, float]
Result = tuple[float, U32, Sequence[Step]]


@dataclass(slots=True)
class _Edge:
    tail: int
    words: tuple[int, ...]
    origin: int
    span: tuple[int, int]
    score: float
    dense: dict[str, float]


@dataclass(slots=True)
class _Node:
    edge: _Edge | None = None
    after: dict[tuple[Any, ...], int] = field(default_factory=dict)


def tabu_forest(source: U32, results: Sequence[Result]) -> Forest:
    """Forest of what ``TabuDecoder.results`` gave; a derivation scores minus its total distance."""
    nodes = [_Node()]
    finals = []
    for _, tokens, steps in results:
        at = begin = 0
        for start, end, origin, size, distance, score, f1 in steps:
            words = tuple(tokens[begin:size].tolist())
            key = (words, origin, start, end, distance, score, f1)
            if key not in nodes[at].after:
                dense = {"margin.score": log(1.0 + score), "margin.f1": log(max(f1, 1e-4))}
                dense |= {"word.count": float(len(words)), "phrase.count": 1.0}
                edge = _Edge(at, words, origin, (start, end), -distance, dense)
                nodes[at].after[key] = len(nodes)
                nodes.append(_Node(edge))
            at = nodes[at].after[key]
            begin = size
        finals.append(at)
    return _flat(np.asarray(source, dtype=np.uint32), nodes, sorted(set(finals)))


def _flat(source: U32, nodes: Sequence[_Node], finals: Sequence[int]) -> Forest:
    """Nodes are made after those they follow, so they are in topological order already."""
    edges = [node.edge for node in nodes if node.edge is not None]
    count = len(edges) + len(finals)
    numbers: dict[tuple[tuple[int, ...], int], int] = {}
    for edge in edges:
        numbers.setdefault((edge.words, edge.origin), len(numbers))
    dense = np.zeros((count, len(DENSE_NAMES)), dtype=np.float32)
    for row, edge in enumerate(edges):
        for name, value in edge.dense.items():
            dense[row, column(name)] = value
    blank = len(finals)
    ends = [0, *range(len(edges) + 1), count]
    return Forest(
        source=source,
        edge_offset=np.array(ends, dtype=np.uint32),
        tail_offset=np.arange(count + 1, dtype=np.uint32),
        tails=np.array([*(edge.tail for edge in edges), *finals], dtype=np.uint32),
        rule=np.array(
            [*(numbers[edge.words, edge.origin] for edge in edges), *[NO_RULE] * blank],
            dtype=np.uint32,
        ),
        span=np.array([*(edge.span for edge in edges), *[(0, 0)] * blank], dtype=np.uint32).reshape(
            -1, 2
        ),
        score=np.array([*(edge.score for edge in edges), *[0.0] * blank], dtype=np.float32),
        dense=dense,
        rules=_rules(list(numbers)),
    )


def _rules(rules: Sequence[tuple[tuple[int, ...], int]]) -> Rules:
    return Rules(
        target=np.array([word for words, _ in rules for word in words], dtype=np.uint32),
        target_offset=np.cumsum([0, *(len(words) for words, _ in rules)]).astype(np.uint32),
        entry=np.full(len(rules), NO_ENTRY, dtype=np.uint32),
        origin=np.array([origin for _, origin in rules], dtype=np.uint32),
    )

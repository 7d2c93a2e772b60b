"""Forests of the pieces of a long segment, one behind the other."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from postil.search.forest.edge_values import JoinedValues
from postil.search.forest.hypergraph import GAP, NO_RULE, PASS_THROUGH, Forest, Rules

U32 = npt.NDArray[np.uint32]


def chain_forests(forests: Sequence[Forest]) -> Forest:
    """One forest of all derivations of the first, followed by one of the second, and so on.

    What a piece scores does not depend on the pieces before it.

    Raises
    ------
    ValueError
        There are no forests, or they are of different decoders.
    """
    if not forests:
        raise ValueError("there are no forests to chain")
    chained = forests[0]
    for forest in forests[1:]:
        chained = _joined(chained, forest)
    return chained


def _goes_on(forest: Forest) -> bool:
    """Whether every derivation goes on behind the yield of the first node, and there is no other
    start: then what stands before can take its place.
    """
    starts = np.flatnonzero(np.diff(forest.edge_offset) == 0)
    one_tail = bool((np.diff(forest.tail_offset) == 1).all())
    return starts.tolist() == [0] and one_tail and not (forest.rules.target >= GAP).any()


def _joined(left: Forest, right: Forest) -> Forest:
    linked = {len(one.link_offset) > 1 for one in (left.rules, right.rules) if len(one)}
    if left.names != right.names or len(linked) > 1:
        raise ValueError("forests of different decoders cannot be chained")
    words, rules = len(left.source), len(left.rules)
    if _goes_on(right):  # the goal of the left is its start
        nodes, edges = right.edge_offset[2:], 0
        tails = right.tails + left.goal
    else:
        nodes, edges = np.append(right.edge_offset[1:], right.edge_count + 1), 1
        tails = np.append(right.tails + left.node_count, [left.goal, left.node_count + right.goal])
    moved = np.where(right.rule == NO_RULE, NO_RULE, right.rule + rules)
    last = [right.tail_offset[-1] + 2] * edges
    nothing = [right.stretch_offset[-1]] * edges
    return Forest(
        source=_one(left.source, right.source),
        edge_offset=_one(left.edge_offset, nodes + left.edge_offset[-1]),
        tail_offset=_one(
            left.tail_offset, np.append(right.tail_offset[1:], last) + left.tail_offset[-1]
        ),
        tails=_one(left.tails, tails),
        rule=_one(left.rule, np.append(moved, [NO_RULE] * edges)),
        stretch_offset=_one(
            left.stretch_offset,
            np.append(right.stretch_offset[1:], nothing) + left.stretch_offset[-1],
        ),
        stretches=np.concatenate([left.stretches, right.stretches + np.uint32(words)]),
        gap_offset=_one(
            _gap_offset(left),
            np.append(_gap_offset(right)[1:], [len(right.gaps)] * edges) + len(left.gaps),
        ),
        gaps=np.concatenate([left.gaps, right.gaps + np.uint32(words)]),
        score=np.concatenate([left.score, right.score, np.zeros(edges, dtype=np.float32)]),
        values=JoinedValues(
            (left.values, left.edge_count),
            (right.values, right.edge_count),
            (left.edge_count + right.edge_count + edges, len(left.names)),
        ),
        names=left.names,
        rules=_joined_rules(left.rules, right.rules, words),
    )


def _gap_offset(forest: Forest) -> U32:
    """Where the gaps of each edge begin, (m + 1,)."""
    if len(forest.gap_offset) > 1:
        return forest.gap_offset
    return np.zeros(forest.edge_count + 1, dtype=np.uint32)


def _joined_rules(left: Rules, right: Rules, words: int) -> Rules:
    copied = (right.target >= PASS_THROUGH) & (right.target < GAP)
    links = left.link_offset[-1]
    return Rules(
        target=_one(left.target, np.where(copied, right.target + words, right.target)),
        target_offset=_one(left.target_offset, right.target_offset[1:] + left.target_offset[-1]),
        entry=_one(left.entry, right.entry),
        origin=_one(left.origin, right.origin),
        event=np.concatenate([left.event, right.event]),
        links=np.concatenate([left.links, right.links]),
        link_offset=_one(left.link_offset, right.link_offset[1:] + links),
    )


def _one(left: U32, right: npt.NDArray[np.integer]) -> U32:
    return np.concatenate([left, right.astype(np.uint32)])

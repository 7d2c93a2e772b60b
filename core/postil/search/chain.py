"""Forests of the pieces of a long segment, one behind the other."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from postil.search.forest import NO_RULE, PASS_THROUGH, Forest, Rules

U32 = npt.NDArray[np.uint32]


def chain_forests(forests: Sequence[Forest]) -> Forest:
    """One forest of all derivations of the first, followed by one of the second, and so on.

    Each goal becomes the start of the next forest. What a piece scores does not depend on the
    pieces before it.

    Raises
    ------
    ValueError
        There are no forests, or one of them has more than one start.
    """
    if not forests:
        raise ValueError("there are no forests to chain")
    chained = forests[0]
    for forest in forests[1:]:
        chained = _joined(chained, forest)
    return chained


def _joined(left: Forest, right: Forest) -> Forest:
    starts = np.flatnonzero(np.diff(right.edge_offset) == 0)
    if starts.tolist() != [0]:
        raise ValueError("only forests that start in their first node can be chained")
    words, rules = len(left.source), len(left.rules)
    return Forest(
        source=_one(left.source, right.source),
        edge_offset=_one(left.edge_offset, right.edge_offset[2:] + left.edge_offset[-1]),
        tail_offset=_one(left.tail_offset, right.tail_offset[1:] + left.tail_offset[-1]),
        tails=_one(left.tails, right.tails + left.goal),
        rule=_one(left.rule, np.where(right.rule == NO_RULE, NO_RULE, right.rule + rules)),
        span=_one(left.span, right.span + words),
        score=np.concatenate([left.score, right.score]),
        dense=np.concatenate([left.dense, right.dense]),
        rules=_joined_rules(left.rules, right.rules, words),
    )


def _joined_rules(left: Rules, right: Rules, words: int) -> Rules:
    copied = right.target >= PASS_THROUGH
    return Rules(
        target=_one(left.target, np.where(copied, right.target + words, right.target)),
        target_offset=_one(left.target_offset, right.target_offset[1:] + left.target_offset[-1]),
        entry=_one(left.entry, right.entry),
        origin=_one(left.origin, right.origin),
        event=np.concatenate([left.event, right.event]),
    )


def _one(left: U32, right: npt.NDArray[np.integer]) -> U32:
    return np.concatenate([left, right.astype(np.uint32)])

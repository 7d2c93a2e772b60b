"""The forest every decoder returns: a hypergraph of all derivations the search kept.

Nodes stand for sets of hypotheses with equal state, hyperedges for one rule application each. Nodes
are in topological order: the tails of an edge have smaller numbers than its head, and the last node
is the goal. A node without edges is an axiom: it has one derivation, which is empty. Immutable
after search.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

NO_RULE = 0xFFFFFFFF
NO_ENTRY = 0xFFFFFFFF
PASS_THROUGH = 0x80000000

U32 = npt.NDArray[np.uint32]
F32 = npt.NDArray[np.float32]


def _no_events() -> npt.NDArray[np.int64]:
    return np.empty(0, dtype=np.int64)


@dataclass(frozen=True, slots=True)
class Rules:
    """The distinct rules on the edges of a forest (for the block decoder: phrase options).

    ``target[target_offset[r]:target_offset[r + 1]]`` are the token ids rule ``r`` adds; an id of
    ``PASS_THROUGH + i`` copies source word ``i``. ``entry`` is the row in the phrase table or
    ``NO_ENTRY``; ``origin`` is 0 table, 1 session, 2 unknown word, 3 injected; ``event`` (int64) is
    the latest learning event that holds the phrase pair of a session, else 0; empty where a decoder
    has no phrases of sessions. Word links: ``links[link_offset[r]:link_offset[r + 1]]``, rows of
    (source, target) positions within the rule, by target then source; empty where a decoder gives
    none.
    """

    target: U32
    target_offset: U32
    entry: U32
    origin: U32
    links: npt.NDArray[np.uint8] = field(default_factory=lambda: np.empty((0, 2), dtype=np.uint8))
    link_offset: U32 = field(default_factory=lambda: np.zeros(1, dtype=np.uint32))
    event: npt.NDArray[np.int64] = field(default_factory=_no_events)

    def __len__(self) -> int:
        return len(self.entry)

    def tokens(self, rule: int) -> U32:
        return self.target[self.target_offset[rule] : self.target_offset[rule + 1]]


@dataclass(frozen=True, slots=True)
class Forest:
    """A hypergraph of derivations.

    Shapes, for n nodes, m edges and t tails in all: ``edge_offset`` (n + 1,): the edges into node v
    are ``edge_offset[v]:edge_offset[v + 1]``; ``tail_offset`` (m + 1,), ``tails`` (t,): node
    numbers; ``rule`` (m,), ``NO_RULE`` where no words are added; ``span`` (m, 2): source words the
    rule covers; ``score`` (m,): natural-log model score of the step; ``dense`` (m, DENSE): its
    dense feature values.
    """

    source: U32
    edge_offset: U32
    tail_offset: U32
    tails: U32
    rule: U32
    span: U32
    score: F32
    dense: F32
    rules: Rules

    @property
    def goal(self) -> int:
        return len(self.edge_offset) - 2

    @property
    def node_count(self) -> int:
        return len(self.edge_offset) - 1

    @property
    def edge_count(self) -> int:
        return len(self.rule)


@dataclass(frozen=True, slots=True)
class Derivation:
    """One way through a forest.

    ``edges``: edge numbers in target order; ``tokens``: target ids; ``dense``: summed feature
    values, shape (DENSE,), float64; ``score``: natural-log model score.
    """

    forest: Forest
    edges: U32
    tokens: U32
    score: float
    dense: npt.NDArray[np.float64]

    def rules(self) -> list[int]:
        """Rule numbers in target order; steps that add no words are left out."""
        return [int(rule) for rule in self.forest.rule[self.edges] if rule != NO_RULE]

    def steps(self) -> list[tuple[int, int, int]]:
        """(rule, source start, source end) of each phrase in target order."""
        return [
            (int(self.forest.rule[edge]), int(start), int(end))
            for edge in self.edges
            for start, end in (self.forest.span[edge],)
            if self.forest.rule[edge] != NO_RULE
        ]

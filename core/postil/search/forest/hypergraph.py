"""The forest every decoder returns: a hypergraph of all derivations the search kept.

Nodes stand for sets of hypotheses with equal state, hyperedges for one rule application each. Nodes
are in topological order: the tails of an edge have smaller numbers than its head, and the last node
is the goal. A node without edges is an axiom: it has one derivation, which is empty. Immutable
after search.

The target side of a rule is a sequence of token ids and gaps; gap k is filled by the yield (the
target tokens) of tail k of the edge. Tails that no gap names come first, in their order: so the
rules of a phrase decoder, which continue what stands to their left, need no gaps, and the yield of
an edge without a rule is that of its tails. Every tail is used once. The yield of a derivation, and
the place of each of its rules in it, is worked out in :mod:`postil.search.forest.yields` alone.
Forests are put together by :class:`~postil.search.forest.assembly.ForestAssembly`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from postil.models.tree_grammar.rule_trees import RuleTrees
from postil.search.forest.edge_values import EdgeValues

NO_RULE = 0xFFFFFFFF
NO_ENTRY = 0xFFFFFFFF
PASS_THROUGH = 0x80000000
ORIGIN_TABLE, ORIGIN_SESSION, ORIGIN_UNKNOWN, ORIGIN_INJECTED = range(4)  # as in origins.pxd
GAP = 0xC0000000

U32 = npt.NDArray[np.uint32]
F32 = npt.NDArray[np.float32]
F64 = npt.NDArray[np.float64]
Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Rules:
    """The distinct rules on the edges of a forest (for the block decoder: phrase options).

    ``target[target_offset[r]:target_offset[r + 1]]`` is the target side of rule ``r``: token ids;
    ``PASS_THROUGH + i`` copies source word ``i``; ``GAP + k`` is filled by tail ``k``. ``entry`` is
    the row in the phrase table or ``NO_ENTRY``; ``origin`` is 0 table, 1 session, 2 unknown word, 3
    injected; ``event`` (int64) is the latest learning event that holds the phrase pair of a
    session, else 0. Word links: ``links[link_offset[r]:link_offset[r + 1]]``, rows of (source,
    target) by target then source: both count the words of the rule itself, gaps left out. Empty
    where a decoder gives none; then the words of a rule are linked along its diagonal. ``roots``:
    number of the label of each rule's root; empty without labels.
    """

    target: U32
    target_offset: U32
    entry: U32
    origin: U32
    event: npt.NDArray[np.int64]
    links: npt.NDArray[np.uint8] = field(default_factory=lambda: np.empty((0, 2), dtype=np.uint8))
    link_offset: U32 = field(default_factory=lambda: np.zeros(1, dtype=np.uint32))
    roots: U32 = field(default_factory=lambda: np.empty(0, dtype=np.uint32))

    def __len__(self) -> int:
        return len(self.entry)

    def target_side(self, rule: int) -> U32:
        """Token ids and gaps of a rule."""
        return self.target[self.target_offset[rule] : self.target_offset[rule + 1]]

    def words(self) -> U32:
        """The different token ids of all rules, ascending."""
        return np.unique(self.target[self.target < GAP])


@dataclass(frozen=True, slots=True)
class Forest:
    """A hypergraph of derivations.

    Shapes, for n nodes, m edges and t tails in all: ``edge_offset`` (n + 1,): the edges into node v
    are ``edge_offset[v]:edge_offset[v + 1]``; ``tail_offset`` (m + 1,), ``tails`` (t,): node
    numbers; ``rule`` (m,), ``NO_RULE`` where no words are added; ``stretch_offset`` (m + 1,),
    ``stretches`` (s, 2): source words ``[start, end)`` that the rule of an edge translates itself,
    from left to right (one stretch for a phrase); ``score`` (m,): natural-log model score of the
    step; ``values``: of the features ``names`` (f,) by edge. ``gap_offset`` (m + 1,), ``gaps``
    (g, 2): source words ``[start, end)`` that fill the gaps of the rule of an edge, from left to
    right; (1,) and (0, 2) where no rule has gaps. ``constituents``: label and span of each node of
    the source parse, if there is one. ``trees``: those of rules that come from trees.
    """

    source: U32
    edge_offset: U32
    tail_offset: U32
    tails: U32
    rule: U32
    stretch_offset: U32
    stretches: U32
    score: F32
    values: EdgeValues
    names: tuple[str, ...]
    rules: Rules
    gap_offset: U32 = field(default_factory=lambda: np.zeros(1, dtype=np.uint32))
    gaps: U32 = field(default_factory=lambda: np.empty((0, 2), dtype=np.uint32))
    constituents: Sequence[tuple[str, int, int]] = ()
    trees: RuleTrees | None = None

    def parsed(self, constituents: Sequence[tuple[str, int, int]]) -> Forest:
        """The same, of a sentence with these constituents."""
        return replace(self, constituents=constituents) if constituents else self

    @property
    def goal(self) -> int:
        """Number of the goal: the last node."""
        return len(self.edge_offset) - 2

    @property
    def node_count(self) -> int:
        """Number of nodes, n."""
        return len(self.edge_offset) - 1

    @property
    def edge_count(self) -> int:
        """Number of edges, m."""
        return len(self.rule)

    @property
    def dense(self) -> F32:
        """Values of the features on every edge, (m, f); of a few edges, ask ``values``."""
        return self.values.matrix()

    def feature(self, name: str) -> F32:
        """Value of a dense feature on every edge; 0 if the decoder does not have it."""
        if name in self.names:
            return self.dense[:, self.names.index(name)]
        return np.zeros(self.edge_count, dtype=np.float32)

    def features_of(self, edges: Sequence[int], names: Sequence[str]) -> F32:
        """Values of dense features on some edges, shape (edges, names); 0 where the decoder does
        not have one.
        """
        rows = self.values.rows(np.array(edges, dtype=np.uint32))
        found = np.zeros((len(rows), len(names)), dtype=np.float32)
        for column, name in enumerate(names):
            if name in self.names:
                found[:, column] = rows[:, self.names.index(name)]
        return found


class Hypergraph(Protocol):
    """The arrays of a :class:`Forest` that its derivations are enumerated from."""

    @property
    def edge_offset(self) -> U32: ...
    @property
    def tail_offset(self) -> U32: ...
    @property
    def tails(self) -> U32: ...
    @property
    def rule(self) -> U32: ...
    @property
    def rules(self) -> Rules: ...


class Derivation(NamedTuple):
    """One way through a forest.

    ``edges``: edge numbers, those of tails before their head, tails in their order; ``tokens``:
    target ids; ``dense``: summed feature values, shape (f,), float64; ``score``: natural-log model
    score.
    """

    forest: Forest
    edges: U32
    tokens: U32
    score: float
    dense: F64

    def feature(self, name: str) -> float:
        """Summed value of a dense feature; 0 if the decoder does not have it."""
        names = self.forest.names
        return float(self.dense[names.index(name)]) if name in names else 0.0


class RuleApplication(NamedTuple):
    """A rule where it stands in a derivation.

    ``edge``, ``rule``: numbers in the forest. ``source``, ``target``: the stretches ``[start,
    end)`` of source words and of target tokens that are its own, from left to right; what fills its
    gaps is not. ``gaps``: source words that fill them. ``tokens``: its own target tokens;
    ``links``: (source, target) positions in the sentence, by target then source. ``entry``,
    ``origin``, ``event``: see :class:`Rules`.
    """

    edge: int
    rule: int
    source: tuple[Span, ...]
    target: tuple[Span, ...]
    tokens: tuple[int, ...]
    links: tuple[tuple[int, int], ...]
    entry: int
    origin: int
    event: int
    gaps: tuple[Span, ...] = ()

    @property
    def source_span(self) -> Span:
        """Span from its first source word to its last, gaps included; (0, 0) without any."""
        return (self.source[0][0], self.source[-1][1]) if self.source else (0, 0)

    def positions(self) -> list[int]:
        """Positions of its target tokens in the translation."""
        return [position for start, end in self.target for position in range(start, end)]

"""Random hypergraphs with gaps, and all their derivations in plain Python."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from postil.search.forest.assembly import ForestAssembly
from postil.search.forest.hypergraph import GAP, NO_RULE, PASS_THROUGH, Forest

NAMES = ("tm.direct", "lm", "own")
WORDS = 12
SOURCE = 7


@dataclass(frozen=True)
class Tree:
    """A derivation: an edge and the derivations of its tails, None for an axiom."""

    edge: int
    kids: tuple[Tree | None, ...]

    def edges(self) -> list[int]:
        """Tails before heads."""
        return [edge for kid in self.kids if kid for edge in kid.edges()] + [self.edge]

    def spelled(self, forest: Forest) -> list[tuple[int, Tree]]:
        """Each token with the tree whose root says it."""
        rule = int(forest.rule[self.edge])
        side = [] if rule == NO_RULE else forest.rules.target_side(rule).tolist()
        said = [kid.spelled(forest) if kid else [] for kid in self.kids]
        loose = [k for k in range(len(self.kids)) if GAP + k not in side]
        tokens = [token for k in loose for token in said[k]]
        for symbol in side:
            tokens += said[symbol - GAP] if symbol >= GAP else [(symbol, self)]
        return tokens

    def tokens(self, forest: Forest) -> tuple[int, ...]:
        return tuple(token for token, _ in self.spelled(forest))

    def score(self, forest: Forest) -> float:
        return sum(float(forest.score[edge]) for edge in self.edges())


def trees(forest: Forest, node: int | None = None) -> Iterator[Tree | None]:
    """All derivations of a node."""
    node = len(forest.edge_offset) - 2 if node is None else node
    first, last = forest.edge_offset[node : node + 2].tolist()
    if first == last:
        yield None
    for edge in range(first, last):
        tails = forest.tails[forest.tail_offset[edge] : forest.tail_offset[edge + 1]].tolist()
        for kids in product(*(list(trees(forest, tail)) for tail in tails)):
            yield Tree(edge, kids)


def count(forest: Forest) -> int:
    """How many derivations there are."""
    numbers: list[int] = []
    for node in range(forest.node_count):
        first, last = forest.edge_offset[node : node + 2].tolist()
        total = int(first == last)
        for edge in range(first, last):
            ways = 1
            for tail in forest.tails[forest.tail_offset[edge] : forest.tail_offset[edge + 1]]:
                ways *= numbers[tail]
            total += ways
        numbers.append(total)
    return numbers[-1]


def random_forest(seed: int, *, most: int = 400, linked: bool | None = None) -> Forest:
    """A small forest with edges of up to three tails; it has 2 to ``most`` derivations."""
    rng = random.Random(seed)
    while True:
        forest = _drawn(rng, rng.random() < 0.5 if linked is None else linked)
        if 2 <= count(forest) <= most:
            return forest


def _drawn(rng: random.Random, linked: bool) -> Forest:
    assembly = ForestAssembly(NAMES, linked=linked)
    nodes = rng.randint(2, 6)
    for node in range(nodes):
        axiom = node == 0 or (node + 1 < nodes and rng.random() < 0.1)
        for _ in range(0 if axiom else rng.randint(1, 3)):
            tails = [rng.randrange(node) for _ in range(rng.randint(0, 3))]
            if node + 1 == nodes and not tails:
                tails = [node - 1]
            # without a rule, or with some of the tails as gaps among words
            rule = NO_RULE if tails and rng.random() < 0.1 else _rule(assembly, rng, tails)
            borders = sorted(rng.sample(range(SOURCE + 1), 2 * rng.randint(0, 2)))
            assembly.new_edge(
                tails,
                rule,
                zip(borders[::2], borders[1::2], strict=True),
                rng.uniform(-3, 0),
                {"tm.direct": rng.uniform(-2, 0), "own": float(rng.randint(0, 3))},
            )
        assembly.end_node()
    return assembly.forest([rng.randrange(3, 9) for _ in range(SOURCE)])


def _rule(assembly: ForestAssembly, rng: random.Random, tails: list[int]) -> int:
    gaps = [GAP + k for k in range(len(tails)) if rng.random() < 0.7]
    words = [rng.randrange(3, 3 + WORDS) for _ in range(rng.randint(0 if tails else 1, 3))]
    if rng.random() < 0.1:
        words.append(PASS_THROUGH + rng.randrange(SOURCE))
    side = gaps + words
    rng.shuffle(side)
    return assembly.new_rule(side, origin=rng.randrange(3), entry=rng.choice([7, 0xFFFFFFFF]))

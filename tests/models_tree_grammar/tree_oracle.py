"""Rules from trees found the slow, obvious way: what the kernel must agree with."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, pairwise, product

MOST_GAPS, FREE, SCOPE = 4, 2, 3
MOST_VARIANTS = 12
Node = tuple[str, int, int]  # label, start, end
Tree = tuple[tuple[str, int, bool], ...]
Side = tuple[int | str, ...]  # words; source gaps are labels, target gaps -1 - k


@dataclass(frozen=True)
class TreePair:
    """A sentence pair with the tree of its target side."""

    source: list[int]
    target: list[int]
    points: list[tuple[int, int]]
    nodes: list[Node]


class TooManyVariants(Exception):  # noqa: N818
    """The kernel stops earlier than the oracle."""


@dataclass
class Found:
    counts: dict[tuple[str, Side, Side], float]
    occurrences: Counter[tuple[str, Side, Side]]
    trees: dict[tuple[str, Side, Side], list[Tree]]  # of all occurrences, in order


def all_tree_rules(pairs: Sequence[TreePair], composed: int, symbols: int) -> Found:
    found = Found(defaultdict(float), Counter(), defaultdict(list))
    for pair in pairs:
        for root in pair.nodes:
            if is_frontier(pair, root):
                for gaps in cuts(pair, root, composed):
                    variants = list(attachments(pair, root, gaps))
                    if len(variants) > MOST_VARIANTS:
                        raise TooManyVariants
                    for span, fills in variants:
                        rule = rule_of(pair, root, gaps, span, fills)
                        if is_rule(rule, symbols):
                            found.counts[rule] += 1 / len(variants)
                            found.occurrences[rule] += 1
                            found.trees[rule].append(tree_of(pair, root, gaps))
    return found


def tree_of(pair: TreePair, root: Node, gaps: Sequence[Node]) -> Tree:
    """Nodes from a root down to the gaps: label, number of the parent, whether it is a gap."""
    kept = [
        node
        for node in pair.nodes
        if (node == root or below(root, node)) and not any(below(gap, node) for gap in gaps)
    ]
    kept.sort(key=lambda node: (node[1], -node[2]))
    found = []
    for number, node in enumerate(kept):
        above = [k for k in range(number) if below(kept[k], node)]
        found.append((node[0], max(above, default=0), node in gaps))
    return tuple(found)


def source_span(pair: TreePair, node: Node) -> tuple[int, int] | None:
    linked = [f for f, e in pair.points if node[1] <= e < node[2]]
    return (min(linked), max(linked) + 1) if linked else None


def is_frontier(pair: TreePair, node: Node) -> bool:
    span = source_span(pair, node)
    if span is None:
        return False
    return all(node[1] <= e < node[2] for f, e in pair.points if span[0] <= f < span[1])


def below(node: Node, other: Node) -> bool:
    """Whether ``other`` is a proper descendant."""
    return other != node and node[1] <= other[1] and other[2] <= node[2]


def cuts(pair: TreePair, root: Node, composed: int) -> Iterator[tuple[Node, ...]]:
    """All sets of gaps, in target order."""
    inner = [node for node in pair.nodes if below(root, node) and is_frontier(pair, node)]
    for count in range(MOST_GAPS + 1):
        for gaps in combinations(inner, count):
            if any(below(one, other) for one, other in product(gaps, gaps)):
                continue
            taken_in = [
                node
                for node in inner
                if node not in gaps and not any(below(gap, node) for gap in gaps)
            ]
            if len(taken_in) < composed:
                yield tuple(sorted(gaps, key=lambda node: node[1]))


def free(pair: TreePair, f: int) -> bool:
    return 0 <= f < len(pair.source) and all(f != source for source, _ in pair.points)


def grown(pair: TreePair, span: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """A span with up to two unlinked words more on either side."""
    for left, right in product(range(FREE + 1), repeat=2):
        start, end = span[0] - left, span[1] + right
        more = chain(range(start, span[0]), range(span[1], end))
        if all(free(pair, f) for f in more):
            yield start, end


def attachments(pair, root, gaps):
    """Source spans of the root and of its gaps."""
    for span in grown(pair, source_span(pair, root)):
        for fills in product(*[list(grown(pair, source_span(pair, gap))) for gap in gaps]):
            ordered = sorted(fills)
            inside = all(span[0] <= start and end <= span[1] for start, end in fills)
            apart = all(a[1] <= b[0] for a, b in pairwise(ordered))
            if inside and apart:
                yield span, fills


def rule_of(pair, root, gaps, span, fills) -> tuple[str, Side, Side]:
    source: list[int | str] = []
    order = sorted(range(len(gaps)), key=lambda k: fills[k])
    at = span[0]
    while at < span[1]:
        here = [k for k in order if fills[k][0] == at]
        if here:
            source.append(gaps[here[0]][0])
            at = fills[here[0]][1]
        else:
            source.append(pair.source[at])
            at += 1
    target: list[int] = []
    at = root[1]
    while at < root[2]:
        here = [k for k in range(len(gaps)) if gaps[k][1] == at]
        if here:
            target.append(-1 - order.index(here[0]))
            at = gaps[here[0]][2]
        else:
            target.append(pair.target[at])
            at += 1
    return root[0], tuple(source), tuple(target)


def is_rule(rule: tuple[str, Side, Side], symbols: int) -> bool:
    gaps = [isinstance(symbol, str) for symbol in rule[1]]
    pairs = sum(a and b for a, b in pairwise(gaps))
    scope = gaps[0] + gaps[-1] + pairs
    return len(gaps) <= symbols and scope <= SCOPE and not (all(gaps) and len(gaps) < 2)

"""Whether a derivation meets constraints.

For decoders whose search does not obey all kinds of constraints: their n-best lists are filtered by
this (see ``Decoders.nbest_of``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from postil.search.constraints import Blocked, Constraints, Forced, holds
from postil.search.forest.hypergraph import Derivation, RuleApplication
from postil.search.forest.yields import applications

Span = tuple[int, int]


def honours(derivation: Derivation, constraints: Constraints) -> bool:
    """Whether a derivation meets all constraints but preferred terms."""
    rules = applications(derivation)
    tokens = derivation.tokens.tolist()
    return (
        all(_in_order(rules, wall) for wall in constraints.walls)
        and all(_in_one_go(rules, zone) for zone in constraints.all_zones)
        and all(_holds_term(rules, tokens, term) for term in constraints.forced)
        and not any(holds(tokens, words) for words in constraints.forbidden)
        and not any(_uses(rules, tokens, pair) for pair in constraints.blocked)
    )


def _in_order(rules: Iterable[RuleApplication], wall: int) -> bool:
    """Whether all before the wall is translated first, and no rule has words of both sides."""
    before, after = [-1], list[int]()
    for rule in rules:
        sides = {start >= wall for start, _ in rule.source} | {end > wall for _, end in rule.source}
        if len(sides) > 1:
            return False
        (after if True in sides else before).extend(rule.positions() if sides else ())
    return not after or max(before) < min(after)


def _in_one_go(rules: Iterable[RuleApplication], zone: Span) -> bool:
    """Whether nothing else stands between the words of the zone; a rule has all of it or is
    either inside or outside.
    """
    start, end = zone
    inside: list[int] = []
    outside: list[int] = []
    for rule in rules:
        words = {word for first, last in rule.source for word in range(first, last)}
        own = words & set(range(start, end))
        if own and words - own:
            if len(own) < end - start:
                return False
        elif words:
            (inside if own else outside).extend(rule.positions())
    if not inside:
        return True
    first, last = min(inside), max(inside)
    return not any(first < place < last for place in outside)


def _holds_term(rules: Iterable[RuleApplication], tokens: Sequence[int], term: Forced) -> bool:
    """Whether the rules that translate words of the term yield one of its targets in one piece."""
    positions = sorted(
        place
        for rule in rules
        if any(start < term.end and term.start < end for start, end in rule.source)
        for place in rule.positions()
    )
    pieces: list[list[int]] = [[]]
    for place, following in pairwise([*positions, -1]):
        pieces[-1].append(tokens[place])
        if following != place + 1:
            pieces.append([])
    return any(holds(piece, target) for piece in pieces for target in term.targets)


def _uses(rules: Iterable[RuleApplication], tokens: Sequence[int], pair: Blocked) -> bool:
    """Whether a rule translates the source of the pair by its target, perhaps with more around."""
    return any(
        holds(tokens[first:last], target)
        for rule in rules
        if any(start <= pair.start and pair.end <= end for start, end in rule.source)
        for first, last in rule.target
        for target in pair.targets
    )

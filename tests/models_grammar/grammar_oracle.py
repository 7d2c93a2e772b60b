"""Rule extraction written the slow, obvious way: what the kernels must agree with."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

SYMBOLS = 5  # of a source side with gaps
Side = tuple[int, ...]  # words; gap k is -1 - k


@dataclass(frozen=True)
class Phrase:
    """An initial phrase pair, half-open spans, and its links."""

    start: int
    end: int
    target_start: int
    target_end: int
    links: frozenset[tuple[int, int]]


@dataclass
class Rules:
    """Counts of rules, as one or shared out, and how often each occurred."""

    counts: dict[tuple[Side, Side], float]
    occurrences: Counter[tuple[Side, Side]]

    def side(self, number: int) -> dict[Side, float]:
        """Counts of all source sides (0) or target sides (1)."""
        sums: dict[Side, float] = defaultdict(float)
        for rule, count in self.counts.items():
            sums[rule[number]] += count
        return sums


def all_rules(
    examples,
    span: int = 10,
    gaps: int = 2,
    *,
    words: int = 5,
    loose: bool = False,
    loose_gapped: bool = True,
    counts: str = "shared",
) -> Rules:
    """Rules of all examples (``phrases_oracle.Example``)."""
    found = Rules(defaultdict(float), Counter())
    for example in examples:
        tight = list(initial_phrases(example, span, loose=False))
        for whole in initial_phrases(example, span, loose=loose):
            may_have_gaps = loose_gapped or whole in tight
            rules = list(rules_of(example, whole, tight, gaps if may_have_gaps else 0, words))
            for rule in rules:
                alone = counts == "single" or (counts == "gapped-shared" and min(rule[0]) >= 0)
                found.counts[rule] += 1 if alone else 1 / len(rules)
                found.occurrences[rule] += 1
    return found


def initial_phrases(example, span: int, *, loose: bool) -> Iterator[Phrase]:
    """Every pair of spans that is linked to each other and nothing outside; unless ``loose``, with
    linked words at all four ends.
    """
    links = frozenset(map(tuple, example.points))
    linked = [{source for source, _ in links}, {target for _, target in links}]
    for start, end in spans(len(example.source), span):
        for first, last in spans(len(example.target), span):
            inside = {(s, t) for s, t in links if start <= s < end and first <= t < last}
            touching = {(s, t) for s, t in links if start <= s < end or first <= t < last}
            ends_linked = {start, end - 1} <= linked[0] and {first, last - 1} <= linked[1]
            if inside and inside == touching and (loose or ends_linked):
                yield Phrase(start, end, first, last, frozenset(inside))


def spans(length: int, longest: int) -> Iterator[tuple[int, int]]:
    return (
        (start, end)
        for start, end in product(range(length), range(length + 1))
        if 0 < end - start <= longest
    )


def rules_of(
    example, whole: Phrase, tight: Sequence[Phrase], gaps: int, words: int
) -> Iterator[tuple[Side, Side]]:
    """An initial phrase, and it with smaller ones in it as gaps, if they make rules."""
    inner = [
        phrase
        for phrase in tight
        if whole.start <= phrase.start
        and phrase.end <= whole.end
        and whole.target_start <= phrase.target_start
        and phrase.target_end <= whole.target_end
    ]
    choices: list[tuple[Phrase, ...]] = [()]
    if gaps >= 1:
        choices += [(one,) for one in inner]
    if gaps >= 2:
        choices += [(one, two) for one, two in product(inner, inner) if one.end < two.start]
    for chosen in choices:
        own = whole.links.difference(*(phrase.links for phrase in chosen))
        source = side(example.source, whole.start, whole.end, [(p.start, p.end) for p in chosen])
        target = side(
            example.target,
            whole.target_start,
            whole.target_end,
            [(p.target_start, p.target_end) for p in chosen],
        )
        if own and len(source) <= (SYMBOLS if chosen else words):
            yield source, target


def side(words: Sequence[int], start: int, end: int, gaps: list[tuple[int, int]]) -> Side:
    symbols = []
    at = start
    while at < end:
        gap = next((k for k, (first, _) in enumerate(gaps) if first == at), None)
        symbols.append(words[at] if gap is None else -1 - gap)
        at = at + 1 if gap is None else gaps[gap][1]
    return tuple(symbols)

"""Look-up in one memory: exact and resembling units, graded, best first, none overlooked.

The index ranks by the likeness of the tokens; caps and penalties can only lower a score. So hits
are fetched in that order until no unit further down could still be among the best.
"""

from __future__ import annotations

import operator
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from postil.memory import rows
from postil.memory.comparing.likeness import doubts, scores
from postil.memory.comparing.script import edit_script
from postil.memory.comparing.tokens import folded, match_spans, match_tokens, source_hash
from postil.memory.index.fuzzy_index import FuzzyHit, FuzzyIndex
from postil.memory.options import MatchOptions, Scoring
from postil.memory.units import (
    CONTEXT,
    DOUBLE_CONTEXT,
    EXACT,
    Context,
    Difference,
    Doubt,
    Match,
    MemoryUnit,
    Operation,
)
from postil.text.normalise import nfc
from postil.text.tags import TaggedText

_RESEMBLING = EXACT - 1
_SAME = FuzzyHit(0, EXACT, EXACT)


@dataclass(frozen=True, slots=True)
class Searched:
    """The memory a look-up goes to: its tables, its index, and what it is called."""

    connection: sqlite3.Connection
    memory: int
    index: FuzzyIndex
    name: str
    language: str


@dataclass(frozen=True, slots=True)
class _Graded:
    """A unit with its score, and the likeness of its tokens, which the score came from."""

    score: int
    tokens: int
    as_written: int
    unit: MemoryUnit
    doubts: tuple[Doubt, ...] = ()
    penalty: int = 0

    @property
    def rank(self) -> tuple[int, int, int, int]:
        return self.score, self.tokens, self.as_written, self.unit.id

    @property
    def texts(self) -> tuple[str, str]:
        return self.unit.source.text, self.unit.target.text


def find_matches(
    where: Searched, source: TaggedText, options: MatchOptions, context: Context
) -> list[Match]:
    """The best matches for ``source``, best first, each source and target once."""
    found = [
        _graded(unit, _context_score(unit, context), _SAME, options)
        for unit in rows.read_exact(
            where.connection, where.memory, source_hash(source.plain), context
        )
        if same_text(unit.source, source)
    ]
    found += _resembling(where, source, options)
    best = _best(found, options)
    return [_match(hit, source, where.name, where.language) for hit in best]


def compare(
    source: TaggedText, unit: MemoryUnit, language: str, scoring: Scoring, name: str = ""
) -> Match:
    """A unit that is in no memory as a match for ``source``, graded as a look-up grades.

    Parameters
    ----------
    language
        Of both sources.
    name
        What to call where it comes from.
    """
    options = MatchOptions(scoring=scoring)
    if same_text(unit.source, source):
        return _match(_graded(unit, EXACT, _SAME, options), source, name, language)
    hit = FuzzyHit(unit.id, scores(source.plain, unit.source.plain, language).tokens, 0)
    return _match(_doubted(language, source, unit, hit, options), source, name, language)


def _match(hit: _Graded, source: TaggedText, name: str, language: str) -> Match:
    return Match(
        hit.unit,
        hit.score,
        differences(source, hit.unit.source, language),
        name,
        scores(source.plain, hit.unit.source.plain, language),
        hit.doubts,
        hit.penalty,
    )


def _resembling(where: Searched, source: TaggedText, options: MatchOptions) -> list[_Graded]:
    """Units with other texts or tags: all that can be among the best, and more."""
    least = options.threshold + options.penalty
    if least > _RESEMBLING:
        return []
    tokens = match_tokens(source.plain)
    wanted = 4 * options.limit
    graded: dict[int, _Graded] = {}
    while True:
        hits = where.index.search(tokens, least, wanted, where.language)
        new = [hit.unit for hit in hits if hit.unit not in graded]
        units = rows.read_units(where.connection, where.memory, new)
        for hit in hits:
            unit = units.get(hit.unit)
            if unit is not None and not same_text(unit.source, source):
                graded[hit.unit] = _doubted(where.language, source, unit, hit, options)
        best = _best(list(graded.values()), options)
        if len(hits) < wanted:
            return best
        most_below = min(hits[-1].score, _RESEMBLING) - options.penalty
        if len(best) == options.limit and best[-1].score >= most_below:
            return best
        wanted *= 4


def _doubted(
    language: str, source: TaggedText, unit: MemoryUnit, hit: FuzzyHit, options: MatchOptions
) -> _Graded:
    found = doubts(source, unit.source, language)
    scoring = options.scoring
    caps = {
        "number": scoring.number_cap,
        "tag": scoring.tag_cap,
        "negation": scoring.negation_cap,
    }
    score = min([hit.score, _RESEMBLING, *(caps[doubt] for doubt in found)])
    return _graded(unit, score, hit, options, found)


def _graded(
    unit: MemoryUnit,
    score: int,
    hit: FuzzyHit,
    options: MatchOptions,
    found: tuple[Doubt, ...] = (),
) -> _Graded:
    penalty = min(options.penalty + options.scoring.unit_penalty(unit), EXACT)
    if penalty:  # what is not trusted is no exact match, in whatever context
        score = max(min(score, EXACT) - penalty, 0)
    return _Graded(score, hit.score, hit.as_written, unit, found, penalty)


def _best(found: list[_Graded], options: MatchOptions) -> list[_Graded]:
    kept: dict[tuple[str, str], _Graded] = {}
    for hit in sorted(found, key=lambda hit: hit.rank, reverse=True):
        if hit.score < options.threshold or len(kept) >= options.limit:
            break
        kept.setdefault(hit.texts, hit)
    return list(kept.values())


def _context_score(unit: MemoryUnit, context: Context) -> int:
    """102 with both neighbours or the very place the same, 101 with one neighbour, else 100."""
    place = (unit.document, unit.key) == (context.document, context.key)
    before = unit.previous == context.previous
    after = unit.following == context.following
    if (place and context.key) or (before and after and (context.previous or context.following)):
        return DOUBLE_CONTEXT
    if (before and context.previous) or (after and context.following):
        return CONTEXT
    return EXACT


def same_text(left: TaggedText, right: TaggedText) -> bool:
    """Same characters with tags of the same kind in the same places; their markup may differ."""
    return left.text == right.text and [tag.kind for tag in left.tags] == [
        tag.kind for tag in right.tags
    ]


def differences(
    source: TaggedText, other: TaggedText, language: str = ""
) -> tuple[Difference, ...]:
    """Edit script from ``source`` to ``other`` by token; spans are those of plain texts.

    Words in another case are replaced by each other, in steps of their own; so is what looks the
    same and is not.
    """
    one, two = source.plain, other.plain
    left, left_spans = match_spans(one)
    right, right_spans = match_spans(two)
    plain = one.isascii() and two.isascii()
    steps: list[tuple[Operation, int, int, int, int]] = []
    for operation, a, b, c, d in edit_script(folded(left, language), folded(right, language)):
        if operation == "equal" and not (left[a:b] == right[c:d] and plain):
            steps += _as_written(
                [nfc(one[start:end]) for start, end in left_spans[a:b]],
                [nfc(two[start:end]) for start, end in right_spans[c:d]],
                (a, c),
            )
        else:
            steps.append((operation, a, b, c, d))
    return tuple(
        Difference(operation, *_span(left_spans, a, b), *_span(right_spans, c, d))
        for operation, a, b, c, d in steps
    )


def _as_written(
    left: Sequence[str], right: Sequence[str], first: tuple[int, int]
) -> Iterator[tuple[Operation, int, int, int, int]]:
    """Steps of two rows of the same tokens, the first of which are the ones ``first``."""
    here, there = first
    start = 0
    for same, group in groupby(map(operator.eq, left, right)):
        end = start + len(list(group))
        operation: Operation = "equal" if same else "replace"
        yield operation, here + start, here + end, there + start, there + end
        start = end


def _span(spans: list[tuple[int, int]], start: int, end: int) -> tuple[int, int]:
    if start < end:
        return spans[start][0], spans[end - 1][1]
    place = spans[start - 1][1] if start else 0
    return place, place

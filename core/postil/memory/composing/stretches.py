"""Stretches of a source that differ from the source of a unit: what a repair has to translate."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from postil.memory.comparing.tokens import match_spans, same_words
from postil.memory.units import Difference

Term = tuple[int, int, str]
"""Characters of the source from and to where a term stands, and its translation."""


@dataclass(frozen=True, slots=True)
class Texts:
    """Plain texts of a repair: what is to be translated, the unit's source, the unit's target.

    ``language``: of the target; ``tags``: characters of the plain target before which tags stand.
    """

    source: str
    unit_source: str
    unit_target: str
    language: str = ""
    tags: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Stretch:
    """Differing spans in the unit's source and in the source; either may be empty."""

    unit_start: int
    unit_end: int
    start: int
    end: int


def stretches_of(texts: Texts, differences: Sequence[Difference]) -> list[Stretch]:
    """Neighbouring differences as one, but for words that are only written otherwise: they are the
    same in the target.
    """
    found = []
    for equal, steps in groupby(differences, key=lambda step: _is_equivalent(texts, step)):
        if not equal:
            some = list(steps)
            found.append(
                Stretch(
                    some[0].unit_start, some[-1].unit_end, some[0].source_start, some[-1].source_end
                )
            )
    return found


def widened(texts: Texts, stretches: Sequence[Stretch]) -> Iterator[list[Stretch]]:
    """For each stretch those that hold the word before it, the one behind it, or both, where both
    sources have the same word there; none for numbers and signs, which need no words around them.
    """
    words, unit_words = (match_spans(text)[1] for text in (texts.source, texts.unit_source))
    first = Stretch(0, 0, 0, 0)
    size, unit_size = len(texts.source), len(texts.unit_source)
    last = Stretch(unit_size, unit_size, size, size)
    for before, one, behind in zip([first, *stretches], stretches, [*stretches[1:], last]):  # noqa: B905
        new = texts.source[one.start : one.end]
        if new and not any(map(str.isalpha, new)):
            yield []
            continue
        left = _shared(
            texts,
            _within(words, before.end, one.start)[-1:],
            _within(unit_words, before.unit_end, one.unit_start)[-1:],
        )
        right = _shared(
            texts,
            _within(words, one.end, behind.start)[:1],
            _within(unit_words, one.unit_end, behind.unit_start)[:1],
        )
        sides = [side for side in ([*left], [*right], [*left, *right]) if side]
        yield [_joined([one, *side]) for side in sides]


def with_term(texts: Texts, stretch: Stretch, term: Term) -> Stretch | None:
    """The stretch with all of a term that it belongs to, if both sources have the rest of it."""
    start, end = min(term[0], stretch.start), max(term[1], stretch.end)
    unit_start = stretch.unit_start - (stretch.start - start)
    unit_end = stretch.unit_end + (end - stretch.end)
    if (start, end) == (stretch.start, stretch.end) or unit_start < 0:
        return None
    before = texts.unit_source[unit_start : stretch.unit_start]
    behind = texts.unit_source[stretch.unit_end : unit_end]
    is_there = (
        texts.source[start : stretch.start] == before and texts.source[stretch.end : end] == behind
    )
    return Stretch(unit_start, unit_end, start, end) if is_there else None


def _within(spans: Sequence[tuple[int, int]], start: int, end: int) -> list[tuple[int, int]]:
    return [span for span in spans if start <= span[0] and span[1] <= end]


def _shared(
    texts: Texts, word: Sequence[tuple[int, int]], unit_word: Sequence[tuple[int, int]]
) -> list[Stretch]:
    """A word of the source and one of the unit's, if both are there and the same."""
    return [
        Stretch(*there, *here)
        for here, there in zip(word, unit_word, strict=False)
        if texts.source[here[0]].isalnum()
        and texts.source[slice(*here)] == texts.unit_source[slice(*there)]
    ]


def _joined(stretches: Sequence[Stretch]) -> Stretch:
    """From where the first begins to where the last ends; an empty side has no place to count."""
    unit = [one for one in stretches if one.unit_end > one.unit_start]
    here = [one for one in stretches if one.end > one.start]
    return Stretch(
        min(one.unit_start for one in unit),
        max(one.unit_end for one in unit),
        min(one.start for one in here),
        max(one.end for one in here),
    )


def _is_equivalent(texts: Texts, step: Difference) -> bool:
    """Whether nothing differs but case, quotation marks, and what cannot be seen."""
    old = texts.unit_source[step.unit_start : step.unit_end]
    new = texts.source[step.source_start : step.source_end]
    return step.operation == "equal" or same_words(old, new)

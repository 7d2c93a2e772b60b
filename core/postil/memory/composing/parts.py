"""Parts of a text that are found in a memory: longest common fragments and whole short units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from postil.memory import rows
from postil.memory.comparing.tokens import match_spans, source_hash, span_of_tokens
from postil.memory.lookup import Searched
from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText

LEAST_TOKENS = 3
"""Shorter fragments than that are in every memory."""

LONGEST_UNIT = 25
"""Tokens of a unit that is looked for inside a text, at most."""


class FragmentPlace(NamedTuple):
    """A unit that holds a fragment, and where in its plain source."""

    unit: MemoryUnit
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Fragment:
    """A part of a text that stands word for word in units of a memory.

    Attributes
    ----------
    start, end
        Half-open character offsets in the plain text that was looked up.
    count
        How often it occurs in the memory.
    places
        Some of these, newest first.
    """

    start: int
    end: int
    count: int
    places: tuple[FragmentPlace, ...]
    memory: str


class ContainedUnit(NamedTuple):
    """A unit whose whole source is the part ``start`` to ``end`` of a plain text.

    ``recased``: but for the case of its first letter.
    """

    start: int
    end: int
    unit: MemoryUnit
    recased: bool


def common_fragments(where: Searched, source: TaggedText, least: int, shown: int) -> list[Fragment]:
    """The longest fragments with at least ``least`` tokens, two of them words, left to right."""
    plain = source.plain
    tokens, spans = match_spans(plain)
    found = []
    for start, end, count, places in where.index.fragments(tokens, least, shown):
        if sum(token[0].isalpha() for token in tokens[start:end]) < 2:
            continue
        units = rows.read_units(where.connection, where.memory, [unit for unit, _ in places])
        held = tuple(
            _place(units[unit], place, end - start) for unit, place in places if unit in units
        )
        found.append(Fragment(spans[start][0], spans[end - 1][1], count, held, where.name))
    return found


def contained_units(where: Searched, source: TaggedText) -> list[ContainedUnit]:
    """Units that are a part of ``source``, not all of it; the newest ones first for each part."""
    plain = source.plain
    tokens, spans = match_spans(plain)
    windows: dict[int, list[tuple[int, int, bool]]] = {}
    for first in range(len(tokens)):
        for last in range(first, min(first + LONGEST_UNIT, len(tokens))):
            if last - first + 1 == len(tokens) or not _has_word(tokens[first : last + 1]):
                continue
            start, end = spans[first][0], spans[last][1]
            part = plain[start:end]
            for recased, text in enumerate((part, _recased(part))):
                windows.setdefault(source_hash(text), []).append((start, end, bool(recased)))
    found = [
        ContainedUnit(start, end, unit, recased)
        for key, unit in rows.read_by_source(where.connection, where.memory, list(windows))
        for start, end, recased in windows.get(key, ())  # the index of a damaged file may lie
        if unit.source.plain in (plain[start:end], _recased(plain[start:end]))
    ]
    found.sort(key=lambda hit: (hit.start, hit.end, hit.recased, -hit.unit.id))
    return found


def _place(unit: MemoryUnit, first: int, count: int) -> FragmentPlace:
    return FragmentPlace(unit, *span_of_tokens(unit.source.plain, first, first + count))


def _has_word(tokens: list[str]) -> bool:
    return tokens[0][0].isalnum() and any(token[0].isalpha() for token in tokens)


def _recased(text: str) -> str:
    first = text[:1]
    return (first.lower() if first.isupper() else first.upper()) + text[1:]

"""Concordance: the units that contain, or nearly contain, what the translator looks for.

Words in a row, and what of a regular expression stands within words, are found in the index of
tokens; for the rest the texts are read, newest first, for as long as there is time. What is shown
is decided by the pattern alone, so the index can only save time. Half-remembered phrases are found
in it, too. Tags that stand for text have it in no index: the few units with such tags are read when
nothing else fills the list.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from postil.memory.comparing.tokens import match_tokens, span_of_tokens
from postil.memory.index.fuzzy_index import FuzzyIndex, NearHit
from postil.memory.patterns import Pattern, Spans, pattern_of
from postil.memory.rows import read_units
from postil.memory.side_texts import (
    AT_ONCE,
    SearchedSide,
    Texts,
    likely_texts,
    named_texts,
    texts_with_text_tags,
)
from postil.memory.units import MemoryUnit
from postil.text.normalise import visible, visible_with_offsets
from postil.text.tags import TaggedText
from postil.text.text_tags import tagged_spans, untagged

SECONDS = 2.0
"""Time a concordance may take; a regular expression can ask for more than there is."""

LONGEST = 64
"""Words of a fuzzy query that count."""

WORDS_PER_ERROR = 4
"""So many words of a fuzzy query may have one of them missing, added or replaced."""


GLANCE = 400
"""Units whose texts are read before a word of one or two letters is looked for among the tokens: it
is in so many of these that it takes long.
"""


class Place(NamedTuple):
    """Place of a hit in a text: its spans in the plain text, and the tags that stand for text and
    have a part of it, counted from 0.
    """

    spans: Spans
    tags: tuple[int, ...] = ()


class FoundUnits(NamedTuple):
    """Units with the places of what was sought in the side it was sought in.

    ``complete`` is False if time was over before all texts were read; ``more`` is True if there are
    others than these.
    """

    units: list[tuple[MemoryUnit, Place]]
    complete: bool
    more: bool = False


def find_units(
    where: SearchedSide,
    query: str,
    index: FuzzyIndex,
    *,
    limit: int,
    whole_words: bool,
    expression: bool,
    seconds: float,
) -> FoundUnits:
    """Units that contain ``query``, newest first.

    Parameters
    ----------
    index
        Of the tokens of that side.

    Raises
    ------
    UsageError
        The regular expression is not one.
    """
    deadline = time.monotonic() + seconds
    pattern = pattern_of(query, expression=expression, whole_words=whole_words)
    if pattern is None:
        return FoundUnits([], complete=True)
    places: dict[int, Place] = {}
    complete = True
    try:
        texts = _read(where, pattern, index, limit + 1)
        for number, found in _hits(pattern, texts, deadline):
            places[number] = Place(found)
            if len(places) > limit:
                break
        else:
            places |= _hits_with_text_tags(where, pattern, deadline)
    except TimeoutError:
        complete = False
    wanted = sorted(places, reverse=True)[:limit]
    units = read_units(where.connection, where.memory, wanted)
    hits = [(units[number], places[number]) for number in wanted if number in units]
    return FoundUnits(hits, complete, more=len(places) > limit)


def near_units(
    where: SearchedSide, query: str, index: FuzzyIndex, limit: int, seconds: float
) -> FoundUnits:
    """Units that hold the words of ``query`` in a row, inflected, one in four of them missing,
    added or replaced; those with the fewest errors first.
    """
    words = match_tokens(query)[:LONGEST]
    if not words:
        return FoundUnits([], complete=True)
    errors = len(words) // WORDS_PER_ERROR
    hits = {hit.unit: hit for hit in index.near(words, errors, limit + 1)}
    in_tags: dict[int, NearHit] = {}
    complete = True
    if len(hits) <= limit:
        texts, complete = _with_text_tags(where, time.monotonic() + seconds)
        for hit in _index_of(texts).near(words, errors, len(texts)):
            if hit.unit not in hits or hit.errors < hits[hit.unit].errors:
                in_tags[hit.unit] = hit
        hits |= in_tags
    best = sorted(hits.values(), key=lambda hit: (hit.errors, -hit.unit))
    units = read_units(where.connection, where.memory, [hit.unit for hit in best[:limit]])
    found: list[tuple[MemoryUnit, Place]] = []
    for hit in best[:limit]:
        unit = units.get(hit.unit)
        if unit is None:  # added in a transaction that was taken back
            continue
        text = unit.source if where.side == "source" else unit.target
        if hit.unit in in_tags:
            span = span_of_tokens(untagged(text).plain, *hit.span)
            found.append((unit, Place(*tagged_spans(text, [span]))))
        else:
            found.append((unit, Place((span_of_tokens(text.plain, *hit.span),))))
    return FoundUnits(found, complete, more=len(hits) > limit)


def _with_text_tags(where: SearchedSide, deadline: float) -> tuple[dict[int, TaggedText], bool]:
    """Texts with tags that stand for text, and whether there was time for all of them."""
    texts: dict[int, TaggedText] = {}
    for number, text in texts_with_text_tags(where):
        if time.monotonic() > deadline:
            return texts, False
        texts[number] = text
    return texts, True


def _index_of(texts: Mapping[int, TaggedText]) -> FuzzyIndex:
    """An index of what these texts are without their tags that stand for text."""
    index = FuzzyIndex()
    index.put_many(
        (number, match_tokens(untagged(text).plain)) for number, text in sorted(texts.items())
    )
    return index


def _read(where: SearchedSide, pattern: Pattern, index: FuzzyIndex, wanted: int) -> Iterator[Texts]:
    """Texts that can have the pattern, newest first."""
    newest: Texts = []
    if pattern.is_short:
        newest = next(likely_texts(where, pattern, GLANCE), [])
        yield newest
    try:
        likely = pattern.units(index, wanted)
    except TimeoutError:
        likely = None
    if likely is None:
        read = likely_texts(where, pattern, wanted)
    else:
        read = named_texts(where, likely, wanted)
    for texts in read:
        yield [one for one in texts if one[0] < newest[-1][0]] if newest else texts


def _hits(pattern: Pattern, read: Iterable[Texts], deadline: float) -> Iterator[tuple[int, Spans]]:
    """Ids of the units with ``pattern`` and its places there, in order.

    Raises
    ------
    TimeoutError
        ``deadline`` was reached.
    """
    for texts in read:
        for start in range(0, len(texts), AT_ONCE):
            some = texts[start : start + AT_ONCE]
            if pattern.any_of([_read_by(pattern, text) for _, text in some], deadline):
                for number, text in some:
                    if found := _spans(pattern, text, deadline):
                        yield number, found


def _read_by(pattern: Pattern, text: str) -> str:
    return text if pattern.as_written else visible(text)


def _spans(pattern: Pattern, text: str, deadline: float) -> Spans:
    """Places of a pattern in a text as it stands; raises as the pattern does."""
    read = _read_by(pattern, text)
    found = pattern.spans(read, deadline)
    if read is text or not found:
        return found
    _, offsets = visible_with_offsets(text)
    return tuple((offsets[start], offsets[end - 1] + 1) for start, end in found)


def _hits_with_text_tags(
    where: SearchedSide, pattern: Pattern, deadline: float
) -> dict[int, Place]:
    """Units that have ``pattern`` where what is a tag by rules of a project counts as the text it
    stands for.

    Raises
    ------
    TimeoutError
        ``deadline`` was reached.
    """
    hits: dict[int, Place] = {}
    for number, text in texts_with_text_tags(where):
        if found := _spans(pattern, untagged(text).plain, deadline):
            hits[number] = Place(*tagged_spans(text, found))
        if time.monotonic() > deadline:
            raise TimeoutError
    return hits

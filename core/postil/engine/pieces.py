"""Segments longer than the decoder likes, cut where a cut does least harm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from postil.engine.pipeline import Prepared
from postil.engine.suggestion import Suggestion
from postil.engine.tag_projection import PlacedTag
from postil.text.tags import TaggedText

_DECORATION = "￭⍽⎵"
_STRONG = frozenset(".!?…;:。！？；")
_WEAK = frozenset(",)]–—،、，")


def safe_pieces(prepared: Prepared, limit: int) -> list[Prepared]:
    """The segment in pieces of at most ``limit`` words.

    Each cut is behind the last sentence or clause mark of the second half of a piece, else behind
    the last comma or bracket there, else at the limit.
    """
    pieces = []
    start = 0
    while len(prepared) - start > limit:
        end = _cut(prepared.words, start, start + limit)
        pieces.append(_slice(prepared, start, end))
        start = end
    pieces.append(_slice(prepared, start, len(prepared)) if start else prepared)
    return pieces


def _cut(words: Sequence[str], start: int, end: int) -> int:
    for marks in (_STRONG, _WEAK):
        for position in range(end - 1, (start + end) // 2, -1):
            if words[position].strip(_DECORATION)[-1:] in marks:
                return position + 1
    return end


def _slice(prepared: Prepared, start: int, end: int) -> Prepared:
    last = end == len(prepared)
    return Prepared(
        plain=prepared.plain,
        words=prepared.words[start:end],
        tokens=prepared.tokens[start:end],
        ids=prepared.ids[start:end],
        spans=prepared.spans[start:end],
        tags=prepared.tags,
        placed=[
            PlacedTag(tag.index, tag.position - start)
            for tag in prepared.placed
            if start <= tag.position < end or (last and tag.position == end)
        ],
    )


def join_pieces(pieces: Sequence[Prepared], suggestions: Sequence[Suggestion]) -> Suggestion:
    """One suggestion for the whole segment; the spacing between pieces is the source's."""
    text = suggestions[0].target.text
    origins = list(suggestions[0].words)
    plain = len(suggestions[0].target.plain)
    for before, after, suggestion in zip(pieces[:-1], pieces[1:], suggestions[1:], strict=True):
        between = before.plain[before.spans[-1][1] : after.spans[0][0]]
        text += between + suggestion.target.text
        plain += len(between)
        origins += [
            replace(word, start=word.start + plain, end=word.end + plain)
            for word in suggestion.words
        ]
        plain += len(suggestion.target.plain)
    words = sum(len(piece) for piece in pieces)
    return Suggestion(
        target=TaggedText(text, pieces[0].tags),
        score=sum(suggestion.score for suggestion in suggestions),
        confidence=sum(
            suggestion.confidence * len(piece)
            for piece, suggestion in zip(pieces, suggestions, strict=True)
        )
        / words,
        alternatives=(),
        words=tuple(origins),
    )

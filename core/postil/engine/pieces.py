"""Long segments, cut for the decoder into pieces where a cut does least harm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from postil.engine.pipeline import Prepared
from postil.engine.suggestion import Suggestion
from postil.engine.term_constraints import TermRule, term_spans
from postil.text.tags import TaggedText
from postil.text.tokeniser import DECORATION, WIDE_SIDE, Tokeniser

MAX_WORDS = 120  # longer segments are cut at safe points
_STRONG = frozenset(".!?…;:。！？；")
_WEAK = frozenset(",)]–—،、，")


def pieces_around_terms(prepared: Prepared, terms: Sequence[TermRule]) -> list[Prepared]:
    """The segment in pieces that are decoded one by one; no cut goes through a term or the
    parts of a word.
    """
    return safe_pieces(prepared, MAX_WORDS, [*term_spans(prepared, terms), *prepared.compounds])


def safe_pieces(
    prepared: Prepared, limit: int, whole: Sequence[tuple[int, int]] = ()
) -> list[Prepared]:
    """The segment in pieces of at most ``limit`` words.

    Each cut is behind the last sentence or clause mark of the second half of a piece, else behind
    the last comma or bracket there, else at the limit.

    Parameters
    ----------
    whole
        Half-open spans of tokens, such as terms, that no cut goes through.
    """
    pieces = []
    start = 0
    while len(prepared) - start > limit:
        end = _before_spans(_cut(prepared.words, start, start + limit), start, whole)
        pieces.append(_slice(prepared, start, end))
        start = end
    pieces.append(_slice(prepared, start, len(prepared)) if start else prepared)
    return pieces


def _cut(words: Sequence[str], start: int, end: int) -> int:
    for marks in (_STRONG, _WEAK):
        for position in range(end - 1, (start + end) // 2, -1):
            if words[position].strip(DECORATION)[-1:] in marks:
                return position + 1
    return end


def _before_spans(cut: int, start: int, spans: Sequence[tuple[int, int]]) -> int:
    """The cut, or one before the spans it goes through; as it was if they leave no words."""
    place = cut
    while crossed := [first for first, last in spans if first < place < last]:
        place = min(crossed)
    return place if place > start else cut


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
            replace(tag, position=tag.position - start)
            for tag in prepared.placed
            if start <= tag.position - (tag.side == "left") < end or (last and tag.position == end)
        ],
        margins=("" if start else prepared.margins[0], prepared.margins[1] if last else ""),
        capitals=frozenset(place - start for place in prepared.capitals if start <= place < end),
        compounds=tuple(
            (first - start, last - start)
            for first, last in prepared.compounds
            if start <= first and last <= end
        ),
    )


def join_pieces(
    pieces: Sequence[Prepared], suggestions: Sequence[Suggestion], tokeniser: Tokeniser
) -> Suggestion:
    """One suggestion for the whole segment.

    The spacing between pieces is the source's, but where only one of the two languages is written
    without spaces.

    Parameters
    ----------
    tokeniser
        Of the target.
    """
    text = suggestions[0].target.text
    origins = list(suggestions[0].words)
    last = suggestions[0].target.plain
    plain = len(last)
    for before, after, suggestion in zip(pieces[:-1], pieces[1:], suggestions[1:], strict=True):
        between = _between((before, after), (last, suggestion.target.plain), tokeniser)
        text += between + suggestion.target.text
        plain += len(between)
        origins += [
            word._replace(start=word.start + plain, end=word.end + plain)
            for word in suggestion.words
        ]
        last = suggestion.target.plain
        plain += len(last)
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


def _between(
    pieces: tuple[Prepared, Prepared], texts: tuple[str, str], tokeniser: Tokeniser
) -> str:
    """Space between the translations, ``texts``, of two neighbouring pieces."""
    before, after = pieces
    start, end = before.spans[-1][1], after.spans[0][0]
    between = before.plain[start:end]
    source = _wide(before.plain[start - 1 : start], after.plain[end : end + 1], tokeniser)
    target = _wide(texts[0][-1:], texts[1][:1], tokeniser)
    if not between and any(source) and not any(target):
        return " "
    if between == " " and all(target) and not any(source):
        return ""
    return between


def _wide(left: str, right: str, tokeniser: Tokeniser) -> tuple[bool, bool]:
    """Whether the characters that meet are of a script that is written without spaces."""
    return (
        tokeniser.surface(left).right == WIDE_SIDE,
        tokeniser.surface(right).left == WIDE_SIDE,
    )

"""Words of one text found again in another that was edited from it."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher

import regex

_WORD = regex.compile(r"[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]")
_PIECE = regex.compile(r"[\p{L}\p{M}\p{N}_]+(?:['’\-][\p{L}\p{M}\p{N}_]+)*")

Span = tuple[int, int]


def word_at(text: str, place: int) -> Span | None:
    """The word at a place of a text, hyphens and apostrophes inside it included; that before the
    place if none begins there.
    """
    before: Span | None = None
    for found in _PIECE.finditer(text):
        if found.start() <= place < found.end():
            return found.span()
        if found.end() == place:
            before = found.span()
        if found.start() > place:
            break
    return before


def moved_spans(before: str, after: str, spans: Iterable[Span]) -> dict[Span, Span]:
    """Where stretches of ``before`` stand in ``after``; those that were edited are left out."""
    if before == after:
        return {span: span for span in spans}
    old, new = list(_WORD.finditer(before)), list(_WORD.finditer(after))
    matcher = SequenceMatcher(None, [w[0] for w in old], [w[0] for w in new], autojunk=False)
    partner: dict[int, int] = {}
    for block in matcher.get_matching_blocks():
        partner |= {block.a + n: block.b + n for n in range(block.size)}
    found = {}
    for start, end in spans:
        inside = [n for n, word in enumerate(old) if word.start() < end and start < word.end()]
        if not inside or any(n not in partner for n in inside):
            continue
        first, last = new[partner[inside[0]]], new[partner[inside[-1]]]
        left, right = start - old[inside[0]].start(), end - old[inside[-1]].end()
        moved = (first.start() + left, last.end() + right)
        if after[slice(*moved)] == before[start:end]:
            found[start, end] = moved
    return found

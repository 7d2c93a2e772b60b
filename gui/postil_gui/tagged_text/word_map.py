"""Words of one text found again in another that was edited from it."""

from __future__ import annotations

from collections.abc import Iterable

import regex

from postil_gui.tagged_text.compared_words import compared

_WORD = regex.compile(r"[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]")
_PIECE = regex.compile(r"[\p{L}\p{M}\p{N}_]+(?:['’\-][\p{L}\p{M}\p{N}_]+)*")

Span = tuple[int, int]
FEW_WORDS = 3


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


def edited_text(before: str, after: str) -> tuple[str, list[tuple[int, int, str]]]:
    """``after`` with the words of ``before`` that are gone, and marks of what is "removed" and
    what is "added".
    """
    old, new = list(_WORD.finditer(before)), list(_WORD.finditer(after))
    matcher = compared([w[0] for w in old], [w[0] for w in new])
    text, at = "", 0
    marks: list[tuple[int, int, str]] = []
    for kind, first, last, start, end in matcher.get_opcodes():
        if kind in ("delete", "replace"):
            left, right = old[first].start(), old[last - 1].end()
            gone = before[left:right]
            stop = new[start].start() if start < len(new) else len(after)
            text += after[at:stop]
            at = stop
            apart = left > 0 and before[left - 1].isspace()  # unlike behind "l'"
            space = " " if apart and text and not text[-1].isspace() else ""
            marks.append((len(text) + len(space), len(text) + len(space) + len(gone), "removed"))
            follows = not space and before[right : right + 1].isspace()
            text += space + gone + (" " if kind == "replace" or follows else "")
        if kind in ("insert", "replace"):
            text += after[at : new[start].start()]
            at = new[end - 1].end()
            marks.append((len(text), len(text) + at - new[start].start(), "added"))
            text += after[new[start].start() : at]
    return text + after[at:], marks


def added_spans(before: str, after: str) -> list[Span]:
    """Stretches of ``after`` whose words do not stand in ``before``."""
    old, new = list(_WORD.finditer(before)), list(_WORD.finditer(after))
    matcher = compared([w[0] for w in old], [w[0] for w in new])
    return [
        (new[start].start(), new[end - 1].end())
        for kind, _, _, start, end in matcher.get_opcodes()
        if kind in ("insert", "replace")
    ]


def kept_share(before: str, after: str) -> float:
    """Share of the words of ``before`` that stand in ``after``, in their order, in [0, 1]; of its
    characters where it is a word or two.
    """
    old, new = _WORD.findall(before), _WORD.findall(after)
    if len(old) < FEW_WORDS:
        old, new = list(before), list(after)
    if not old:
        return 1.0
    return sum(block.size for block in compared(old, new).get_matching_blocks()) / len(old)


def moved_spans(before: str, after: str, spans: Iterable[Span]) -> dict[Span, Span]:
    """Spans of ``before`` in ``after``; those that were edited are left out."""
    if before == after:
        return {span: span for span in spans}
    old, new = list(_WORD.finditer(before)), list(_WORD.finditer(after))
    matcher = compared([w[0] for w in old], [w[0] for w in new])
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

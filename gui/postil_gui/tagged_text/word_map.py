"""Words of one text found again in another that was edited from it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import regex

from postil_gui.tagged_text.compared_words import compared
from postil_gui.tagged_text.unspaced import word_ends

_WORD = regex.compile(r"[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]")
_PIECE = regex.compile(r"[\p{L}\p{M}\p{N}_]+(?:['’\-][\p{L}\p{M}\p{N}_]+)*")

Span = tuple[int, int]
FEW_WORDS = 3
_SINGLY = "zh"
"""Language of which ideographs are taken one by one: a word of them may be a part of another."""


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


def _words(text: str) -> list[Span]:
    """Words of a text; where no spaces part them, single ideographs and what stands between."""
    words = [found.span() for found in _WORD.finditer(text)]
    if text.isascii() or not (ends := word_ends(text, _SINGLY)):
        return words
    return [
        part
        for start, end in words
        for part in pairwise([start, *(at for at in ends if start < at < end), end])
    ]


def pieces(text: str) -> list[str]:
    """Words of a text and what is between them, in order."""
    cuts = sorted({0, len(text), *(place for word in _words(text) for place in word)})
    return [text[start:end] for start, end in pairwise(cuts)]


def edited_text(before: str, after: str) -> tuple[str, list[tuple[int, int, str]]]:
    """``after`` with the words of ``before`` that are gone, and marks of what is "removed" and
    what is "added".
    """
    old, new = _words(before), _words(after)
    matcher = compared([before[slice(*one)] for one in old], [after[slice(*one)] for one in new])
    text, at = "", 0
    marks: list[tuple[int, int, str]] = []
    for kind, first, last, start, end in matcher.get_opcodes():
        if kind in ("delete", "replace"):
            left, right = old[first][0], old[last - 1][1]
            gone = before[left:right]
            stop = new[start][0] if start < len(new) else len(after)
            text += after[at:stop]
            at = stop
            apart = left > 0 and before[left - 1].isspace()  # unlike behind "l'"
            space = " " if apart and text and not text[-1].isspace() else ""
            marks.append((len(text) + len(space), len(text) + len(space) + len(gone), "removed"))
            follows = not space and before[right : right + 1].isspace()
            text += space + gone + (" " if kind == "replace" or follows else "")
        if kind in ("insert", "replace"):
            begin = new[start][0]
            text += after[at:begin]
            at = new[end - 1][1]
            marks.append((len(text), len(text) + at - begin, "added"))
            text += after[begin:at]
    return text + after[at:], marks


def added_spans(before: str, after: str) -> list[Span]:
    """Stretches of ``after`` whose words do not stand in ``before``."""
    old, new = _words(before), _words(after)
    matcher = compared([before[slice(*one)] for one in old], [after[slice(*one)] for one in new])
    return [
        (new[start][0], new[end - 1][1])
        for kind, _, _, start, end in matcher.get_opcodes()
        if kind in ("insert", "replace")
    ]


def kept_share(before: str, after: str) -> float:
    """Share of the words of ``before`` that stand in ``after``, in their order, in [0, 1]; of its
    characters where it is a word or two.
    """
    old, new = ([text[slice(*one)] for one in _words(text)] for text in (before, after))
    if len(old) < FEW_WORDS:
        old, new = list(before), list(after)
    if not old:
        return 1.0
    return sum(block.size for block in compared(old, new).get_matching_blocks()) / len(old)


def moved_spans(before: str, after: str, spans: Iterable[Span]) -> dict[Span, Span]:
    """Spans of ``before`` in ``after``; those that were edited are left out."""
    if before == after:
        return {span: span for span in spans}
    old, new = _words(before), _words(after)
    matcher = compared([before[slice(*one)] for one in old], [after[slice(*one)] for one in new])
    partner: dict[int, int] = {}
    for block in matcher.get_matching_blocks():
        partner |= {block.a + n: block.b + n for n in range(block.size)}
    found = {}
    for start, end in spans:
        inside = [n for n, word in enumerate(old) if word[0] < end and start < word[1]]
        if not inside or any(n not in partner for n in inside):
            continue
        first, last = new[partner[inside[0]]], new[partner[inside[-1]]]
        left, right = start - old[inside[0]][0], end - old[inside[-1]][1]
        moved = (first[0] + left, last[1] + right)
        if after[slice(*moved)] == before[start:end]:
            found[start, end] = moved
    return found

"""What quotation marks, brackets, markup and the like enclose: it stays within them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from postil.text.tokeniser import DECORATION, JOINER

_CLOSING = {
    "(": ")", "[": "]", "{": "}", "«": "»", "‹": "›", "“": "”", "‘": "’", "（": "）", "「": "」",
    "『": "』", "【": "】", "《": "》", "„": "“", "‚": "‘", "»": "«", "›": "‹",
}  # fmt: skip
_MARKUP = re.compile(r"<([A-Za-z][\w.:-]*)>")  # that is text, not a tag of the document
_SAME = frozenset("\"'`*_|")  # close what they open: the side without space tells


def enclosed_spans(tokens: Sequence[str]) -> list[tuple[int, int]]:
    """Half-open spans of words in a pair of marks, with the marks; they nest.

    Of a mark without its counterpart there is none, nor of two marks with nothing between.
    """
    spans = []
    open_marks: list[tuple[int, str]] = []
    for place, token in enumerate(tokens):
        mark = token.strip(DECORATION)
        wanted = [closing for _, closing in open_marks]
        if mark in wanted and _closes(token, mark):
            last = len(wanted) - 1 - wanted[::-1].index(mark)
            start = open_marks[last][0]
            del open_marks[last:]
            if place > start + 1:
                spans.append((start, place + 1))
        elif closing := _closing(token, mark):
            open_marks.append((place, closing))
    return spans


def _closing(token: str, mark: str) -> str | None:
    if mark in _SAME:
        return mark if token.endswith(JOINER) and not token.startswith(JOINER) else None
    if mark[:1] == "<" and (found := _MARKUP.fullmatch(mark)):
        return f"</{found[1]}>"
    return _CLOSING.get(mark)


def _closes(token: str, mark: str) -> bool:
    return mark not in _SAME or token.startswith(JOINER)

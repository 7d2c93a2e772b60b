"""Outline of translations: their length, and whether their ends are there.

Learning that shortens translations drops words that cost little in a metric: the verb at the end of
a German clause, a full stop. What is counted needs no tagger: the last word of the reference, which
is where such a verb stands, and the sign that ends it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import regex

from postil.text.scripts import UNPARTED

_WORD = regex.compile(rf"[{UNPARTED}]|[\w--[{UNPARTED}]]+", regex.VERSION1)
_END = regex.compile(r"[.!?:;…。！？：；]$")


@dataclass(frozen=True, slots=True)
class Outline:
    """Counts over a document.

    ``words``, ``wanted_words``: suggested, and in the references; ``last_words``: segments that
    have the last word of the reference, of ``segments`` with words in it; ``ends``: segments that
    end with a sign where the reference does, of ``wanted_ends``.
    """

    segments: int
    words: int
    wanted_words: int
    last_words: int
    ends: int
    wanted_ends: int


def outline_of(texts: Sequence[str], references: Sequence[str]) -> Outline:
    """The outline of translations, one reference for each."""
    counts = [0] * 6
    for text, reference in zip(texts, references, strict=True):
        said = [word.casefold() for word in _WORD.findall(text)]
        wanted = [word.casefold() for word in _WORD.findall(reference)]
        ends = bool(_END.search(reference.rstrip()))
        found = (
            bool(wanted),
            len(said),
            len(wanted),
            bool(wanted) and wanted[-1] in said,
            ends and bool(_END.search(text.rstrip())),
            ends,
        )
        counts = [count + number for count, number in zip(counts, found, strict=True)]
    return Outline(*counts)

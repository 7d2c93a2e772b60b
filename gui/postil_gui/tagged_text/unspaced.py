"""Word ends in scripts that put no spaces between words.

Kana and ideographs go by runs of one script, as Japanese is read; ideographs of Chinese one by one,
as Unicode's rules have it (UAX #29); Thai goes by the words that Qt knows.
"""

from __future__ import annotations

from collections.abc import Iterator

import regex

from postil.text.scripts import CHINESE
from postil.text.tokeniser import primary_subtag
from postil_gui.qt import QtCore

_KANA = r"(?:\p{Hiragana}[ー\p{M}]*+)++|(?:\p{Katakana}[ーｰ\p{M}]*+)++"
_THAI = r"(?P<thai>\p{Thai}++)"
_RUNS = regex.compile(rf"(?:\p{{Han}}\p{{M}}*+)++|{_KANA}|{_THAI}")
_SINGLY = regex.compile(rf"\p{{Han}}\p{{M}}*+|{_KANA}|{_THAI}")


def word_ends(text: str, language: str) -> list[int]:
    """Places where such a word begins or ends, in order; other words are not looked at."""
    if text.isascii():
        return []
    pattern = _SINGLY if primary_subtag(language) in CHINESE else _RUNS
    found: set[int] = set()
    for word in pattern.finditer(text):
        found.update(word.span())
        if word["thai"]:
            found.update(word.start() + place for place in _boundaries(word["thai"]))
    return sorted(found)


def _boundaries(text: str) -> Iterator[int]:
    finder = QtCore.QTextBoundaryFinder(QtCore.QTextBoundaryFinder.BoundaryType.Word, text)
    while (place := finder.toNextBoundary()) >= 0:
        yield place

"""Other forms of a source word, one of which an engine may know where it does not know the word."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from postil.text.casing import Truecaser
from postil.text.nontranslatable import classify
from postil.text.tokeniser import DECORATION

_NO_BREAK = str.maketrans("", "", "⍽⎵")
_DASHES = str.maketrans(dict.fromkeys("–—‒―−", "-"))
_LEAST_CAPITALS = 5  # letters: "US" is not "us"


def other_forms(token: str, truecaser: Truecaser) -> Iterator[str]:
    """Forms that mean the same as a ``token`` (with joiners), the closest first: another space
    before a mark, the usual character for one of a compatible form (``：``, ``①``), a hyphen for a
    dash, the case it has elsewhere, small letters for capitals.
    """
    if "⍽" in token or "⎵" in token:
        yield token.translate(_NO_BREAK)
    if not token.isascii():
        yield "".join(c if c in DECORATION else unicodedata.normalize("NFKC", c) for c in token)
        yield token.translate(_DASHES)
    if classify(token) is None:
        yield truecaser.from_capitals(token)
        if is_capitals(token):
            yield token.lower()


def is_capitals(token: str) -> bool:
    """Whether it is a word in capitals, and too long to be an abbreviation."""
    return token.isupper() and sum(map(str.isalpha, token)) >= _LEAST_CAPITALS

"""Straight and curved quotation marks and apostrophes: which are the same mark, written otherwise.

Angled marks (« ») are none of them: they are no other way to write the marks of a keyboard.
"""

from __future__ import annotations

import re
from itertools import product

CURVED = {"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"'}
"""The straight mark of each curved one."""

MARKS = frozenset([*CURVED, *CURVED.values()])

_STRAIGHT = str.maketrans(CURVED)
_PAIRS = (('"', '"'), ("“", "”"), ("„", "“"), ("„", "”"))  # straight, English, German, Polish
_OPENING = re.compile(r'(?<!\w)"(?=\w)|(?<!\S)"')


def straight_quotes(text: str) -> str:
    """A text with straight apostrophes and quotation marks for curved ones."""
    return text.translate(_STRAIGHT)


def quoted_otherwise(text: str) -> set[str]:
    """The usual ways to write the apostrophes and quotation marks of a text, without its own."""
    straight = straight_quotes(text)
    ways = set()
    for apostrophe, (opening, closing) in product("'’", _PAIRS):
        pairs = _OPENING.sub(opening, straight).replace('"', closing)
        ways.add(pairs.replace("'", apostrophe))
    return ways - {text}

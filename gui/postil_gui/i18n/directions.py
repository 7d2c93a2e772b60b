"""Texts set beside each other in one line, or within a message, each in its own direction.

In a line that runs from left to right, an Arabic text and its neighbours would change places, and
an arrow between them would point the wrong way; a message that begins with one would run from right
to left as a whole.
"""

from __future__ import annotations

from unicodedata import bidirectional

FIRST_STRONG, POP = "\u2068", "\u2069"
_BACKWARDS = frozenset(("R", "AL", "RLE", "RLO", "RLI"))
ARROW = " → "


def isolated(text: str) -> str:
    """The text set apart from what stands beside it, if it has letters from right to left."""
    if text.isascii() or _BACKWARDS.isdisjoint(map(bidirectional, text)):
        return text
    return f"{FIRST_STRONG}{text}{POP}"


def not_isolated(text: str) -> str:
    """The text without the signs of :func:`isolated`: for what is kept, not shown."""
    return text.replace(FIRST_STRONG, "").replace(POP, "")


def with_arrow(before: str, after: str) -> str:
    """One text, an arrow, and the other."""
    return f"{isolated(before)}{ARROW}{isolated(after)}"

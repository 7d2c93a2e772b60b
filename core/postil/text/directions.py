"""Whether text has letters that run from right to left."""

from __future__ import annotations

from unicodedata import bidirectional

BACKWARDS = frozenset(("R", "AL"))
"""Classes of letters that run from right to left, as Unicode names them."""

_BACKWARDS_OR_TURNED = BACKWARDS | {"RLE", "RLO", "RLI"}


def has_backwards(text: str) -> bool:
    """Whether a text has letters that run from right to left, or marks that turn others."""
    return not text.isascii() and not _BACKWARDS_OR_TURNED.isdisjoint(map(bidirectional, text))

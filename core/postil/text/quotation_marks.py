"""Straight and curved quotation marks and apostrophes: which are the same mark, written otherwise.

Angled marks (« ») are none of them: they are no other way to write the marks of a keyboard.
"""

from __future__ import annotations

CURVED = {"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"'}
"""The straight mark of each curved one."""

MARKS = frozenset([*CURVED, *CURVED.values()])


def straight_quotes(text: str) -> str:
    """A text with straight apostrophes and quotation marks for curved ones."""
    for curved, straight in CURVED.items():
        text = text.replace(curved, straight)
    return text

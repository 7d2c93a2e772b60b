"""The words of two texts side by side. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher

MOST = 1_000_000  # pairs of words that are compared exactly: 0.2 s


def compared(before: Sequence[str], after: Sequence[str]) -> SequenceMatcher[str]:
    """Words that two texts share. In long texts, words that are everywhere are not looked for:
    else a text that says one word thousands of times would take minutes.
    """
    return SequenceMatcher(None, before, after, len(before) * len(after) > MOST)

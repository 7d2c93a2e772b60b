"""Spaces where the parts of a target meet, in scripts that set them between words and in others."""

from __future__ import annotations

import re

from postil.memory.comparing.tokens import SPACELESS

JOINING = "'’-"
"""A word follows these without a space."""

MARKS = ",;:.!?…"
"""A word follows these with a space."""

_SPACELESS = re.compile(f"[{SPACELESS}]")


def run_together(left: str, right: str) -> bool:
    """Whether two characters, or one and "", would be taken for one word if they stood side by
    side: both are of scripts that set spaces between words.
    """
    return all(one.isalnum() and not _SPACELESS.match(one) for one in (left, right))


def space_between(left: str, gap: str, right: str) -> str:
    """What stands between two translations: the space ``gap`` between their sources, or as much as
    the script of the target has between words.
    """
    if not left or not right:
        return gap
    if _SPACELESS.match(left[-1]) and _SPACELESS.match(right[0]):
        return ""
    return gap or (" " if run_together(left[-1], right[0]) else "")


def spaced(target: str, place: int, text: str) -> str:
    """Words to be put in at a place of a target, with the spaces that they need there."""
    before, behind = target[:place][-1:], target[place : place + 1]
    if not text or not text[0].isalnum():
        return text
    apart = before and not (before.isspace() or before in JOINING or _SPACELESS.match(before))
    left = " " if apart and not _SPACELESS.match(text[0]) else ""
    last = "a" if text[-1] in MARKS else text[-1]  # a word behind them stands as behind a word
    return left + text + (" " if run_together(last, behind) else "")


def spaced_as(target: str, place: int, signs: str, spaces: tuple[bool, bool]) -> str:
    """Signs to be put in at a place of a target, with spaces before and behind them, if they have
    them (``spaces``) and the script there has any.
    """
    sides = target[:place][-1:], target[place : place + 1]
    left, right = (
        " " if wanted and side and not (side.isspace() or _SPACELESS.match(side)) else ""
        for side, wanted in zip(sides, spaces, strict=True)
    )
    return left + signs + right

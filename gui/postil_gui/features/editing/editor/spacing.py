"""Spaces around a text that is inserted between words."""

from __future__ import annotations

import regex

from postil.text.scripts import UNPARTED
from postil.text.tags import TaggedText

_UNPARTED = regex.compile(f"[{UNPARTED}]")
_ENDS_WORD = regex.compile(r"[\p{L}\p{M}\p{N}.,;:!?…%°)\]}»”]")
_BEGINS_WORD = regex.compile(r"[\p{L}\p{N}(\[{«“]")


def with_spaces(text: TaggedText, before: str, behind: str) -> TaggedText:
    """``text`` with a space on each side where it would run into a word.

    Parameters
    ----------
    before, behind
        The characters beside it, or "". An apostrophe, a hyphen or a space parts words already.
    """
    plain = text.plain
    left = " " if _run_together(before, plain[:1]) else ""
    right = " " if _run_together(plain[-1:], behind) else ""
    return TaggedText.from_parts([left, *text.parts(), right]) if left or right else text


def _run_together(left: str, right: str) -> bool:
    if _UNPARTED.match(left) or _UNPARTED.match(right):
        return False
    return bool(_ENDS_WORD.match(left) and _BEGINS_WORD.match(right))

"""Punctuation of Chinese and Japanese in translations: no space beside it, brackets of one width.

Words that an engine copies or knows only beside letters bring a space along where a full-width mark
follows; and of two brackets it may take one from text in which they are half as wide.
"""

from __future__ import annotations

from collections.abc import Sequence

import regex

from postil.text.scripts import WIDE
from postil.text.tokeniser import DECORATION, JOINER

_WIDE = regex.compile(f"[{WIDE}]", regex.VERSION1)
_MARKUP = regex.compile(r"</?[A-Za-z][\w.:-]*>")
_OPENING = "（［｛「『【〔〈《〖〘〚"
_CLOSING = "）］｝」』】〕〉》〗〙〛"
_NONE_BEFORE = frozenset("、。，．：；！？" + _OPENING + _CLOSING)
_NONE_BEHIND = _NONE_BEFORE - frozenset("！？")  # behind these there may be one
_HALF = dict(zip("（［｛）］｝", "([{)]}", strict=True))
_FULL = {half: full for full, half in _HALF.items()}
_CLOSES = {"(": ")", "[": "]", "{": "}", "（": "）", "［": "］", "｛": "｝"}


def with_wide_marks(words: Sequence[str]) -> list[str]:
    """Tokens of a translation without spaces beside full-width marks, nor between ideographs and
    markup that is text (``<i>``), nor within that; a bracket that closes one of another width gets
    the width of that one.
    """
    found = list(words)
    if "".join(found).isascii():
        return found
    _pair_brackets(found)
    for n in range(1, len(found)):
        if found[n - 1].endswith(JOINER) or found[n].startswith(JOINER):
            continue
        if _touch(found[n - 1].strip(DECORATION), found[n].strip(DECORATION)):
            found[n] = JOINER + found[n]
    return found


def _touch(left: str, right: str) -> bool:
    """Whether a joiner is needed between two tokens, for no space stands there."""
    if not left or not right:
        return False
    is_wide = _WIDE.match(left[-1]) is not None, _WIDE.match(right[0]) is not None
    if all(is_wide):
        return False
    if _MARKUP.fullmatch(left) and (is_wide[1] or not left.startswith("</")):
        return True
    if _MARKUP.fullmatch(right) and (is_wide[0] or right.startswith("</")):
        return True
    return left[-1] in _NONE_BEHIND or right[0] in _NONE_BEFORE


def _pair_brackets(words: list[str]) -> None:
    wanted: list[str] = []
    for n, word in enumerate(words):
        mark = word.strip(DECORATION)
        if mark in _CLOSES:
            wanted.append(_CLOSES[mark])
        elif wanted and mark and mark in (wanted[-1], _HALF.get(wanted[-1]), _FULL.get(wanted[-1])):
            closing = wanted.pop()
            if mark != closing:
                words[n] = JOINER + closing if closing in _FULL else closing

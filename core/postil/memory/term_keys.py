"""How terms are looked up: by the beginnings of their first two words.

Two forms of a word have a beginning in common (:func:`postil.memory.forms.same_word`), so the key
of a term is that of every text it occurs in, inflected or not. Of 100,000 terms a few are then
compared with a text, not all that begin with the same word.
"""

from __future__ import annotations

from collections.abc import Sequence

from postil.memory.forms import COMMON, SHORTEST_STEM
from postil.memory.tokens import match_tokens


def term_key(source: str) -> str:
    """Key of a term; "" if it has no word."""
    words = [token.casefold() for token in match_tokens(source)]
    if not words:
        return ""
    return _of_two(words, 0) if len(words) > 1 else _of_one(words, 0)


def keys_at(words: Sequence[str], place: int) -> tuple[str, ...]:
    """Keys of the terms that may begin at a place of a text, given its case-folded words: first
    that of terms of several words.
    """
    one = _of_one(words, place)
    return (_of_two(words, place), one) if place + 1 < len(words) else (one,)


def _of_one(words: Sequence[str], place: int) -> str:
    return words[place][:SHORTEST_STEM]


def _of_two(words: Sequence[str], place: int) -> str:
    return f"{_of_one(words, place)} {words[place + 1][:COMMON]}"

"""Keys of terms for look-up: the beginnings of their first two words.

Two forms of a word (:func:`postil.text.inflection.same_word`) have ``COMMON`` characters in common,
and one more unless one of them is short (:func:`postil.text.inflection.is_short`); so a term with a
short first word is kept under less of it than another, and a word of a text is looked up as what it
may be. Every term that occurs in a text, inflected or not, is under one of the keys of its place,
and of 100,000 terms a few are then compared with the text, not all that begin with the same word.
Words of Arabic and Hebrew begin behind what is written together with them.
"""

from __future__ import annotations

from collections.abc import Sequence

from postil.memory.comparing.tokens import match_tokens
from postil.text.clitics import bare
from postil.text.inflection import COMMON, LONGEST_SHORT, SHORT, is_short


def term_key(source: str) -> str:
    """Key of a term; "" if it has no word."""
    return key_of([token.casefold() for token in match_tokens(source)])


def key_of(words: Sequence[str]) -> str:
    """Key of a term, given its case-folded words; "" if it has none."""
    if not words:
        return ""
    first = bare(words[0])
    first = first[: COMMON if is_short(first) else SHORT]
    return _of_two(first, words[1]) if len(words) > 1 else first


def keys_at(words: Sequence[str], place: int) -> tuple[tuple[str, ...], ...]:
    """Keys of the terms that may begin at a place of a text, given its case-folded words: first
    those of terms of several words, then of single words.
    """
    single = _of_one(bare(words[place]))
    if place + 1 == len(words):
        return (single,)
    return tuple(_of_two(first, words[place + 1]) for first in single), single


def _of_one(word: str) -> tuple[str, ...]:
    if len(word) < SHORT:
        return (word,)
    return (word[:COMMON], word[:SHORT]) if len(word) <= LONGEST_SHORT else (word[:SHORT],)


def _of_two(first: str, second: str) -> str:
    return f"{first} {bare(second)[:COMMON]}"

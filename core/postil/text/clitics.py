"""Words of Arabic and Hebrew with what is written together with them: articles, conjunctions and
prepositions before them ("والملف", "and the file"; "בקובץ", "in the file"), endings behind them.

Letters alone do not tell whether the first one belongs to the word. So :func:`bare` takes away all
that may not, which is the same for all forms of a word, and :func:`is_form` compares whole words.
Words of other scripts are left alone.
"""

from __future__ import annotations

from functools import lru_cache

import regex

_SCRIPTS = regex.compile(r"\p{Hebrew}|\p{Arabic}")
_ALIKE = str.maketrans("ךםןףץأإآٱى", "כמנפצااااي")
"""Letters of Hebrew at the end of a word, and Arabic ones that are often mixed up."""
_BEFORE = regex.compile(r"ال|[وفبكل]|[ושהכלבמ]")
_ARTICLE = regex.compile(r"ال|ה")
_ENDINGS = frozenset(
    (
        *("ه", "ها", "هم", "هن", "ي", "نا", "ك", "كم", "ا", "ات", "ان", "ين", "ون", "ة"),
        *("ته", "تها", "تهم", "تنا", "تي", "تك", "تان", "تين"),
        *("ימ", "ות", "ת", "ה", "י", "יה", "יו", "ו", "כ", "כמ", "נו", "יכ", "ינו", "המ", "הנ"),
        *("תי", "תו", "תה", "תנו", "יות"),
    )
)
_SURELY_BEFORE = regex.compile(
    r"[وف]?(?:[بك]?ال|لل|[بكل])?|ו?(?:(?:כש|מש|[שמכ])?ה|כש|[בל])?"  # seldom "from" or "as" alone
)
LEAST = 2
"""Least letters that are left of a word without what stands before it."""
LIKELY = 3
"""Least letters of what is taken for a word behind a conjunction or a preposition, or before an
ending; behind an article :data:`LEAST` will do.
"""
LONGEST = 5
"""Most letters that are written together before a word."""


def bare(word: str) -> str:
    """A case-folded word without all that may be written together before it."""
    if word.isascii() or not _SCRIPTS.match(word):
        return word
    word = word.translate(_ALIKE)
    while (found := _BEFORE.match(word)) and len(word) - found.end() >= LEAST:
        word = word[found.end() :]
    return word


def is_form(word: str, other: str) -> bool:
    """Whether ``other`` is the case-folded ``word`` with something before it, an ending, or both;
    the article of ``word`` itself may be missing.
    """
    if word.isascii() or not _SCRIPTS.match(word):
        return False
    return _is_form(word.translate(_ALIKE), other.translate(_ALIKE))


@lru_cache(1 << 14)
def _is_form(word: str, other: str) -> bool:
    article = _ARTICLE.match(word)
    words = {word}
    if article and len(word) - article.end() >= LIKELY:
        words.add(word[article.end() :])
    return any(
        _has_ending(one, other[place:])
        for place in range(min(LONGEST, len(other) - LEAST) + 1)
        if _may_stand_before(other[:place], len(other) - place)
        for one in words
    )


def _may_stand_before(letters: str, rest: int) -> bool:
    """Whether letters are no part of a word of which so many follow."""
    if not letters:
        return True
    least = LEAST if _ARTICLE.search(letters) else LIKELY
    return rest >= least and _SURELY_BEFORE.fullmatch(letters) is not None


def _has_ending(word: str, other: str) -> bool:
    if word == other:
        return True
    stem = word[:-1] if word[-1] in "ةהת" and len(word) > LIKELY else word
    return len(stem) >= LIKELY and other.startswith(stem) and other[len(stem) :] in _ENDINGS

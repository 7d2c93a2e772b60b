"""Inflection: whether two words are forms of one, by their letters alone."""

from __future__ import annotations

from unicodedata import normalize

SHORT = 4  # characters of a word that may take another ending than a plural
LONG_STEM = 6
LONGEST_SHORT = 6  # characters of any form of a word that is short in the sense below
COMMON = 3  # characters two forms of a word have in common at least
MIN_STEM = 4  # characters two forms of one stem share at least,
MAX_ENDING = 3  # and how many each may have behind them
_HISSING = "sxzh"  # before an ending "es"
_VOWELS = frozenset("aeiouyæœøαεηιουωаеёиіїоуыэюяє")


def same_word(word: str, other: str) -> bool:
    """Whether two case-folded words are the same but for a short ending.

    Words of three letters may take the sign of a plural ("bit", "bits"; "box", "boxes"); of four,
    change a vowel at the end ("casa", "case", but not "form", "fort").
    """
    if word == other:
        return True
    if len(word) > len(other):
        word, other = other, word
    if len(word) < COMMON or not (word[0].isalpha() and other[0].isalpha()):
        return False
    common = 0
    while common < len(word) and word[common] == other[common]:
        common += 1
    if common == len(word) and _is_plural(word, other[common:]):
        return True
    if len(word) < SHORT:
        return False
    ending = len(other) - common
    if common >= LONG_STEM:
        return ending <= 3 and len(word) - common <= 2
    return ending <= 1 and (common >= SHORT or (_is_vowel(word[-1]) and _is_vowel(other[-1])))


def is_short(word: str) -> bool:
    """Whether a case-folded word may have forms that have but ``COMMON`` characters in common with
    it; all forms of others have one more.
    """
    if len(word) <= COMMON or (len(word) == SHORT and _is_vowel(word[-1])):
        return True
    return _is_plural(word[:COMMON], word[COMMON:])


def _is_plural(word: str, ending: str) -> bool:
    return ending in ("s", "x") or (ending == "es" and word[-1] in _HISSING)


def _is_vowel(letter: str) -> bool:
    return normalize("NFD", letter)[0] in _VOWELS


def same_stem(word: str, other: str) -> bool:
    """Whether two words, in any case, differ in endings of ``MAX_ENDING`` letters at most, behind
    ``MIN_STEM`` letters or more.

    It takes more words for one than :func:`same_word` does: "grün" and "grünen". That is right
    where both are said to translate the same words, and wrong where any text is searched.
    """
    shared = 0
    for one, two in zip(word.casefold(), other.casefold(), strict=False):
        if one != two:
            break
        shared += 1
    ending = max(len(word), len(other)) - shared
    return ending == 0 or (shared >= MIN_STEM and ending <= MAX_ENDING)

"""Forms of one word among a vocabulary; and whether two words are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from unicodedata import normalize

import numpy as np
from numpy.typing import NDArray

SHORT = 4  # characters of a word that may take another ending than a plural
LONG_STEM = 6
LONGEST_SHORT = 6  # characters of any form of a word that is short in the sense below
COMMON = 3  # characters two forms of a word have in common at least
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


class WordForms:
    """The words of a growing vocabulary by how they begin; filled when first asked."""

    def __init__(self) -> None:
        self._by_beginning: dict[str, list[tuple[str, int]]] = defaultdict(list)
        self._known = 0

    def of(self, word: str, vocabulary: Sequence[str]) -> NDArray[np.uint32]:
        """Numbers of the words that are ``word`` in any case and form."""
        for number in range(self._known, len(vocabulary)):
            form = vocabulary[number].casefold()
            self._by_beginning[form[:COMMON]].append((form, number))
        self._known = len(vocabulary)
        sought = word.casefold()
        alike = self._by_beginning.get(sought[:COMMON], ())
        return np.array([number for form, number in alike if same_word(sought, form)], np.uint32)

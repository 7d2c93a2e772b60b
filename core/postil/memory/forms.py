"""Which words of a vocabulary are forms of one word; and when two words are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

SHORTEST_STEM = 4
LONG_STEM = 6
COMMON = 3  # characters two forms of a word have in common at least


def same_word(word: str, other: str) -> bool:
    """Whether two case-folded words are the same but for a short ending."""
    if word == other:
        return True
    shorter = min(len(word), len(other))
    if shorter < SHORTEST_STEM or not (word[0].isalpha() and other[0].isalpha()):
        return False
    common = 0
    while common < shorter and word[common] == other[common]:
        common += 1
    ending = max(len(word), len(other)) - common
    return ending <= 1 if common < LONG_STEM else ending <= 3 and shorter - common <= 2


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

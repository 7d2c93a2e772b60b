"""Forms of a word among the words of a vocabulary."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from postil.text.inflection import COMMON, same_word


class InflectedWords:
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

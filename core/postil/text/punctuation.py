"""Punctuation among the words of a vocabulary: what phrase extraction asks of them."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from postil.text.casing import SENTENCE_ENDS, place_of

SIGN, ENDS = 1, 2


def punctuation_of(words: Iterable[str]) -> npt.NDArray[np.uint8]:
    """For each word whether it is punctuation.

    Returns
    -------
    uint8 array
        ``ENDS`` for marks that end sentences, ``SIGN`` for others without letters and digits, 0
        for words.
    """
    return np.fromiter(map(_kind, words), np.uint8)


def _kind(word: str) -> int:
    if place_of(word) == SENTENCE_ENDS:
        return ENDS
    return 0 if any(map(str.isalnum, word)) else SIGN

"""Punctuation among the words of a vocabulary: what phrase extraction asks of them."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from postil.text.casing import SENTENCE_ENDS, UNCASED, place_of
from postil.text.tokeniser import DECORATION

SIGN, STOP, END, UNCASED_WORD = 1, 2, 3, 4


def punctuation_of(words: Iterable[str]) -> npt.NDArray[np.uint8]:
    """For each word whether it is punctuation.

    Returns
    -------
    uint8 array
        ``END`` for marks that end sentences and do nothing else, ``STOP`` for the full stop, which
        also stands behind numbers and abbreviations, ``SIGN`` for others without letters and
        digits; ``UNCASED_WORD`` for words of a script without case, which abbreviates nothing with
        a full stop; 0 for other words.
    """
    return np.fromiter(map(_kind, words), np.uint8)


def _kind(word: str) -> int:
    place = place_of(word)
    if place == SENTENCE_ENDS:
        return STOP if word.strip(DECORATION) == "." else END
    if place == UNCASED:
        return UNCASED_WORD
    return 0 if any(map(str.isalnum, word)) else SIGN

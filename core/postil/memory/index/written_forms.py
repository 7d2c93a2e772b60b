"""The tokens of a vocabulary that are one token, written otherwise: in case, or in the kind of
quotation marks.

They are linked to a ring, four bytes for a token. Most rings hold the folded form itself, by which
the vocabulary finds them; the others are listed by it.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from postil.memory.comparing.tokens import folded

_NONE = 0xFFFFFFFF


class WrittenForms:
    """Forms of the words of a growing vocabulary; may be used from any thread.

    Parameters
    ----------
    language
        Of the words, as :func:`postil.memory.comparing.tokens.folded` takes it.
    """

    def __init__(self, language: str) -> None:
        self._language = language
        self._lock = threading.Lock()  # of who reads new words
        self._known = 0  # words that were read
        self._first: dict[str, int] = {}  # by folded form, where that was no word
        self._rings = np.empty(0, np.uint32)

    def of(
        self, tokens: Sequence[str], numbers: Mapping[str, int], vocabulary: Sequence[str]
    ) -> tuple[NDArray[np.uint32], NDArray[np.uint32]]:
        """The forms of ``tokens``.

        Parameters
        ----------
        numbers
            The number of each word of the vocabulary, perhaps of more words.

        Returns
        -------
        heads : ndarray of uint32
            For each token a form of it, the same for all forms of one token; a number beyond those
            of ``rings`` for a token that the vocabulary has in no form.
        rings : ndarray of uint32
            For each word of the vocabulary, and perhaps of more, the next of its forms, in a ring.
        """
        if self._known < len(vocabulary):
            with self._lock:
                self._read(numbers, vocabulary[self._known :])
        known, first, rings = self._known, self._first, self._rings
        heads = []
        for form in folded(tokens, self._language):
            head = numbers.get(form, known)
            heads.append(head if head < known else first.get(form, _NONE))
        return np.array(heads, np.uint32), rings

    def _read(self, numbers: Mapping[str, int], new: Sequence[str]) -> None:
        start, end = self._known, self._known + len(new)
        rings = self._rings
        if end > len(rings):  # a search may be reading the old one
            rings = np.arange(max(end, 2 * len(rings) if start else end), dtype=np.uint32)
            rings[:start] = self._rings[:start]
        forms = folded(new, self._language)
        pairs = zip(new, forms, strict=True)
        others = [number for number, (word, form) in enumerate(pairs, start) if word != form]
        firsts = self._firsts(numbers, others, [forms[number - start] for number in others], end)
        if start:  # folded forms that come later than others of their rings, before they have one
            known = self._first
            late = [(at, known[word]) for at, word in enumerate(new, start) if word in known]
            firsts = late + firsts
        for number, first in firsts:
            if number != first:  # who follows the ring meanwhile misses no other word
                rings[number] = rings[first]
                rings[first] = number
        self._rings = rings
        self._known = end

    def _firsts(
        self, numbers: Mapping[str, int], others: Sequence[int], forms: Sequence[str], end: int
    ) -> list[tuple[int, int]]:
        """Each of the words that are not folded, and a form that it has in common with others."""
        found = []
        for number, form in zip(others, forms, strict=True):
            first = numbers.get(form, end)
            if first >= end:  # it comes later, if at all
                first = self._first.setdefault(form, number)
            found.append((number, first))
        return found

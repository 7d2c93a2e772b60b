"""Texts of the old version of a document by their rare words, for those that moved far.

A sentence that changed a little still shares most of its words and of its pairs of words with what
it was, and the rarest of them stand in few others: of 20,000 sentences a handful is compared.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from operator import itemgetter

RAREST = 8  # words and pairs of words of a text that are looked up
MOST_TEXTS = 64  # a word in more of them is not specific enough
BEST = 6  # texts that are compared

Feature = str | tuple[str, str]


class MovedTexts:
    """Finds texts that share rare words.

    Parameters
    ----------
    texts
        Each with its place, as its words.
    """

    def __init__(self, texts: Iterable[tuple[int, Sequence[str]]]) -> None:
        self._places: defaultdict[Feature, list[int]] = defaultdict(list)
        for place, words in texts:
            for feature in _features(words):
                self._places[feature].append(place)

    def like(self, words: Sequence[str]) -> list[int]:
        """Places of the texts that share most of the rarest words, the likeliest first."""
        known = [
            (len(places), places)
            for feature in _features(words)
            if (places := self._places.get(feature)) and len(places) <= MOST_TEXTS
        ]
        known.sort(key=itemgetter(0))
        votes: Counter[int] = Counter()
        for _, places in known[:RAREST]:
            votes.update(places)
        return [place for place, _ in votes.most_common(BEST)]


def _features(words: Sequence[str]) -> dict[Feature, None]:
    """Words and pairs of words, each once and always in one order."""
    return dict.fromkeys((*words, *pairwise(words)))

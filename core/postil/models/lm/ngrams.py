"""All n-grams of a model with their words: what the trie and the ARPA file are made from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

# Words (n, k) in reading order; log-probabilities and backoffs (n), natural, as stored.
Batch = tuple[npt.NDArray[np.uint32], npt.NDArray[np.float32], npt.NDArray[np.float32]]


@dataclass(frozen=True, slots=True)
class Ngrams:
    """A model as text would have it.

    Attributes
    ----------
    unigrams
        float32 (vocabulary, 2): flagged log-probability, NaN where there is no such word; backoff.
    counts
        n-grams of each order, unigrams first.
    batches
        For k from 2 on: the n-grams of order k, each once, some at a time.
    """

    unigrams: npt.NDArray[np.float32]
    counts: Sequence[int]
    batches: Callable[[int], Iterator[Batch]]

    @property
    def order(self) -> int:
        return len(self.counts)

"""Weights while they are trained: dense and sparse ones, now and on the average."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from postil.features.key_numbers import KeyNumbers
from postil.features.layout import FeatureLayout
from postil.features.weights import SparseWeights, to_fixed
from postil.learning.candidates import WeightDelta
from postil.training.round_files import Arrays

Bools = npt.NDArray[np.bool_]
F32 = npt.NDArray[np.float32]
F64 = npt.NDArray[np.float64]
U32 = npt.NDArray[np.uint32]
U64 = npt.NDArray[np.uint64]


class TrainedWeights:
    """Dense weights begin as they are and have the numbers of their columns as keys; sparse ones
    begin at 0. A sparse feature that was seen in one sentence only counts as one that did not move.

    Parameters
    ----------
    features, base
        Dense features, and where their weights begin, (columns,).
    moved
        Columns of those that are trained.
    """

    def __init__(self, features: FeatureLayout, base: F64, moved: npt.NDArray[np.int64]) -> None:
        self.features = features
        self.base = base
        self.moved = moved
        self.visited = 0
        self._deltas = SparseWeights()
        self._numbers = KeyNumbers()
        self._first = np.empty(0, dtype=np.uint32)  # by number: the first sentence that had it
        self._several = np.empty(0, dtype=np.bool_)  # and whether another one did

    def get(self, keys: U64) -> F64:
        """Weights of now."""
        found: F64 = self._deltas.get(keys)
        dense = keys < len(self.base)
        found[dense] += self.base[keys[dense].astype(np.int64)]
        return found

    def visit(self, sentence: int, seen: U64, delta: WeightDelta) -> None:
        """Move some weights, or none, for a sentence; ``seen``: features of its candidates."""
        self.visited += 1
        self._deltas.add(self.visited, delta.keys, to_fixed(delta.values))
        known = len(self._numbers)
        numbers = self._numbers.numbers(seen)
        if len(self._numbers) > len(self._first):
            size = 2 * len(self._numbers)
            self._first = np.resize(self._first, size) if known else np.empty(size, np.uint32)
            self._several = np.append(self._several, np.zeros(size, np.bool_))[:size]
        self._first[known : len(self._numbers)] = sentence
        self._several[numbers] |= self._first[numbers] != sentence

    def dense(self, *, average: bool = False) -> F64:
        """Weights of the dense features, (columns,)."""
        keys = np.arange(len(self.base), dtype=np.uint64)
        weights: F64 = self.base + self._deltas.get(keys, average=average)
        return self.features.following(weights, self.features.tuned) if len(self.moved) else weights

    def sparse(self, *, average: bool = False) -> tuple[U64, F32]:
        """Keys and weights of the sparse features that moved, seen in several sentences."""
        keys = self._numbers.array()[self._several[: len(self._numbers)]]
        keys = keys[keys >= len(self.base)]
        values = self._deltas.get(keys, average=average).astype(np.float32)
        return keys[values != 0], values[values != 0]

    def save(self) -> Arrays:
        """The whole state, for :meth:`restore`."""
        count = len(self._numbers)
        return {
            **self._deltas.save(),
            "visited": np.array(self.visited),
            "numbered": self._numbers.array(),
            "first": self._first[:count],
            "several": self._several[:count],
        }

    def restore(self, arrays: Arrays) -> None:
        """Become what :meth:`save` gave."""
        self._deltas.restore(arrays)
        self.visited = int(arrays["visited"])
        self._numbers = KeyNumbers()
        self._numbers.numbers(arrays["numbered"])
        self._first, self._several = arrays["first"], arrays["several"]

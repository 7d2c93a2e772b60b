"""The weights of dense features move with each confirmed segment, too.

A step of the passive-aggressive kind from the fear towards the hope candidate (Chiang, Marton &
Resnik 2008; Crammer et al. 2006, PA-I): with margin Δ = scale |y| (B(hope) − B(fear)),

    w += min(C, (Δ − (s(hope) − s(fear))) / ‖F(hope) − F(fear)‖²) (F(hope) − F(fear))

where hope is the best by score and quality together, and fear by score less quality. The changes
are kept beside the learned sparse weights under keys of their own: they are part of their events,
and go with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import numpy as np
import numpy.typing as npt

from postil.features.layout import FeatureLayout
from postil.features.weights import SparseWeights, to_fixed
from postil.search.forest.hypergraph import Derivation

F32 = npt.NDArray[np.float32]
F64 = npt.NDArray[np.float64]
I64 = npt.NDArray[np.int64]
U64 = npt.NDArray[np.uint64]

SCALE = 0.05  # what the lead of a word is worth, where quality goes from 0 to 1
FARTHEST = 0.1  # from what was trained; weights add up to about 1


def _key(name: str) -> int:
    return int.from_bytes(blake2b(f"dense\n{name}".encode(), digest_size=8).digest(), "little")


class DenseLearning:
    """Changes of an engine's dense weights by confirmed segments.

    Parameters
    ----------
    features
        Of the engine's decoder.
    trained
        Weights of the engine, shape (columns,).
    sparse
        Where the changes are kept.
    rate
        C, the largest step; 0 leaves all weights as trained.
    """

    def __init__(
        self, features: FeatureLayout, trained: F32, sparse: SparseWeights, rate: float
    ) -> None:
        moved = sorted(
            (_key(name), column)
            for column, name in enumerate(features.names)
            if features.learned[column]
        )
        self._keys = np.array([key for key, _ in moved], dtype=np.uint64)
        self._columns = np.array([column for _, column in moved], dtype=np.intp)
        self._names = [features.names[column] for column in self._columns]
        self._trained = trained
        self._sparse = sparse
        self._rate = rate

    @property
    def keys(self) -> U64:
        """Under which changes are kept, ascending."""
        return self._keys

    def weights(self) -> F32:
        """The weights to decode with, shape (columns,)."""
        result = self._trained.copy()
        changes = self._sparse.get(self._keys)
        result[self._columns] += np.clip(changes, -FARTHEST, FARTHEST).astype(np.float32)
        return result

    def update(
        self, derivations: Sequence[Derivation], quality: F64, words: int
    ) -> tuple[U64, I64]:
        """Keys and fixed-point changes that a confirmed segment asks for.

        Parameters
        ----------
        quality
            Of each candidate, in [0, 1].
        words
            Of the confirmed translation.
        """
        scores = np.array([derivation.score for derivation in derivations])
        gain = SCALE * words * quality
        hope, fear = int(np.argmax(scores + gain)), int(np.argmax(scores - gain))
        difference = self._values(derivations[hope]) - self._values(derivations[fear])
        norm = float(difference @ difference)
        wanted = gain[hope] - gain[fear] - (scores[hope] - scores[fear])
        if not (self._rate > 0 and norm > 0 and wanted > 0):
            return self._keys[:0], np.empty(0, dtype=np.int64)
        changes = to_fixed(min(self._rate, wanted / norm) * difference)
        moved = np.flatnonzero(changes)
        return self._keys[moved], changes[moved]

    def _values(self, derivation: Derivation) -> F64:
        """Of the features that move, in the order of their keys; 0 where a forest has none."""
        return np.array([derivation.feature(name) for name in self._names])

"""Learning of the weights of dense features from each confirmed segment.

A step of the passive-aggressive kind from the fear towards the hope candidate (Chiang, Marton &
Resnik 2008; Crammer et al. 2006, PA-I): with margin Δ = scale |y| (B(hope) − B(fear)),

    w += min(C, (Δ − (s(hope) − s(fear))) / ‖F(hope) − F(fear)‖²) (F(hope) − F(fear))

where hope is the best by score and quality together, and fear by score less quality. No step makes
translations longer or shorter: what it would change in the length of the candidates, by linear
regression over all of them, the weight of words takes back. Sentence metrics like what is short:
words would go missing, step by step. ``session.length`` corrects what the regression leaves.

The changes are kept beside the learned sparse weights under keys of their own: they are part of
their events, and go with them. How much they count, and the weights of confirmed phrases,
``session.trust`` decides.
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
LENGTH = "word.count"
PHRASES = {"session.direct", "session.phrase", "session.recency"}
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
    rate
        C, the largest step; 0 leaves all weights as trained.
    """

    def __init__(self, features: FeatureLayout, trained: F32, rate: float) -> None:
        moved = sorted(
            (_key(name), column)
            for column, name in enumerate(features.names)
            if features.learned[column]
        )
        self._keys = np.array([key for key, _ in moved], dtype=np.uint64)
        self._columns = np.array([column for _, column in moved], dtype=np.intp)
        self._names = [features.names[column] for column in self._columns]
        self._trained = trained
        self._rate = rate
        self._features = features
        self._phrases = np.flatnonzero(features.mask(PHRASES & set(features.names)))
        self._length = self._names.index(LENGTH) if LENGTH in self._names else None

    @property
    def keys(self) -> U64:
        """Keys of the changes among the learned sparse weights, ascending."""
        return self._keys

    def weights(self, sparse: SparseWeights, factors: F64, longer: float = 0.0) -> F32:
        """The weights to decode with, shape (columns,).

        Parameters
        ----------
        sparse
            Where the changes are kept.
        factors
            Of ``trust.PARTS``.
        longer
            Change of the weight of words, see ``session.length``.
        """
        phrases, learned = factors
        result: F32 = (self._trained + learned * self._changes(sparse)).astype(np.float32)
        result[self._phrases] *= phrases
        if self._length is not None and self._rate > 0:
            result[self._columns[self._length]] += longer
        return result

    def contributions(self, values: F64, sparse: SparseWeights, factors: F64) -> F64:
        """Scores that confirmed phrases and changed weights add to candidates, (k, 2).

        Parameters
        ----------
        values
            Dense features, (k, columns).
        sparse
            Where the changes are kept.
        factors
            Of ``trust.PARTS``; each part counts in full, the other as it does now.
        """
        phrases, learned = factors
        changes = self._changes(sparse)
        whole = self._trained + learned * changes
        changes[self._phrases] *= phrases
        of_phrases = values[:, self._phrases] @ whole[self._phrases]
        return np.stack((of_phrases, values @ changes), axis=1)

    def _changes(self, sparse: SparseWeights) -> F64:
        """Changes of the weights, shape (columns,)."""
        result = np.zeros(len(self._trained))
        result[self._columns] = np.clip(sparse.get(self._keys), -FARTHEST, FARTHEST)
        return result

    def values(self, derivations: Sequence[Derivation]) -> F64:
        """Dense features of candidates, (k, columns); 0 where a forest has none."""
        names = derivations[0].forest.names
        found: F64 = np.array([derivation.dense for derivation in derivations], dtype=np.float64)
        if names == self._features.names:
            return found
        result = np.zeros((len(derivations), len(self._features)))
        for column, name in enumerate(names):
            if name in self._features:
                result[:, self._features.column(name)] = found[:, column]
        return result

    def update(self, values: F64, scores: F64, quality: F64, words: int) -> tuple[U64, I64]:
        """Keys and fixed-point changes that a confirmed segment asks for.

        Parameters
        ----------
        values
            Dense features of the candidates, (k, columns).
        scores, quality
            Of each candidate; quality in [0, 1].
        words
            Of the confirmed translation.
        """
        gain = SCALE * words * quality
        hope, fear = int(np.argmax(scores + gain)), int(np.argmax(scores - gain))
        values = values[:, self._columns]
        difference = values[hope] - values[fear]
        norm = float(difference @ difference)
        wanted = gain[hope] - gain[fear] - (scores[hope] - scores[fear])
        step = np.zeros(len(self._columns))
        if self._rate > 0 and norm > 0 and wanted > 0:
            step = self._neutral(min(self._rate, wanted / norm) * difference, values)
        changes = to_fixed(step)
        moved = np.flatnonzero(changes)
        return self._keys[moved], changes[moved]

    def _neutral(self, step: F64, values: F64) -> F64:
        """``step``, but of no effect on the length of candidates."""
        if self._length is None:
            return step
        spread = values - values.mean(axis=0)
        lengths = spread[:, self._length]
        variance = float(lengths @ lengths)
        if variance > 0:
            step[self._length] -= float((spread @ step) @ lengths) / variance
        return step

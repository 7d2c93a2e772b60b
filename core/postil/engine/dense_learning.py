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

from postil.features.dense import DENSE_NAMES
from postil.features.weights import SparseWeights, to_fixed
from postil.search.forest import Derivation

F32 = npt.NDArray[np.float32]
F64 = npt.NDArray[np.float64]
I64 = npt.NDArray[np.int64]
U64 = npt.NDArray[np.uint64]

SCALE = 0.05  # what the lead of a word is worth, where quality goes from 0 to 1
FARTHEST = 0.1  # from what was trained; weights add up to about 1

# Constant in all candidates of a segment, a second name for another feature, or of other decoders.
_FIXED = ("unknown", "lm.first", "distortion.", "margin.")


def _key(name: str) -> int:
    return int.from_bytes(blake2b(f"dense\n{name}".encode(), digest_size=8).digest(), "little")


MOVED = np.array([not name.startswith(_FIXED) for name in DENSE_NAMES])
_COLUMNS, KEYS = zip(
    *sorted(
        ((column, _key(name)) for column, name in enumerate(DENSE_NAMES) if MOVED[column]),
        key=lambda pair: pair[1],
    ),
    strict=True,
)
_COLUMN = np.array(_COLUMNS)
_KEY = np.array(KEYS, dtype=np.uint64)


class DenseLearning:
    """What confirmed segments change of an engine's dense weights.

    Parameters
    ----------
    trained
        Weights of the engine, shape (DENSE,).
    sparse
        Where the changes are kept.
    rate
        C, the largest step; 0 leaves all weights as trained.
    """

    def __init__(self, trained: F32, sparse: SparseWeights, rate: float) -> None:
        self._trained = trained
        self._sparse = sparse
        self._rate = rate

    @property
    def keys(self) -> U64:
        """Under which changes are kept, ascending."""
        return _KEY

    def weights(self) -> F32:
        """The weights to decode with, shape (DENSE,)."""
        result = self._trained.copy()
        changes = self._sparse.get(_KEY)
        result[_COLUMN] += np.clip(changes, -FARTHEST, FARTHEST).astype(np.float32)
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
        difference = _values(derivations[hope]) - _values(derivations[fear])
        norm = float(difference @ difference)
        wanted = gain[hope] - gain[fear] - (scores[hope] - scores[fear])
        if not (self._rate > 0 and norm > 0 and wanted > 0):
            return _KEY[:0], np.empty(0, dtype=np.int64)
        changes = to_fixed(min(self._rate, wanted / norm) * difference)
        moved = np.flatnonzero(changes)
        return _KEY[moved], changes[moved]


def _values(derivation: Derivation) -> F64:
    """Values of the features that move, in the order of their keys; 0 where a decoder has none."""
    return np.array([derivation.feature(DENSE_NAMES[column]) for column in _COLUMNS])

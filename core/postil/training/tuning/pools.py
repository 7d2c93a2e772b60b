"""n-best lists of a tuning set, merged over decoding rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from postil.metrics.ngrams import bleu_statistics
from postil.search.forest.hypergraph import PASS_THROUGH
from postil.training.tuning.pools_scores import best_rows, candidate_scores

F32 = npt.NDArray[np.float32]
F64 = npt.NDArray[np.float64]
I32 = npt.NDArray[np.int32]
I64 = npt.NDArray[np.int64]
U32 = npt.NDArray[np.uint32]
U64 = npt.NDArray[np.uint64]
STATISTICS = 10
_ODD = np.uint64(0x9E3779B97F4A7C15)


class Pool:
    """Candidates of one sentence, all different in features or in statistics.

    Attributes
    ----------
    references
        Token ids, one array per reference.
    features
        Float32, shape (k, columns), or as many columns as the pool is made for.
    statistics
        Int32, shape (k, 10), see ``bleu_statistics``.
    """

    def __init__(self, references: Sequence[U32], columns: int) -> None:
        self.references = references
        self.features: F32 = np.empty((0, columns), dtype=np.float32)
        self.statistics: I32 = np.empty((0, STATISTICS), dtype=np.int32)
        self._keys: U64 = np.empty(0, dtype=np.uint64)

    def __len__(self) -> int:
        return len(self.statistics)

    def merge(self, outputs: Sequence[U32], features: npt.ArrayLike) -> int:
        """Add what is new; how many were.

        Candidates with the same features and the same statistics are one to every tuner, whatever
        their words.

        Parameters
        ----------
        outputs
            Target ids of k candidates, copied words resolved (see :func:`resolved`).
        features
            Shape (k, columns).
        """
        return self.add(
            np.asarray(features, dtype=np.float32), bleu_statistics(outputs, self.references)
        )

    def add(self, features: F32, statistics: I32) -> int:
        """Add candidates, as :meth:`merge` does, whose statistics are known."""
        if not len(features):
            return 0
        keys = _keys(features, statistics)
        known, first = set(self._keys.tolist()), []
        for row, key in enumerate(keys.tolist()):
            if key not in known:
                known.add(key)
                first.append(row)
        self.features = np.concatenate([self.features, features[first]])
        self.statistics = np.concatenate([self.statistics, statistics[first]])
        self._keys = np.concatenate([self._keys, keys[first]])
        return len(first)


def _keys(features: F32, statistics: I32) -> U64:
    """64-bit hashes of candidates; two of a sentence meet by chance once in 10^13 or so."""
    parts = [np.ascontiguousarray(part).view(np.uint32) for part in (features, statistics)]
    rows: U64 = np.hstack(parts).astype(np.uint64)
    places: U64 = np.arange(1, rows.shape[1] + 1, dtype=np.uint64)
    mixed: U64 = (rows + places * _ODD) * _ODD
    mixed ^= mixed >> np.uint64(32)
    keys: U64 = (mixed * _ODD).sum(axis=1, dtype=np.uint64)
    return keys


def resolved(tokens: U32, copies: U32) -> U32:
    """Target ids with "copy source word i" replaced by ``copies[i]``, that word's target id."""
    passed = tokens >= PASS_THROUGH
    if not passed.any():
        return tokens
    result = tokens.copy()
    result[passed] = copies[tokens[passed] - PASS_THROUGH]
    return result


@dataclass(frozen=True, slots=True)
class Candidates:
    """All pools in flat arrays, as the tuners read them; sentences without candidates are left out.

    ``features`` (d, N) float32: the features whose weights may move; ``fixed`` (N,): what the other
    weights add to the score; ``statistics`` (N, 10) int32; ``offsets`` (n + 1,): candidates of
    sentence i are ``offsets[i]:offsets[i + 1]``.
    """

    features: F32
    fixed: F64
    statistics: I32
    offsets: I64

    @classmethod
    def of(cls, pools: Sequence[Pool], weights: F64, tuned: npt.NDArray[np.bool_]) -> Candidates:
        """Flatten ``pools``.

        Parameters
        ----------
        weights
            Shape (columns,); those not ``tuned`` give ``fixed``.
        tuned
            Shape (columns,).
        """
        filled = [pool for pool in pools if len(pool)]
        sizes = [len(pool) for pool in filled]
        features = np.empty((int(tuned.sum()), sum(sizes)), dtype=np.float32)
        fixed = np.empty(sum(sizes))
        statistics = np.empty((sum(sizes), STATISTICS), dtype=np.int32)
        offsets = np.concatenate([[0], np.cumsum(sizes, dtype=np.int64)]).astype(np.int64)
        for start, pool in zip(offsets.tolist(), filled, strict=False):
            stop = start + len(pool)
            features[:, start:stop] = pool.features[:, tuned].T
            fixed[start:stop] = pool.features[:, ~tuned] @ weights[~tuned]
            statistics[start:stop] = pool.statistics
        return cls(features, fixed, statistics, offsets)

    def scores(self, weights: F64) -> F64:
        """Model scores, shape (N,), under the ``weights`` (d,) of the tuned features."""
        return candidate_scores(self.features, self.fixed, np.ascontiguousarray(weights))

    def slopes(self, direction: F64) -> F64:
        """Slopes: the change of each score along ``direction`` (d,), shape (N,)."""
        return candidate_scores(
            self.features, np.zeros(len(self.fixed)), np.ascontiguousarray(direction)
        )

    def best_statistics(self, weights: F64) -> I64:
        """Summed statistics, shape (10,), of each sentence's best candidate under ``weights``."""
        rows = best_rows(self.scores(weights), self.offsets)
        result: I64 = self.statistics[rows].sum(axis=0, dtype=np.int64)
        return result

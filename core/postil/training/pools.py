"""n-best lists of a tuning set, merged over decoding rounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from postil.metrics.ngrams import bleu_statistics
from postil.search.forest import PASS_THROUGH, Derivation

F64 = npt.NDArray[np.float64]
U32 = npt.NDArray[np.uint32]


class Pool:
    """Distinct candidates of one sentence: ``features`` (k, DENSE) float64, ``statistics`` (k, 10)
    int32.
    """

    def __init__(self, references: Sequence[U32]) -> None:
        self.references = references
        self.features: F64 = np.empty((0, 0))
        self.statistics: npt.NDArray[np.int32] = np.empty((0, 10), dtype=np.int32)
        self._seen: set[tuple[bytes, bytes]] = set()

    def __len__(self) -> int:
        return len(self.statistics)

    def merge(self, derivations: Iterable[Derivation], copies: U32) -> int:
        """Add what is new; how many were. ``copies``: see :func:`resolved`."""
        fresh = []
        for derivation in derivations:
            key = (derivation.tokens.tobytes(), derivation.dense.astype(np.float32).tobytes())
            if key not in self._seen:
                self._seen.add(key)
                fresh.append(derivation)
        if not fresh:
            return 0
        features = np.array([derivation.dense for derivation in fresh])
        statistics = bleu_statistics(
            [resolved(derivation.tokens, copies) for derivation in fresh], self.references
        )
        self.features = np.concatenate([self.features, features]) if len(self) else features
        self.statistics = np.concatenate([self.statistics, statistics])
        return len(fresh)


def resolved(tokens: U32, copies: U32) -> U32:
    """Target ids with "copy source word i" replaced by ``copies[i]``, that word's target id."""
    passed = tokens >= PASS_THROUGH
    if not passed.any():
        return tokens
    result = tokens.copy()
    result[passed] = copies[tokens[passed] - PASS_THROUGH]
    return result


def best_statistics(pools: Sequence[Pool], weights: F64) -> F64:
    """Summed statistics, shape (10,), of each pool's best candidate under ``weights``."""
    total = np.zeros(10)
    for pool in pools:
        if len(pool):
            total += pool.statistics[int((pool.features @ weights).argmax())]
    return total

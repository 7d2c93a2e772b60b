"""Batch MIRA on merged n-best lists (Cherry & Foster 2012, section 3.1), for dense weights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from postil.metrics.bleu import ORDER, corpus_bleu
from postil.training.pools import Pool, best_statistics
from postil.types.progress import Progress

F64 = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class MiraOptions:
    """Settings of batch MIRA.

    Parameters
    ----------
    aggressiveness
        C, the largest step. The paper's 0.01.
    epochs
        Passes over the tuning set per decoding round.
    decay
        Share of the background document kept after each sentence (Chiang et al. 2008).
    seed
        Order of the sentences.
    """

    aggressiveness: float = 0.01
    epochs: int = 60
    decay: float = 0.999
    seed: int = 1


def background_bleu(statistics: F64, background: F64) -> F64:
    """BLEU of each candidate on top of the background document, times its reference length.

    Parameters
    ----------
    statistics
        Shape (k, 10).
    background
        Shape (10,).
    """
    total = statistics + background
    precision = np.log(total[:, :ORDER]) - np.log(total[:, ORDER : 2 * ORDER])
    brevity = np.minimum(0.0, 1.0 - total[:, 2 * ORDER + 1] / total[:, 2 * ORDER])
    result: F64 = np.exp(precision.mean(axis=1) + brevity) * total[:, 2 * ORDER + 1]
    return result


class _Passes:
    """State of the passes: weights, their running sum, the background document."""

    def __init__(self, weights: F64, tuned: npt.NDArray[np.bool_], options: MiraOptions) -> None:
        self.weights = weights.copy()
        self.total = np.zeros_like(weights)
        self.count = 0
        self.tuned = tuned
        self.options = options
        self.background = np.ones(2 * ORDER + 2)

    def visit(self, pool: Pool, statistics: F64) -> None:
        """One update: hope against fear."""
        scores = pool.features @ self.weights
        gains = background_bleu(statistics, self.background)
        hope = int((scores + gains).argmax())
        fear = int((scores - gains).argmax())
        shown = int(scores.argmax())
        if gains[hope] > gains[fear]:
            difference = np.where(self.tuned, pool.features[hope] - pool.features[fear], 0.0)
            loss = gains[hope] - gains[fear] - (scores[hope] - scores[fear])
            norm = float(difference @ difference)
            if loss > 0 and norm > 0:
                self.weights += min(self.options.aggressiveness, loss / norm) * difference
        self.background = self.options.decay * (self.background + statistics[shown])
        self.total += self.weights
        self.count += 1

    @property
    def average(self) -> F64:
        result: F64 = self.total / max(1, self.count)
        return result


def batch_mira(
    pools: Sequence[Pool],
    weights: F64,
    tuned: npt.NDArray[np.bool_],
    options: MiraOptions,
    progress: Progress | None = None,
) -> tuple[F64, float]:
    """Weights that do best on the pools.

    Parameters
    ----------
    weights
        Where to start, shape (DENSE,).
    tuned
        Which weights may move, shape (DENSE,).

    Returns
    -------
    weights, bleu
        The average weights after the epoch whose corpus BLEU on the pools (in [0, 1]) was best.
    """
    progress = progress or Progress()
    usable = [(pool, pool.statistics.astype(np.float64)) for pool in pools if len(pool) > 1]
    passes = _Passes(weights, tuned, options)
    best = weights.copy()
    best_bleu = corpus_bleu(best_statistics(pools, weights))
    generator = np.random.default_rng(options.seed)
    for _ in range(options.epochs):
        progress.check()
        for index in generator.permutation(len(usable)):
            passes.visit(*usable[index])
        bleu = corpus_bleu(best_statistics(pools, passes.average))
        if bleu > best_bleu:
            best, best_bleu = passes.average.copy(), bleu
    return best, best_bleu

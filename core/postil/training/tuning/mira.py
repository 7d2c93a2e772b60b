"""Batch MIRA on merged n-best lists (Cherry & Foster 2012, section 3.1), for dense weights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

import numpy as np
import numpy.typing as npt

from postil.metrics.bleu import corpus_bleu
from postil.training.tuning.mira_passes import MiraPasses
from postil.training.tuning.pools import Candidates, Pool
from postil.types.progress import Progress

F64 = npt.NDArray[np.float64]
BETWEEN_CHECKS = 256  # sentences visited, some milliseconds, between two looks at Cancel


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
    orders
        How many random orders they are visited in, each from the same start; the weights are the
        mean of what these come to, which depends less on chance.
    """

    aggressiveness: float = 0.01
    epochs: int = 60
    decay: float = 0.999
    seed: int = 1
    orders: int = 3


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
        Where to start, shape (columns,).
    tuned
        Which weights may move, shape (columns,).

    Returns
    -------
    weights, bleu
        The average weights after the epoch whose corpus BLEU on the pools (in [0, 1]) was best,
        be it lower than that of ``weights``: new candidates tell which are better.
    """
    progress = progress or Progress()
    best = np.array(weights, dtype=np.float64)
    candidates = Candidates.of(pools, best, tuned)
    start = best[tuned]
    if not (start.size and (np.diff(candidates.offsets) > 1).any()):
        return best, corpus_bleu(candidates.best_statistics(start))
    statistics = np.ascontiguousarray(candidates.statistics.T, dtype=np.float32)
    steps = progress.track(range(options.orders * options.epochs), options.orders * options.epochs)
    found = []
    for seed in range(options.seed, options.seed + options.orders):
        passes = MiraPasses(
            candidates.features,
            candidates.fixed,
            statistics,
            candidates.offsets,
            start,
            options.aggressiveness,
            options.decay,
        )
        orders = _orders(candidates, seed)
        found.append(
            _best_epoch(candidates, passes, orders, islice(steps, options.epochs), progress)
        )
    best[tuned] = np.mean(found, axis=0)
    return best, corpus_bleu(candidates.best_statistics(best[tuned]))


def _orders(candidates: Candidates, seed: int) -> Iterator[npt.NDArray[np.int64]]:
    """The sentences that have a choice of candidates, in another order for each epoch."""
    several = np.flatnonzero(np.diff(candidates.offsets) > 1)
    generator = np.random.default_rng(seed)
    while True:
        yield several[generator.permutation(len(several))]


def _best_epoch(
    candidates: Candidates,
    passes: MiraPasses,
    orders: Iterator[npt.NDArray[np.int64]],
    epochs: Iterator[int],
    progress: Progress,
) -> F64:
    """The average weights after the epoch whose BLEU on the pools was best."""
    best, best_bleu = np.empty(0), -1.0
    for _ in epochs:
        order = next(orders)
        for first in range(0, len(order), BETWEEN_CHECKS):
            passes.visit(order[first : first + BETWEEN_CHECKS])
            progress.check()
        average = passes.average()
        bleu = corpus_bleu(candidates.best_statistics(average))
        if bleu > best_bleu:
            best, best_bleu = average, bleu
    return best

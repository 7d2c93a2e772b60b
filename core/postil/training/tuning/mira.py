"""Batch MIRA on merged n-best lists (Cherry & Foster 2012, section 3.1), for dense weights."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from postil.errors import Cancelled
from postil.metrics.bleu import corpus_bleu
from postil.training.tuning.mira_passes import MiraPasses
from postil.training.tuning.pools import Candidates, Pool
from postil.types.pools import dropping
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
    *,
    threads: int = 1,
) -> tuple[F64, float]:
    """Weights that do best on the pools.

    Parameters
    ----------
    weights
        Where to start, shape (columns,).
    tuned
        Which weights may move, shape (columns,).
    threads
        How many orders are gone through at once; the result does not depend on it.

    Returns
    -------
    weights, bleu
        The average weights after the epoch whose corpus BLEU on the pools (in [0, 1]) was best,
        be it lower than that of ``weights``: new candidates show which are better.
    """
    progress = progress or Progress()
    best = np.array(weights, dtype=np.float64)
    candidates = Candidates.of(pools, best, tuned)
    start = best[tuned]
    if not (start.size and (np.diff(candidates.offsets) > 1).any()):
        return best, corpus_bleu(candidates.best_statistics(start))
    search = _Search(candidates, start, options, progress)
    with dropping(threads) as pool:

        def judge(average: F64) -> Future[float]:
            return pool.submit(search.bleu, average)

        orders = [
            pool.submit(search.averages, options.seed + number, judge)
            for number in range(options.orders)
        ]
        found = []
        for order in progress.track(orders, options.orders):
            averages, scores = zip(*order.result(), strict=True)
            bleus = [score.result() for score in scores]
            found.append(averages[bleus.index(max(bleus))])
    best[tuned] = np.mean(found, axis=0)
    return best, search.bleu(best[tuned])


class _Search:
    """The passes over the candidates, each order of sentences for itself, from any thread."""

    def __init__(
        self, candidates: Candidates, start: F64, options: MiraOptions, progress: Progress
    ) -> None:
        self._candidates = candidates
        self._statistics = np.ascontiguousarray(candidates.statistics.T, dtype=np.float32)
        self._start = start
        self._options = options
        self._progress = progress
        self._stopped = False

    def averages(
        self, seed: int, judge: Callable[[F64], Future[float]]
    ) -> list[tuple[F64, Future[float]]]:
        """The average weights after each epoch, the sentences in random orders of this seed; and
        their BLEU, which other threads compute meanwhile.
        """
        candidates, options = self._candidates, self._options
        passes = MiraPasses(
            candidates.features,
            candidates.fixed,
            self._statistics,
            candidates.offsets,
            self._start,
            options.aggressiveness,
            options.decay,
        )
        several = np.flatnonzero(np.diff(candidates.offsets) > 1)
        generator = np.random.default_rng(seed)
        found = []
        for _ in range(options.epochs):
            order = several[generator.permutation(len(several))]
            for first in range(0, len(order), BETWEEN_CHECKS):
                passes.visit(order[first : first + BETWEEN_CHECKS])
                self._check()
            average = passes.average()
            found.append((average, judge(average)))
        return found

    def _check(self) -> None:
        """Hear Cancel; the orders not begun by then, and the others, stop without asking again."""
        if self._stopped:
            raise Cancelled
        try:
            self._progress.check()
        except Cancelled:
            self._stopped = True
            raise

    def bleu(self, weights: F64) -> float:
        """Corpus BLEU of the pools, in [0, 1], under weights: some milliseconds of work."""
        return corpus_bleu(self._candidates.best_statistics(weights))

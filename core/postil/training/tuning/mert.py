"""Minimum error rate training on merged n-best lists (Och 2003).

From each start, sweeps of exact line searches: along every feature, in random order, and along as
many random directions, each gain taken at once; until a sweep gains nothing. The first start is the
weights as they are. The others are random walks away from where that one arrived: weights far from
all that was decoded with look good on the lists only (Moore & Quirk 2008).

The very best of many climbs fits the tuning set's accidents too: on segments left out, the mean of
the best few did better on every pair tried (as in Cettolo, Bertoldi & Federico 2011).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event

import numpy as np
import numpy.typing as npt

from postil.errors import Cancelled
from postil.metrics.bleu import corpus_bleu
from postil.training.tuning.mert_lines import LineSearch
from postil.training.tuning.pools import Candidates, Pool
from postil.types.pools import in_order
from postil.types.progress import Progress

F64 = npt.NDArray[np.float64]
LEAST_GAIN = 1e-6  # of BLEU in [0, 1]: anything less is left where it is


@dataclass(frozen=True, slots=True)
class MertOptions:
    """Settings of minimum error rate training.

    Parameters
    ----------
    restarts
        Random starts besides the weights as they are.
    spread
        Standard deviation of a start's distance in each weight, where the weights add up to 1 in
        absolute value.
    reach
        How far along a direction a line search looks, on the same scale.
    sweeps
        Most sweeps per start.
    averaged
        The result is the mean of where this many of the best climbs arrived; 1 takes the best.
    seed
        Of starts and directions.
    """

    restarts: int = 20
    spread: float = 0.05
    reach: float = 2.0
    sweeps: int = 20
    averaged: int = 3
    seed: int = 1


def mert(
    pools: Sequence[Pool],
    weights: F64,
    tuned: npt.NDArray[np.bool_],
    options: MertOptions,
    progress: Progress | None = None,
    *,
    threads: int = 2,
) -> tuple[F64, float]:
    """Weights that do best on the pools.

    Parameters
    ----------
    weights
        Where to start, shape (columns,).
    tuned
        Which weights may move, shape (columns,).
    threads
        Starts are shared out; results do not depend on it.

    Returns
    -------
    weights, bleu
        What was found and its corpus BLEU on the pools, in [0, 1]; the tuned ones add up to 1 in
        absolute value. ``weights`` themselves if that was not better.
    """
    progress = progress or Progress()
    best = np.array(weights, dtype=np.float64)
    candidates = Candidates.of(pools, best, tuned)
    best_bleu = corpus_bleu(candidates.best_statistics(best[tuned]))
    if not (candidates.features.size and best[tuned].any()):
        return best, best_bleu
    progress.update(0.0, options.restarts + 1.0)
    climb = _Climb(candidates, options, progress)
    first = climb.run(0, best[tuned])
    progress.step()
    climbs = sorted([first, *climb.restarts(first[0], threads)], key=lambda item: -item[1])
    mean: F64 = np.mean([reached for reached, _ in climbs[: options.averaged]], axis=0)
    mean /= np.abs(mean).sum()
    bleu = corpus_bleu(candidates.best_statistics(mean))
    if bleu > best_bleu:
        best[tuned], best_bleu = mean, bleu
    return best, best_bleu


class _Climb:
    """Line searches until nothing is gained, from any start, on any thread."""

    def __init__(self, candidates: Candidates, options: MertOptions, progress: Progress) -> None:
        self.candidates = candidates
        self.options = options
        self.progress = progress

    def restarts(self, centre: F64, threads: int) -> Iterator[tuple[F64, float]]:
        """Results of the restarts around ``centre``."""
        numbers = range(1, self.options.restarts + 1)

        def restart(number: int) -> tuple[F64, float]:
            if ended.is_set():  # another one was cancelled or failed: not even a look
                raise Cancelled
            try:
                return self.run(number, self._start(number, centre))
            except BaseException:
                ended.set()
                raise

        ended = Event()
        with ThreadPoolExecutor(threads) as pool:
            for reached in in_order(pool, restart, numbers, 2 * threads):
                yield reached
                self.progress.step()

    def _start(self, number: int, centre: F64) -> F64:
        """Starting point of restart ``number``."""
        generator = np.random.default_rng([self.options.seed, number, 0])
        return centre + generator.normal(0.0, self.options.spread, centre.shape)

    def run(self, number: int, start: F64) -> tuple[F64, float]:
        """Weights reached from ``start``, with unit L1 norm, and their BLEU."""
        search = LineSearch(self.candidates.statistics, self.candidates.offsets)
        generator = np.random.default_rng([self.options.seed, number, 1])
        weights = start / np.abs(start).sum()
        bleu = self._bleu(weights)
        for _ in range(self.options.sweeps):
            weights = self._sweep(search, weights, bleu, generator)
            before, bleu = bleu, self._bleu(weights)
            if bleu < before + LEAST_GAIN:
                break
        return weights, bleu

    def _sweep(
        self, search: LineSearch, weights: F64, bleu: float, generator: np.random.Generator
    ) -> F64:
        """One line search along each direction."""
        scores = self.candidates.scores(weights)
        for direction in self._directions(len(weights), generator):
            slopes = self.candidates.slopes(direction)
            step, value = search.search(scores, slopes, self.options.reach, self.progress.check)
            if value > bleu + LEAST_GAIN:
                weights = weights + step * direction
                scores += step * slopes
                bleu = value
        norm: float = np.abs(weights).sum()
        return weights / norm

    @staticmethod
    def _directions(dimensions: int, generator: np.random.Generator) -> F64:
        """All features and as many random directions of unit length, mixed."""
        drawn = generator.normal(size=(dimensions, dimensions))
        drawn /= np.linalg.norm(drawn, axis=1, keepdims=True)
        both = np.concatenate([np.eye(dimensions), drawn])
        return generator.permutation(both)

    def _bleu(self, weights: F64) -> float:
        return corpus_bleu(self.candidates.best_statistics(weights))

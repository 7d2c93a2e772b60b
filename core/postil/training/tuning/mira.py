"""Batch MIRA on merged n-best lists (Cherry & Foster 2012, section 3.1), for dense weights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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
    """

    aggressiveness: float = 0.01
    epochs: int = 60
    decay: float = 0.999
    seed: int = 1


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
    several = np.flatnonzero(np.diff(candidates.offsets) > 1)
    if not (several.size and start.size):
        return best, corpus_bleu(candidates.best_statistics(start))
    best_bleu = -1.0
    passes = MiraPasses(
        candidates.features,
        candidates.fixed,
        np.ascontiguousarray(candidates.statistics.T, dtype=np.float32),
        candidates.offsets,
        start,
        options.aggressiveness,
        options.decay,
    )
    generator = np.random.default_rng(options.seed)
    for _ in progress.track(range(options.epochs), options.epochs):
        order = several[generator.permutation(len(several))]
        for first in range(0, len(order), BETWEEN_CHECKS):
            passes.visit(order[first : first + BETWEEN_CHECKS])
            progress.check()
        average = passes.average()
        bleu = corpus_bleu(candidates.best_statistics(average))
        if bleu > best_bleu:
            best[tuned], best_bleu = average, bleu
    return best, best_bleu

"""Weights of phrase-pair features from n-best lists, by stochastic gradient ascent.

Gao & He 2013, section 3.2 and figure 2: pass over the labelled lists again and again, in random
order, and after each list take one step towards more expected BLEU; the weights of the baseline
stay as they are. There is no regulariser: the weights of the pass that did best are kept, best on a
development set, or on a part of the lists that is held out. The losses of their section 4.2 are
there to compare with.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Literal

import numpy as np
import numpy.typing as npt

from postil.errors import UsageError
from postil.messages import Message
from postil.training.expected_bleu.lists import NBestLists
from postil.training.expected_bleu.passes import LOSSES, Passes
from postil.types.progress import Progress

F32 = npt.NDArray[np.float32]
I64 = npt.NDArray[np.int64]
U32 = npt.NDArray[np.uint32]
Loss = Literal["xbleu", "log", "hinge", "logistic"]
BETWEEN_CHECKS = 512  # lists visited, some milliseconds, between two looks at Cancel


@dataclass(frozen=True, slots=True)
class AscentOptions:
    """Settings of the training.

    Parameters
    ----------
    loss
        "xbleu" (expected BLEU), "log", "hinge" or "logistic"; see ``passes``.
    rate
        η, the length of a step.
    epochs
        T, passes at most.
    scale
        What the baseline's scores are multiplied with in the softmax. Tuned weights are known up to
        a factor only, and with theirs, which add up to 1, all candidates would be nearly equally
        likely. The result is to be divided by the scale, to stand beside the baseline's scores.
    margin
        Hinge and logistic loss move the weights where the oracle leads by less. The paper's 0:
        only where another candidate is preferred to it.
    held_out
        Share of the lists to judge the passes by, if nothing else judges them; 0 takes the last
        pass.
    patience
        Stop after this many passes in a row that were not the best.
    every
        Only each ``every``-th pass is judged, and may be the one taken: where judging takes longer
        than passing.
    seed
        Of the order of lists and the choice of those held out.
    """

    loss: Loss = "xbleu"
    rate: float = 0.01
    epochs: int = 100
    scale: float = 1.0
    margin: float = 0.0
    held_out: float = 0.05
    patience: int = 10
    every: int = 1
    seed: int = 1

    def __post_init__(self) -> None:
        if self.loss not in LOSSES:
            raise UsageError(
                Message("There is no loss called {loss}.", loss=self.loss),
                hint=Message("Choose one of: {losses}.", losses=", ".join(LOSSES)),
            )
        if self.rate <= 0 or self.scale <= 0 or not 0 <= self.held_out < 1:
            raise UsageError("Rate and scale must be positive, the held-out share less than 1.")


@dataclass(frozen=True, slots=True)
class PhraseFeatures:
    """The features of every phrase pair that lists refer to.

    Attributes
    ----------
    offsets
        Int64 (units + 1,): features of unit u are ``features[offsets[u]:offsets[u + 1]]``.
    features
        Uint32 numbers below ``count``.
    count
        How many different ones there are.
    """

    offsets: I64
    features: U32
    count: int


@dataclass(frozen=True, slots=True)
class Epoch:
    """One pass.

    ``objective``: mean per training list while passing; ``worth``: what the pass is judged by, the
    mean quality of the best-scored candidates of held-out lists, or what the caller's judge gives;
    0 without either, -inf if this pass was not judged. The first entry is of the weights at the
    start.
    """

    objective: float
    worth: float


def train_weights(
    lists: NBestLists,
    features: PhraseFeatures,
    options: AscentOptions,
    progress: Progress | None = None,
    judge: Callable[[F32], float] | None = None,
) -> tuple[F32, list[Epoch]]:
    """Train from zero weights.

    Parameters
    ----------
    judge
        Says how good weights are, the more the better; it must not change them. With it, no lists
        are held out.

    Returns
    -------
    weights, epochs
        Float32 (features.count,): those of the best pass (zero, if none did better than the
        baseline); and what each pass did.

    Raises
    ------
    Cancelled
        Through ``progress``.
    """
    progress = progress or Progress()
    generator = np.random.default_rng(options.seed)
    numbers = generator.permutation(len(lists)).astype(np.int64)
    aside = 0 if judge else int(len(lists) * options.held_out)
    held_out, kept = np.sort(numbers[:aside]), np.sort(numbers[aside:])
    weights = np.zeros(features.count, dtype=np.float32)
    passes = passes_of(lists, features, weights, options)
    judging = aside > 0 or judge is not None  # else the last pass is taken
    if judge is None:
        judge = partial(_shown, lists.quality, passes, held_out)
    best = weights.copy()
    epochs = [Epoch(passes.objective(kept) / max(1, len(kept)), judge(weights))]
    leader = 0
    progress.curve("training objective", 0, epochs[0].objective)
    for number in progress.track(range(1, options.epochs + 1), options.epochs):
        objective = _pass(passes, generator.permutation(kept), options.rate, progress)
        judged = not judging or number % options.every == 0
        epochs.append(Epoch(objective, judge(weights) if judged else -math.inf))
        progress.curve("training objective", number, objective)
        if not judging or epochs[-1].worth > epochs[leader].worth:
            leader = number
            best[:] = weights
        elif number - leader >= options.patience:
            break
    return best, epochs


def passes_of(
    lists: NBestLists,
    features: PhraseFeatures,
    weights: F32,
    options: AscentOptions,
) -> Passes:
    """The kernel on these lists; ``weights`` are changed in place as it passes."""
    return Passes(
        lists.base,
        lists.quality,
        lists.offsets,
        lists.unit_offsets,
        lists.units,
        lists.use_offsets,
        lists.uses,
        features.offsets,
        features.features,
        weights,
        options.scale,
        LOSSES[options.loss],
        options.margin,
    )


def _pass(passes: Passes, order: I64, rate: float, progress: Progress) -> float:
    """One update per list; the mean objective."""
    total = 0.0
    for first in range(0, len(order), BETWEEN_CHECKS):
        total += passes.visit(order[first : first + BETWEEN_CHECKS], rate)
        progress.check()
    return total / max(1, len(order))


def _shown(quality: F32, passes: Passes, held_out: I64, _weights: F32) -> float:
    """Mean quality of the best-scored candidates of held-out lists."""
    best = passes.best(held_out)
    return float(quality[best[best >= 0]].mean(dtype=np.float64)) if (best >= 0).any() else 0.0

"""The structured perceptron (Collins 2002; Liang et al. 2006)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np
import numpy.typing as npt

from postil.learning.candidates import CandidateSet, WeightDelta
from postil.learning.learner import positive


@dataclass(frozen=True, slots=True)
class Perceptron:
    """``perceptron``: from the candidate shown to the best of the list ("local updating").

    With y* the candidate of highest quality and ŷ the one of highest score: w += η (f(y*) − f(ŷ))
    if ŷ is worse than y*.

    Parameters
    ----------
    rate
        η > 0. With weights that start from 0 it would not matter; here it says how much learned
        weights count beside the model's own score.
    """

    rate: float = 0.1
    name: ClassVar[str] = "perceptron"
    oracles: ClassVar[int] = 0

    def __post_init__(self) -> None:
        positive(rate=self.rate)

    def learn(
        self,
        candidates: CandidateSet,
        weights: npt.NDArray[np.float64],  # noqa: ARG002  (the scores have them in already)
    ) -> WeightDelta:
        if candidates.offered < 2:
            return WeightDelta.empty()
        best, shown = candidates.best()[0], candidates.shown()
        if candidates.quality[best] <= candidates.quality[shown]:
            return WeightDelta.empty()
        step = self.rate * (candidates.row(best) - candidates.row(shown))
        return WeightDelta.of(candidates.columns, step)

"""Large-margin updates between what one hopes for and what one fears (Chiang et al. 2009, 3.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np
import numpy.typing as npt

from postil.learning.candidates import CandidateSet, WeightDelta
from postil.learning.learner import Lead, positive
from postil.learning.margin_dual import solve_margins

F64 = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class HopeFear:
    """``hope-fear``: the candidate one hopes for leads each other one by its lead in quality.

    Hope e* is the best by score and quality together: good, and within reach.
    ``min ½‖w' − w‖² + C ξ`` with ``s(e*) − s(e') ≥ B(e*) − B(e') − ξ`` for all candidates e', one
    slack for them all, so that the dual has Σ α ≤ C.

    Parameters
    ----------
    aggressiveness
        C > 0.
    scale
        Qualities count this many times.
    lead
        "model": the difference of whole model scores, as in the paper; "learned": of what learned
        weights add.
    """

    aggressiveness: float = 0.01
    scale: float = 0.3
    lead: Lead = "model"
    name: ClassVar[str] = "hope-fear"
    oracles: ClassVar[int] = 0

    def __post_init__(self) -> None:
        positive(aggressiveness=self.aggressiveness, scale=self.scale)

    def learn(self, candidates: CandidateSet, weights: F64) -> WeightDelta:
        if len(candidates) < 2 or not candidates.offered:
            return WeightDelta.empty()
        quality = self.scale * candidates.quality
        scores = candidates.scores if self.lead == "model" else candidates.dots(weights)
        hope = int((scores + quality).argmax())
        rivals = np.flatnonzero(np.arange(len(candidates)) != hope)
        violations = (quality[hope] - quality[rivals]) - (scores[hope] - scores[rivals])
        if not (violations > 0).any():
            return WeightDelta.empty()
        alphas = solve_margins(
            candidates.products(),
            np.full(len(rivals), hope),
            rivals,
            violations,
            self.aggressiveness,
        )
        coefficients = np.zeros(len(candidates))
        coefficients[hope] = alphas.sum()
        coefficients[rivals] = -alphas
        return candidates.delta(coefficients)

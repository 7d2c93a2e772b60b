"""The margin infused relaxed algorithm on lists of candidates (Watanabe et al. 2007, 4.1)."""

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
class Mira:
    """``mira``: each of the best candidates leads each candidate by its lead in quality.

    ``min ½‖w' − w‖² + C ξ`` with ``s(e*) − s(e') ≥ B(e*) − B(e') − ξ`` for all m oracles e* and k
    candidates e'; the dual has Σ α ≤ C over all pairs. One oracle and one candidate have the closed
    form ``α = max(0, min(C, (L − Δs)/‖Δh‖²))``. Oracles are the best of those seen now and before.

    Parameters
    ----------
    aggressiveness
        C > 0.
    oracles
        m.
    competitors
        k: how many of the candidates of highest score must be led; 0 for all offered.
    scale
        The lead asked for is this times the lead in quality.
    lead
        "model": the difference of whole model scores, as in the paper; "learned": of what learned
        weights add.
    """

    aggressiveness: float = 0.05
    oracles: int = 1
    competitors: int = 30
    scale: float = 0.3
    lead: Lead = "model"
    name: ClassVar[str] = "mira"

    def __post_init__(self) -> None:
        positive(aggressiveness=self.aggressiveness, scale=self.scale, oracles=self.oracles)

    def learn(self, candidates: CandidateSet, weights: F64) -> WeightDelta:
        if len(candidates) < 2 or not candidates.offered:
            return WeightDelta.empty()
        best = np.array(candidates.best(self.oracles))
        rivals = np.arange(candidates.offered)
        if self.competitors:
            order = np.argsort(-candidates.scores[: candidates.offered], kind="stable")
            rivals = order[: self.competitors]
        better, worse = np.repeat(best, len(rivals)), np.tile(rivals, len(best))
        different = better != worse
        better, worse = better[different], worse[different]
        scores = candidates.scores if self.lead == "model" else candidates.dots(weights)
        loss = candidates.quality[better] - candidates.quality[worse]
        violations = self.scale * loss - (scores[better] - scores[worse])
        if not (violations > 0).any():
            return WeightDelta.empty()
        if len(violations) == 1:
            return self._single(candidates, int(better[0]), int(worse[0]), float(violations[0]))
        alphas = solve_margins(
            candidates.products(), better, worse, violations, self.aggressiveness
        )
        coefficients = np.zeros(len(candidates))
        np.add.at(coefficients, better, alphas)
        np.add.at(coefficients, worse, -alphas)
        return candidates.delta(coefficients)

    def _single(
        self, candidates: CandidateSet, better: int, worse: int, violation: float
    ) -> WeightDelta:
        difference = candidates.row(better) - candidates.row(worse)
        norm = float(difference @ difference)
        if not norm:
            return WeightDelta.empty()
        step = max(0.0, min(self.aggressiveness, violation / norm))
        return WeightDelta.of(candidates.columns, step * difference)

"""Passive-aggressive online learning, type II (Cesa-Bianchi, Reverberi & Szedmak 2008, 2.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np
import numpy.typing as npt

from postil.learning.candidates import CandidateSet, WeightDelta
from postil.learning.learner import Lead, Violations, positive


@dataclass(frozen=True, slots=True)
class PA2:
    """``pa2``: move just so far that the best candidate wins by the root of its lead in quality.

    With y* the candidate of highest quality, ŷ the one of highest score, φ = f(y*) − f(ŷ) and
    ℓ = B(y*) − B(ŷ): H = [√ℓ − w·φ]₊ and w += H / (‖φ‖² + 1/C) · φ.

    Parameters
    ----------
    aggressiveness
        C > 0. Large values follow each sentence fully, small ones smooth over many.
    scale
        The lead asked for is this times √ℓ: model scores have a scale of their own.
    lead
        "learned": w·φ as in the paper; "model": the difference of whole model scores.
    """

    aggressiveness: float = 0.1
    scale: float = 1.0
    lead: Lead = "model"
    name: ClassVar[str] = "pa2"
    oracles: ClassVar[int] = 0

    def __post_init__(self) -> None:
        positive(aggressiveness=self.aggressiveness, scale=self.scale)

    def learn(self, candidates: CandidateSet, weights: npt.NDArray[np.float64]) -> WeightDelta:
        found = Violations.of(candidates, weights, scale=self.scale, lead=self.lead)
        if found is None:
            return WeightDelta.empty()
        shown = candidates.shown()
        if found.loss[shown] <= 0 or found.values[shown] <= 0:
            return WeightDelta.empty()
        difference = candidates.row(found.target) - candidates.row(shown)
        norm = float(difference @ difference)
        step = float(found.values[shown]) / (norm + 1.0 / self.aggressiveness)
        return WeightDelta.of(candidates.columns, step * difference)


@dataclass(frozen=True, slots=True)
class SimultaneousProjections:
    """``simultaneous_projections``: the mean of the steps of ``pa2`` for all violated candidates.

    V = {y : H(w, y) > 0} and w += 1/|V| Σ_{y in V} H(w, y) / (‖φ(y)‖² + 1/C) · φ(y) (Amit, Shalev-
    Shwartz & Singer 2006). Parameters as those of :class:`PA2`.
    """

    aggressiveness: float = 0.1
    scale: float = 1.0
    lead: Lead = "model"
    name: ClassVar[str] = "simultaneous_projections"
    oracles: ClassVar[int] = 0

    def __post_init__(self) -> None:
        positive(aggressiveness=self.aggressiveness, scale=self.scale)

    def learn(self, candidates: CandidateSet, weights: npt.NDArray[np.float64]) -> WeightDelta:
        found = Violations.of(candidates, weights, scale=self.scale, lead=self.lead)
        if found is None:
            return WeightDelta.empty()
        violated = np.flatnonzero((found.loss > 0) & (found.values > 0))
        if not len(violated):
            return WeightDelta.empty()
        products = candidates.products()
        own = np.diagonal(products)
        norms = own[found.target] + own[violated] - 2.0 * products[found.target, violated]
        steps = found.values[violated] / (np.maximum(norms, 0.0) + 1.0 / self.aggressiveness)
        coefficients = np.zeros(len(candidates))
        coefficients[violated] = -steps / len(violated)
        coefficients[found.target] = steps.mean()
        return candidates.delta(coefficients)

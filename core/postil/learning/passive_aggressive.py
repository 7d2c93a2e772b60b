"""Passive-aggressive online learning, type II (Cesa-Bianchi, Reverberi & Szedmak 2008, 2.4)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from postil.learning.candidates import CandidateSet, WeightDelta


@dataclass(frozen=True, slots=True)
class PA2:
    """``pa2``: move just so far that the best candidate wins by the root of its lead in quality.

    With y* the candidate of highest quality, ŷ the one of highest score, φ = f(y*) − f(ŷ) and
    ℓ = B(y*) − B(ŷ): H = [√ℓ − w·φ]₊ and w += H / (‖φ‖² + 1/C) · φ.

    Parameters
    ----------
    aggressiveness
        C > 0. Large values follow each sentence fully, small ones smooth over many.
    """

    aggressiveness: float = 1.0
    name: str = "pa2"

    def learn(self, candidates: CandidateSet, weights: npt.NDArray[np.float64]) -> WeightDelta:
        if len(candidates) < 2:
            return WeightDelta.empty()
        best = int(candidates.quality.argmax())
        shown = int(candidates.scores.argmax())
        loss = candidates.quality[best] - candidates.quality[shown]
        if loss <= 0:
            return WeightDelta.empty()
        difference = candidates.row(best) - candidates.row(shown)
        violation = np.sqrt(loss) - float(weights @ difference)
        if violation <= 0:
            return WeightDelta.empty()
        step = violation / (float(difference @ difference) + 1.0 / self.aggressiveness)
        return WeightDelta.of(candidates.columns, step * difference)

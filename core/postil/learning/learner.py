"""What every learner offers."""

from __future__ import annotations

from typing import Protocol

import numpy as np
import numpy.typing as npt

from postil.learning.candidates import CandidateSet, WeightDelta


class Learner(Protocol):
    """Turns the candidates of one sentence into a change of weights; keeps no state of its own."""

    @property
    def name(self) -> str:
        """What settings and reports call it."""
        ...

    def learn(self, candidates: CandidateSet, weights: npt.NDArray[np.float64]) -> WeightDelta:
        """The update for one sentence.

        Parameters
        ----------
        candidates
            Rows and qualities; B is measured against what the translator confirmed.
        weights
            Current (not averaged) weights of ``candidates.columns``.
        """
        ...

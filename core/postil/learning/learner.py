"""Learners: the protocol, and the parts all of them share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, Protocol

import numpy as np
import numpy.typing as npt

from postil.errors import UsageError
from postil.learning.candidates import CandidateSet, WeightDelta

F64 = npt.NDArray[np.float64]

# Whether a lead is one of the whole model score, or of what learned weights add to it.
Lead = Literal["model", "learned"]


class Learner(Protocol):
    """Turns the candidates of one sentence into a change of weights; keeps no state of its own."""

    name: ClassVar[str]

    @property
    def oracles(self) -> int:
        """Number of the best candidates of each sentence it wants to see again."""
        ...

    def learn(self, candidates: CandidateSet, weights: F64) -> WeightDelta:
        """The update for one sentence.

        Parameters
        ----------
        candidates
            Rows and qualities; B is measured against what the translator confirmed.
        weights
            Current (not averaged) weights of ``candidates.columns``.
        """
        ...


@dataclass(frozen=True, slots=True)
class Violations:
    """Violation of the margin by which the best candidate y* should lead each candidate.

    ``target``: y*; ``loss`` (k,): ℓ(y) = B(y*) − B(y); ``values`` (k,): (√ℓ(y) times a scale) − the
    lead of y* over y, signed.
    """

    target: int
    loss: F64
    values: F64

    @classmethod
    def of(
        cls, candidates: CandidateSet, weights: F64, *, scale: float, lead: Lead
    ) -> Violations | None:
        """None where there is nothing to compare."""
        if candidates.offered < 2:
            return None
        target = candidates.best()[0]
        scores = candidates.scores if lead == "model" else candidates.dots(weights)
        loss = candidates.quality[target] - candidates.quality
        return cls(target, loss, scale * np.sqrt(loss) - (scores[target] - scores))


def positive(**values: float) -> None:
    """Refuse settings that are not above zero.

    Raises
    ------
    UsageError
        Names the first of them.
    """
    for name, value in values.items():
        if not value > 0 or value == float("inf"):
            raise UsageError(f"A learner's {name} must be above 0, not {value!r}.")

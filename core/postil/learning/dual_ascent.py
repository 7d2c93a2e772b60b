"""Gradient ascent on the dual of the large-margin update (Cesa-Bianchi et al. 2008, 2.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np
import numpy.typing as npt

from postil.learning.candidates import CandidateSet, WeightDelta
from postil.learning.learner import Lead, Violations, positive

F64 = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class DualAscent:
    """``dual_ascent``: all candidates at once, by projected gradient steps on the dual.

    K steps of rate a/t on ``D(α) = −½‖Σ α φ‖² − (1/2C)(Σ α)² + Σ α v`` with α ≥ 0, where
    v(y) = √ℓ(y) − w·φ(y) is the signed violation (the paper prints the clipped one, which is the
    dual of another problem); then w += Σ α φ.

    Parameters
    ----------
    aggressiveness
        C > 0.
    steps
        K.
    rate
        a; 0 for 1/λ_max of the Hessian (Gram + 11ᵀ/C), with which D never falls.
    scale, lead
        As those of ``PA2``.
    """

    aggressiveness: float = 0.1
    steps: int = 20
    rate: float = 0.0
    scale: float = 1.0
    lead: Lead = "model"
    name: ClassVar[str] = "dual_ascent"
    oracles: ClassVar[int] = 0

    def __post_init__(self) -> None:
        positive(aggressiveness=self.aggressiveness, scale=self.scale, steps=self.steps)
        if self.rate:
            positive(rate=self.rate)

    def learn(self, candidates: CandidateSet, weights: F64) -> WeightDelta:
        found = Violations.of(candidates, weights, scale=self.scale, lead=self.lead)
        if found is None or not (found.loss > 0).any():
            return WeightDelta.empty()
        asked = np.flatnonzero(found.loss > 0)
        hessian = difference_products(candidates.products(), found.target)[np.ix_(asked, asked)]
        hessian += 1.0 / self.aggressiveness
        alphas = ascend(hessian, found.values[asked], self.steps, self.rate)
        coefficients = np.zeros(len(candidates))
        coefficients[asked] = -alphas
        coefficients[found.target] = alphas.sum()
        return candidates.delta(coefficients)


def difference_products(products: F64, target: int) -> F64:
    """Products of φ(y) = f(target) − f(y) with each other, from those of the rows; shape (k, k)."""
    across = products[target]
    result: F64 = products[target, target] - across[:, None] - across[None, :] + products
    return result


def ascend(hessian: F64, linear: F64, steps: int, rate: float = 0.0) -> F64:
    """α ≥ 0 after ``steps`` projected gradient steps from 0 on ``α·linear − ½ αᵀ hessian α``.

    The t-th step has rate ``rate / t``; 0 stands for 1/λ_max.
    """
    if not rate:
        largest = float(np.linalg.eigvalsh(hessian)[-1])
        rate = 1.0 / max(largest, 1e-12)
    alphas = np.zeros(len(linear))
    for step in range(1, steps + 1):
        alphas = np.maximum(0.0, alphas + rate / step * (linear - hessian @ alphas))
    return alphas

"""Discounts of phrase counts, from the counts of counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Self

import numpy as np
from numpy.typing import NDArray

Smoothing = Literal["none", "good-turing", "kneser-ney"]

_TOP = 8  # Good-Turing touches counts up to 8, as Moses does: ten counts of counts are known


@dataclass(frozen=True, slots=True)
class Discounts:
    """Discounts of a count before it is divided by a marginal.

    Attributes
    ----------
    factors
        float64 (12): multiply by this; index is the count, the last serves all counts above 10.
    discounts
        float64 (12): then subtract this, and share it out by numbers of distinct partners.
    """

    factors: NDArray[np.float64]
    discounts: NDArray[np.float64]

    @classmethod
    def of(cls, histogram: NDArray[np.int64], smoothing: Smoothing) -> Self:
        """Discounts by the numbers of pairs with each count, int64 (12,); the last: above 10."""
        factors = np.ones(len(histogram))
        discounts = np.zeros(len(histogram))
        if smoothing == "good-turing":
            factors[: _TOP + 1] = _good_turing(histogram)
        elif smoothing == "kneser-ney":
            discounts[:] = _kneser_ney(histogram)
        return cls(factors, discounts)


def _good_turing(histogram: NDArray[np.int64]) -> NDArray[np.float64]:
    """(r + 1) / r · n_(r+1) / n_r, not below the ratio of r - 1 nor above 1, as in Moses."""
    ratios = np.full(_TOP + 1, 0.01)
    for count in range(1, _TOP + 1):
        ratio = (count + 1) / count * (histogram[count + 1] + 0.1) / (histogram[count] + 0.1)
        ratios[count] = max(min(ratio, 1.0), ratios[count - 1])
    return ratios


def _kneser_ney(histogram: NDArray[np.int64]) -> NDArray[np.float64]:
    """D1, D2, D3+ of Chen & Goodman 1998, eq. 26; half a count where a count of counts is 0."""
    once, twice, thrice, fourth = (float(number) for number in histogram[1:5])
    discounts = np.empty(len(histogram))
    if min(once, twice, thrice) == 0.0:
        discounts[:] = 0.5
    else:
        ratio = once / (once + 2.0 * twice)
        discounts[1] = min(1.0 - 2.0 * ratio * twice / once, 0.9)
        discounts[2] = min(2.0 - 3.0 * ratio * thrice / twice, 1.9)
        discounts[3:] = min(3.0 - 4.0 * ratio * fourth / thrice, 2.9)
    discounts[0] = 0.0
    return np.maximum(discounts, 0.0)

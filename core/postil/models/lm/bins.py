"""Quantisation of log-probabilities and backoffs to 8 bits: bins, each stored as the mean of its
values, as in KenLM (Whittaker & Raj 2001; Federico & Bertoldi 2006).

Bins of equal population, as there, serve the few extreme values badly. Here the population of a bin
falls with its width as the mean square error wants it: the density of bins is the cube root of the
density of values (Panter & Dite 1951). Densities come from a histogram, so that a model of any size
is binned in a few megabytes.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from postil.models.lm.files import BINS

F32 = npt.NDArray[np.float32]

_FINENESS = 512  # cells of the histogram per natural log unit
_RANGE = 256  # natural log units on either side of zero; what is beyond shares the last cell


class Histogram:
    """Values of one kind of one order."""

    def __init__(self) -> None:
        size = 2 * _RANGE * _FINENESS
        self._counts = np.zeros(size, np.int64)
        self._sums = np.zeros(size)

    def add(self, values: F32) -> None:
        cells = np.floor(values * np.float32(_FINENESS)).astype(np.int64) + _RANGE * _FINENESS
        cells = np.clip(cells, 0, len(self._counts) - 1)
        found, places, counts = np.unique(cells, return_inverse=True, return_counts=True)
        self._counts[found] += counts
        self._sums[found] += np.bincount(places, weights=values, minlength=len(found))

    def centres(self, bins: int) -> F32:
        """Means of ``bins`` stretches of values, ascending."""
        cells = np.flatnonzero(self._counts)
        result = np.zeros(bins, np.float32)
        if len(cells) == 0:
            return result
        counts, sums = self._counts[cells], self._sums[cells]
        groups = np.arange(len(cells))
        if len(cells) > bins:
            weights = np.cbrt(counts)
            groups = ((np.cumsum(weights) - weights / 2) * bins / weights.sum()).astype(np.int64)
        _, places = np.unique(groups, return_inverse=True)
        means = np.bincount(places, weights=sums) / np.bincount(places, weights=counts)
        result[: len(means)] = means
        result[len(means) :] = means[-1]
        return result


def nearest(values: F32, centres: F32) -> npt.NDArray[np.uint64]:
    """Index of the centre nearest to each value; ``centres`` ascend."""
    middles = (centres[1:] + centres[:-1]) / 2
    return np.searchsorted(middles, values).astype(np.uint64)


class Bins:
    """Codes of the probabilities and backoffs of one order.

    Attributes
    ----------
    table
        float32 (2, 256): probability and backoff of each code. Backoff codes 0 and 1 are -0.0 and
        0.0, whose sign is whether the n-gram can be extended.
    error
        Largest change of a value so far.
    """

    def __init__(self, probs: Histogram, backoffs: Histogram) -> None:
        self.table = np.empty((2, BINS), np.float32)
        self.table[0] = probs.centres(BINS)
        self.table[1, :2] = -0.0, 0.0
        self.table[1, 2:] = backoffs.centres(BINS - 2)
        self.error = 0.0

    def probs(self, values: F32) -> npt.NDArray[np.uint64]:
        """Codes of log-probabilities."""
        codes = nearest(values, self.table[0])
        self._note(values, self.table[0][codes])
        return codes

    def backoffs(self, values: F32) -> npt.NDArray[np.uint64]:
        """Codes of log backoffs."""
        codes = nearest(values, self.table[1, 2:]) + np.uint64(2)
        codes[values == 0] = ~np.signbit(values[values == 0])
        self._note(values, self.table[1][codes])
        return codes

    def _note(self, values: F32, coded: F32) -> None:
        if len(values):
            self.error = max(self.error, float(np.abs(values - coded).max()))

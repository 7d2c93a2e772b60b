"""Weights while they are trained: dense and sparse ones, now and on the average."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from postil.features.feature_visits import FeatureVisits
from postil.features.layout import FeatureLayout
from postil.features.weights import SparseWeights, to_fixed
from postil.learning.candidates import CandidateSet, WeightDelta
from postil.learning.learner import Learner
from postil.training.round_files import Arrays

F32 = npt.NDArray[np.float32]
F64 = npt.NDArray[np.float64]
U64 = npt.NDArray[np.uint64]
OFTEN = 10.0  # a feature of every sentence moves by 1 / (1 + OFTEN) of what one moves that is rare


class TrainedWeights:
    """Dense weights begin as they are and have the numbers of their columns as keys; sparse ones
    begin at 0. A sparse feature that was seen in one sentence only counts as one that did not move.

    Features that fire in many sentences take smaller steps: what one sentence moves changes the
    scores of all others that share the feature, and a sentence may have dozens of them. So the
    learner sees the value of a sparse feature in units of ``sqrt(1 + OFTEN p)``, where p is the
    share of the sentences visited so far in which it was seen; a step in those units is
    ``1 / (1 + OFTEN p)`` of what it is else.

    Parameters
    ----------
    features, base
        Dense features, and where their weights begin, (columns,).
    moved
        Columns of those that are trained.
    reach
        Dense weights go no further from those that a list of candidates was found with than this
        share of their length, both in ``units``: what lies beyond, no list has seen.

    Attributes
    ----------
    units : float64 array, (columns,)
        Value of each dense feature that counts as much as a sparse feature that fires; candidates
        have their values, and updates are, in these units. See :func:`units_of`.
    """

    def __init__(
        self,
        features: FeatureLayout,
        base: F64,
        moved: npt.NDArray[np.int64],
        reach: float = math.inf,
    ) -> None:
        self.features = features
        self.base = base
        self.moved = moved
        self.reach = reach
        self.units = np.ones(len(base))
        self._away = np.zeros(len(base))  # from the weights that candidates were found with
        self._furthest = math.inf
        self.visited = 0
        self._deltas = SparseWeights()
        self._visits = FeatureVisits()

    def get(self, keys: U64) -> F64:
        """Current weights, those of dense features for values in their units."""
        found: F64 = self._deltas.get(keys)
        dense = keys < len(self.base)
        if dense.any():
            columns = keys[dense].astype(np.int64)
            found[dense] = (found[dense] + self.base[columns]) * self.units[columns]
        return found

    def meet(self, sentence: int, seen: U64) -> F64:
        """Begin the visit of a sentence, whose candidates have the features ``seen`` (keys).

        Returns
        -------
        float64 array, shape (n,)
            Units of the values of these features: the learner is to see each value divided by its
            unit. 1 for dense features, which are in their units already.
        """
        visits = self._visits.visit(sentence, seen)
        units = np.ones(len(seen))
        sparse = seen >= len(self.base)
        share = visits[sparse] / (self.visited + 1)
        units[sparse] = np.sqrt(1 + OFTEN * share)
        return units

    def visit(self, delta: WeightDelta) -> None:
        """End the visit of a sentence by a change of weights, which may be empty."""
        self.visited += 1
        keys, values = delta.keys, delta.values
        dense = keys < len(self.base)
        if dense.any():
            step = self._within_reach(keys[dense], values[dense]) / self.units
            keys = np.concatenate([self.moved.astype(np.uint64), keys[~dense]])
            values = np.concatenate([step[self.moved], values[~dense]])
        self._deltas.add(self.visited, keys, to_fixed(values))

    def begin(self) -> None:
        """Note that the candidates visited next were found with the current weights (``reach``)."""
        weights = self.get(np.arange(len(self.base), dtype=np.uint64))[self.moved]
        self._away[:] = 0.0
        self._furthest = self.reach * float(np.linalg.norm(weights))

    def _within_reach(self, keys: U64, values: F64) -> F64:
        """The step that dense weights may take, (columns,): it ends within reach."""
        before = self._away.copy()
        self._away[keys.astype(np.int64)] += values
        far = float(np.linalg.norm(self._away))
        if far > self._furthest:
            self._away *= self._furthest / far
        step: F64 = self._away - before
        return step

    def dense(self, *, average: bool = False) -> F64:
        """Weights of the dense features, (columns,)."""
        keys = np.arange(len(self.base), dtype=np.uint64)
        weights: F64 = self.base + self._deltas.get(keys, average=average)
        return self.features.following(weights, self.features.tuned) if len(self.moved) else weights

    def sparse(self, *, average: bool = False) -> tuple[U64, F32]:
        """Keys and weights of the sparse features that moved, seen in several sentences."""
        keys = self._visits.of_several()
        keys = keys[keys >= len(self.base)]
        values = self._deltas.get(keys, average=average).astype(np.float32)
        return keys[values != 0], values[values != 0]

    def save(self) -> Arrays:
        """The whole state, for :meth:`restore`."""
        return {
            **self._deltas.save(),
            "visited": np.array(self.visited),
            "units": self.units,
            **self._visits.save(),
        }

    def restore(self, arrays: Arrays) -> None:
        """Become what :meth:`save` gave."""
        self._deltas.restore(arrays)
        self.units = arrays["units"]
        self.visited = int(arrays["visited"])
        self._visits.restore(arrays)


def learned(learner: Learner, candidates: CandidateSet, weights: F64, units: F64) -> WeightDelta:
    """Change of weights where the learner sees values in units of their own: steps in them are
    shorter the larger they are, and scores stay.

    Parameters
    ----------
    weights, units
        Of the columns of the candidates.
    """
    delta = learner.learn(candidates.in_units(units), weights * units)
    places = np.searchsorted(candidates.columns, delta.keys)
    return WeightDelta(delta.keys, delta.values / units[places])


def units_of(lists: Iterable[F32]) -> F64:
    """Values of dense features that count as much as a sparse feature that fires, (columns,).

    Log probabilities of two translations differ by ten and more, sparse features by one: in one
    norm, nearly the whole of an update would be of dense weights. So the unit of a feature is how
    far its values are spread among the candidates of a sentence (root mean square), no less than 1.

    Parameters
    ----------
    lists
        Values of the candidates of a few sentences, (k, columns) each; there is one at least.
    """
    apart = np.concatenate([values - values.mean(axis=0, dtype=np.float64) for values in lists])
    spread: F64 = np.sqrt((apart**2).mean(axis=0))
    return np.maximum(1.0, spread)

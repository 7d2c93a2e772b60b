"""Calibration of the confidence in suggestions, learned from the translator's own edits.

The model fitted when the engine was trained (``engine.confidence``) gives a first guess p0. Every
confirmed segment shows how close the engine's own translation came to it; a ridge regression of the
residual y - p0 on features of the derivation, and the square of the guess, corrects it:

    p = p0 + x · w,   w = (R + Σ x xᵀ)⁻¹ Σ x (y - p0)

The square bends the guess: of translations that are taken as they are, or not at all, there are
more than a straight line has at its ends. While few segments are known, or where they change their
kind, p is too sure, or not sure enough, in its turn; so it is corrected by the same means, of which
x has no features but p itself and its square (stacked regression, Wolpert 1992). The sums are kept
in fixed point, so a confirmed segment can be taken back exactly, in any order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.engine.events import Judgement
from postil.search.forest.hypergraph import Derivation
from postil.search.forest.yields import rule_origins

F64 = npt.NDArray[np.float64]
I64 = npt.NDArray[np.int64]

FEATURES = (
    "bias",
    "guess",
    "direct",
    "lm",
    "unknown",
    "phrases",
    "confirmed",
    "consistent",
    "recent",
    "confirmed.lm",
    "length",
)
UNIT = 2.0**-12  # of features; of sums it is the square
RIDGE = 2.0
"""R of both. Of nine replays (news, guides, manual) none has a larger error with it than with 4, 1
or 0.5 by more than 0.005. The second regression takes the error of the first 500 segments of the
manual from 0.038 to 0.053 in three orders to 0.029 to 0.043, of those after them from 0.026 to
0.043 to 0.029 to 0.031, and leaves the mean square of all errors as it is.
"""
SETTLED = 10
"""Segments that the first regression must know for the second to learn from what it said: before,
it corrects by itself what it got wrong, and both together took a confidence from 0.7 to 0.2.
"""
BINS = 10

_GUESS = FEATURES.index("guess")
_SIZE = len(FEATURES) + 1  # of a row of the first regression: the square of the guess, too
_BENT = 3  # of a row of the second: 1, the share, its square

_DENSE = {
    "direct": "tm.direct",
    "lm": "lm",
    "unknown": "unknown",
    "confirmed": "session.phrase",
    "consistent": "session.direct",
    "recent": "session.recency",
    "confirmed.lm": "session.lm",
}


def features(derivation: Derivation, guess: float) -> tuple[int, ...]:
    """Values of ``FEATURES`` in units of ``UNIT``.

    Per target word: log p(e|f), language model, unknown words, phrases, what the n-grams of
    confirmed segments add; per source word: how many stand in phrases that were confirmed (0 for
    source words never met), how consistently they were translated, how lately.
    """
    words = max(1, len(derivation.tokens))
    source = max(1, len(derivation.forest.source))
    phrases = len(rule_origins(derivation))
    values = {
        name: derivation.feature(dense)
        / (source if name in ("confirmed", "consistent", "recent") else words)
        for name, dense in _DENSE.items()
    }
    values |= {
        "bias": 1.0,
        "guess": guess,
        "phrases": phrases / words,
        "length": np.log(words) / 4.0,
        "direct": values["direct"] / 2.0,
        "lm": values["lm"] / 5.0,
        "confirmed.lm": values["confirmed.lm"] / 2.0,
    }
    return tuple(round(max(-8.0, min(8.0, float(values[name]))) / UNIT) for name in FEATURES)


def _row(values: Sequence[int]) -> I64:
    """What the first regression knows of ``features``, in units of ``UNIT``, (_SIZE,)."""
    return np.array([*values, _square(values[_GUESS] * UNIT)], dtype=np.int64)


def _bent(share: float) -> I64:
    """What the second regression knows of a share, in units of ``UNIT``, (_BENT,)."""
    return np.array([round(1.0 / UNIT), round(share / UNIT), _square(share)], dtype=np.int64)


def _square(share: float) -> int:
    """The square by which a share is bent, in units of ``UNIT``."""
    return round((2.0 * share - 1.0) ** 2 / UNIT)


class _Regression:
    """Sums of a ridge regression; changed by :meth:`move` only."""

    def __init__(self, size: int) -> None:
        self._squares: I64 = np.zeros((size, size), dtype=np.int64)
        self._residuals: I64 = np.zeros(size, dtype=np.int64)
        self._weights: F64 | None = None

    def copy(self) -> _Regression:
        """A copy of the current sums, which stay as they are when the origin learns."""
        version = _Regression(len(self._residuals))
        version._squares, version._residuals = self._squares, self._residuals
        version._weights = self._weights
        return version

    def move(self, row: I64, residual: float, sign: int) -> None:
        """Take in (``sign`` 1), or take back (-1), what a row should have been shifted by."""
        self._squares = self._squares + sign * np.outer(row, row)  # copies share the arrays
        self._residuals = self._residuals + sign * round(residual / UNIT) * row
        self._weights = None

    def shift(self, row: I64) -> float:
        """What a row is to be shifted by."""
        if self._weights is None:
            penalty = RIDGE * np.eye(len(self._residuals))
            self._weights = np.linalg.solve(
                self._squares * UNIT**2 + penalty, self._residuals * UNIT**2
            )
        return float(row @ self._weights) * UNIT

    def save(self) -> tuple[I64, I64]:
        """The sums: of squares, flat, and of residuals."""
        return self._squares.ravel().copy(), self._residuals.copy()

    def restore(self, squares: I64, residuals: I64) -> None:
        """Become what :meth:`save` gave; ValueError if it is not."""
        size = len(self._residuals)
        squares, residuals = squares.reshape(size, size).copy(), residuals.reshape(size).copy()
        if (squares != squares.T).any():
            raise ValueError("the sums of the calibration are not sound")
        np.linalg.cholesky(squares * UNIT**2 + RIDGE * np.eye(size))  # or they have no solution
        self._squares, self._residuals, self._weights = squares, residuals, None

    def dump(self) -> tuple[list[list[int]], list[int]]:
        """The sums; equal ones dump equal."""
        return self._squares.tolist(), self._residuals.tolist()


class Calibration:
    """Both regressions; changed by :meth:`add` and :meth:`remove` only."""

    def __init__(self) -> None:
        self._first = _Regression(_SIZE)
        self._second = _Regression(_BENT)
        self.count = 0

    def copy(self) -> Calibration:
        """A copy of what is known now, which stays as it is when the origin learns."""
        version = Calibration()
        version._first, version._second = self._first.copy(), self._second.copy()
        version.count = self.count
        return version

    def add(self, judgement: Judgement | None) -> None:
        """Learn from a confirmed segment; None if it could not be judged."""
        self._move(judgement, 1)

    def remove(self, judgement: Judgement | None) -> None:
        """Undo :meth:`add` with the same argument."""
        self._move(judgement, -1)

    def _move(self, judgement: Judgement | None, sign: int) -> None:
        if judgement is None or len(judgement.features) != len(FEATURES):
            return
        closeness, corrected = judgement.closeness, judgement.corrected
        self._first.move(_row(judgement.features), closeness - judgement.guess, sign)
        if corrected is not None:
            self._second.move(_bent(corrected), closeness - corrected, sign)
        self.count += sign

    @property
    def is_settled(self) -> bool:
        """Whether the second regression may learn from what the first says by now."""
        return self.count >= SETTLED

    def corrected(self, guess: float, values: Sequence[int]) -> float:
        """Expected closeness by the features of a derivation alone, in [0, 1]."""
        if not self.count:
            return guess
        return _share(guess + self._first.shift(_row(values)))

    def confidence(self, guess: float, values: Sequence[int]) -> float:
        """Expected closeness in [0, 1]."""
        corrected = self.corrected(guess, values)
        return _share(corrected + self._second.shift(_bent(corrected)))

    def save(self) -> dict[str, npt.NDArray[Any]]:
        """The sums as arrays, for :meth:`restore`."""
        squares, residuals = self._first.save()
        bent_squares, bent_residuals = self._second.save()
        return {
            "squares": squares,
            "residuals": residuals,
            "bent_squares": bent_squares,
            "bent_residuals": bent_residuals,
            "count": np.array([self.count], dtype=np.int64),
        }

    def restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        """Become what :meth:`save` gave.

        Raises
        ------
        ValueError
            The arrays are of other features, or no sums of squares.
        """
        (count,) = arrays["count"].tolist()
        if count < 0:
            raise ValueError("the sums of the calibration are not sound")
        restored = Calibration()
        restored._first.restore(arrays["squares"], arrays["residuals"])
        restored._second.restore(arrays["bent_squares"], arrays["bent_residuals"])
        self._first, self._second, self.count = restored._first, restored._second, count

    def dump(self) -> tuple[object, ...]:
        """The whole state; equal states dump equal."""
        return self.count, *self._first.dump(), *self._second.dump()


def _share(value: float) -> float:
    return float(np.clip(value, 0.0, 1.0))


@dataclass(frozen=True, slots=True)
class ReliabilityBin:
    """Segments whose confidence lay in [low, high): how many, mean confidence, mean closeness."""

    low: float
    high: float
    segments: int
    predicted: float
    actual: float


@dataclass(frozen=True, slots=True)
class Reliability:
    """Reliability of confidences: how often they came true.

    ``error``: expected calibration error, the mean difference of confidence and closeness over
    bins, weighted by their segments (Naeini, Cooper & Hauskrecht 2015); ``chance``: the error that
    a confidence without fault would show of as few segments; ``bins`` leaves out empty ones.
    """

    segments: int
    error: float
    chance: float
    bins: tuple[ReliabilityBin, ...]


def reliability(judgements: Iterable[Judgement], bins: int = BINS) -> Reliability:
    """Compare what was predicted before each confirmation with what was confirmed."""
    pairs = np.array([(item.predicted, item.closeness) for item in judgements]).reshape(-1, 2)
    places = np.minimum((pairs[:, 0] * bins).astype(int), bins - 1)
    found, chance = [], 0.0
    for number in range(bins):
        inside = pairs[places == number]
        if len(inside):
            predicted, actual = inside.mean(axis=0).tolist()
            edges = number / bins, (number + 1) / bins
            found.append(ReliabilityBin(*edges, len(inside), predicted, actual))
            # how far the mean of so many differences lies from 0 by chance, if it is normal
            spread = float((inside[:, 1] - inside[:, 0]).std())
            chance += spread * np.sqrt(2.0 / np.pi * len(inside))
    gaps = sum(item.segments * abs(item.predicted - item.actual) for item in found)
    return Reliability(
        len(pairs), gaps / max(1, len(pairs)), float(chance) / max(1, len(pairs)), tuple(found)
    )

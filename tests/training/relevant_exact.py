"""Relevant sets with exact minimisation (Tillmann & Zhang, appendix, table X), for small problems.

The criterion of their equation 3, with N sentences of K truths each,

    Q(w) = 1/N Σ_i 1/K Σ_k max over alternatives t of ψ(w, k, t)  +  λ |w|²
    ψ(w, k, t) = ΔB (1 - w·y)_+²,    ΔB = B(z_k) - B(z_t),   y = F(z_k) - F(z_t)

is minimised in rounds. Q_l is the same with the alternatives found so far in place of all. Each
round takes its minimum w_l and adds the most violated alternative of each truth under w_l; so

    Q_l(w_l) <= inf Q <= Q(w_l)

and the difference of the two ends tells how good w_l is at most. Theorem 1 bounds
δ_l = inf Q - Q_l(w_l) by the number of rounds alone, however many alternatives there are.

The minimum of Q_l is that of a quadratic program: with c = 1/(NK) and one slack ξ per truth,

    min λ |w|² + c Σ ξ²   with   √ΔB w·y + ξ of its truth >= √ΔB

which is the point x = (√λ w, √c ξ) nearest to the origin with Gx >= h. It is found by way of
non-negative least squares (Lawson & Hanson 1974, chapter 23: LDP and NNLS), without iterating
towards it. Everything is held in memory, and effort grows with the cube of the number of
alternatives that matter.

In the paper's lemma 2, M_l is printed with λw for the gradient of λ|w|². It is 2λw here, which the
proof needs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log2

import numpy as np
import numpy.typing as npt

from postil.types.progress import Progress

F64 = npt.NDArray[np.float64]
_TINY = np.finfo(np.float64).tiny
_TOLERANCE = 1e-12  # of a gradient, relative to its largest at the start


@dataclass(frozen=True, slots=True)
class EnumeratedSentence:
    """A sentence whose search space is small enough to be listed.

    Attributes
    ----------
    truths, truth_quality
        Shapes (K, d), (K,).
    alternatives, quality
        Shapes (m, d), (m,).
    """

    truths: F64
    truth_quality: F64
    alternatives: F64
    quality: F64

    @classmethod
    def of(cls, features: F64, quality: F64, truths: int) -> EnumeratedSentence:
        """The ``truths`` candidates of highest quality are the truths (the first of equals).

        Parameters
        ----------
        features, quality
            Shapes (m, d), (m,).
        """
        order = np.argsort(-quality, kind="stable")
        best, rest = order[:truths], order[truths:]
        return cls(features[best], quality[best], features[rest], quality[rest])

    def losses(self, weights: F64, truth: int) -> F64:
        """ψ of each alternative to one truth, shape (m,)."""
        margins = (self.truths[truth] - self.alternatives) @ weights
        gaps = self.truth_quality[truth] - self.quality
        losses: F64 = gaps * np.square(np.maximum(0.0, 1.0 - margins))
        return losses


@dataclass(frozen=True, slots=True)
class ExactRound:
    """One round.

    Attributes
    ----------
    weights
        w_l, shape (d,).
    lower, upper
        Q_l(w_l) and Q(w_l): the least possible value of the criterion is between them.
    steepest
        M_l of lemma 2: the largest norm of ∇ψ + 2λw at w_{l-1} over the truths.
    alternatives
        How many are in the relevant sets.
    """

    weights: F64
    lower: float
    upper: float
    steepest: float
    alternatives: int


class RelevantSets:
    """Relevant sets: for each truth of each sentence, some of its alternatives.

    Parameters
    ----------
    sentences
        At least one, each with at least one truth.
    strength
        λ, positive.
    """

    def __init__(self, sentences: Sequence[EnumeratedSentence], strength: float) -> None:
        self._sentences = sentences
        self._strength = strength
        self._chosen: list[list[set[int]]] = [[set() for _ in one.truths] for one in sentences]

    def __len__(self) -> int:
        """Pairs of a truth and an alternative."""
        return sum(len(chosen) for one in self._chosen for chosen in one)

    def add(self, sentence: int, truth: int, alternative: int) -> None:
        self._chosen[sentence][truth].add(alternative)

    def add_all(self, weights: F64, slack: float) -> None:
        """Add all alternatives within ``slack`` of the most violated one: V_rel of lemma 1."""
        for i, sentence in enumerate(self._sentences):
            for k in range(len(sentence.truths)):
                losses = sentence.losses(weights, k)
                worst = losses.max(initial=0.0)
                self._chosen[i][k].update(np.flatnonzero(losses >= worst - slack).tolist())

    def minimise(self, progress: Progress | None = None) -> tuple[F64, float]:
        """Weights that minimise the criterion on these sets, and its value there.

        Raises
        ------
        Cancelled
            Through ``progress``, which is not moved on.
        """
        rows, roots, groups, shares = self._rows()
        dimensions = self._sentences[0].truths.shape[1]
        if not len(rows):
            return np.zeros(dimensions), 0.0
        slacks = np.zeros((len(rows), int(groups.max()) + 1))
        slacks[np.arange(len(rows)), groups] = 1 / np.sqrt(shares)
        sides = np.hstack([rows * (roots[:, None] / np.sqrt(self._strength)), slacks])
        nearest = _nearest_to_origin(sides, roots, progress or Progress())
        weights: F64 = nearest[:dimensions] / np.sqrt(self._strength)
        return weights, self.criterion(weights)

    def criterion(self, weights: F64) -> float:
        """Value of the criterion on these sets."""
        total = self._strength * float(weights @ weights)
        for sentence, chosen in zip(self._sentences, self._chosen, strict=True):
            for k, some in enumerate(chosen):
                losses = sentence.losses(weights, k)[sorted(some)]
                total += float(losses.max(initial=0.0)) / self._parts(sentence)
        return total

    def _parts(self, sentence: EnumeratedSentence) -> int:
        return len(self._sentences) * len(sentence.truths)

    def _rows(self) -> tuple[F64, F64, npt.NDArray[np.int64], F64]:
        """y, √ΔB, number of the truth and its share c in the criterion, for each pair."""
        rows, roots, groups, shares = [], [], [], []
        group = 0
        for sentence, chosen in zip(self._sentences, self._chosen, strict=True):
            for k, some in enumerate(chosen):
                for t in sorted(some):
                    gap = sentence.truth_quality[k] - sentence.quality[t]
                    if gap > 0:
                        rows.append(sentence.truths[k] - sentence.alternatives[t])
                        roots.append(np.sqrt(gap))
                        groups.append(group)
                        shares.append(1.0 / self._parts(sentence))
                group += 1
        return np.array(rows), np.array(roots), np.array(groups), np.array(shares)


def minimise_exactly(
    sentences: Sequence[EnumeratedSentence],
    strength: float,
    *,
    rounds: int = 100,
    tolerance: float = 1e-6,
    progress: Progress | None = None,
    watch: Callable[[ExactRound], None] = lambda _round: None,
) -> list[ExactRound]:
    """Table X, from zero weights.

    Parameters
    ----------
    strength
        λ, positive.
    rounds
        L.
    tolerance
        Stop when ``upper - lower`` is at most this.

    Returns
    -------
    list of ExactRound
        The last one holds the result.

    Raises
    ------
    Cancelled
        Through ``progress``.
    """
    progress = progress or Progress()
    sets = RelevantSets(sentences, strength)
    dimensions = sentences[0].truths.shape[1]
    weights = np.zeros(dimensions)
    done: list[ExactRound] = []
    for _ in progress.track(range(rounds), rounds):
        steepest = _add_most_violated(sets, sentences, weights, strength)
        weights, lower = sets.minimise(progress)
        upper = full_criterion(sentences, weights, strength)
        done.append(ExactRound(weights, lower, upper, steepest, len(sets)))
        watch(done[-1])
        if upper - lower <= tolerance:
            break
    return done


def full_criterion(sentences: Sequence[EnumeratedSentence], weights: F64, strength: float) -> float:
    """Q(w), over all alternatives."""
    total = strength * float(weights @ weights)
    for sentence in sentences:
        for k in range(len(sentence.truths)):
            worst = float(sentence.losses(weights, k).max(initial=0.0))
            total += worst / (len(sentences) * len(sentence.truths))
    return total


def theorem_bound(first: float, steepest: float, strength: float, number: int) -> float:
    """Bound of theorem 1 on δ_l.

    Parameters
    ----------
    first
        Q_1(0).
    steepest
        The largest M_l so far.
    strength
        λ.
    number
        l, from 1.

    Returns
    -------
    float
        Infinity where l is too small for the theorem to say anything.
    """
    scale = 2 * steepest**2 / strength
    if not first or not scale:
        return 0.0
    start = max(0.0, log2(first / scale))
    return 2 * scale / (number - start + 2) if number >= start else float("inf")


def _add_most_violated(
    sets: RelevantSets, sentences: Sequence[EnumeratedSentence], weights: F64, strength: float
) -> float:
    """Add the alternatives of equation 6; M_l."""
    steepest = 0.0
    for i, sentence in enumerate(sentences):
        for k in range(len(sentence.truths)):
            losses = sentence.losses(weights, k)
            gradient = 2 * strength * weights
            if len(losses):
                worst = int(losses.argmax())
                sets.add(i, k, worst)
                row = sentence.truths[k] - sentence.alternatives[worst]
                gap = sentence.truth_quality[k] - sentence.quality[worst]
                gradient = gradient - 2 * gap * max(0.0, 1.0 - float(row @ weights)) * row
            steepest = max(steepest, float(np.linalg.norm(gradient)))
    return steepest


def _nearest_to_origin(sides: F64, heights: F64, progress: Progress) -> F64:
    """The shortest x with ``sides @ x >= heights``; shapes (n, d), (n,). There must be one."""
    columns = np.vstack([sides.T, heights])
    goal = np.zeros(len(columns))
    goal[-1] = 1.0
    residual = goal - columns @ _nonnegative_least_squares(columns, goal, progress)
    nearest: F64 = -residual[:-1] / residual[-1]
    return nearest


def _nonnegative_least_squares(columns: F64, goal: F64, progress: Progress) -> F64:
    """The u >= 0 with the least ``|columns @ u - goal|``; shapes (m, n), (m,)."""
    count = columns.shape[1]
    found, free = np.zeros(count), np.zeros(count, dtype=bool)
    limit = _TOLERANCE * float(np.abs(columns.T @ goal).max())
    for _ in range(10 * count + 10):  # each ends nearer than the last: a guard against rounding
        progress.check()
        gradient = np.where(free, -np.inf, columns.T @ (goal - columns @ found))
        best = int(gradient.argmax())
        if gradient[best] <= limit:
            break
        free[best] = True
        found = _solved(columns, goal, found, free)
    return found


def _solved(columns: F64, goal: F64, found: F64, free: npt.NDArray[np.bool_]) -> F64:
    """Least squares in the free variables; those that would become negative are fixed at 0."""
    while free.any():
        target = np.zeros(len(found))
        target[free] = np.linalg.lstsq(columns[:, free], goal, rcond=None)[0]
        below = free & (target <= 0)
        if not below.any():
            return target
        steps = np.full(len(found), np.inf)
        steps[below] = found[below] / np.maximum(found[below] - target[below], _TINY)
        found = found + steps.min() * (target - found)
        free &= (found > 0) & (steps > steps.min())
        found = np.where(free, found, 0.0)
    return found

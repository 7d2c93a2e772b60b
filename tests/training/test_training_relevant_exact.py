"""Exact minimisation on relevant sets: the criterion, lemmas 1 and 2, theorem 1."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from relevant_exact import (
    EnumeratedSentence,
    RelevantSets,
    full_criterion,
    minimise_exactly,
    theorem_bound,
)
from scipy import optimize

from postil.errors import Cancelled
from postil.types.progress import Progress


def toy(seed, *, sentences=4, candidates=12, dimensions=3, truths=2, scale=1.0):
    """Search spaces that are listed; quality goes with the features, but not quite."""
    generator = np.random.default_rng(seed)
    ideal = generator.normal(size=dimensions)
    result = []
    for _ in range(sentences):
        features = scale * generator.normal(size=(candidates, dimensions))
        quality = 1 / (1 + np.exp(-(features @ ideal) / scale - generator.normal(size=candidates)))
        result.append(EnumeratedSentence.of(features, quality, truths))
    return result


def naive_criterion(problem, weights, strength):
    """Equation 3, word by word."""
    total = 0.0
    for sentence in problem:
        for truth, quality in zip(sentence.truths, sentence.truth_quality, strict=True):
            worst = max(
                (quality - other) * max(0.0, 1.0 - (truth @ weights - values @ weights)) ** 2
                for values, other in zip(sentence.alternatives, sentence.quality, strict=True)
            )
            total += worst / len(sentence.truths)
    return total / len(problem) + strength * sum(w * w for w in weights)


def everything(problem, strength):
    """All alternatives as relevant sets."""
    sets = RelevantSets(problem, strength)
    sets.add_all(np.zeros(problem[0].truths.shape[1]), np.inf)
    return sets


def minimum(problem, strength):
    """The minimum over all alternatives at once."""
    return everything(problem, strength).minimise()


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("strength", [1.0, 0.01])
def test_criterion_and_its_minimum(seed, strength):
    """Beside scipy on the same program: variables are w and one slack per truth."""
    problem = toy(seed)
    generator = np.random.default_rng(seed)
    for weights in generator.normal(size=(5, 3)):
        expected = naive_criterion(problem, weights, strength)
        assert full_criterion(problem, weights, strength) == pytest.approx(expected)
        assert everything(problem, strength).criterion(weights) == pytest.approx(expected)
    weights, value = minimum(problem, strength)
    assert value == pytest.approx(naive_criterion(problem, weights, strength))
    rows, roots, groups = [], [], []
    for i, sentence in enumerate(problem):
        for k in range(2):
            rows += list(sentence.truths[k] - sentence.alternatives)
            roots += list(np.sqrt(sentence.truth_quality[k] - sentence.quality))
            groups += [2 * i + k] * len(sentence.quality)
    y, root, group = np.array(rows), np.array(roots), np.array(groups)
    found = optimize.minimize(
        lambda x: strength * x[:3] @ x[:3] + np.mean(x[3:] ** 2),
        np.concatenate([np.zeros(3), np.ones(8)]),
        jac=lambda x: np.concatenate([2 * strength * x[:3], x[3:] / 4]),
        constraints={
            "type": "ineq",
            "fun": lambda x: x[3:][group] - root * (1 - y @ x[:3]),
            "jac": lambda _x: np.hstack([root[:, None] * y, np.eye(8)[group]]),
        },
        method="SLSQP",
        options={"maxiter": 1000, "ftol": 1e-14},
    )
    assert value == pytest.approx(found.fun, rel=1e-6)
    assert weights == pytest.approx(found.x[:3], abs=1e-4)


@settings(deadline=None, max_examples=40)
@given(
    seed=st.integers(0, 2**31),
    strength=st.sampled_from([10.0, 0.3, 0.01]),
    truths=st.integers(1, 3),
    scale=st.sampled_from([0.1, 1.0, 5.0]),
)
def test_no_direction_leads_further_down(seed, strength, truths, scale):
    problem = toy(seed, truths=truths, scale=scale)
    weights, value = minimum(problem, strength)
    generator = np.random.default_rng(seed)
    for length in (1e-4, 1e-2, 1.0):
        for direction in generator.normal(size=(20, 3)):
            moved = weights + length * direction
            assert naive_criterion(problem, moved, strength) >= value - 1e-10
    assert value <= naive_criterion(problem, np.zeros(3), strength)


@settings(deadline=None, max_examples=40)
@given(
    seed=st.integers(0, 2**31),
    strength=st.sampled_from([10.0, 0.3, 0.01]),
    truths=st.integers(1, 3),
    scale=st.sampled_from([0.1, 1.0, 5.0]),
)
def test_theorem_1(seed, strength, truths, scale):
    problem = toy(seed, sentences=5, candidates=40, truths=truths, scale=scale)
    best, least = minimum(problem, strength)
    rounds = minimise_exactly(problem, strength, rounds=60, tolerance=1e-9)
    first = full_criterion(problem, np.zeros(3), strength)  # Q_1(0): all most violated are in
    previous, steepest = least, 0.0  # δ_0: Q_0(0) is 0
    for number, done in enumerate(rounds, start=1):
        steepest = max(steepest, done.steepest)
        delta = least - done.lower
        assert -1e-9 <= delta <= theorem_bound(first, steepest, strength, number) + 1e-9
        distance = float(np.linalg.norm(done.weights - best))
        assert distance <= np.sqrt(max(0.0, delta) / strength) + 1e-4
        rate = strength * previous**2 / (4 * done.steepest**2)
        assert delta <= max(previous / 2, previous - rate) + 1e-9  # lemma 2
        assert done.lower <= least + 1e-9
        assert done.upper >= least - 1e-9
        previous = delta
    assert rounds[-1].upper - rounds[-1].lower <= 1e-9
    assert rounds[-1].weights == pytest.approx(best, abs=1e-4)


def test_the_relevant_sets_stay_small():
    """Rounds do not grow with the search space (the point of theorem 1)."""
    needed = []
    for candidates in (50, 500, 5000):
        problem = toy(3, candidates=candidates)
        rounds = minimise_exactly(problem, 0.1, tolerance=1e-6)
        assert rounds[-1].upper - rounds[-1].lower <= 1e-6
        needed.append(rounds[-1].alternatives)
    assert max(needed) <= 8 * 20


@settings(deadline=None, max_examples=40)
@given(seed=st.integers(0, 2**31), strength=st.sampled_from([1.0, 0.1, 0.01]))
def test_lemma_1(seed, strength):
    """The alternatives most violated at the solution give the same solution; and they must."""
    problem = toy(seed, candidates=20)
    best, least = minimum(problem, strength)
    relevant = RelevantSets(problem, strength)
    relevant.add_all(best, 1e-8)
    weights, value = relevant.minimise()
    assert weights == pytest.approx(best, abs=1e-5)
    assert value == pytest.approx(least, abs=1e-9)
    assert len(relevant) < len(everything(problem, strength))
    assume(least > 1e-6)
    others = RelevantSets(problem, strength)  # all alternatives but these
    for i, sentence in enumerate(problem):
        for k in range(len(sentence.truths)):
            losses = sentence.losses(best, k)
            for t in np.flatnonzero(losses < losses.max() - 1e-8).tolist():
                others.add(i, k, t)
    assert others.minimise()[1] < least - 1e-9


def test_nothing_to_learn():
    alone = EnumeratedSentence.of(np.ones((2, 3)), np.array([0.4, 0.4]), 2)
    (done,) = minimise_exactly([alone], 0.5)
    assert done.weights.tolist() == [0, 0, 0]
    assert (done.lower, done.upper) == (0, 0)
    equal = EnumeratedSentence.of(np.eye(3), np.array([0.4, 0.4, 0.4]), 1)
    (done,) = minimise_exactly([equal], 0.5)
    assert done.weights.tolist() == [0, 0, 0]


def test_truths_are_the_best():
    quality = np.array([0.2, 0.9, 0.5, 0.9])
    sentence = EnumeratedSentence.of(np.arange(4.0)[:, None], quality, 2)
    assert sentence.truths[:, 0].tolist() == [1, 3]
    assert sentence.alternatives[:, 0].tolist() == [2, 0]


def test_cancel():
    progress = Progress(lambda seen: seen.cancel() if seen.done >= 1 else None)
    with pytest.raises(Cancelled):
        minimise_exactly(toy(1), 0.01, progress=progress)
    with pytest.raises(Cancelled):
        everything(toy(1), 0.01).minimise(progress)

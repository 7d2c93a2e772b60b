"""Every learner against its definition in plain Python or a numerical solver of its problem."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import minimize

from postil.errors import UsageError
from postil.learning.candidates import CandidateSet
from postil.learning.dual_ascent import DualAscent, ascend, difference_products
from postil.learning.hope_fear import HopeFear
from postil.learning.learner import Violations
from postil.learning.margin_dual import solve_margins
from postil.learning.mira import Mira
from postil.learning.passive_aggressive import PA2, SimultaneousProjections
from postil.learning.perceptron import Perceptron
from postil.learning.registry import LEARNERS, learner_options, make_learner

ROWS = [{3: 1.0, 9: -2.0}, {3: 0.5, 12: 1.5}, {9: 1.0}]
SIZES = st.integers(2, 7)


def candidates(scores=(3.0, 2.0, 1.0), quality=(0.2, 0.9, 0.5), rows=ROWS):
    return CandidateSet.build(rows, scores, quality)


def random_set(rows, seed, remembered=0):
    """Candidates with scores that agree with random weights, and those weights."""
    rng = np.random.default_rng(seed)
    matrix = np.where(rng.random((rows, 5)) < 0.6, rng.normal(size=(rows, 5)), 0.0)
    matrix = matrix.astype(np.float32)
    weights = rng.normal(scale=0.3, size=5)
    features = [{k: float(v) for k, v in enumerate(row) if v} for row in matrix]
    features[0].update({k: features[0].get(k, 0.0) for k in range(5)})
    base = rng.normal(scale=0.2, size=rows)
    found = CandidateSet.build(features, np.zeros(rows), rng.random(rows), remembered)
    found.scores[:] = base + found.dots(weights)
    return found, weights


def moved(found, weights, delta):
    result = weights.copy()
    result[np.searchsorted(found.columns, delta.keys)] += delta.values
    return result


def dense(found):
    return np.array([found.row(k) for k in range(len(found))])


def test_rows_are_kept_sparse_and_sorted():
    found = candidates()
    assert found.columns.tolist() == [3, 9, 12]
    assert found.row(0).tolist() == [1.0, -2.0, 0.0]
    assert found.row(1).tolist() == [0.5, 0.0, 1.5]
    assert found.indptr.tolist() == [0, 2, 4, 5]


@settings(deadline=None)  # numerical solvers take their time
@given(SIZES, st.integers(0, 9999))
def test_products_of_rows_are_those_of_the_matrix(rows, seed):
    found, weights = random_set(rows, seed)
    matrix = dense(found)
    assert found.products() == pytest.approx(matrix @ matrix.T)
    assert found.dots(weights) == pytest.approx(matrix @ weights)
    coefficients = np.random.default_rng(seed).normal(size=rows)
    total = moved(found, np.zeros(5), found.delta(coefficients))
    assert total == pytest.approx(coefficients @ matrix)


@settings(deadline=None)  # numerical solvers take their time
@given(SIZES, st.integers(0, 9999), st.floats(0.01, 100), st.sampled_from(["model", "learned"]))
def test_pa2_solves_its_problem(rows, seed, aggressiveness, lead):
    """min ½‖w' − w‖² + (C/2) ξ² with the lead ≥ √ℓ − ξ (PA-II, Crammer et al. 2006)."""
    found, start = random_set(rows, seed)
    best, shown = found.best()[0], found.shown()
    after = moved(found, start, PA2(aggressiveness, lead=lead).learn(found, start))
    phi = found.row(best) - found.row(shown)
    scores = found.scores if lead == "model" else found.dots(start)
    lost = found.quality[best] - found.quality[shown]
    asked = np.sqrt(lost) - (scores[best] - scores[shown])
    if lost <= 0:
        assert after.tolist() == start.tolist()
        return

    def objective(change):
        slack = max(0.0, asked - change @ phi)
        return 0.5 * (change**2).sum() + 0.5 * aggressiveness * slack**2

    solved = minimize(objective, np.zeros(5), method="BFGS", options={"gtol": 1e-10})
    assert objective(after - start) <= solved.fun + 1e-6


@settings(deadline=None)  # numerical solvers take their time
@given(SIZES, st.integers(0, 9999), st.floats(0.01, 10))
def test_simultaneous_projections_are_the_mean_of_single_steps(rows, seed, aggressiveness):
    found, start = random_set(rows, seed)
    best = found.best()[0]
    steps = []
    for rival in range(rows):
        pair = CandidateSet.build(
            [dict(enumerate(found.row(k).tolist())) for k in (best, rival)],
            [0.0, 1.0],  # the rival is shown
            found.quality[[best, rival]],
        )
        delta = PA2(aggressiveness, lead="learned").learn(pair, start)
        if len(delta):
            steps.append(moved(pair, np.zeros(5), delta))
    expected = start + (np.mean(steps, axis=0) if steps else 0.0)
    delta = SimultaneousProjections(aggressiveness, lead="learned").learn(found, start)
    assert moved(found, start, delta) == pytest.approx(expected, abs=1e-6)


def dual(hessian, linear, alphas):
    return linear @ alphas - 0.5 * alphas @ hessian @ alphas


@settings(deadline=None)  # numerical solvers take their time
@given(SIZES, st.integers(0, 9999), st.floats(0.05, 10))
def test_the_dual_never_falls_and_converges(rows, seed, aggressiveness):
    found, start = random_set(rows, seed)
    violations = Violations.of(found, start, scale=1.0, lead="learned")
    hessian = difference_products(found.products(), violations.target) + 1.0 / aggressiveness
    values = [
        dual(hessian, violations.values, ascend(hessian, violations.values, steps))
        for steps in range(12)
    ]
    assert all(after >= before - 1e-12 for before, after in pairwise(values))
    solved = minimize(
        lambda a: -dual(hessian, violations.values, a),
        np.full(rows, 0.01),
        jac=lambda a: hessian @ a - violations.values,
        bounds=[(0, None)] * rows,
        method="L-BFGS-B",
    )
    assert values[-1] <= -solved.fun + 1e-6


def test_dual_ascent_moves_by_the_sum_of_differences():
    found, start = random_set(5, 3)
    learner = DualAscent(0.5, steps=40, lead="learned")
    violations = Violations.of(found, start, scale=1.0, lead="learned")
    matrix = dense(found)
    rivals = violations.loss > 0
    phi = (matrix[violations.target] - matrix)[rivals]
    alphas = ascend(phi @ phi.T + 2.0, violations.values[rivals], 40)
    assert moved(found, start, learner.learn(found, start)) == pytest.approx(
        start + alphas @ phi, abs=1e-6
    )


def test_a_wild_rate_is_obeyed():
    found, start = random_set(4, 8)
    slow = DualAscent(steps=3, rate=1e-6).learn(found, start)
    assert abs(slow.values).max() < abs(DualAscent(steps=3).learn(found, start).values).max()


def naive_margins(phi, violations, budget):
    """The dual by SLSQP from scratch."""
    count = len(violations)
    solved = minimize(
        lambda a: 0.5 * ((a @ phi) ** 2).sum() - a @ violations,
        np.full(count, budget / count / 2),
        jac=lambda a: phi @ (a @ phi) - violations,
        bounds=[(0, budget)] * count,
        constraints=[{"type": "ineq", "fun": lambda a: budget - a.sum()}],
        method="SLSQP",
        options={"ftol": 1e-14, "maxiter": 500},
    )
    return solved.x


@settings(deadline=None)  # numerical solvers take their time
@given(st.integers(1, 8), st.integers(0, 9999), st.floats(0.02, 3))
def test_margins_are_solved_like_a_quadratic_program(count, seed, budget):
    rng = np.random.default_rng(seed)
    matrix = rng.normal(size=(6, 3))
    better, worse = rng.integers(0, 6, (2, count))
    violations = rng.normal(size=count)
    alphas = solve_margins(matrix @ matrix.T, better, worse, violations, budget)
    assert (alphas >= 0).all()
    assert alphas.sum() <= budget + 1e-9
    phi = matrix[better] - matrix[worse]

    def value(a):
        return a @ violations - 0.5 * ((a @ phi) ** 2).sum()

    assert value(alphas) >= value(naive_margins(phi, violations, budget)) - 1e-6
    # more steps never make it worse
    parts = [
        value(solve_margins(matrix @ matrix.T, better, worse, violations, budget, most=steps))
        for steps in range(8)
    ]
    assert all(after >= before - 1e-12 for before, after in pairwise(parts))


@settings(deadline=None)  # numerical solvers take their time
@given(SIZES, st.integers(0, 9999), st.floats(0.02, 3), st.integers(1, 3), st.integers(0, 1))
def test_mira_solves_its_problem(rows, seed, budget, oracles, remembered):
    found, start = random_set(rows, seed, remembered)
    after = moved(found, start, Mira(budget, oracles, 0, 1.0).learn(found, start))
    matrix = dense(found)
    best = np.argsort(-found.quality, kind="stable")[:oracles]
    pairs = [(e, r) for e in best for r in range(found.offered) if e != r]
    if not pairs:
        assert after.tolist() == start.tolist()
        return

    def objective(change):
        leads = [
            found.quality[e]
            - found.quality[r]
            - (found.scores[e] - found.scores[r])
            - change @ (matrix[e] - matrix[r])
            for e, r in pairs
        ]
        return 0.5 * (change**2).sum() + budget * max(0.0, *leads, 0.0)

    phi = np.array([matrix[e] - matrix[r] for e, r in pairs])
    asked = np.array(
        [
            found.quality[e] - found.quality[r] - (found.scores[e] - found.scores[r])
            for e, r in pairs
        ]
    )
    solved = naive_margins(phi, asked, budget) @ phi
    assert objective(after - start) <= objective(solved) + 1e-5


@settings(deadline=None)  # numerical solvers take their time
@given(st.integers(0, 9999), st.floats(0.01, 5))
def test_one_oracle_and_one_candidate_have_the_closed_form(seed, budget):
    found, start = random_set(3, seed)
    learner = Mira(budget, competitors=1, scale=1.0)
    best, rival = found.best()[0], found.shown()
    phi = found.row(best) - found.row(rival)
    lost = found.quality[best] - found.quality[rival] - (found.scores[best] - found.scores[rival])
    step = 0.0 if best == rival else max(0.0, min(budget, lost / (phi @ phi)))
    expected = start + step * phi
    assert moved(found, start, learner.learn(found, start)) == pytest.approx(expected, abs=1e-9)
    solved = solve_margins(
        found.products(), np.array([best]), np.array([rival]), np.array([lost]), budget
    )
    assert best == rival or solved == pytest.approx([step], abs=1e-9)


def test_the_perceptron_moves_to_the_best_of_the_list():
    found = candidates()
    delta = Perceptron(0.5).learn(found, np.zeros(3))
    expected = 0.5 * (found.row(1) - found.row(0))
    assert moved(found, np.zeros(3), delta).tolist() == expected.tolist()


@pytest.mark.parametrize("name", [name for name in LEARNERS if name != "hope-fear"])
def test_every_learner_helps_the_best_candidate(name):
    """After enough rounds with one sentence the best candidate wins (hope need not be the best)."""
    found, start = random_set(6, 4)
    learner = make_learner(name, {"rate": 0.05} if name == "perceptron" else {"lead": "model"})
    weights = start.copy()
    for _ in range(400):
        weights = moved(found, weights, learner.learn(found, weights))
        scores = found.scores + found.dots(weights - start)
        if int(scores.argmax()) == found.best()[0]:
            break
        found = replace(found, scores=found.scores + found.dots(weights - start))
        start = weights.copy()
    assert int(scores.argmax()) == found.best()[0]


@pytest.mark.parametrize("name", LEARNERS)
def test_nothing_is_learned_where_nothing_can_be(name):
    learner = make_learner(name)
    assert len(learner.learn(candidates([1.0], [0.5], ROWS[:1]), np.zeros(2))) == 0
    assert len(learner.learn(candidates([], [], []), np.zeros(0))) == 0
    far = np.array([0.0, 50.0, 50.0])  # the best one leads by far more than its loss
    equal = candidates(quality=(0.5, 0.5, 0.5))
    assert len(learner.learn(replace(equal, scores=equal.dots(far)), far)) == 0 or name == "mira"
    led = candidates()
    assert len(learner.learn(replace(led, scores=led.dots(far)), far)) == 0


def test_learners_are_made_by_name_from_text():
    assert make_learner("pa2", {"aggressiveness": "0.5"}) == PA2(0.5)
    assert make_learner("mira", {"oracles": "3", "lead": "learned"}) == Mira(
        oracles=3, lead="learned"
    )
    assert learner_options("perceptron") == {"rate": 0.1}
    assert all(kind.name == name for name, kind in LEARNERS.items())


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("pa3", {}, "no learner"),
        ("pa2", {"agressiveness": 1}, "no setting"),
        ("pa2", {"aggressiveness": "much"}, "cannot be"),
        ("pa2", {"aggressiveness": 0}, "above 0"),
        ("mira", {"lead": "all"}, "model or learned"),
        ("dual_ascent", {"rate": -1}, "above 0"),
    ],
)
def test_impossible_settings_are_refused(name, options, message):
    with pytest.raises(UsageError, match=message):
        make_learner(name, options)


@settings(deadline=None)  # numerical solvers take their time
@given(SIZES, st.integers(0, 9999), st.floats(0.02, 3))
def test_hope_and_fear_solve_their_problem(rows, seed, budget):
    found, start = random_set(rows, seed)
    after = moved(found, start, HopeFear(budget, scale=1.0).learn(found, start))
    matrix = dense(found)
    hope = int((found.scores + found.quality).argmax())
    rivals = [row for row in range(rows) if row != hope]
    if not rivals:
        assert after.tolist() == start.tolist()
        return
    lead, wanted = found.scores[hope] - found.scores[rivals], found.quality[hope] - found.quality
    asked = wanted[rivals] - lead
    phi = matrix[hope] - matrix[rivals]

    def objective(change):
        return 0.5 * (change**2).sum() + budget * max(0.0, float((asked - phi @ change).max()))

    solved = naive_margins(phi, asked, budget) @ phi
    assert objective(after - start) <= objective(solved) + 1e-5


@given(
    st.lists(st.sets(st.integers(1, 8), max_size=5), min_size=1, max_size=6),
    st.sets(st.integers(1, 9)),
)
def test_features_are_found_in_the_first_rows_that_have_them(rows, wanted):
    candidates = CandidateSet.build(
        [dict.fromkeys(row, 1.0) for row in rows], np.zeros(len(rows)), np.zeros(len(rows))
    )
    first = {next((n for n, row in enumerate(rows) if key in row), None) for key in wanted}
    found = candidates.first_rows(np.array(sorted(wanted), dtype=np.uint64))
    assert found == sorted(first - {None})

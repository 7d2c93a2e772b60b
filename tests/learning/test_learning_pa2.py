"""The passive-aggressive update against a numerical solver of its problem."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.optimize import minimize

from postil.learning.candidates import CandidateSet
from postil.learning.passive_aggressive import PA2

ROWS = [{3: 1.0, 9: -2.0}, {3: 0.5, 12: 1.5}, {9: 1.0}]


def candidates(scores=(3.0, 2.0, 1.0), quality=(0.2, 0.9, 0.5), rows=ROWS):
    return CandidateSet.build(rows, scores, quality)


def test_rows_are_kept_sparse_and_sorted():
    found = candidates()
    assert found.columns.tolist() == [3, 9, 12]
    assert found.row(0).tolist() == [1.0, -2.0, 0.0]
    assert found.row(1).tolist() == [0.5, 0.0, 1.5]
    assert found.indptr.tolist() == [0, 2, 4, 5]


@given(
    weights=st.lists(st.floats(-1, 1), min_size=3, max_size=3),
    aggressiveness=st.floats(0.01, 100),
)
def test_the_update_solves_the_problem(weights, aggressiveness):
    """min ½‖w' − w‖² + (C/2) ξ² with w'·φ ≥ √ℓ − ξ: equation of PA-II (Crammer et al. 2006)."""
    found = candidates()
    start = np.array(weights)
    delta = PA2(aggressiveness).learn(found, start)
    moved = start.copy()
    moved[np.searchsorted(found.columns, delta.keys)] += delta.values
    phi = found.row(1) - found.row(0)
    margin = np.sqrt(0.7)

    def objective(point):
        slack = max(0.0, margin - point @ phi)
        return 0.5 * ((point - start) ** 2).sum() + 0.5 * aggressiveness * slack**2

    best = minimize(objective, start, method="BFGS", options={"gtol": 1e-10})
    assert objective(moved) <= best.fun + 1e-7


@pytest.mark.parametrize(
    ("scores", "quality"),
    [((1.0, 5.0, 2.0), (0.2, 0.9, 0.5)), ((3.0, 2.0, 1.0), (0.5, 0.5, 0.5))],
)
def test_nothing_is_learned_when_the_best_is_shown(scores, quality):
    assert len(PA2().learn(candidates(scores, quality), np.zeros(3))) == 0


def test_nothing_is_learned_from_one_candidate_or_a_wide_margin():
    assert len(PA2().learn(candidates([1.0], [0.5], ROWS[:1]), np.zeros(2))) == 0
    far = np.array([0.0, 50.0, 50.0])  # the best one leads by far more than its loss
    assert len(PA2().learn(candidates(), far)) == 0


def test_an_empty_list_is_no_error():
    assert len(PA2().learn(candidates([], [], []), np.zeros(0))) == 0

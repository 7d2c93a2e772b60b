"""The closed form of the ∞-norm problem (SM 4.4.1), against a linear programme.

The distance of the hyperplane w·u = b from the origin in the 1-norm is b / ‖w‖∞; so the problem is
to make ‖w‖∞ least subject to z_t·w ≥ b for all t, which is linear: minimise r, −r ≤ w_j ≤ r.
"""

from __future__ import annotations

import numpy as np
import pytest
from scipy.optimize import linprog


def solve(z, b):
    """Least ‖w‖∞ and, within it, least and greatest value of each component."""
    m, n = z.shape
    box = np.hstack([np.eye(n), -np.ones((n, 1))])
    constraints = np.vstack([np.hstack([-z, np.zeros((m, 1))]), box, box * [*[-1] * n, 1]])
    right = np.r_[np.full(m, -b), np.zeros(2 * n)]
    free = [(None, None)] * n + [(0, None)]
    least = linprog(np.r_[np.zeros(n), 1], constraints, right, bounds=free)
    assert least.status == 0
    radius = least.fun
    fixed = [(None, None)] * n + [(0, radius * (1 + 1e-9))]
    spans = []
    for j in range(n):
        goal = np.zeros(n + 1)
        goal[j] = 1
        low = linprog(goal, constraints, right, bounds=fixed)
        high = linprog(-goal, constraints, right, bounds=fixed)
        spans.append((low.fun, -high.fun))
    return radius, np.array(spans)


@pytest.mark.parametrize("seed", range(5))
def test_dense_case(seed):
    """All components equal b over the smallest 1-norm; w* attains the least ‖w‖∞."""
    rng = np.random.default_rng(seed)
    z = rng.uniform(0.1, 1.0, (6, 5))
    radius, spans = solve(z, 2.0)
    closed = 2.0 / np.abs(z).sum(axis=1).min()
    assert radius == pytest.approx(closed)
    # the smallest item holds every component at the bound
    assert spans[:, 0] == pytest.approx(np.full(5, closed), rel=1e-6)
    assert spans[:, 1] == pytest.approx(np.full(5, closed), rel=1e-6)


@pytest.mark.parametrize("seed", range(5))
def test_sparse_case(seed):
    """Components no item has are anything within ± the constant, so 0 is a solution; the constant
    itself solves the rest, up to its scale the matrix W of zeros and ones."""
    rng = np.random.default_rng(seed)
    z = (rng.random((5, 8)) < 0.4).astype(float)
    z[:, :2] = 0  # pairs that never occur
    z[np.arange(5), 2 + np.arange(5) % 6] = 1
    used = z.any(axis=0)
    radius, spans = solve(z, 1.0)
    closed = 1.0 / z.sum(axis=1).min()
    assert radius == pytest.approx(closed)
    assert spans[~used, 0] == pytest.approx(np.full((~used).sum(), -closed), rel=1e-6)
    assert spans[~used, 1] == pytest.approx(np.full((~used).sum(), closed), rel=1e-6)
    w = np.where(used, closed, 0.0)
    assert (z @ w >= 1.0 - 1e-9).all()
    assert np.abs(w).max() == pytest.approx(radius)
    # items that are as small as the smallest leave their components no choice
    tight = z[z.sum(axis=1) == z.sum(axis=1).min()].any(axis=0)
    assert spans[tight, 0] == pytest.approx(np.full(tight.sum(), closed), rel=1e-6)

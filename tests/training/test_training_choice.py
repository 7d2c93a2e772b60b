"""Which translations of a sentence are candidates, beside the same in plain Python."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from postil.training.large_margin.choice import chosen


def test_the_best_by_score_comes_first():
    scores, quality = np.array([0.0, 3.0, 1.0, -9.0]), np.array([0.0, 0.0, 5.0, 50.0])
    assert chosen(scores, quality, 1, oracles=1) == [1, 3]
    assert chosen(scores, quality, 1, oracles=2) == [1, 2, 3]
    assert chosen(scores, quality, 2, oracles=1) == [1, 2, 3]
    assert chosen(scores, -quality, 1) == [1, 3]
    far = np.array([4.0, 3.0, 2.0, -60.0])
    assert chosen(far, quality, 1, oracles=1) == [0, 3]  # the best translation, however far
    assert chosen(far, quality, 1) == [0, 2]  # what is hoped for is near


@given(st.integers(0, 9999), st.integers(1, 40), st.integers(1, 12), st.integers(0, 3))
def test_candidates_are_chosen_as_plain_python_chooses(seed, offered, count, oracles):
    rng = np.random.default_rng(seed)
    scores, quality = (rng.integers(-4, 5, offered).astype(float) for _ in range(2))  # many equal
    orders = [(scores, count)]
    if oracles:
        orders.append((quality, oracles))
    else:
        orders += [(scores + quality, count), (scores - quality, count)]
    wanted = {row for order, most in orders for row in np.argsort(-order, kind="stable")[:most]}
    shown = int(scores.argmax())
    expected = [shown, *sorted(wanted - {shown})]
    assert chosen(scores, quality, count, oracles=oracles) == expected

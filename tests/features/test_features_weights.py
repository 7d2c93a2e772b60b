"""Undoable weights against plain Python, and the order of the dense features."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.features.weights import SparseWeights, from_fixed, to_fixed

EVENTS = st.lists(
    st.dictionaries(st.integers(0, 5), st.floats(-4, 4, width=32), max_size=4), max_size=8
)


def applied(weights, number, event):
    keys = np.array(sorted(event), dtype=np.uint64)
    deltas = to_fixed([event[int(key)] for key in keys])
    weights.add(number, keys, deltas)
    return keys, deltas


@given(EVENTS)
def test_averages_are_the_mean_of_the_weight_after_each_event(events):
    weights = SparseWeights()
    current = dict.fromkeys(range(6), Fraction(0))
    total = dict.fromkeys(range(6), Fraction(0))
    for number, event in enumerate(events, 1):
        keys, deltas = applied(weights, number, event)
        for key, delta in zip(keys.tolist(), from_fixed(deltas).tolist(), strict=True):
            current[key] += Fraction(delta)
        for key, value in current.items():
            total[key] += value
    keys = list(range(6))
    assert weights.get(keys) == pytest.approx([float(current[key]) for key in keys])
    mean = [float(total[key] / max(1, len(events))) for key in keys]
    assert weights.get(keys, average=True) == pytest.approx(mean, abs=1e-9)


@given(EVENTS, st.data())
def test_events_are_undone_exactly_in_any_order(events, data):
    weights = SparseWeights()
    done = [(number, *applied(weights, number, event)) for number, event in enumerate(events, 1)]
    order = data.draw(st.permutations(done))
    keep = data.draw(st.integers(0, len(done)))
    for item in order[keep:]:
        weights.remove(*item)
    rebuilt = SparseWeights()
    for item in sorted(order[:keep], key=lambda item: item[0]):
        rebuilt.add(*item)
    for left, right in zip(weights.dump(), rebuilt.dump(), strict=True):
        assert list(left) == list(right)
    assert weights.clock == rebuilt.clock


def test_an_event_is_applied_once():
    weights = SparseWeights()
    weights.add(1, [7], to_fixed([1.0]))
    with pytest.raises(ValueError, match="not new"):
        weights.add(1, [7], to_fixed([1.0]))
    with pytest.raises(ValueError, match="not applied"):
        weights.remove(2, [7], to_fixed([1.0]))
    with pytest.raises(ValueError, match="as many"):
        weights.add(2, [7, 8], to_fixed([1.0]))


def test_fixed_point_rounds_and_clips():
    assert from_fixed(to_fixed([0.5, -0.25, 1e9])).tolist() == [0.5, -0.25, 2.0**20]
    assert abs(from_fixed(to_fixed([1 / 3]))[0] - 1 / 3) <= 2.0**-33


@pytest.mark.parametrize(
    ("name", "values"),
    [("totals", []), ("moments", [1, 2]), ("events", [0]), ("events", [-3]), ("events", [])],
)
def test_weights_that_no_events_made_are_not_restored(name, values):
    kept, weights = SparseWeights(), SparseWeights()
    kept.add(1, [7], to_fixed([1.0]))
    arrays = kept.save()
    weights.restore(arrays)
    assert list(map(list, weights.dump())) == list(map(list, kept.dump()))
    with pytest.raises(ValueError, match=r"as many sums|come from events"):
        weights.restore(arrays | {name: np.array(values, dtype=np.int64)})
    assert list(map(list, weights.dump())) == list(map(list, kept.dump()))

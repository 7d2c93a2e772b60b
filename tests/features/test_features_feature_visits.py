"""Visits of features against counting in a dictionary."""

from __future__ import annotations

from collections import defaultdict

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.features.feature_visits import FeatureVisits

VISITS = st.lists(st.tuples(st.integers(0, 5), st.sets(st.integers(0, 2**64 - 1), max_size=9)))
FEW = st.lists(st.tuples(st.integers(0, 5), st.sets(st.integers(0, 12), max_size=9)))


@given(FEW | VISITS, st.integers(0, 20))
def test_visits_are_counted_and_kept(visits, kept):
    counter, seen = FeatureVisits(), defaultdict(list)
    for number, (sentence, keys) in enumerate(visits):
        if number == kept:
            arrays, counter = counter.save(), FeatureVisits()
            counter.restore(arrays)
        for key in keys:
            seen[key].append(sentence)
        found = counter.visit(sentence, np.array([*keys], dtype=np.uint64))
        assert found.tolist() == [len(seen[key]) for key in keys]
    wanted = [key for key, sentences in seen.items() if len(set(sentences)) > 1]
    assert sorted(counter.of_several().tolist()) == sorted(wanted)


def test_a_state_of_unequal_arrays_is_refused():
    counter = FeatureVisits()
    counter.visit(0, np.array([3, 4], dtype=np.uint64))
    with pytest.raises(ValueError, match="as many"):
        FeatureVisits().restore({**counter.save(), "visits": np.ones(1, np.uint32)})

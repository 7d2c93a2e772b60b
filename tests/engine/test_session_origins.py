"""Origins of confirmed segments, and copies of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.engine.session.origins import Origins

NUMBERS = st.one_of(st.integers(1, 200), st.integers(1, 1 << 40))


@given(st.lists(st.tuples(st.sampled_from(["set", "delete", "copy"]), NUMBERS), max_size=40))
def test_copies_stay_as_they_were(steps):
    origins, plain = Origins(), {}
    copies = []
    for place, (step, number) in enumerate(steps):
        if step == "set":
            origins[number] = plain[number] = (str(place),)
        elif step == "copy":
            copies.append((origins.copy(), dict(plain)))
        elif number in plain:
            del origins[number], plain[number]
    for known, expected in [*copies, (origins, plain)]:
        assert dict(known.items()) == expected
        assert all(number in known and known[number] == expected[number] for number in expected)
        assert 1 << 41 not in known


def test_what_is_not_there_is_not_taken_off():
    origins = Origins([(3, ("a",))])
    with pytest.raises(KeyError):
        del origins[4]
    with pytest.raises(KeyError):
        origins[70]
    copy = origins.copy()
    copy[3] = ("b",)
    assert origins[3] == ("a",)

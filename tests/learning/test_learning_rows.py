"""Keys each once, against plain Python."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from postil.learning.rows import distinct

FEW = st.integers(0, 5) | st.sampled_from([2**64 - 1, 2**63, 2**44, 3 * 2**44])
KEYS = st.lists(FEW) | st.lists(st.integers(0, 2**64 - 1), max_size=200)


@given(keys=KEYS)
def test_each_key_once_in_the_order_of_its_first_place(keys: list[int]) -> None:
    found, places = distinct(np.array(keys, dtype=np.uint64))
    assert found.tolist() == list(dict.fromkeys(keys))
    assert found[places].tolist() == keys

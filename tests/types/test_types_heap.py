"""Memory that goes back to the system."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from postil.types.heap import give_back


@pytest.mark.skipif(sys.platform != "linux", reason="other systems take it back themselves")
def test_what_threads_freed_is_no_longer_held() -> None:
    def held() -> int:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])  # pages

    kept = [bytes(2000) for _ in range(20_000)]
    most = held()
    last = kept.pop()  # the end of the heap stays in use, so that the C library keeps the rest
    kept.clear()
    if not give_back():
        pytest.skip("not GNU's C library")
    assert held() < most - 5000  # of some 10,000
    assert len(last) == 2000

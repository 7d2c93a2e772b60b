"""Fixtures every test folder shares."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# The same examples in every run, so that one that fails belongs to the change at hand, on a machine
# of any speed; to look for new ones, set POSTIL_HYPOTHESIS=default.
settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("POSTIL_HYPOTHESIS", "steady"))

DATA = Path(os.environ.get("POSTIL_DATA", Path(__file__).resolve().parents[2] / "shared" / "data"))


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """Folder of real corpora; tests that need it skip where it is absent."""
    if not DATA.is_dir():
        pytest.skip("the real corpora are not here (set POSTIL_DATA)")
    return DATA

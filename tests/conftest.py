"""Fixtures every test folder shares."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

DATA = Path(os.environ.get("POSTIL_DATA", Path(__file__).resolve().parents[2] / "shared" / "data"))


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """Folder of real corpora; tests that need it skip where it is absent."""
    if not DATA.is_dir():
        pytest.skip("the real corpora are not here (set POSTIL_DATA)")
    return DATA

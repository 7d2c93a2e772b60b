"""The recipe of the bundles, to be tried by tests."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType

import pytest

CHECKOUT = Path(os.environ.get("POSTIL_CHECKOUT", Path(__file__).resolve().parents[2]))
RECIPE = CHECKOUT / "packaging" / "bundle"


def need_sources() -> None:
    """Skip the tests of a module where there is no source tree."""
    if not RECIPE.is_dir():
        pytest.skip("there is no source tree here (set POSTIL_CHECKOUT)", allow_module_level=True)


def script(name: str) -> ModuleType:
    """A script of the recipe as a module."""
    spec = importlib.util.spec_from_file_location(f"recipe_{name}", RECIPE / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

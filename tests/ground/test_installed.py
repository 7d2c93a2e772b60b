"""What is installed is whole, and is what the tests run on."""

from __future__ import annotations

import importlib.metadata
import os
from pathlib import Path

import pytest

import postil
import postil_gui
import postil_resources


def installed_files() -> set[str]:
    try:
        files = importlib.metadata.files("postil")
    except importlib.metadata.PackageNotFoundError:
        pytest.skip("Postil is not installed: the tests run on the source tree")
    if not any(path.parts[0] == "postil" for path in files or ()):
        pytest.skip("Postil is installed editable: the tests run on the source tree")
    return {path.as_posix() for path in files or ()}


def test_tests_outside_the_checkout_use_the_installed_packages() -> None:
    checkout = os.environ.get("POSTIL_CHECKOUT")
    if checkout is None:
        pytest.skip("the tests run on the source tree")
    for package in (postil, postil_gui, postil_resources):
        assert package.__file__ is not None
        assert "site-packages" in Path(package.__file__).parts


def test_types_and_cython_declarations_ship() -> None:
    files = installed_files()
    assert {f"{name}/py.typed" for name in ("postil", "postil_gui", "postil_resources")} <= files
    assert "postil/types/ids.pxd" in files
    extensions = {name for name in files if name.endswith(".pyx")}
    assert extensions
    for name in extensions:
        assert any(
            other.startswith(name.removesuffix("pyx")) and other.endswith((".so", ".pyd"))
            for other in files
        ), f"{name} was not compiled"


def test_sample_project_ships() -> None:
    files = installed_files()
    assert any(name.startswith("postil_resources/sample/") for name in files)


def test_licence_ships() -> None:
    assert any(name.endswith("/licenses/LICENSE") for name in installed_files())


def test_commands_are_declared() -> None:
    installed_files()
    points = importlib.metadata.distribution("postil").entry_points
    assert {(point.name, point.value) for point in points} == {
        ("postil", "postil.cli:main"),
        ("postil-desk", "postil_gui.app:main"),
    }

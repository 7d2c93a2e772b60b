"""The reader of the source tree sees what is there: otherwise its rules hold by blindness."""

from __future__ import annotations

import re
from pathlib import Path

import house
import pytest

PYTHON = '''\
import os, sys as system
from postil.text import tags
from . import sibling
from ..types.files import (
    atomic_write,
    atomic_folder as folder,
)
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from postil.cli import main

def late() -> None:
    """A docstring
    of two lines."""
    from postil.metrics.bleu import score
    score()
'''

CYTHON = '''\
"""An essay.
from postil.cli import nothing
"""
cimport cython
from libc.stdint cimport uint32_t, uint64_t  # widths
from postil.models.lm.model cimport (
    LanguageModel,  # the model
    LMState,
)
from .keys cimport key_t

cdef class Table:
    cdef int size(
        self,
        int start,
    ) except -1 nogil:
        """Count."""
        cdef int n = 0

        return n

    def other(self):
        import postil.text
        return 1

cdef struct Plain:
    int a
'''


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(house, "CHECKOUT", tmp_path)
    folder = tmp_path / "core" / "postil" / "models"
    folder.mkdir(parents=True)
    (folder / "a.py").write_text(PYTHON, encoding="utf-8")
    (folder / "b.pyx").write_text(CYTHON, encoding="utf-8")
    return folder


def test_python_imports_are_seen_wherever_they_stand(checkout: Path) -> None:
    assert {found.target for found in house.imports(checkout / "a.py")} == {
        "os",
        "sys",
        "postil.text.tags",
        "postil.models.sibling",
        "postil.types.files.atomic_write",
        "postil.types.files.atomic_folder",
        "typing.TYPE_CHECKING",
        "postil.metrics.bleu.score",
    }


def test_cython_imports_are_seen_but_not_in_docstrings(checkout: Path) -> None:
    found = {entry.target: entry.line for entry in house.imports(checkout / "b.pyx")}
    assert found == {
        "cython": 4,
        "libc.stdint.uint32_t": 5,
        "libc.stdint.uint64_t": 5,
        "postil.models.lm.model.LanguageModel": 6,
        "postil.models.lm.model.LMState": 6,
        "postil.models.keys.key_t": 10,
        "postil.text": 23,
    }


def test_functions_are_measured_without_their_docstrings(checkout: Path) -> None:
    assert [(found.name, found.length) for found in house.functions(checkout / "a.py")] == [
        ("late", 3)
    ]
    assert [(found.line, found.length) for found in house.functions(checkout / "b.pyx")] == [
        (13, 7),
        (22, 3),
    ]


def test_modules_are_named_by_their_package(checkout: Path) -> None:
    (checkout / "__init__.py").touch()
    assert house.module_name(checkout / "__init__.py") == "postil.models"
    assert house.module_name(checkout / "b.pyx") == "postil.models.b"


def test_cycles_are_found() -> None:
    edges = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": set[str]()}
    assert house.cycles(edges) == [["a", "b", "c"]]
    assert house.cycles({"a": {"b"}, "b": set()}) == []


PICTURE = house.CHECKOUT / "core" / "postil" / "README.md"


def test_the_picture_of_the_house_names_files_that_exist() -> None:
    if not PICTURE.exists():
        pytest.skip("there is no source tree here (set POSTIL_CHECKOUT)")
    text = PICTURE.read_text(encoding="utf-8")
    assert text.count("\n") <= 80
    named = set(re.findall(r"`([\w/]+\.\w+)`", text))
    assert len(named) > 25
    for name in named:
        assert (PICTURE.parent / name).exists() or (house.CHECKOUT / name).exists(), name

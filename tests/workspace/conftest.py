"""Fixtures for projects."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from workspace_engine import ParrotEngine
from workspace_project import LINES, MakeProject, create

from postil.workspace.project import Project


@pytest.fixture
def make_project(tmp_path: Path) -> Iterator[MakeProject]:
    """Makes projects of text documents; they are closed after the test."""
    stack = ExitStack()

    def make(
        *texts: list[str], engine: bool = False, folder: Path = tmp_path / "project", **more: object
    ) -> Project:
        parrot = ParrotEngine.make(tmp_path / "parrot") if engine else None
        return stack.enter_context(create(folder, list(texts) or [LINES], parrot, **more))

    with stack:
        yield make


@pytest.fixture
def project(make_project: MakeProject) -> Project:
    return make_project(engine=True)

"""A project of an older Postil that nobody may write to."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from workspace_older import make_older
from workspace_project import MakeProject

from postil.errors import StorageError
from postil.text.tags import TaggedText
from postil.workspace import schema
from postil.workspace.read_only import open_read_only


def test_it_is_read_from_a_copy(make_project: MakeProject) -> None:
    project = make_project()
    project.segments.confirm(1, TaggedText("Ouvrez."))
    project.close()
    folder: Path = project.folder
    make_older(folder, schema.VERSION - 1)
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    with open_read_only(folder) as opened:
        assert opened.segments.get(1).target.plain == "Ouvrez."
        with pytest.raises(StorageError, match="may not be written to"):
            opened.segments.save_draft(2, TaggedText("x"))
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


def test_where_there_is_no_room_for_a_copy_it_says_where_to_make_some(
    make_project: MakeProject,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    files_of_at_most: Callable[[int], AbstractContextManager[None]],
) -> None:
    project = make_project()
    project.close()
    make_older(project.folder, schema.VERSION - 1)
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(scratch))
    with (
        files_of_at_most(4096),
        pytest.raises(StorageError, match="can only be read from a copy") as told,
    ):
        open_read_only(project.folder)
    assert "TMPDIR" in told.value.hint
    assert list(scratch.iterdir()) == []

"""What is left to translate as a text for trainings."""

from __future__ import annotations

from pathlib import Path

import pytest
from workspace_project import MakeProject

from postil.errors import UsageError
from postil.text.tags import TaggedText
from postil.workspace.segments.sample import write_sample


def test_sources_that_are_not_confirmed_are_written_line_by_line(
    make_project: MakeProject, tmp_path: Path
) -> None:
    project = make_project(["Open it.", "Close  it.", "Open it."], engine=True)
    project.segments.confirm(1, TaggedText("Ouvrez."))
    sample = tmp_path / "job" / "sample.txt"
    write_sample(project.segments, sample)
    left = [one.source.plain for one in project.segments.read() if not one.confirmed]
    assert "Close  it." in left and len(left) < 3
    assert sample.read_text(encoding="utf-8").split("\n") == [
        *(" ".join(text.split()) for text in left),
        "",
    ]


def test_nothing_left_is_refused(make_project: MakeProject, tmp_path: Path) -> None:
    project = make_project(["Open it."], engine=True)
    project.segments.confirm(1, TaggedText("Ouvrez."))
    with pytest.raises(UsageError, match="is confirmed"):
        write_sample(project.segments, tmp_path / "sample.txt")
    assert not (tmp_path / "sample.txt").exists()

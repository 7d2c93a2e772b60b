"""``postil replace``."""

from __future__ import annotations

from pathlib import Path

import pytest

from postil.cli import main
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.workspace.project import Project


@pytest.fixture
def folder(project_folder: Path) -> Path:
    """Two confirmed segments, a draft and a locked draft."""
    with Project.open(project_folder) as project:
        project.segments.save_draft(3, TaggedText.of("Guide, guides et un GUIDE de 12 pages"))
        project.segments.save_draft(4, TaggedText.of("Un guide"))
        project.tools.annotations.lock([4])
    return project_folder


def targets(folder: Path) -> list[str]:
    with Project.open(folder) as project:
        return [segment.target.plain for segment in project.segments.read(0, 4)]


def states(folder: Path) -> list[SegmentState]:
    with Project.open(folder) as project:
        return [segment.state for segment in project.segments.read(0, 2)]


def test_what_would_be_replaced_is_told_and_not_done(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = targets(folder)
    assert main(["replace", str(folder), "guide", "manuel", "--dry-run"]) == 0
    out = capsys.readouterr().out
    assert "1\tGuide de poche\tmanuel de poche\n" in out
    assert "5 places in 3 segments would be replaced." in out
    assert "Left alone in locked segments: 1." in out
    assert targets(folder) == before


def test_confirmed_segments_become_drafts_or_stay(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["replace", str(folder), "guide", "manuel", "--case", "--whole-words"]
    assert main(arguments) == 0
    assert "Replaced: 1 place in 1 segment." in capsys.readouterr().out
    assert targets(folder) == [
        "Guide de poche",
        "Le petit manuel.",
        "Guide, guides et un GUIDE de 12 pages",
        "Un guide",
    ]
    assert states(folder) == [SegmentState.TRANSLATED, SegmentState.DRAFT]
    assert main(["replace", str(folder), "Guide", "Livret", "--case", "--confirmed", "keep"]) == 0
    assert targets(folder)[0] == "Livret de poche"
    assert states(folder) == [SegmentState.TRANSLATED, SegmentState.DRAFT]
    with Project.open(folder) as project:
        assert [
            hit.unit.target.plain for hit in project.memories.concordance("livret", "target")
        ] == ["Livret de poche"]


def test_groups_of_expressions_and_mistakes_in_them(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = targets(folder)
    assert main(["replace", str(folder), "(", "x", "--regex"]) == 2
    assert "not a regular expression" in capsys.readouterr().err
    assert main(["replace", str(folder), r"(\d+)", r"\2", "--regex"]) == 2
    assert main(["replace", str(folder), "", "x"]) == 2
    assert targets(folder) == before
    assert main(["replace", str(folder), r"(\d+) pages", r"\1 p.", "--regex"]) == 0
    assert targets(folder)[2] == "Guide, guides et un GUIDE de 12 p."


def test_nothing_found(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replace", str(folder), "zorgle", "x"]) == 0
    assert capsys.readouterr().out == "Nothing was found.\n"

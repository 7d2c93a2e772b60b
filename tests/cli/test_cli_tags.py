"""``postil tags``: rules shown, tried, added and removed."""

from __future__ import annotations

from pathlib import Path

import pytest

from postil.cli import main
from postil.workspace.project import Project


def test_rules_come_and_go(project_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(project_folder)
    assert main(["tags", folder]) == 0
    assert "There are no rules." in capsys.readouterr().out
    assert main(["tags", folder, "--add", r"\bprinter\b", "--dry-run"]) == 0
    said = capsys.readouterr().out
    assert "\tprinter\t" in said
    assert "place" in said.splitlines()[-1]
    assert main(["tags", folder]) == 0
    assert "There are no rules." in capsys.readouterr().out
    assert main(["tags", folder, "--add", r"\bprinter\b", "--add", r"\d+"]) == 0
    assert "changed." in capsys.readouterr().out
    with Project.open(project_folder) as project:
        assert project.files.text_tags.patterns() == (r"\bprinter\b", r"\d+")
        assert not any(" printer " in one.source.plain for one in project.segments.read())
    assert main(["tags", folder, "--remove", r"\d+"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == r"\bprinter\b"
    assert main(["tags", folder, "--clear"]) == 0
    with Project.open(project_folder) as project:
        assert any(" printer " in one.source.plain for one in project.segments.read())


@pytest.mark.parametrize("arguments", [["--add", "(a"], ["--remove", "never"]])
def test_what_cannot_be_is_refused(
    project_folder: Path, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert main(["tags", str(project_folder), *arguments]) == 2
    assert capsys.readouterr().err.startswith("postil: ")

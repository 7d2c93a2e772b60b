"""``postil review``."""

from __future__ import annotations

from pathlib import Path

import pytest

from postil.cli import main
from postil.text.tags import TaggedText
from postil.workspace.project import Project


def test_a_review_is_begun_told_and_taken_over(
    project_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, page = str(project_folder), tmp_path / "review.html"
    assert main(["review", folder, "--begin", "Bea"]) == 0
    assert "2 translations" in capsys.readouterr().out
    with Project.open(project_folder) as project:
        project.segments.save_draft(1, TaggedText("Petit guide"))
        project.review.add_finding(1, "style", "minor", "shorter")
    assert main(["review", folder, "--report", str(page)]) == 0
    assert "penalty points: 1;" in capsys.readouterr().out
    assert "Petit guide" in page.read_text(encoding="utf-8")
    assert main(["review", folder, "--take-over", "--end"]) == 0
    assert "1 segment taken over" in capsys.readouterr().out
    with Project.open(project_folder) as project:
        assert project.segments.get(1).confirmed

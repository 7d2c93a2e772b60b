"""``postil status``."""

from __future__ import annotations

from pathlib import Path

import pytest

from postil.cli import main


def test_projects_are_told_of(
    project_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gone = tmp_path / "gone"
    assert main(["status", str(project_folder), str(gone)]) == 0
    said = capsys.readouterr().out
    assert "Guide" in said
    assert "658" in said
    assert f"{gone}: The folder is not there." in said
    assert main(["status", str(gone)]) == 6

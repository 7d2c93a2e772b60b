"""``postil pretranslate``, ``translate-folder`` and ``pseudo``."""

from __future__ import annotations

from pathlib import Path

import pytest

from postil.cli import main
from postil.cli.demo import MEMORY, sample_file
from postil.workspace.project import Project


def test_a_project_is_filled(project_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", str(sample_file(MEMORY)), "--project", str(project_folder)]) == 0
    assert main(["pretranslate", str(project_folder), "--no-repair", "--machine", "0"]) == 0
    said = capsys.readouterr().out
    assert "machine" in said
    with Project.open(project_folder) as project:
        total = project.statistics().total
        assert total.confirmed == 2
        assert total.drafts > 20
    assert main(["pretranslate", str(project_folder), "--least-match", "20"]) == 2


def test_a_folder_is_translated(
    tmp_path: Path, engine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a.txt").write_text("Press the green button.\n", encoding="utf-8")
    (tmp_path / "in" / "b.xlf").write_text("<no", encoding="utf-8")
    folders = [str(tmp_path / "in"), str(tmp_path / "out")]
    how = ["-s", "en", "-t", "fr", "--engine", str(engine)]
    assert main(["translate-folder", *folders, *how]) == 0
    assert "left out" in capsys.readouterr().out
    assert "vert" in (tmp_path / "out" / "a.txt").read_text(encoding="utf-8")


def test_a_document_looks_translated(tmp_path: Path, document: Path) -> None:
    out = tmp_path / "pseudo.xlf"
    assert main(["pseudo", str(document), "--out", str(out), "--longer", "50"]) == 0
    assert "é" in out.read_text(encoding="utf-8")
    assert main(["pseudo", str(document), "--out", str(out), "--longer", "-1"]) == 2

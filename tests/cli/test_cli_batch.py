"""``postil pretranslate``, ``update-memory``, ``translate-folder`` and ``pseudo``."""

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
        total = project.reports.counts().total
        assert total.confirmed == 2
        assert total.drafts > 20
    assert main(["pretranslate", str(project_folder), "--least-match", "20"]) == 2


def test_what_came_confirmed_goes_into_the_memory(
    project_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    came = tmp_path / "came.po"
    came.write_text(
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
        'msgid "Press the red button."\nmsgstr "Appuyez sur le bouton rouge."\n\n'
        '#, fuzzy\nmsgid "Press it."\nmsgstr "Appuyez."\n',
        encoding="utf-8",
    )
    with Project.open(project_folder) as project:
        project.files.add([came])
        units = project.reports.counts().memory_units
    command = ["update-memory", str(project_folder)]
    assert main([*command, "--document", "came.po", "--no-learning"]) == 0
    said = capsys.readouterr().out
    assert "new                   1" in said
    assert "learned" not in said
    assert main(command) == 0
    said = capsys.readouterr().out
    assert "there already         3" in said
    assert "learned from 1 segment." in said
    with Project.open(project_folder) as project:
        assert project.reports.counts().memory_units == units + 1
    assert main([*command, "--document", "cane.po"]) == 2
    assert "came.po" in capsys.readouterr().err


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

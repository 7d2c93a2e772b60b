"""``postil rescue``: backups are listed, and a damaged project comes back in a new folder."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from postil.cli import main
from postil.errors import DamagedProject, UsageError
from postil.text.tags import TaggedText
from postil.workspace.creation import create_project
from postil.workspace.project import Project
from postil.workspace.safety.backups import Backups
from postil.workspace.schema import DATABASE


def test_rescue(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = tmp_path / "a.txt"
    text.write_text("Open the file.\nClose it.\n", encoding="utf-8")
    folder = tmp_path / "manual"
    with create_project(
        folder, name="M", source_language="en", target_language="fr", documents=[text]
    ) as project:
        project.segments.confirm(1, TaggedText("Ouvrez."))
        backup = project.safety.back_up()
        project.segments.confirm(2, TaggedText("Fermez."))
    path = folder / DATABASE
    path.write_bytes(bytes(4096) + path.read_bytes()[4096:])
    assert main(["check", str(folder)]) != 0
    assert "postil rescue" in capsys.readouterr().err
    assert main(["rescue", str(folder), "--list"]) == 0
    assert backup.name in capsys.readouterr().out
    assert main(["--quiet", "rescue", str(folder)]) == 0
    said = capsys.readouterr().out
    assert "2 segments, 2 confirmed." in said
    with Project.open(tmp_path / "manual rescued") as rescued:
        assert [one.target.plain for one in rescued.segments.read()] == ["Ouvrez.", "Fermez."]
    assert main(["rescue", str(folder), "--from-backup", "1", "--to", str(tmp_path / "old")]) == 0
    with Project.open(tmp_path / "old") as old:
        assert not old.segments.get(2).confirmed
    assert main(["rescue", str(folder), "--from-backup", "9"]) != 0


def test_a_backup_is_made_of_a_sound_project_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = tmp_path / "a.txt"
    text.write_text("Open the file.\nClose it.\n", encoding="utf-8")
    folder = tmp_path / "manual"
    with create_project(
        folder, name="M", source_language="en", target_language="fr", documents=[text]
    ) as project:
        project.segments.confirm(1, TaggedText("Ouvrez."))
        assert main(["backup", str(folder), "--check"]) != 0  # it is open
        assert main(["backup", str(folder), "--check", "--read-only"]) == 0
    assert main(["backup", str(folder)]) == 0
    assert "2 segments, 1 confirmed." in capsys.readouterr().out
    (backup,) = Backups(folder).all()
    assert main(["backup", str(folder), "--read-only"]) == UsageError.exit_code
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.execute("UPDATE segment SET target = 'Fermez.' WHERE id = 1")
        connection.commit()
    capsys.readouterr()
    for command in (["backup", "--check"], ["backup"]):
        assert main([*command, str(folder)]) == DamagedProject.exit_code
        assert "damaged" in capsys.readouterr().err
    assert Backups(folder).all() == [backup]

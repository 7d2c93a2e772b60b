"""``postil rescue``: backups are listed, and a damaged project comes back in a new folder."""

from __future__ import annotations

import shutil
import sqlite3
import struct
from contextlib import closing
from pathlib import Path

import pytest

from postil.cli import main
from postil.errors import DamagedProject, UsageError
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.project import Project
from postil.workspace.safety.backups import Backups
from postil.workspace.safety.project_rescue import REPORT
from postil.workspace.schema import DATABASE, DOCUMENTS


def made(tmp_path: Path, text: str) -> Project:
    """A project of one document, its first segment confirmed."""
    document = tmp_path / "a.txt"
    document.write_text(text, encoding="utf-8")
    project = create_project(
        tmp_path / "manual",
        NewProject(
            name="M",
            source_language="en",
            target_language="fr",
            documents=[document],
        ),
    )
    project.segments.confirm(1, TaggedText("Ouvrez."))
    return project


def test_rescue(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with made(tmp_path, "Open the file.\nClose it.\n") as project:
        folder = project.folder
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


def test_a_rescue_says_what_came_from_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with made(tmp_path, "Open the file.\nClose it.\nSave it.\n") as project:
        folder = project.folder
        project.safety.back_up()
        project.segments.confirm(2, TaggedText("Fermez."))
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.execute("UPDATE memory_unit SET target = 'x' WHERE id = 1")
        connection.execute("UPDATE segment SET target = 'x' WHERE id = 2")
        connection.execute("DELETE FROM segment WHERE id = 3")
        connection.execute("INSERT INTO row_checksum VALUES (2, 77, 7)")
        connection.commit()
    assert main(["--quiet", "rescue", str(folder)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{tmp_path / 'manual rescued'}: 3 segments, 1 confirmed.",
        "Read from the damaged project: 1 segments, 1 memory units, 0 learning events.",
        "From a backup: segment: 2",
        "From a backup: memory_unit: 1",
        "Gone: memory_unit: 1",
        f"{tmp_path / 'manual rescued' / REPORT} says all of it.",
    ]
    shutil.rmtree(Backups(folder).folder)
    assert main(["--quiet", "rescue", str(folder)]) == 0
    assert capsys.readouterr().out.splitlines()[2:-1] == [
        "Not sure, drafts now: segment: 1",
        "Gone: segment: 1",
        "Gone: memory_unit: 2",
        "1 lost segment taken from the documents again, without a translation.",
    ]
    (folder / DOCUMENTS / "1" / "a.txt").unlink()
    path = folder / f"{DATABASE}-wal"
    path.write_bytes(struct.pack(">II", 0x377F0682, 3007000).ljust(8192, b"x"))
    assert main(["--quiet", "rescue", str(folder)]) == 0
    assert capsys.readouterr().out.splitlines()[3:-1] == [
        "Gone: segment: 1",
        "Gone: memory_unit: 2",
        "What was saved last may be missing: the log is damaged.",
        f"The original is missing: {DOCUMENTS}/1/a.txt",
    ]


def test_a_backup_is_made_of_a_sound_project_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with made(tmp_path, "Open the file.\nClose it.\n") as project:
        folder = project.folder
        assert main(["backup", str(folder), "--check"]) != 0  # it is open
        assert main(["backup", str(folder), "--check", "--read-only"]) == 0
    assert "no damage" in capsys.readouterr().out
    assert not Backups(folder).all()
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

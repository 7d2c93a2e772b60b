"""Columns of tables that a project translates."""

from __future__ import annotations

from pathlib import Path

import pytest

from postil.cli import main
from postil.errors import InputError
from postil.workspace.creation import NewProject, create_project
from postil.workspace.project import Project


def texts(project: Project) -> list[str]:
    count = project.segments.count()
    return [one.source.plain for one in project.segments.read(0, count)]


def test_columns_are_kept_with_a_document(tmp_path: Path) -> None:
    table = tmp_path / "a.csv"
    table.write_text("id,English\na,Hello\nb,Bye\n", "utf-8")
    arguments = ["new", str(tmp_path / "p"), str(table), "-s", "en", "-t", "fr"]
    assert main([*arguments, "--columns", "English"]) == 0
    with Project.open(tmp_path / "p") as project:
        assert texts(project) == ["Hello", "Bye"]
        project.files.set_columns([])
        project.files.export(1, tmp_path / "out.csv")
        other = tmp_path / "b.csv"
        other.write_text("x,y\nOne,Two\n", "utf-8")
        project.files.add([other])
        assert texts(project)[2:] == ["x", "y", "One", "Two"]
    assert (tmp_path / "out.csv").read_bytes() == table.read_bytes()


def test_a_table_without_the_column_is_refused(tmp_path: Path) -> None:
    table = tmp_path / "a.csv"
    table.write_text("id,English\na,Hello\n", "utf-8")
    with pytest.raises(InputError, match="no column German"):
        create_project(
            tmp_path / "p",
            NewProject(
                name="p",
                source_language="en",
                target_language="fr",
                documents=[table],
                columns=["German"],
            ),
        )
    assert not (tmp_path / "p").exists()

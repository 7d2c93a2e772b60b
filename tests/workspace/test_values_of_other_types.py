"""A value of another type than its column is a damaged project, never a traceback."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from postil.errors import DamagedProject
from postil.text.tags import TaggedText
from postil.workspace.package.packages import pack_project
from postil.workspace.project import Project
from postil.workspace.schema import DATABASE


def put(folder: Path, table: str, column: str, value: object) -> None:
    """Let a column of all rows be ``value``."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        changed = connection.execute(f"UPDATE {table} SET {column} = ?", (value,)).rowcount
        connection.commit()
    assert changed > 0


@pytest.fixture
def folder(project: Project) -> Path:
    """A project with a translation, its history and a comment, closed again."""
    row = project.segments.read()[0].row_id
    for text in ("Une traduction.", "Une autre."):
        project.segments.confirm(row, TaggedText(text))
    project.tools.annotations.add_comment(row, "Look at this.", "Ann")
    project.review.begin("Ann")
    project.close()
    return project.folder


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("document", "segments", "x"),
        ("document", "first_segment", 1.5),
        ("document", "name", b"\xff"),
        ("document", "file", b"\xff"),
        ("document", "rules", b"\xff"),
        ("setting", "value", b"\xff"),
        ("comment", "author", b"\xff"),
    ],
)
def test_small_tables_are_looked_at_when_a_project_is_opened(
    folder: Path, table: str, column: str, value: object
) -> None:
    put(folder, table, column, value)
    with pytest.raises(DamagedProject, match="of another type"):
        Project.open(folder)


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("key", b"\xff"),
        ("origin", b"\xff"),
        ("changed", b"\xff"),
        ("longest", "x"),
        ("longest_bytes", "x"),
        ("locked", "x"),
    ],
)
def test_segments_are_looked_at_when_they_are_read(
    folder: Path, column: str, value: object
) -> None:
    put(folder, "segment", column, value)
    with Project.open(folder) as project, pytest.raises(DamagedProject, match="of another type"):
        project.segments.read()


@pytest.mark.parametrize("column", ["time", "author", "origin", "target", "target_tagged"])
def test_versions_are_looked_at_when_they_are_read(
    folder: Path, tmp_path: Path, column: str
) -> None:
    put(folder, "version", column, b"\xff")
    with Project.open(folder) as project:
        row = project.segments.read()[0].row_id
        with pytest.raises(DamagedProject, match="of another type"):
            project.tools.versions.of(row)
        with pytest.raises(DamagedProject, match="of another type"):
            pack_project(project, tmp_path / "out.postilproject")


def test_what_a_review_began_with_is_looked_at(folder: Path) -> None:
    put(folder, "baseline", "target", b"\xff")
    with Project.open(folder) as project, pytest.raises(DamagedProject, match="malformed JSON"):
        project.review.changed()


def test_the_error_names_the_segment(folder: Path) -> None:
    put(folder, "segment", "target_tagged", "[1]")
    with (
        Project.open(folder) as project,
        pytest.raises(DamagedProject, match="Segment 1: The tags"),
    ):
        project.segments.read()

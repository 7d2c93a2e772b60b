"""The number of a segment or document that was removed is never given to another."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from workspace_older import make_older
from workspace_project import LINES, MakeProject, reopen

from document_segments import segments_of
from postil.errors import NoSegmentError
from postil.text.tags import TaggedText
from postil.workspace.project import Project
from postil.workspace.schema import DATABASE


@pytest.fixture
def project(make_project: MakeProject) -> Project:
    """With something on a segment in every table that refers to segments."""
    made = make_project(LINES, ["Last.", "Very last."], engine=True)
    made.segments.confirm(1, TaggedText("Ouvrez le fichier."))
    made.segments.confirm(1, TaggedText("Ouvrez ce fichier."))
    made.review.begin("Bea")
    made.tools.annotations.bookmark([1, 2])
    made.tools.annotations.lock([2])
    made.tools.annotations.add_comment(3, "Which page?")
    made.review.add_finding(4, "style", "minor", "clumsy")
    return made


def another(project: Project, folder: Path, lines: list[str]) -> int:
    path = folder / "another.txt"
    path.write_text("\n".join(lines) + "\n")
    return project.files.add([path])[0]


def everything(project: Project) -> tuple[object, ...]:
    return (
        project.files.all(),
        project.segments.read(),
        project.tools.annotations.comments(),
        project.review.findings(),
        project.review.changed(),
        project.review.segment(1),
        [(one.number, one.row_id, one.time, one.undone) for one in project.learned.events()],
        project.context.memory.get(1),
    )


def test_numbers_are_not_given_again(project: Project, tmp_path: Path) -> None:
    last = project.segments.read()[-1].row_id
    removed = project.files.all()[-1].id
    project.files.remove(removed)
    added = another(project, tmp_path, ["A", "B", "C"])
    assert added > removed
    assert [one.row_id for one in segments_of(project, added)] == [
        last + 1,
        last + 2,
        last + 3,
    ]
    with pytest.raises(NoSegmentError):
        project.segments.get(last)


def test_not_even_after_the_project_was_closed_in_between(project: Project, tmp_path: Path) -> None:
    last = project.segments.read()[-1].row_id
    project.files.remove(project.files.all()[-1].id)
    with reopen(project) as again:
        added = another(again, tmp_path, ["A"])
        assert [one.row_id for one in segments_of(again, added)] == [last + 1]


def test_a_new_version_of_a_document_gives_new_numbers_to_new_segments(
    project: Project, tmp_path: Path
) -> None:
    last = project.segments.read()[-1].row_id
    path = tmp_path / "doc1.txt"
    path.write_text("Last.\nEntirely new.\n")
    project.files.update(project.files.all()[-1].id, path)
    rows = [one.row_id for one in project.segments.read()]
    assert last not in rows
    assert rows[-1] == last + 1


@pytest.mark.parametrize("version", [12, 13])
def test_an_older_project_keeps_all_it_has(project: Project, tmp_path: Path, version: int) -> None:
    before = everything(project)
    last = project.segments.read()[-1].row_id
    project.close()
    make_older(project.folder, version)
    with closing(sqlite3.connect(project.folder / DATABASE)) as connection:
        (script,) = connection.execute(
            "SELECT sql FROM sqlite_schema WHERE name = 'segment'"
        ).fetchone()
        assert "AUTOINCREMENT" not in script
    with reopen(project) as again:
        assert everything(again) == before
        with again.context.database.writing() as connection:
            assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        again.files.remove(again.files.all()[-1].id)
        added = another(again, tmp_path, ["A"])
        assert [one.row_id for one in segments_of(again, added)] == [last + 1]
        again.segments.unconfirm(1)
        assert again.context.memory.get(1) is None

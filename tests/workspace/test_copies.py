"""Records of a project's copies of documents lead nowhere else."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from workspace_engine import ParrotEngine
from workspace_project import create

from postil.errors import DamagedProject
from postil.workspace.documents.copies import is_copy
from postil.workspace.package.packages import pack_project
from postil.workspace.project import Project
from postil.workspace.safety.project_rescue import rescue_project
from postil.workspace.schema import DATABASE

LINES = ["One two.", "Three four."]
MORE = "One two.\nThree four.\nWords of others.\n"


@pytest.fixture
def others(tmp_path: Path) -> Path:
    """A folder that is none of the project's, with the same document and more."""
    folder = tmp_path / "others"
    folder.mkdir()
    (folder / "text.txt").write_text(MORE, encoding="utf-8")
    (folder / "thesis.txt").write_text("years", encoding="utf-8")
    return folder


def misled(folder: Path, file: str, link: Path | None = None) -> Path:
    """A project whose record names ``file``; ``link``: what that leads to."""
    project = create(folder, [LINES], None)
    project.close()
    if link is not None:
        (project.folder / file).symlink_to(link, target_is_directory=link.is_dir())
    with closing(sqlite3.connect(project.folder / DATABASE)) as connection, connection:
        connection.execute("UPDATE document SET file = ?", (file,))
    return project.folder


@pytest.mark.parametrize(
    ("file", "linked"),
    [
        ("{others}/text.txt", ""),
        ("../others/text.txt", ""),
        ("documents/1/../../../others/text.txt", ""),
        ("documents/1/..", ""),
        ("documents/1", ""),
        ("documents/1/text.txt/x", ""),
        ("", ""),
        ("documents/1/link.txt", "text.txt"),
    ],
)
def test_nothing_is_read_or_removed_elsewhere(
    tmp_path: Path, others: Path, file: str, linked: str
) -> None:
    file = file.format(others=others)
    folder = misled(tmp_path / "project", file, others / linked if linked else None)
    out = tmp_path / "out.txt"
    with Project.open(folder, engine_opener=ParrotEngine) as project:
        for work in (
            lambda: project.files.export(1, out),
            lambda: project.files.update(1, others / "text.txt"),
            lambda: project.files.remove(1),
            project.files.all,
        ):
            with pytest.raises(DamagedProject, match="is no copy of ours"):
                work()
    assert not out.exists()
    assert sorted(path.name for path in others.iterdir()) == ["text.txt", "thesis.txt"]
    report = rescue_project(folder)
    with Project.open(report.folder, engine_opener=ParrotEngine) as again:
        again.files.export(1, out)
    assert out.read_text(encoding="utf-8") == "".join(f"{line}\n" for line in LINES)


def test_a_linked_folder_of_a_copy_is_not_removed(tmp_path: Path, others: Path) -> None:
    folder = misled(tmp_path / "project", "documents/9", others)
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        connection.execute("UPDATE document SET file = 'documents/9/text.txt'")
    with (
        Project.open(folder, engine_opener=ParrotEngine) as project,
        pytest.raises(DamagedProject),
    ):
        project.files.remove(1)
    assert (others / "thesis.txt").is_file()


@pytest.mark.parametrize("name", ["../../others/rules.srx", "/etc/rules.srx", "..", "a\0b"])
def test_rules_are_read_from_the_project_only(tmp_path: Path, name: str) -> None:
    project = create(tmp_path / "project", [LINES], None)
    project.close()
    with closing(sqlite3.connect(project.folder / DATABASE)) as connection, connection:
        connection.execute("UPDATE document SET rules = ?", (name,))
    with (
        Project.open(project.folder, engine_opener=ParrotEngine) as again,
        pytest.raises(DamagedProject, match="are no rules of ours"),
    ):
        again.files.export(1, tmp_path / "out.txt")
    with (
        Project.open(project.folder, engine_opener=ParrotEngine) as again,
        pytest.raises(DamagedProject, match="are no rules of ours"),
    ):
        pack_project(again, tmp_path / "out.postilproject")
    assert not (tmp_path / "out.postilproject").exists()


def test_names_of_documents_may_be_strange(tmp_path: Path) -> None:
    for name in ("a.txt", "..a", "...", " ", "a\nb.txt", "é\u202e.txt"):
        assert is_copy(tmp_path, f"documents/1/{name}")
        assert is_copy(tmp_path, f"documents/12-2/{name}")
    for file in (
        None,
        7,
        "documents/x/a.txt",
        "document/1/a.txt",
        "documents/1/a\0",
        "documents//a",
    ):
        assert not is_copy(tmp_path, file)

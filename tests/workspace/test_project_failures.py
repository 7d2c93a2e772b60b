"""Disks that are full, folders that may not be written, files that are damaged, a second opener."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from workspace_engine import ParrotEngine
from workspace_project import MakeProject, reopen

from postil.errors import ProjectError, StorageError
from postil.formats.segment import SegmentState
from postil.memory.database import database_errors
from postil.text.tags import TaggedText
from postil.workspace.project import Project
from postil.workspace.safety.failures import open_copy
from postil.workspace.schema import DATABASE


def engine_state(project: Project) -> object:
    assert isinstance(project.engine, ParrotEngine)
    return project.engine.state()


def test_full_disk(project: Project) -> None:
    project.segments.confirm(1, TaggedText("Ouvrez."))
    before = project.segments.read(), engine_state(project), project.reports.counts()
    connection = project._database.writer
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    long = TaggedText("Fermez le fichier. " * 3000)
    for change in (
        lambda: project.segments.confirm(2, long),
        lambda: project.segments.confirm(1, long),
        lambda: project.segments.save_draft(3, long),
    ):
        with pytest.raises(StorageError, match="full"):
            change()
        assert (project.segments.read(), engine_state(project), project.reports.counts()) == before
        assert project.matching.memory(4)[0].target.text == "Ouvrez."
    connection.execute("PRAGMA max_page_count = 1000000")
    project.segments.confirm(2, long)
    with reopen(project) as again:
        assert again.segments.get(2).target == long
        assert again.segments.get(1).state is SegmentState.TRANSLATED


def test_a_commit_that_fails_leaves_the_engine_as_it_was(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.segments.confirm(1, TaggedText("Ouvrez."))
    before = project.segments.read(), engine_state(project), project.reports.counts()

    def fail(*_: object) -> None:
        raise StorageError("the cable was pulled")

    with monkeypatch.context() as patch:
        patch.setattr(project.memories.own, "add", fail)
        patch.setattr(project.memories.own, "update", fail)
        patch.setattr(project.memories.own, "remove", fail)
        for change in (
            lambda: project.segments.confirm(2, TaggedText("Fermez.")),
            lambda: project.segments.confirm(1, TaggedText("Ouvrir.")),
            lambda: project.segments.unconfirm(1),
        ):
            with pytest.raises(StorageError, match="cable"):
                change()
            assert (
                project.segments.read(),
                engine_state(project),
                project.reports.counts(),
            ) == before


def test_a_second_opener_is_refused(project: Project) -> None:
    with pytest.raises(ProjectError, match="in use"):
        Project.open(project.folder)
    script = (
        "import sys; from pathlib import Path\n"
        "from postil.workspace.project import Project\n"
        "from postil.errors import ProjectError\n"
        "try: Project.open(Path(sys.argv[1]))\n"
        "except ProjectError as error: print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(project.folder)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert "in use" in done.stdout
    project.segments.confirm(1, TaggedText("Ouvrez."))
    reopen(project).close()


def test_closing_twice_is_harmless(project: Project) -> None:
    project.close()
    project.close()


@pytest.mark.parametrize("content", [b"", b"not a database " * 400])
def test_a_damaged_file(project: Project, content: bytes) -> None:
    project.close()
    path = project.folder / DATABASE
    path.write_bytes(content)
    with pytest.raises(ProjectError, match=r"damaged|missing"):
        Project.open(project.folder)
    if content:
        assert path.read_bytes() == content
    with pytest.raises(ProjectError, match=r"damaged|missing"):  # the lock was given back
        Project.open(project.folder)


def test_damaged_pages(make_project: MakeProject) -> None:
    project = make_project([f"Line {number}" for number in range(2000)])
    project.close()
    path = project.folder / DATABASE
    data = bytearray(path.read_bytes())
    data[4096 : len(data) - 4096] = os.urandom(len(data) - 8192)
    path.write_bytes(data)
    with pytest.raises(ProjectError):
        Project.open(project.folder).segments.read()


def test_a_damaged_journal_opens_without_the_engine(project: Project) -> None:
    project.segments.confirm(1, TaggedText("Ouvrez."))
    project._database.writer.execute("UPDATE learning SET event = x'00'")
    with reopen(project) as again:
        assert again.engine is None
        assert "damaged" in again.engine_error
        assert again.segments.get(1).confirmed


def test_a_folder_that_may_not_be_written(project: Project, tmp_path: Path) -> None:
    project.close()
    if os.name == "nt":
        pytest.skip("permissions of folders work otherwise")
    for path in [*project.folder.rglob("*"), project.folder]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    try:
        if os.geteuid() != 0:
            with pytest.raises(StorageError, match="cannot be opened for writing"):
                Project.open(project.folder)
        else:
            assert _open_as_nobody(project.folder) == "ReadOnlyFolder"
    finally:
        for path in [project.folder, *project.folder.rglob("*")]:
            path.chmod(0o755 if path.is_dir() else 0o644)


def _open_as_nobody(folder: Path) -> str:
    """Root may write anything: fork, become nobody, and say which error opening raises."""
    for parent in folder.parents:
        if parent.stat().st_uid == os.geteuid() and not parent.stat().st_mode & 0o001:
            parent.chmod(parent.stat().st_mode | 0o011)
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        name = "nothing"
        try:
            os.setuid(65534)
            Project.open(folder).close()
        except BaseException as error:
            name = type(error).__name__
        finally:
            os.write(writing, name.encode())
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as answer:
        said = answer.read().decode()
    os.waitpid(child, 0)
    return said


def test_what_reads_much_keeps_nobody_waiting(project: Project) -> None:
    """The state of before is read to the end, while rows are read and segments confirmed."""
    with project._database.surveying() as connection:
        rows = connection.execute("SELECT state FROM segment ORDER BY id")
        first = rows.fetchone()
        project.segments.confirm(2, TaggedText("Fermez."))
        assert project.segments.get(2).confirmed
        assert {first[0], *(state for (state,) in rows)} == {"new"}


def test_a_project_whose_folder_is_gone_is_told_so_whoever_asks(
    project: Project, tmp_path: Path
) -> None:
    """Also where SQLite itself cannot open a file there, of which it says no more."""
    moved = project.folder.rename(tmp_path / "moved")
    told = re.escape(f"{project.folder} is not there")
    with pytest.raises(StorageError, match=told):
        project.reports.edits()
    with pytest.raises(StorageError, match=told), database_errors(project.folder / DATABASE):
        sqlite3.connect(project.folder / DATABASE)
    with pytest.raises(ProjectError, match=told):
        Project.open(project.folder)
    moved.rename(project.folder)
    assert project.reports.edits() == []


def test_a_project_that_was_taken_away_is_not_made_anew(project: Project) -> None:
    path = project.folder / DATABASE
    path.rename(path.with_name("aside"))
    with pytest.raises(StorageError, match="not there any more"):
        project.reports.edits()
    assert not path.exists()
    path.with_name("aside").rename(path)
    assert project.reports.edits() == []


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("UPDATE segment SET note = CAST(x'ff' AS TEXT) WHERE id = 2", "the file is damaged"),
        ("DROP TABLE comment", "lacks author of comment"),
        ("ALTER TABLE segment RENAME COLUMN note TO other", "lacks note of segment"),
        ("UPDATE segment SET state = 'odd' WHERE id = 2", "a record is damaged"),
        ("UPDATE segment SET source_tagged = '[[' WHERE id = 2", "tags of a text"),
        ("UPDATE segment SET source_tagged = '{}' WHERE id = 2", "tags of a text"),
    ],
)
def test_a_damaged_database_says_so(project: Project, damage: str, said: str) -> None:
    path = project.folder / "project.sqlite"
    project.close()
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute(damage)
    connection.close()
    with (
        pytest.raises(ProjectError, match=said),
        Project.open(project.folder, engine_opener=ParrotEngine) as again,
    ):
        again.segments.read()
        again.reports.counts()


def test_a_copy_of_a_damaged_project_is_not_left_open(project: Project, tmp_path: Path) -> None:
    project.close()
    with closing(sqlite3.connect(project.folder / "project.sqlite")) as connection:
        connection.execute("UPDATE segment SET note = CAST(x'ff' AS TEXT) WHERE id = 2")
        connection.commit()
    with pytest.raises(ProjectError, match="damaged"):
        open_copy(project.folder, tmp_path / "copy", engine_opener=ParrotEngine)
    Project.open(tmp_path / "copy", engine_opener=ParrotEngine).close()  # nobody has it


def test_a_project_that_cannot_be_backed_up_is_closed(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise StorageError("no room")

    monkeypatch.setattr(project.safety, "back_up_if_due", fail)
    with pytest.raises(StorageError, match="no room"):
        project.close()
    Project.open(project.folder, engine_opener=ParrotEngine).close()

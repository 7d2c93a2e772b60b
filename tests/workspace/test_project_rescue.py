"""A disk that is full, a folder that vanishes, a crash, a copy to look at."""

from __future__ import annotations

import os
import resource
import signal
import sys
from pathlib import Path

import pytest
from workspace_engine import ParrotEngine
from workspace_project import MakeProject

from postil.errors import ProjectError, StorageError
from postil.text.tags import TaggedText
from postil.workspace.lock import ProjectInUse
from postil.workspace.project import Project
from postil.workspace.safety.failures import last_draft, open_copy

LONG = TaggedText("Fermez le fichier. " * 20_000)


def test_a_full_disk_loses_nothing(make_project: MakeProject) -> None:
    """A process whose files may not grow any more: what SQLite sees when a disk is full."""
    project = make_project()
    project.segments.confirm(1, TaggedText("Ouvrez."))
    project.close()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            with Project.open(project.folder) as inside:
                size = (project.folder / "project.sqlite").stat().st_size
                resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
                for change in (
                    lambda: inside.segments.confirm(2, LONG),
                    lambda: inside.segments.save_draft(3, LONG),
                ):
                    try:
                        change()
                        os.write(writing, b"written\n")
                    except StorageError as error:
                        os.write(writing, f"{error.message}\n".encode())
                os.write(writing, f"{inside.segments.get(1).target.plain}\n".encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as told:
        said = told.read().splitlines()
    os.waitpid(child, 0)
    assert len(said) == 3, said
    assert all("project.sqlite" in line for line in said[:2])
    assert said[2] == "Ouvrez."
    with Project.open(project.folder) as again:
        assert again.segments.get(1).confirmed
        assert again.segments.get(2).target.is_empty
        again.segments.confirm(2, LONG)
        assert again.segments.get(2).target == LONG


def test_a_folder_that_vanishes_is_noticed(make_project: MakeProject) -> None:
    project = make_project()
    aside = project.folder.with_name("aside")
    project.folder.rename(aside)
    with pytest.raises(StorageError, match="not there any more"):
        project.segments.confirm(1, TaggedText("Ouvrez."))
    with pytest.raises(StorageError, match="not there any more"):
        project.segments.save_draft(1, TaggedText("Ouv"))
    aside.rename(project.folder)
    project.segments.confirm(1, TaggedText("Ouvrez."))
    assert project.segments.get(1).confirmed


def test_a_crash_is_told_once(make_project: MakeProject) -> None:
    project = make_project()
    assert not project.after_crash
    project.close()
    child = os.fork()
    if child == 0:
        try:
            inside = Project.open(project.folder)
            inside.segments.save_draft(2, TaggedText("Fermez le"))
            os.kill(os.getpid(), signal.SIGKILL)
        finally:
            os._exit(1)
    os.waitpid(child, 0)
    with Project.open(project.folder) as again:
        assert again.after_crash
        draft = last_draft(again)
        assert draft is not None
        assert (draft.row_id, draft.place, draft.text) == (2, 1, "Fermez le")
    with Project.open(project.folder) as later:
        assert not later.after_crash


def test_a_copy_can_be_looked_at_while_the_project_is_in_use(
    project: Project, tmp_path: Path
) -> None:
    project.segments.confirm(1, TaggedText("Ouvrez."))
    with pytest.raises(ProjectInUse, match="in use"):
        Project.open(project.folder, engine_opener=ParrotEngine)
    with open_copy(project.folder, tmp_path / "copy", engine_opener=ParrotEngine) as copy:
        assert copy.segments.get(1).target.plain == "Ouvrez."
        assert all(one.locked for one in copy.segments.read())
        copy.files.export_all(tmp_path / "out")
    assert not project.segments.get(2).locked
    with pytest.raises(ProjectError):
        open_copy(tmp_path / "nothing", tmp_path / "other")


pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs fork")

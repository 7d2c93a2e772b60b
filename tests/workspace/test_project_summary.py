"""Projects seen from outside."""

from __future__ import annotations

import shutil
from datetime import date
from pathlib import Path

from workspace_project import MakeProject

from postil.text.tags import TaggedText
from postil.workspace.project import Project
from postil.workspace.project_summary import summarised


def test_an_open_project_can_be_looked_at(project: Project) -> None:
    project.segments.confirm(1, TaggedText("Ouvrez le fichier."))
    project.plan.set_deadline(date(2030, 1, 4))
    found = summarised(project.folder, date(2030, 1, 3))
    total = project.reports.counts().total
    assert (found.name, found.problem) == ("Manual", "")
    assert (found.words, found.confirmed_words) == (total.words, total.confirmed_words)
    assert found.pace.days_left == 2
    assert found.share == total.confirmed_words / total.words


def test_looking_changes_nothing(make_project: MakeProject) -> None:
    project = make_project()
    project.close()
    before = {path: path.read_bytes() for path in project.folder.rglob("*") if path.is_file()}
    assert not summarised(project.folder).problem
    after = {path: path.read_bytes() for path in before}
    assert before == after
    Project.open(project.folder).close()


def test_what_cannot_be_seen_is_told(make_project: MakeProject, tmp_path: Path) -> None:
    gone = summarised(tmp_path / "gone")
    assert gone.missing
    assert gone.name == "gone"
    (tmp_path / "empty").mkdir()
    assert "project.sqlite" in summarised(tmp_path / "empty").problem
    project = make_project()
    project.close()
    broken = tmp_path / "broken"
    shutil.copytree(project.folder, broken)
    (broken / "project.sqlite").write_bytes(b"no database at all" * 100)
    found = summarised(broken)
    assert "damaged" in found.problem
    assert not found.missing

"""Which engine a project uses, read beside the open project and from folders that are none."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from workspace_project import MakeProject

from postil.engine.manifest import EngineManifest
from postil.text.tags import TaggedText
from postil.workspace.learning.engine import engine_key
from postil.workspace.learning.engine_use import engine_use, lessons
from postil.workspace.project import Project
from postil.workspace.project_summary import summarised
from postil.workspace.schema import DATABASE


def test_what_an_open_project_taught_its_engine(project: Project) -> None:
    engine = project.engine
    assert engine is not None
    first, second, *_ = project.segments.read()
    project.segments.confirm(first.row_id, TaggedText("Ouvrez le fichier."))
    project.segments.confirm(second.row_id, TaggedText("Fermez le fichier."))
    found = engine_use(project.folder)
    assert found is not None
    assert (found.name, found.engine) == ("Manual", engine.folder.resolve())
    assert found.learned == {engine_key(engine.manifest): 2}
    events = lessons(project.folder, engine.manifest)
    assert [one.event.provenance.segment for one in events] == [second.key, first.key]
    assert len(lessons(project.folder, engine.manifest, most=1)) == 1
    project.segments.unconfirm(second.row_id)
    again = engine_use(project.folder)
    assert again is not None
    assert again.learned == {engine_key(engine.manifest): 1}
    other = EngineManifest("other", "en", "fr")
    assert lessons(project.folder, other) == []


def test_a_project_without_an_engine(make_project: MakeProject) -> None:
    project = make_project()
    found = engine_use(project.folder)
    assert found is not None
    assert (found.engine, found.learned) == (None, {})


@pytest.mark.parametrize("value", ["x'00'", "'a' || char(0)", "7"])
def test_a_setting_that_is_no_text(make_project: MakeProject, value: str) -> None:
    project = make_project()
    project.close()
    with closing(sqlite3.connect(project.folder / DATABASE, isolation_level=None)) as connection:
        connection.execute("DROP TABLE setting")
        connection.execute("CREATE TABLE setting (name, value)")
        connection.execute(f"INSERT INTO setting VALUES ('engine', {value})")
    assert engine_use(project.folder) is None


def test_a_table_that_could_go_on_for_ever_is_not_asked(make_project: MakeProject) -> None:
    """What lists projects looks at those that cannot be opened, too."""
    project = make_project()
    project.close()
    ten = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9) SELECT "
    with closing(sqlite3.connect(project.folder / DATABASE, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        for table, columns in (("setting", "i name, i value"), ("segment", "i words, i state")):
            connection.execute(f"DROP TABLE {table}")
            connection.execute(f"CREATE VIEW {table} AS {ten} {columns} FROM n")
    assert engine_use(project.folder) is None
    assert "setting" in summarised(project.folder).problem


def test_what_is_no_project_uses_nothing(tmp_path: Path) -> None:
    manifest = EngineManifest("parrot", "en", "fr")
    assert engine_use(tmp_path / "nowhere") is None
    assert lessons(tmp_path / "nowhere", manifest) == []
    (tmp_path / DATABASE).write_bytes(b"not a database at all, but long enough to look" * 100)
    assert engine_use(tmp_path) is None
    assert lessons(tmp_path, manifest) == []

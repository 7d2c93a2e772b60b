"""Looking for damage in a project: structure, rows by their checksums, and who gets checksums."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from workspace_damage import LAST, harm, open_again
from workspace_engine import ParrotEngine
from workspace_older import make_older_with_checksums

from postil.errors import Cancelled, DamagedProject
from postil.memory.database import version_of
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace import schema
from postil.workspace.project import Project
from postil.workspace.read_only import open_read_only
from postil.workspace.safety import damage as damage_module
from postil.workspace.safety.damage import find_damage
from postil.workspace.safety.project_rescue import rescue_project
from postil.workspace.schema import DATABASE


def read_again(project: Project) -> Project:
    return open_read_only(project.folder, engine_opener=ParrotEngine)


@pytest.mark.parametrize(
    ("statement", "table", "changed", "missing"),
    [
        ("UPDATE segment SET target = 'Fermez.' WHERE id = 1", "segment", (1,), ()),
        ("UPDATE segment SET state = 'final' WHERE id = 1", "segment", (1,), ()),
        ("UPDATE memory_unit SET target = 'x' WHERE id = 1", "memory_unit", (1,), ()),
        ("UPDATE setting SET value = 'x' WHERE name = 'author'", "setting", ("author",), ()),
        ("DELETE FROM segment WHERE id = 3", "segment", (), (3,)),
        ("UPDATE segment SET note = CAST(x'ff' AS TEXT) WHERE id = 2", "segment", (2,), ()),
    ],
)
def test_what_was_not_saved_so_is_noticed(
    project: Project, statement: str, table: str, changed: tuple[object], missing: tuple[object]
) -> None:
    project.segments.confirm(1, TaggedText("Ouvrez."))
    assert not project.safety.check()
    harm(project, statement)
    with open_again(project) as again:
        damage = again.safety.check()
        assert (damage.changed.get(table, ()), damage.missing.get(table, ())) == (changed, missing)
        assert "1 of its records" in damage.error(again.folder).message


@pytest.mark.parametrize("number", [2**61, -(2**63), -5])
def test_rows_with_numbers_that_are_far_away(project: Project, number: int) -> None:
    """Nobody counts up to them."""
    project.segments.confirm(1, TaggedText("Ouvrez."))
    harm(project, f"UPDATE memory_unit SET id = {number}; ")
    harm(project, f"UPDATE segment SET unit = {number} WHERE id = 1")
    with open_again(project) as again:
        assert again.safety.check().missing["memory_unit"] == (1,)
    harm(project, "DELETE FROM row_checksum")
    with open_again(project) as again:
        assert not again.safety.check()
    harm(project, f"UPDATE memory_unit SET target = 'x' WHERE id = {number}")
    with open_again(project) as again:
        assert again.safety.check().changed == {"memory_unit": (number,)}


@pytest.mark.parametrize("tree", ["segment_by_source", "row_checksum"])
def test_a_tree_that_misses_a_row_is_noticed(project: Project, tree: str) -> None:
    """No row says anything else than it did: only the look at the structure finds it."""
    project.close()
    path = project.folder / DATABASE
    query = f"SELECT rootpage FROM sqlite_master WHERE name = '{tree}'"
    with closing(sqlite3.connect(path)) as connection:
        ((root,),) = connection.execute(query).fetchall()
        ((size,),) = connection.execute("PRAGMA page_size").fetchall()
    data = bytearray(path.read_bytes())
    at = (root - 1) * size
    assert data[at] == 10  # a leaf of an index
    data[at + 12 : at + 14] = data[at + 14 : at + 16]  # the third cell is the fourth one as well
    path.write_bytes(data)
    with open_again(project) as again:
        assert again.safety.check().structure


def test_an_index_of_other_rows_is_noticed(project: Project) -> None:
    """Each of its pages is as it should be."""
    project.close()
    path = project.folder / DATABASE
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        query = "SELECT * FROM sqlite_master WHERE name = 'segment_by_source'"
        index = connection.execute(query).fetchone()
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("DELETE FROM sqlite_master WHERE name = 'segment_by_source'")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE segment SET source = source || 'x' WHERE id = 1")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("INSERT INTO sqlite_master VALUES (?, ?, ?, ?, ?)", index)
    with open_again(project) as again:
        assert again.safety.check().structure


def test_looking_for_damage_can_be_cancelled(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(damage_module, "BETWEEN_LOOKS", 1)
    progress = Progress()
    progress.cancel()
    with project.context.database.surveying() as connection, pytest.raises(Cancelled):
        find_damage(connection, project.folder, progress)


def test_the_row_of_the_last_number_is_looked_at(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(damage_module, "AT_ONCE", 1)
    for row_id in (1, 2):
        project.segments.confirm(row_id, TaggedText(f"Cible {row_id}."))
    harm(project, f"UPDATE memory_unit SET id = id + {LAST - 2}")
    with closing(sqlite3.connect(project.folder / DATABASE)) as connection:
        for number in (LAST - 1, LAST):
            connection.execute("INSERT INTO row_checksum VALUES (2, ?, 0)", (number,))
        found = find_damage(connection, project.folder)
    assert found.changed == {"memory_unit": (LAST - 1, LAST)}
    assert found.missing == {"memory_unit": (1, 2)}


class Failing(sqlite3.Connection):
    """A connection on which everything fails."""

    error: sqlite3.Error

    def execute(self, *_: object) -> sqlite3.Cursor:
        raise self.error


def test_what_is_no_damage_but_a_failure_is_not_taken_for_damage() -> None:
    with closing(sqlite3.connect(":memory:", factory=Failing)) as connection:
        connection.error = sqlite3.DatabaseError("malformed")
        assert damage_module._complaints(connection, "quick_check", "") == ["malformed"]
        connection.error = sqlite3.OperationalError("no such thing")
        for look in (
            lambda: damage_module._complaints(connection, "quick_check", ""),
            lambda: damage_module._within(connection, "SELECT 1", 1, 9),
            lambda: find_damage(connection, Path("project")),
        ):
            with pytest.raises(sqlite3.OperationalError, match="no such thing"):
                look()


def test_older_projects_get_checksums(project: Project) -> None:
    harm(project, "DELETE FROM row_checksum")
    with open_again(project) as again:
        assert not again.safety.check()
    harm(project, "UPDATE segment SET target = 'x' WHERE id = 1")
    with open_again(project) as again:
        assert again.safety.check().changed == {"segment": (1,)}


@pytest.mark.parametrize("open_project", [open_again, read_again])
def test_damage_from_before_an_update_of_the_tables_is_noticed(
    project: Project, open_project: Callable[[Project], Project]
) -> None:
    """The checksums are made anew after it, and would say that what stands there is right."""
    project.segments.confirm(1, TaggedText("Ouvrez."))
    harm(project, "UPDATE segment SET target = 'Fermez.' WHERE id = 1")
    make_older_with_checksums(project.folder)
    with pytest.raises(DamagedProject, match="1 of its records"):
        open_project(project)
    with closing(sqlite3.connect(project.folder / DATABASE)) as connection:
        assert version_of(connection, "workspace") == schema.VERSION - 1
    report = rescue_project(project.folder, project.folder.with_name("rescued"))
    assert report.doubtful


def test_sound_projects_of_before_are_updated_and_get_checksums(project: Project) -> None:
    project.segments.confirm(1, TaggedText("Ouvrez."))
    project.close()
    make_older_with_checksums(project.folder)
    with open_again(project) as again:
        assert not again.safety.check()
    harm(project, "UPDATE segment SET target = 'x' WHERE id = 1")
    with open_again(project) as again:
        assert again.safety.check().changed == {"segment": (1,)}


def test_what_is_damaged_gets_no_checksums(project: Project) -> None:
    """They would say that whatever stands there now is right."""
    project.segments.confirm(1, TaggedText("Ouvrez."))
    harm(project, "DELETE FROM row_checksum WHERE part = 1")
    harm(project, "UPDATE memory_unit SET target = 'x' WHERE id = 1")
    with open_again(project) as again:
        assert again.safety.check().changed == {"memory_unit": (1,)}
        with again.context.database.reading() as connection:
            query = "SELECT count(*) FROM row_checksum WHERE part = 1"
            assert connection.execute(query).fetchone() == (0,)


def test_a_project_that_is_only_read_gets_no_checksums(project: Project) -> None:
    harm(project, "DELETE FROM row_checksum WHERE part = 1")
    with open_read_only(project.folder, engine_opener=ParrotEngine) as again:
        assert not again.safety.check()


def test_checksums_that_lost_their_version_are_damage_and_are_not_made_anew(
    project: Project,
) -> None:
    harm(project, "DELETE FROM row_checksum WHERE part = 0")
    harm(project, "UPDATE segment SET target = 'x' WHERE id = 1")
    with open_again(project) as again:
        damage = again.safety.check()
        assert damage.structure == ("the version of the checksums is gone",)
        assert damage.changed == {"segment": (1,)}


def test_all_that_changes_segments_keeps_checksums(project: Project) -> None:
    project.segments.confirm(1, TaggedText("Ouvrez."))
    project.segments.save_draft(2, TaggedText("Fer"))
    project.segments.unconfirm(1)
    project.tools.recutting.split(2, 5)
    with project.context.database.writing() as connection:
        connection.execute("UPDATE segment SET id = 99 WHERE id = 5")
    assert not project.safety.check()

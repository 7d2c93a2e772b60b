"""Damaged projects: no traceback, no change without a word, and all that is readable is back."""

from __future__ import annotations

import os
import sqlite3
import struct
import sys
import tracemalloc
import zlib
from contextlib import closing
from pathlib import Path

import pytest
from workspace_damage import LAST, harm, open_again, shuffle_pages
from workspace_damage_rounds import Rounds, run, run_older
from workspace_engine import ParrotEngine
from workspace_project import MakeProject

from postil.engine.events import LearningEvent
from postil.errors import DamagedProject, ProjectError, UsageError
from postil.text.tags import TaggedText
from postil.workspace.documents.sentence_breaks import MOST_BYTES
from postil.workspace.lock import ProjectInUse
from postil.workspace.package.packages import pack_project
from postil.workspace.project import Project
from postil.workspace.safety import cells, repair
from postil.workspace.safety.cells import Node, read_node
from postil.workspace.safety.pages import Pages
from postil.workspace.safety.project_rescue import REPORT, rescue_project, restore_backup
from postil.workspace.schema import DATABASE, DOCUMENTS

FOUND = [
    467,  # ended with a traceback once: a unit of a memory without its text
    *(5137, 5151, 5328),  # two pages swapped: the first page of a table led to those of another one
]


def see(rounds: Rounds) -> None:
    assert rounds.tracebacks == []
    assert rounds.silent == []
    assert rounds.false == []
    assert rounds.unrescued == []
    assert rounds.lost == []
    assert rounds.readable["segment"] > 0
    assert rounds.readable["memory_unit"] > 0


def test_damages() -> None:
    see(run([*range(10), *FOUND]))


@pytest.mark.parametrize("seeds", [range(6), pytest.param(range(6, 200), marks=pytest.mark.long)])
def test_pages_in_another_order(seeds: range) -> None:
    see(run(seeds, harm=shuffle_pages))


@pytest.mark.parametrize("seeds", [range(8), pytest.param(range(1000), marks=pytest.mark.long)])
def test_damages_before_an_update_of_the_tables(seeds: range) -> None:
    rounds = run_older(seeds)
    assert rounds.tracebacks == []
    assert rounds.silent == []
    assert rounds.noticed > len(seeds) / 2


def test_a_schema_format_that_there_is_not(make_project: MakeProject) -> None:
    """SQLite gives no code of damage for it."""
    project = make_project()
    project.close()
    path = project.folder / DATABASE
    data = bytearray(path.read_bytes())
    data[44:48] = (9).to_bytes(4)
    path.write_bytes(data)
    with pytest.raises(DamagedProject, match="unsupported file format"):
        open_again(project)


@pytest.mark.long
def test_many_damages() -> None:
    see(run(range(1000)))


@pytest.mark.parametrize(
    "statements",
    [
        (f"UPDATE memory_unit SET id = {LAST}", f"UPDATE segment SET unit = {LAST} WHERE id = 1"),
        (f"UPDATE learning SET number = {LAST}",),
        (f"UPDATE sqlite_sequence SET seq = {LAST} WHERE name = 'learning'",),
        ("UPDATE sqlite_sequence SET seq = 'x' WHERE name = 'learning'",),
        (f"UPDATE segment SET id = {LAST} WHERE id = 5",),
        (f"UPDATE document SET id = {LAST}", f"UPDATE segment SET document = {LAST}"),
        (f"INSERT INTO row_checksum VALUES (2, {LAST}, 77)", "DELETE FROM segment WHERE id = 5"),
    ],
)
def test_rows_after_which_none_can_be_numbered(
    make_project: MakeProject, statements: tuple[str, ...]
) -> None:
    """SQLite would say that the disk is full, at each segment that is confirmed."""
    project = make_project(engine=True)
    project.segments.confirm(1, TaggedText("Ouvrez."))
    for statement in statements:
        harm(project, statement)
    with pytest.raises(DamagedProject), open_again(project) as again:
        raise again.safety.check().error(again.folder)
    report = rescue_project(project.folder)
    assert report.segments == 5
    with Project.open(report.folder, engine_opener=ParrotEngine) as again:
        again.segments.confirm(again.segments.read()[1].row_id, TaggedText("Fermez."))
        again.files.add([project.folder / DOCUMENTS / "1" / "doc0.txt"])
        assert not again.safety.check()


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER x AFTER UPDATE ON segment BEGIN UPDATE segment SET target = 'x'; END",
        "CREATE VIEW x AS SELECT * FROM segment",
    ],
)
def test_what_would_change_more_than_postil_writes_is_refused(
    project: Project, statement: str
) -> None:
    harm(project, statement)
    with pytest.raises(DamagedProject, match="holds x, which Postil did not put there"):
        open_again(project)
    report = rescue_project(project.folder)
    with Project.open(report.folder, engine_opener=ParrotEngine) as again:
        assert again.reports.counts()


@pytest.mark.parametrize("begin", [2**63 - 1, 2])
def test_a_document_that_does_not_begin_where_it_should_is_damage(
    project: Project, begin: int
) -> None:
    harm(project, f"UPDATE document SET first_segment = {begin}")
    with pytest.raises(DamagedProject, match="documents do not begin where they should"):
        open_again(project)
    report = rescue_project(project.folder)
    with Project.open(report.folder, engine_opener=ParrotEngine) as again:
        assert len(again.segments.read()) == report.segments > 0


@pytest.mark.parametrize("has_checksum", [True, False])
def test_cuts_that_unpack_to_gigabytes_are_damaged(project: Project, has_checksum: bool) -> None:
    packed = zlib.compress(bytes(MOST_BYTES + 1), 9)
    harm(project, f"INSERT OR REPLACE INTO document_cuts VALUES (1, x'{packed.hex()}')")
    if not has_checksum:
        harm(project, "DELETE FROM row_checksum")
    with open_again(project) as again, pytest.raises(ProjectError, match="cut off or too large"):
        again.files.export(1, project.folder / "out.txt")
    tracemalloc.start()
    report = rescue_project(project.folder)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 3 * MOST_BYTES  # as it unpacks, it is copied once
    assert [row.table for row in report.left_out] == ["document_cuts"]


def test_a_rescue_takes_the_newer_of_salvage_and_backup(make_project: MakeProject) -> None:
    project = make_project(engine=True)
    project.segments.confirm(1, TaggedText("Ouvrez."))
    project.segments.confirm(2, TaggedText("Fermez."))
    backup = project.safety.back_up()
    project.segments.confirm(2, TaggedText("Fermez le fichier."))
    harm(project, "UPDATE segment SET target = 'Fermez.' WHERE id = 1")
    report = rescue_project(project.folder)
    assert report.from_backup == {"segment": [1]}
    assert report.backups == [backup.name]
    assert (report.segments, report.confirmed) == (5, 2)
    assert "segment: 1 (1)" in (report.folder / REPORT).read_text(encoding="utf-8")
    with Project.open(report.folder, engine_opener=ParrotEngine) as again:
        assert again.segments.get(1).target.plain == "Ouvrez."
        assert again.segments.get(2).target.plain == "Fermez le fichier."
        assert not again.safety.check()
        again.files.export(1, report.folder / "out.txt")


def test_without_a_backup_a_damaged_segment_is_a_draft(project: Project) -> None:
    project.segments.confirm(1, TaggedText("Ouvrez."))
    harm(project, "UPDATE segment SET target = 'Fermez.' WHERE id = 1")
    report = rescue_project(project.folder)
    assert report.doubtful == {"segment": [1]}
    with Project.open(report.folder, engine_opener=ParrotEngine) as again:
        assert (again.segments.get(1).target.plain, again.segments.get(1).state) == (
            "Fermez.",
            "draft",
        )


def test_what_waits_for_a_team_is_rescued(project: Project) -> None:
    project.segments.confirm(1, TaggedText("Ouvrez."))
    rows = {
        "team_outbox": [(1, 1, '{"id": "a"}', ""), (2, 1, None, "refused")],
        "team_taught": [(1, "origin", 7, "pair")],
    }
    with project.context.database.writing() as connection:
        for table, some in rows.items():
            marks = ", ".join("?" * len(some[0]))
            connection.executemany(f"INSERT INTO {table} VALUES ({marks})", some)
    harm(project, "INSERT INTO team_outbox VALUES (3, 99, NULL, '')")  # of a unit that is lost
    report = rescue_project(project.folder)
    with closing(sqlite3.connect(report.folder / DATABASE)) as connection:
        found = {table: connection.execute(f"SELECT * FROM {table}").fetchall() for table in rows}
    assert found == rows


def test_a_rescue_leaves_alone_what_is_there(make_project: MakeProject, tmp_path: Path) -> None:
    project = make_project(engine=True)
    project.segments.confirm(1, TaggedText("Ouvrez."))
    with pytest.raises(ProjectInUse):
        rescue_project(project.folder)
    project.close()
    taken = tmp_path / "taken"
    taken.mkdir()
    (taken / "thesis.txt").write_text("years", encoding="utf-8")
    with pytest.raises(UsageError, match="is not empty"):
        rescue_project(project.folder, taken)
    assert [path.name for path in taken.iterdir()] == ["thesis.txt"]
    assert [path.name for path in tmp_path.glob("*rescued*")] == []


def test_a_rescue_follows_no_links(project: Project, tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("confidential", encoding="utf-8")
    project.close()
    (project.folder / DOCUMENTS / "1" / "link.txt").symlink_to(secret)
    report = rescue_project(project.folder)
    files = [path for path in (report.folder / DOCUMENTS).rglob("*") if path.is_file()]
    assert [path.name for path in files] == ["doc0.txt"]


def test_numbers_of_rows_that_are_gone_are_not_given_again(project: Project) -> None:
    """What was learned from one, or waits for others, names it by its number."""
    for row_id in (1, 2):
        project.segments.confirm(row_id, TaggedText(f"Cible {row_id}."))
    harm(project, "DELETE FROM memory_unit WHERE id = 2")
    harm(project, "UPDATE segment SET unit = NULL, state = 'draft' WHERE id = 2")
    report = rescue_project(project.folder)
    with Project.open(report.folder, engine_opener=ParrotEngine) as again:
        again.segments.confirm(3, TaggedText("Cible 3."))
        with again.context.database.reading() as connection:
            units = [row for (row,) in connection.execute("SELECT id FROM memory_unit")]
    assert 2 not in units
    assert len(units) == len(set(units)) == 2


def test_a_page_that_leads_to_itself_is_read_once(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is on it is not of the table that begins there."""
    project.close()
    path = project.folder / DATABASE
    query = "SELECT rootpage FROM sqlite_master WHERE name = 'recut'"
    with closing(sqlite3.connect(path)) as connection:
        ((root,),) = connection.execute(query).fetchall()
        ((size,),) = connection.execute("PRAGMA page_size").fetchall()
    cell = struct.pack(">I", root) + bytes([2, 2, 9])  # one value, the number 1
    place = size - len(cell)
    page = struct.pack(">BHHHBIH", 0x02, 0, 1, place, 0, root, place).ljust(place, b"\0") + cell
    data = bytearray(path.read_bytes())
    data[(root - 1) * size : root * size] = page
    path.write_bytes(data)
    nodes = []

    def counted(pages: Pages, number: int) -> Node:
        nodes.append(number)
        assert len(nodes) < 10_000
        return read_node(pages, number)

    monkeypatch.setattr(cells, "read_node", counted)
    report = rescue_project(project.folder)
    assert report.segments == 5
    assert root in nodes


def test_what_was_learned_from_lost_segments_is_read_once(
    make_project: MakeProject, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = make_project(["One.", "Two."], ["Three.", "Four."], ["Five.", "Six."], engine=True)
    for row_id in range(1, 7):
        project.segments.confirm(row_id, TaggedText(f"Cible {row_id}."))
    harm(project, "DELETE FROM segment")
    read = []

    class Counted(LearningEvent):
        @classmethod
        def from_bytes(cls, blob: bytes) -> LearningEvent:
            read.append(blob)
            return LearningEvent.from_bytes(blob)

    monkeypatch.setattr(repair, "LearningEvent", Counted)
    report = rescue_project(project.folder)
    assert (report.read_again, report.repairs.remembered) == (6, 6)
    assert len(read) == len(set(read)) == 6
    with Project.open(report.folder, engine_opener=ParrotEngine) as again:
        assert [one.row_id for one in again.segments.read()] == [1, 2, 3, 4, 5, 6]


def test_a_lost_segment_does_not_get_the_number_of_another(project: Project) -> None:
    """What was learned says the number of the last; nothing says that of the third."""
    project.segments.confirm(5, TaggedText("Cible 5."))
    harm(project, "DELETE FROM segment WHERE id IN (3, 5)")
    harm(project, "DELETE FROM row_checksum")
    report = rescue_project(project.folder)
    with Project.open(report.folder, engine_opener=ParrotEngine) as again:
        numbers = [one.row_id for one in again.segments.read()]
        assert numbers[:2] + numbers[3:] == [1, 2, 4, 5]
        assert again.segments.get(5).target.plain == "Cible 5."
        assert again.segments.get(numbers[2]).target.is_empty


def test_nothing_left(project: Project) -> None:
    project.close()
    path = project.folder / DATABASE
    path.write_bytes(bytes(path.stat().st_size))
    with pytest.raises(ProjectError, match="nothing of the project can be read"):
        rescue_project(project.folder)
    assert not project.folder.with_name("project rescued").exists()


def test_a_backup_as_it_is(project: Project) -> None:
    project.segments.confirm(1, TaggedText("Ouvrez."))
    backup = project.safety.back_up()
    assert backup.counts() == (5, 1)
    project.segments.confirm(2, TaggedText("Fermez."))
    folder = restore_backup(backup, project.folder)
    with Project.open(folder, engine_opener=ParrotEngine) as again:
        assert again.segments.get(1).confirmed
        assert not again.segments.get(2).confirmed


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork")
@pytest.mark.parametrize(("frame", "said"), [(2, "cut"), (-1, "torn"), (None, "")])
def test_a_damaged_log(project: Project, frame: int | None, said: str) -> None:
    """A log that a crash left: SQLite reads it up to the first frame that is not sound."""
    folder = project.folder
    project.close()
    child = os.fork()
    if child == 0:
        try:
            inside = Project.open(folder, engine_opener=ParrotEngine)
            for row_id in (1, 2, 3):
                inside.segments.confirm(row_id, TaggedText(f"Cible {row_id}."))
        finally:
            os._exit(0)  # as if killed: the log stays
    os.waitpid(child, 0)
    log = folder / f"{DATABASE}-wal"
    data = bytearray(log.read_bytes())
    size = 24 + 4096
    if frame is not None:
        start = 32 + size * (frame % ((len(data) - 32) // size))
        data[start + 24 + 2000] ^= 1
        log.write_bytes(data)
    if said == "cut":
        with pytest.raises(DamagedProject, match="its log has lost a part"):
            Project.open(folder, engine_opener=ParrotEngine)
    report = rescue_project(folder)
    assert report.last_is_torn == bool(said)
    assert report.confirmed >= 2
    if said != "cut":
        with Project.open(folder, engine_opener=ParrotEngine) as again:
            assert again.safety.last_is_torn == (said == "torn")
            assert not again.safety.check()


def test_ignored_findings_that_are_none_are_left_out(
    make_project: MakeProject, tmp_path: Path
) -> None:
    """A number would be as many bytes, a text an error."""
    project = make_project(["Open the file."])
    project.segments.save_draft(1, TaggedText("Ouvrez  le fichier"))
    issues = project.checks.segment(1)
    with project.context.database.writing() as connection:
        connection.executemany("INSERT INTO ignored_finding VALUES (1, ?)", [("text",), (1 << 50,)])
    assert issues
    assert project.checks.segment(1) == issues
    pack_project(project, tmp_path / "out.postilproject")
    assert (tmp_path / "out.postilproject").is_file()

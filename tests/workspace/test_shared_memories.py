"""A memory that several projects share: attached by reference, given what is confirmed."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path

import pytest
from workspace_engine import ParrotEngine
from workspace_project import create, reopen

from postil.errors import InputError, UsageError
from postil.formats.exchange.tmx import TmxWriter, TranslationUnit
from postil.memory.shared import SharedMemory
from postil.memory.staging import staged_memories
from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText
from postil.workspace.project import Project
from postil.workspace.proposals.match_settings import MatchSettings, MemorySettings
from postil.workspace.proposals.memories import FEW_UNITS
from postil.workspace.proposals.shared_memories import create_shared
from postil.workspace.safety.project_rescue import rescue_project
from postil.workspace.schema import DATABASE

LINES = ["Open the tray.", "Close the tray.", "Load paper."]
PATIENCE = 60.0
Open = Callable[..., Project]


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    path = tmp_path / "customer.postilmemory"
    create_shared(path, ("en", "fr"))
    return path


@pytest.fixture
def open_project(tmp_path: Path) -> Iterator[Open]:
    opened: list[Project] = []

    def make(name: str, lines: list[str] = LINES) -> Project:
        project = create(tmp_path / name, [lines], None)
        opened.append(project)
        return project

    yield make
    for project in opened:
        project.close()


def confirm(project: Project, place: int, target: str) -> None:
    row = project.segments.read(place, place + 1)[0].row_id
    project.segments.confirm(row, TaggedText(target))


def targets(project: Project, place: int, memory: str = "customer") -> list[str]:
    """Translations that a memory has for a segment."""
    row = project.segments.read(place, place + 1)[0].row_id
    found = project.matching.memory(row)
    return [one.target.plain for one in found if memory in one.origin and (one.score or 0) >= 100]


def units(path: Path) -> list[tuple[str, str]]:
    memory = SharedMemory(path)
    try:
        return [(unit.source.plain, unit.target.plain) for unit in memory.units()]
    finally:
        memory.close()


def eventually(holds: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def test_what_was_confirmed_yesterday_is_there_in_the_next_project(
    open_project: Open, shared: Path
) -> None:
    first = open_project("first")
    confirm(first, 0, "Ouvrez le bac.")
    assert first.memories.attach(shared, updates=True) == "customer"
    confirm(first, 1, "Fermez le bac.")
    first.close()
    assert units(shared) == [
        ("Open the tray.", "Ouvrez le bac."),
        ("Close the tray.", "Fermez le bac."),
    ]
    second = open_project("second")
    second.memories.attach(shared)
    assert targets(second, 0) == ["Ouvrez le bac."]
    assert targets(second, 1) == ["Fermez le bac."]
    assert second.memories.sizes() == {"Manual": 0, "customer": 2}
    confirm(second, 2, "Chargez du papier.")
    second = reopen(second)
    assert targets(second, 0) == ["Ouvrez le bac."], "it is attached for good"
    second.close()
    assert len(units(shared)) == 2, "a memory that is only read gets nothing"


def test_two_open_projects_see_at_once_what_the_other_confirms(
    open_project: Open, shared: Path
) -> None:
    one, other = open_project("one"), open_project("other")
    for project in (one, other):
        project.memories.attach(shared, updates=True)
    confirm(one, 0, "Ouvrez le bac.")
    assert eventually(lambda: targets(other, 0) == ["Ouvrez le bac."])
    confirm(one, 0, "Ouvrir le bac.")
    assert eventually(lambda: targets(other, 0) == ["Ouvrir le bac."]), "changed, not doubled"
    confirm(other, 1, "Fermer le bac.")
    assert eventually(lambda: targets(one, 1) == ["Fermer le bac."])
    hits = one.memories.concordance("tray")
    assert {hit.memory for hit in hits} == {"Manual", "customer"}
    row = one.segments.read(0, 1)[0].row_id
    one.segments.unconfirm(row)
    assert eventually(lambda: targets(other, 0) == []), "taken back here, gone there"


def test_what_two_projects_confirm_alike_is_there_once_as_long_as_one_has_it(
    open_project: Open, shared: Path
) -> None:
    one, other = open_project("one"), open_project("other")
    for project in (one, other):
        project.memories.attach(shared, updates=True)
        confirm(project, 0, "Ouvrez le bac.")
        project.memories.shared.wait()
    assert units(shared) == [("Open the tray.", "Ouvrez le bac.")]
    one.segments.unconfirm(one.segments.read(0, 1)[0].row_id)
    one.memories.shared.wait()
    assert units(shared) == [("Open the tray.", "Ouvrez le bac.")]
    other.segments.unconfirm(other.segments.read(0, 1)[0].row_id)
    other.memories.shared.wait()
    assert units(shared) == []


def test_what_a_memory_was_made_of_follows_its_project(open_project: Open, tmp_path: Path) -> None:
    first, path = open_project("first"), tmp_path / "client.postilmemory"
    for place, target in enumerate(("Ouvrez le bac.", "Fermez le bac.", "Chargez du papier.")):
        confirm(first, place, target)
    assert first.memories.share("Manual", path) == 3
    first.memories.attach(path, updates=True)
    first.memories.shared.wait()
    assert len(units(path)) == 3, "nothing is there twice"
    confirm(first, 0, "Ouvrez le tiroir.")
    first.segments.unconfirm(first.segments.read(1, 2)[0].row_id)
    first.memories.shared.wait()
    assert units(path) == [
        ("Open the tray.", "Ouvrez le tiroir."),
        ("Load paper.", "Chargez du papier."),
    ]
    second = open_project("second")
    second.memories.attach(path, updates=True)
    confirm(second, 2, "Chargez du papier.")
    second.memories.shared.wait()
    first.segments.unconfirm(first.segments.read(2, 3)[0].row_id)
    first.memories.shared.wait()
    assert ("Load paper.", "Chargez du papier.") in units(path), "the other one has it, too"


def test_units_that_no_project_made_are_never_removed(open_project: Open, tmp_path: Path) -> None:
    made = open_project("made")
    confirm(made, 0, "Ouvrez le bac.")
    path = tmp_path / "brought.postilmemory"
    assert made.memories.share("Manual", path) == 1
    other = open_project("other")
    other.memories.attach(path, updates=True)
    confirm(other, 0, "Ouvrez le bac.")
    other.memories.shared.wait()
    assert len(units(path)) == 1, "found there"
    other.segments.unconfirm(other.segments.read(0, 1)[0].row_id)
    other.memories.shared.wait()
    assert len(units(path)) == 1


def test_imported_units_stay_though_a_project_had_them_too(
    open_project: Open, shared: Path, tmp_path: Path
) -> None:
    made = open_project("made")
    confirm(made, 0, "Ouvrez le bac.")
    made.memories.export(tmp_path / "made.tmx")
    other = open_project("other")
    other.memories.attach(shared, updates=True)
    other.memories.import_into("customer", tmp_path / "made.tmx")
    confirm(other, 0, "Ouvrez le bac.")
    other.memories.shared.wait()
    assert len(units(shared)) == 1
    other.segments.unconfirm(other.segments.read(0, 1)[0].row_id)
    other.memories.shared.wait()
    assert len(units(shared)) == 1


def test_priority_and_penalty_weigh_a_shared_memory(open_project: Open, shared: Path) -> None:
    first = open_project("first")
    first.memories.attach(shared, updates=True)
    confirm(first, 0, "Ouvrez le bac.")
    first.close()
    second = open_project("second")
    name = second.memories.attach(shared)
    weighed = MemorySettings(penalty=10, priority=3)
    second.memories.set_settings(MatchSettings(memories={name: weighed}))
    row = second.segments.read(0, 1)[0].row_id
    match = second.matching.memory(row)[0]
    assert (match.score, match.penalty) == (90, 10)


def test_switching_to_read_and_update_gives_what_was_confirmed_before(
    open_project: Open, shared: Path
) -> None:
    project = open_project("one")
    name = project.memories.attach(shared)
    confirm(project, 0, "Ouvrez le bac.")
    project.memories.shared.wait()
    assert units(shared) == []
    assert not project.units.may_change(name)
    project.memories.set_settings(MatchSettings(memories={name: MemorySettings(read_only=False)}))
    project.memories.shared.wait()
    assert units(shared) == [("Open the tray.", "Ouvrez le bac.")]
    (number,) = project.units.browse(name).ids
    project.units.change(name, int(number), TaggedText("Ouvre le bac."))
    assert units(shared) == [("Open the tray.", "Ouvre le bac.")]
    assert project.segments.read(0, 1)[0].target.plain == "Ouvrez le bac."


def test_a_memory_that_is_not_there_keeps_nobody_from_work_and_gets_it_all_later(
    open_project: Open, shared: Path
) -> None:
    project = open_project("one")
    project.memories.attach(shared, updates=True)
    project.close()
    away = shared.rename(shared.with_name("away"))
    project = Project.open(project.folder, engine_opener=ParrotEngine)
    confirm(project, 0, "Ouvrez le bac.")
    state = project.memories.shared.states()["customer"]
    assert state.waiting == 1
    assert "no such memory" in state.problem
    assert project.memories.sizes() == {"Manual": 1}
    project.close()
    away.rename(shared)
    project = Project.open(project.folder, engine_opener=ParrotEngine)
    project.memories.shared.wait()
    assert project.memories.shared.states()["customer"].waiting == 0
    project.close()
    assert units(shared) == [("Open the tray.", "Ouvrez le bac.")]


def test_a_rescued_project_gives_what_waited_and_takes_nothing_back(
    open_project: Open, shared: Path
) -> None:
    project = open_project("one")
    project.memories.attach(shared, updates=True)
    confirm(project, 0, "Ouvrez le bac.")
    project.memories.shared.wait()
    project.close()
    away = shared.rename(shared.with_name("away"))
    project = Project.open(project.folder, engine_opener=ParrotEngine)
    confirm(project, 0, "Ouvrez-le.")
    confirm(project, 1, "Fermez le bac.")
    project.close()
    with closing(sqlite3.connect(project.folder / DATABASE, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("DELETE FROM memory_unit WHERE target = 'Ouvrez-le.'")
        connection.execute("DELETE FROM segment WHERE target = 'Ouvrez-le.'")
    report = rescue_project(project.folder)
    assert report.salvaged["shared_outbox"] == 2
    assert report.repairs.dropped["shared_outbox"] == 1
    away.rename(shared)
    with Project.open(report.folder, engine_opener=ParrotEngine) as again:
        again.memories.shared.wait()
        assert again.memories.shared.states()["customer"].waiting == 0
    assert units(shared) == [
        ("Open the tray.", "Ouvrez le bac."),
        ("Close the tray.", "Fermez le bac."),
    ]


def test_a_memory_is_taken_out_of_a_project_and_stays_a_file(
    open_project: Open, shared: Path
) -> None:
    project = open_project("one")
    name = project.memories.attach(shared, updates=True)
    with pytest.raises(UsageError, match="already, as customer"):
        project.memories.attach(shared)
    confirm(project, 0, "Ouvrez le bac.")
    project.memories.shared.wait()
    project.memories.remove(name)
    assert list(project.memories.sizes()) == ["Manual"]
    confirm(project, 1, "Fermez le bac.")
    project = reopen(project)
    assert list(project.memories.sizes()) == ["Manual"]
    project.close()
    assert units(shared) == [("Open the tray.", "Ouvrez le bac.")]


def test_a_memory_is_not_closed_while_it_is_given_something(
    open_project: Open, shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = open_project("one")
    name = project.memories.attach(shared, updates=True)
    (memory,) = project.memories.shared.memories
    begun, go_on = threading.Event(), threading.Event()
    contribute = memory.contribute

    def slowly(key: str, changed: Mapping[int, MemoryUnit | None]) -> None:
        begun.set()
        assert go_on.wait(PATIENCE)
        contribute(key, changed)

    monkeypatch.setattr(memory, "contribute", slowly)
    confirm(project, 0, "Ouvrez le bac.")
    assert begun.wait(PATIENCE)
    removing = threading.Thread(target=project.memories.remove, args=(name,))
    removing.start()
    removing.join(0.2)
    go_on.set()
    removing.join(PATIENCE)
    assert not removing.is_alive()
    project.close()
    assert units(shared) == [("Open the tray.", "Ouvrez le bac.")]


def test_files_that_are_no_shared_memory_of_these_languages_are_refused(
    open_project: Open, tmp_path: Path
) -> None:
    project = open_project("one")
    other = tmp_path / "other.postilmemory"
    create_shared(other, ("en", "de"))
    with pytest.raises(UsageError, match="from en to de"):
        project.memories.attach(other)
    plain = tmp_path / "plain.postilmemory"
    with closing(sqlite3.connect(plain)) as connection:
        connection.execute("CREATE TABLE anything (x)")
    for path in (plain, tmp_path / "none.postilmemory"):
        with pytest.raises(InputError):
            project.memories.attach(path)
    with closing(sqlite3.connect(plain)) as connection:
        assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("anything",)]
    assert list(project.memories.sizes()) == ["Manual"]
    with pytest.raises(UsageError, match="there already"):
        project.memories.share("Manual", other)


def test_many_units_come_at_once_and_others_follow(open_project: Open, shared: Path) -> None:
    one, other = open_project("one"), open_project("other")
    for project in (one, other):
        project.memories.attach(shared, updates=True)
    assert targets(other, 0) == []
    many = [
        MemoryUnit(TaggedText(f"Print page {n}."), TaggedText(f"Imprimez la page {n}."))
        for n in range(FEW_UNITS + 5)
    ]
    many.append(MemoryUnit(TaggedText(LINES[0]), TaggedText("Ouvrez le bac.")))
    assert one.memories.add_units("customer", many) == len(many)
    assert targets(other, 0) == ["Ouvrez le bac."]
    assert other.memories.sizes()["customer"] == len(many)
    with pytest.raises(UsageError, match="another program"):
        second = SharedMemory(shared)
        try:
            with second.importing():
                one.memories.add_units("customer", many)
        finally:
            second.close()
    assert other.memories.sizes()["customer"] == len(many)


def test_others_follow_when_a_memory_without_units_gets_more_than_are_noted(
    shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("postil.memory.store.CHANGES_LIMIT", 3)
    monkeypatch.setattr("postil.memory.store.BATCH", 2)
    with closing(SharedMemory(shared)) as one, closing(SharedMemory(shared)) as other:
        assert len(other) == 0
        one.read_only = False
        one.add_many(MemoryUnit(TaggedText(f"Page {n}"), TaggedText(f"{n}")) for n in range(9))
        assert len(other) == 9
        assert [match.score for match in other.lookup(TaggedText("Page 8"))][:1] == [100]
        assert len(other.concordance("Page")) == 9


def test_a_file_is_imported_into_a_shared_memory_and_only_what_is_new(
    open_project: Open, shared: Path, tmp_path: Path
) -> None:
    project = open_project("one")
    name = project.memories.attach(shared, updates=True)
    path = tmp_path / "client.tmx"
    with TmxWriter(path, "en", "fr") as writer:
        for number in range(20):
            writer.write(TranslationUnit(TaggedText(f"Page {number}"), TaggedText(f"{number}")))
    assert project.memories.import_into(name, path).kept == 20
    report = project.memories.import_into(name, path)
    assert (report.kept, report.read) == (0, 20)
    assert len(units(shared)) == 20


def test_nobody_waits_for_a_memory_that_another_program_writes_to(
    open_project: Open, shared: Path
) -> None:
    project = open_project("one")
    project.memories.attach(shared, updates=True)
    assert targets(project, 0) == []
    with closing(sqlite3.connect(shared, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        done = threading.Event()

        def work() -> None:
            confirm(project, 0, "Ouvrez le bac.")
            targets(project, 1)
            project.memories.concordance("tray")
            done.set()

        thread = threading.Thread(target=work)
        thread.start()
        assert done.wait(PATIENCE), "confirmed and looked up while the file was locked"
        assert project.memories.shared.states()["customer"].waiting == 1
        other.execute("ROLLBACK")
        thread.join()
    project.memories.shared.wait()
    assert len(units(shared)) == 1


CHILD = """
import sys
from pathlib import Path
from postil.text.tags import TaggedText
from postil.workspace.project import Project

project = Project.open(Path(sys.argv[1]))
for segment in project.segments.read(0, project.segments.count()):
    project.segments.confirm(segment.row_id, TaggedText(f"{segment.source.plain} fr"))
    print(segment.row_id, flush=True)
import time
time.sleep(600)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
def test_a_program_that_is_killed_loses_nothing_and_doubles_nothing(
    open_project: Open, shared: Path
) -> None:
    lines = [f"Line {number} of the text." for number in range(60)]
    project = open_project("one", lines)
    project.memories.attach(shared, updates=True)
    project.close()
    reader = open_project("reader", lines)
    reader.memories.attach(shared)
    for killed_after in (7, 23, 60):
        child = subprocess.Popen(
            [sys.executable, "-c", CHILD, str(project.folder)],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        assert child.stdout is not None
        for _ in range(killed_after):
            assert child.stdout.readline()
        os.kill(child.pid, signal.SIGKILL)
        child.wait()
        child.stdout.close()
        targets(reader, 0)  # and who reads goes on
    project = Project.open(project.folder, engine_opener=ParrotEngine)
    project.memories.shared.wait()
    project.close()
    assert sorted(units(shared)) == sorted((line, f"{line} fr") for line in lines)
    assert targets(reader, 59) == ["Line 59 of the text. fr"]
    with closing(sqlite3.connect(shared)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_what_a_killed_import_left_is_removed(open_project: Open, shared: Path) -> None:
    project = open_project("one")
    project.memories.attach(shared, updates=True)
    project.close()
    with closing(sqlite3.connect(shared)) as connection:
        connection.execute("INSERT INTO memory (name, staged) VALUES ('left', 1)")
        connection.commit()
    project = Project.open(project.folder, engine_opener=ParrotEngine)

    def left() -> list[int]:
        with closing(sqlite3.connect(shared)) as connection:
            return staged_memories(connection)

    assert eventually(lambda: not left())
    project.close()

"""A memory is imported beside all else, and is there as a whole or not at all."""

from __future__ import annotations

import math
import os
import shutil
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from workspace_engine import ParrotEngine
from workspace_project import MakeProject, create, reopen

from postil.errors import Cancelled, InputError, UsageError
from postil.formats.exchange.tmx import TmxWriter, TranslationUnit
from postil.memory.importer import ALREADY_THERE, import_tmx
from postil.memory.staging import AT_ONCE, MOVED_AT_ONCE
from postil.memory.store import TranslationMemory
from postil.memory.units import Context, MemoryUnit
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.project import Project
from postil.workspace.proposals.match_settings import MatchSettings, MemorySettings
from postil.workspace.proposals.memories import FEW_UNITS

UNITS = 2 * AT_ONCE + 507
LINES = [f"Print page {number} of the guide." for number in range(20)]
PATIENCE = 60.0
MANY = 6 * MOVED_AT_ONCE
ROWS = {
    "memory": "SELECT count(*) FROM memory WHERE staged",
    "unit": "SELECT count(*) FROM memory_unit WHERE memory IN (SELECT id FROM memory WHERE staged)",
    "orphan": "SELECT count(*) FROM memory_unit WHERE memory NOT IN (SELECT id FROM memory)",
    "block": "SELECT count(*) FROM memory_block WHERE memory NOT IN (SELECT id FROM memory)",
}


@pytest.fixture
def project(make_project: MakeProject) -> Project:
    return make_project(LINES)


@pytest.fixture
def memory(tmp_path: Path) -> Path:
    return write(tmp_path / "large.tmx")


def write(path: Path, count: int = UNITS) -> Path:
    with TmxWriter(path, "en", "fr") as writer:
        for number in range(count):
            writer.write(TranslationUnit(text(f"Print page {number}."), text(f"Page {number}.")))
    return path


def text(words: str) -> TaggedText:
    return TaggedText(words)


def units(first: int, last: int) -> Iterator[MemoryUnit]:
    for number in range(first, last):
        yield MemoryUnit(text(f"Print page {number}."), text(f"Page {number}."))


def left(project: Project) -> dict[str, int]:
    """Rows of what was imported in part."""
    with project._database.reading() as connection:
        return {name: connection.execute(query).fetchone()[0] for name, query in ROWS.items()}


def wait_until_nothing_is_left(project: Project) -> None:
    until = time.monotonic() + PATIENCE
    while any(left(project).values()):
        assert time.monotonic() < until, left(project)
        time.sleep(0.02)
    with project._database.reading() as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@contextmanager
def importing(project: Project, memory: Path) -> Iterator[Progress]:
    """An import that stands still in its middle while the block runs."""
    middle, go_on = threading.Event(), threading.Event()

    def listen(progress: Progress) -> None:
        if progress.fraction > 0.5:
            middle.set()
            go_on.wait(PATIENCE)

    progress = Progress(listen)
    failed: list[BaseException] = []

    def work() -> None:
        try:
            project.memories.add(memory, progress)
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    try:
        assert middle.wait(PATIENCE)
        yield progress
    finally:
        go_on.set()
        thread.join(PATIENCE)
    assert progress.cancelled == any(isinstance(error, Cancelled) for error in failed)
    assert len(failed) == progress.cancelled


def test_all_goes_on_while_a_memory_is_imported(project: Project, memory: Path) -> None:
    with importing(project, memory):
        assert left(project)["unit"] > 0
        project.segments.save_draft(2, text("Brouillon"))
        project.segments.confirm(1, text("Imprimez la page 0 du guide."))
        assert project.matching.memory(3)[0].target.text == "Imprimez la page 0 du guide."
        assert len(project.memories.concordance("page")) == 1
        assert project.memories.sizes() == {"Manual": 1}
        assert len(project.memories.concordance("Page 4", "target", mode="fuzzy")) == 0
    assert project.memories.sizes() == {"Manual": 1, "large": UNITS}
    assert project.segments.get(2).target.text == "Brouillon"
    with reopen(project) as again:
        assert again.memories.sizes() == {"Manual": 1, "large": UNITS}
        assert not any(left(again).values())


def test_it_is_the_memory_that_a_file_of_its_own_would_be(
    project: Project, memory: Path, tmp_path: Path
) -> None:
    alone = TranslationMemory.open_file(tmp_path / "alone.sqlite", "large", "en")
    import_tmx(alone, memory, "en", "fr")
    project.memories.add(memory)
    check_same(project.memories.references[0], alone)
    with reopen(project) as again:
        check_same(again.memories.references[0], alone)
    alone.close()


def check_same(shown: TranslationMemory, other: TranslationMemory) -> None:
    assert list(shown.units()) == list(other.units())
    for line in LINES:
        assert shown.lookup(text(line)) == other.lookup(text(line))
        assert shown.fragments(text(line)) == other.fragments(text(line))
    for query in ("page 12", "print"):
        assert shown.concordance(query) == other.concordance(query)
        near = [one.concordance(query, "target", mode="fuzzy") for one in (shown, other)]
        assert near[0] == near[1]


def test_a_cancelled_import_leaves_nothing(project: Project, memory: Path) -> None:
    with importing(project, memory) as progress:
        project.segments.confirm(1, text("Imprimez la page 0 du guide."))
        progress.cancel()
    assert project.memories.sizes() == {"Manual": 1}
    wait_until_nothing_is_left(project)
    assert project.memories.add(memory)[0] == "large"


def test_a_damaged_file_leaves_nothing(project: Project, memory: Path) -> None:
    whole = memory.read_bytes()
    memory.write_bytes(whole[:-200])
    with pytest.raises(InputError):
        project.memories.add(memory)
    wait_until_nothing_is_left(project)
    assert project.memories.sizes() == {"Manual": 0}


def test_closing_ends_the_removal_and_opening_goes_on_with_it(
    project: Project, memory: Path
) -> None:
    with importing(project, memory) as progress:
        progress.cancel()
    with reopen(project) as again:
        wait_until_nothing_is_left(again)
        assert again.memories.sizes() == {"Manual": 0}


def test_many_units_are_added_to_a_memory_at_once(project: Project) -> None:
    add = project.units.add
    assert add("Other", units(0, 10)) == 10
    assert add("Other", units(10, 10 + FEW_UNITS)) == FEW_UNITS
    many = 10 + FEW_UNITS
    assert project.memories.sizes()["Other"] == many
    other = project.memories.references[0]
    for number in (5, many - 1):  # one of those before, and a new one
        found = other.lookup(text(f"Print page {number} ."))
        assert found[0].unit.source.text == f"Print page {number}."
    assert len(project.memories.concordance("age 1009", "target", mode="fuzzy")) <= 1
    assert len(project.memories.concordance("Page 1009.", "target")) == 1
    assert add("New", units(0, FEW_UNITS + 1)) == FEW_UNITS + 1
    with reopen(project) as again:
        assert again.memories.sizes() == {"Manual": 0, "Other": many, "New": FEW_UNITS + 1}
        assert len(again.memories.concordance("Page 1009.", "target")) == 1
        assert not any(left(again).values())


def test_units_are_added_to_an_empty_memory_of_that_name(project: Project) -> None:
    assert project.units.add("Other", []) == 0
    assert project.units.add("Other", units(0, 3)) == 3
    assert project.units.add("Third", []) == 0
    assert project.units.add("Third", units(0, FEW_UNITS)) == FEW_UNITS
    assert project.memories.sizes() == {"Manual": 0, "Other": 3, "Third": FEW_UNITS}


def test_a_read_only_memory_takes_no_units(project: Project) -> None:
    project.units.add("Other", units(0, 1))
    project.memories.set_settings(MatchSettings(memories={"Other": MemorySettings(read_only=True)}))
    for count in (1, FEW_UNITS):
        with pytest.raises(UsageError, match="read-only"):
            project.units.add("Other", units(1, 1 + count))
    assert project.memories.sizes()["Other"] == 1


def run_and_kill(folder: Path, memory: Path, *, half: bool) -> list[int]:
    """Confirm segments while a memory is imported, and be killed when half of it was read, or when
    it is there; the segments that were told as confirmed.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            project = Project.open(folder, engine_opener=ParrotEngine)

            def listen(progress: Progress) -> None:
                if half and progress.fraction > 0.5:
                    os.write(writing, b"\0")
                    time.sleep(PATIENCE)

            def bring() -> None:
                project.memories.add(memory, Progress(listen))
                os.write(writing, b"\0")

            threading.Thread(target=bring, daemon=True).start()
            for row_id in range(1, len(LINES) + 1):
                project.segments.confirm(row_id, text(f"Ligne {row_id}"))
                os.write(writing, bytes([row_id]))
            time.sleep(PATIENCE)
        finally:
            os._exit(1)
    os.close(writing)
    confirmed = []
    with os.fdopen(reading, "rb", buffering=0) as reports:
        while (row := reports.read(1)) not in (b"\0", b""):
            confirmed += list(row)
        os.kill(child, signal.SIGKILL)
        confirmed += list(reports.read().strip(b"\0"))
    os.waitpid(child, 0)
    return confirmed


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork and SIGKILL")
@pytest.mark.parametrize("half", [True, False])
def test_killed_while_importing(tmp_path: Path, memory: Path, half: bool) -> None:
    folder = tmp_path / "project"
    create(folder, [LINES], None).close()
    confirmed = run_and_kill(folder, memory, half=half)
    with Project.open(folder, engine_opener=ParrotEngine) as project:
        for row_id in confirmed:
            assert project.segments.get(row_id).target.text == f"Ligne {row_id}"
            assert project.matching.memory(row_id)[0].target.text == f"Ligne {row_id}"
        wait_until_nothing_is_left(project)
        sizes = project.memories.sizes()
        assert sizes.pop("Manual") >= len(confirmed)
        assert sizes == ({} if half else {"large": UNITS})


SWITCHES = ("UPDATE memory SET name", "UPDATE memory SET moving_to")


def import_and_die(folder: Path, memory: Path, into: str, last: float) -> list[str]:
    """Import a memory in a process of its own, which kills itself before it runs the statement of
    that number, counted from the one that makes staged units visible; the statements that it ran.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            project = Project.open(folder, engine_opener=ParrotEngine)
            ran = 0

            def count(statement: str) -> None:
                nonlocal ran
                if statement.startswith("--"):  # a step of a trigger
                    return
                if ran or statement.startswith(SWITCHES):
                    if ran >= last:
                        os.kill(os.getpid(), signal.SIGKILL)
                    ran += 1
                    os.write(writing, f"{statement.split(None, 1)[0]}\n".encode())

            with project._database.writing() as connection:
                connection.set_trace_callback(count)
            if into:
                project.memories.import_into(into, memory)
            else:
                project.memories.add(memory)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading) as report:
        said = report.read().split("\n")[:-1]
    os.waitpid(child, 0)
    return said


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork and SIGKILL")
@pytest.mark.parametrize("into", ["", "known"])
def test_killed_at_any_statement_of_the_switch(tmp_path: Path, memory: Path, into: str) -> None:
    folder = tmp_path / "project"
    with create(folder, [LINES], None) as project:
        project.units.add("known", units(UNITS, UNITS + 9))
    before = {"Manual": 0, "known": 9}
    after = {"Manual": 0, "known": 9 + UNITS} if into else {**before, "large": UNITS}
    whole = shutil.copytree(folder, tmp_path / "whole")
    statements = import_and_die(whole, memory, into, math.inf)
    switched = statements.index("COMMIT") + 1
    middle = [switched + (len(statements) - switched) * part // 3 for part in (1, 2)]
    some = {0, 1, 2, switched - 1, switched, switched + 1, *middle, len(statements) - 1}
    for last in sorted(some):
        copy = shutil.copytree(folder, tmp_path / f"killed-{last}")
        import_and_die(copy, memory, into, last)
        with Project.open(copy, engine_opener=ParrotEngine) as project:
            wait_until_nothing_is_left(project)
            expected = before if last < switched else after
            assert project.memories.sizes() == expected
            hits = project.memories.concordance("page 17", whole_words=True)
            assert bool(hits) == (expected == after)
            found = project.memories.lookup(text("Print page 1234."), 99, 5, Context())
            assert bool(found) == (expected == after)


def test_nobody_waits_for_units_that_are_moved_to_a_memory(
    project: Project, tmp_path: Path
) -> None:
    """Whoever writes comes between two short transactions, and sees what he wrote."""
    project.units.add("known", units(50_000, 50_000 + FEW_UNITS))
    moved: list[int] = []
    query = "SELECT count(*) FROM memory_unit WHERE memory = (SELECT id FROM memory WHERE name = ?)"

    def between() -> None:
        with project._database.reading() as connection:
            (size,) = connection.execute(query, ("known",)).fetchone()
        if FEW_UNITS < size < FEW_UNITS + MANY and len(moved) < len(LINES):
            moved.append(size)
            project.segments.confirm(len(moved), text(f"Ligne {len(moved)}"))

    stop = threading.Event()

    def work() -> None:
        while not stop.wait(0.0005):
            between()

    thread = threading.Thread(target=work)
    thread.start()
    try:
        project.memories.import_into("known", write(tmp_path / "new.tmx", MANY))
    finally:
        stop.set()
        thread.join()
    assert moved
    assert project.memories.sizes()["known"] == FEW_UNITS + MANY
    for number in range(0, MANY, 100):
        (best, *_) = project.memories.lookup(text(f"Print page {number}."), 99, 5, Context())
        assert best.unit.target.text == f"Page {number}."
    for row_id in range(1, len(moved) + 1):
        assert project.matching.memory(row_id)[0].target.text == f"Ligne {row_id}"


def tmx(
    path: Path, pairs: list[tuple[str, str]], languages: tuple[str, str] = ("en", "fr")
) -> Path:
    with TmxWriter(path, *languages) as writer:
        for source, target in pairs:
            writer.write(TranslationUnit(text(source), text(target)))
    return path


def test_a_file_imported_again_brings_what_is_new(project: Project, tmp_path: Path) -> None:
    pairs = [(f"Page {number}", f"Feuille {number}") for number in range(9)]
    path = tmx(tmp_path / "client.tmx", pairs)
    assert project.memories.add(path)[0] == "client"
    name, report = project.memories.add(path)
    assert (name, report.read, report.kept, report.rejected) == ("client", 9, 0, 9)
    assert dict(report.reasons) == {ALREADY_THERE: 9}
    tmx(path, [*pairs, ("Page 1", "Une feuille"), ("Page 10", "Feuille 10")])
    name, report = project.memories.add(path)
    assert (name, report.kept, report.reasons[ALREADY_THERE]) == ("client (2)", 2, 9)
    name, report = project.memories.add(path)
    assert (name, report.kept, report.reasons[ALREADY_THERE]) == ("client", 0, 11)
    other, report = project.memories.add(path.rename(tmp_path / "other.tmx"))
    assert (other, report.kept) == ("other", 11)  # each file's memory is whole
    assert project.memories.sizes() == {"Manual": 0, "client": 9, "client (2)": 2, "other": 11}
    wait_until_nothing_is_left(project)


def test_a_file_without_units_of_these_languages_is_refused(
    project: Project, tmp_path: Path
) -> None:
    with pytest.raises(InputError, match="has no units"):
        project.memories.add(tmx(tmp_path / "empty.tmx", []))
    japanese = tmx(tmp_path / "japanese.tmx", [("Page", "ページ"), ("Line", "行")], ("en", "ja"))
    with pytest.raises(
        InputError, match="none of its 2 units has a text in en and one in fr"
    ) as no:
        project.memories.add(japanese)
    assert "en, ja" in no.value.hint
    assert list(project.memories.sizes()) == ["Manual"]
    wait_until_nothing_is_left(project)


def test_a_memory_is_removed_with_all_that_refers_to_it(project: Project, memory: Path) -> None:
    name, _ = project.memories.add(memory)
    project.memories.set_settings(MatchSettings(memories={name: MemorySettings(penalty=3)}))
    project.units.add("added", units(0, 3))
    assert project.memories.concordance("page 17")
    project.memories.remove(name)
    assert list(project.memories.sizes()) == ["Manual", "added"]
    assert name not in project.memories.settings.memories
    assert not project.memories.concordance("page 17")
    wait_until_nothing_is_left(project)
    with reopen(project) as again:
        assert list(again.memories.sizes()) == ["Manual", "added"]
        assert again.memories.settings.memory(name) == MemorySettings()
        assert again.memories.add(memory)[1].kept == UNITS


def test_a_removed_memory_stays_removed_when_the_project_is_closed_at_once(
    project: Project, memory: Path
) -> None:
    name, _ = project.memories.add(memory)
    project.memories.remove(name)
    with reopen(project) as again:
        assert list(again.memories.sizes()) == ["Manual"]
        wait_until_nothing_is_left(again)


def test_memories_that_cannot_be_removed(project: Project, memory: Path) -> None:
    name, _ = project.memories.add(memory)
    with pytest.raises(UsageError, match="no memory other"):
        project.memories.remove("other")
    with pytest.raises(UsageError, match="own memory"):
        project.memories.remove("Manual")
    project.memories.set_settings(MatchSettings(memories={name: MemorySettings(read_only=True)}))
    with pytest.raises(UsageError, match="read-only"):
        project.memories.remove(name)
    assert list(project.memories.sizes()) == ["Manual", name]


def test_deleting_a_unit_is_undone(project: Project) -> None:
    project.units.add("added", units(0, 3))
    project.memories.set_settings(
        MatchSettings(memories={"added": MemorySettings(read_only=False)})
    )
    (number, *_) = project.units.browse("added").ids.tolist()
    unit = project.units.unit("added", number)
    project.units.delete("added", number)
    assert number not in project.units.browse("added").ids
    project.units.restore("added", unit)
    assert project.units.unit("added", number) == unit
    assert project.memories.sizes()["added"] == 3
    assert unit in [hit.unit for hit in project.memories.concordance(unit.source.plain)]
    with pytest.raises(UsageError, match="There is a memory unit"):
        project.units.restore("added", unit)


def test_deleting_the_unit_of_a_segment_is_undone(project: Project) -> None:
    project.segments.confirm(1, text("Imprimez la page 0."))
    (number,) = project.units.browse("Manual").ids.tolist()
    unit = project.units.unit("Manual", number)
    segment = project.units.delete("Manual", number)
    assert segment is not None
    assert not segment.confirmed
    again = project.units.restore("Manual", unit, segment.row_id)
    assert again is not None
    assert again.confirmed
    (number,) = project.units.browse("Manual").ids.tolist()
    assert project.units.unit("Manual", number).target == unit.target


def test_a_concordance_says_whether_any_memory_has_more(project: Project) -> None:
    project.units.add("one", units(0, 3))
    project.units.add("two", units(3, 5))
    for limit, more in ((2, True), (3, True), (4, True), (5, False), (9, False)):
        hits = project.memories.concordance("print page", limit=limit)
        assert (len(hits), hits.more) == (min(limit, 5), more)

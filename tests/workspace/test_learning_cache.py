"""Opening a project with a long history: from a snapshot, and knowing what the journal says."""

from __future__ import annotations

import random
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from workspace_doors import SENTENCES, changed, texts, train_doors, two_events, with_number

from postil.engine.engine import Engine
from postil.engine.events import MOST_EVENTS, LearningEvent, Provenance
from postil.engine.session.snapshot import read_snapshot, write_snapshot
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.learning import cache as learned_cache
from postil.workspace.learning import journal
from postil.workspace.learning.cache import FOLDER, note_own
from postil.workspace.project import Project
from postil.workspace.read_only import open_read_only
from postil.workspace.schema import DATABASE


@pytest.fixture(scope="module")
def engine_folder(tmp_path_factory) -> Path:
    return train_doors(tmp_path_factory.mktemp("engine"))


@settings(
    max_examples=12,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(steps=st.lists(st.tuples(st.sampled_from("lluk"), st.integers(0, 27)), max_size=16))
def test_a_restored_engine_is_the_one_that_was_kept(engine_folder, tmp_path, steps):
    """Learning, taking back and restoring in any order: the state is that of learning again."""
    engine, events = Engine.open(engine_folder), []
    for step, number in steps:
        if step == "l":
            where = Provenance("doc", str(number), "Ada", "2026-01-01")
            events.append(engine.learn(*texts(number), where))
        elif step == "u" and events:
            engine.undo(events.pop(number % len(events)))
        elif step == "k":
            write_snapshot(engine.snapshot(), tmp_path / "kept", {})
            engine = Engine.open(engine_folder)
            engine.restore(read_snapshot(tmp_path / "kept")[0])
    again = Engine.open(engine_folder)
    again.apply_all(events)
    sources = [texts(number)[0] for number in range(0, len(SENTENCES), 5)]
    assert engine.suggest_all(sources) == again.suggest_all(sources)
    assert engine.state() == again.state()


@pytest.fixture
def project(engine_folder, tmp_path, monkeypatch) -> Project:
    """A project that is worth a snapshot after four events."""
    monkeypatch.setattr(learned_cache, "WORTH_KEEPING", 4)
    document = tmp_path / "doors.txt"
    document.write_text("".join(f"{source}\n" for source, _ in SENTENCES), encoding="utf-8")
    return create_project(
        tmp_path / "project",
        NewProject(
            name="Doors",
            source_language="en",
            target_language="fr",
            documents=[document],
            engine=engine_folder,
            author="Ada",
        ),
    )


def confirm(project: Project, numbers) -> None:
    rows = project.segments.read()
    for number in numbers:
        project.segments.confirm(rows[number].row_id, TaggedText.of(SENTENCES[number][1]), "human")


def reopened(project: Project) -> Project:
    project.close()
    return Project.open(project.folder)


def learned_again(project: Project) -> Engine:
    """An engine that learned everything from the journal."""
    engine = Engine.open(project.engine.folder)
    with project._database.reading() as connection:
        journal.replay(connection, engine)
    return engine


def replays(monkeypatch) -> list[int]:
    """Counts how often everything is learned again."""
    found: list[int] = []
    replay = journal.replay

    def counted(*arguments):
        found.append(1)
        return replay(*arguments)

    monkeypatch.setattr(journal, "replay", counted)
    return found


def test_a_project_opens_from_its_snapshot_with_what_came_since(project, monkeypatch):
    confirm(project, range(12))
    project = reopened(project)  # learns again, and keeps
    confirm(project, range(12, 15))
    rows = project.segments.read()
    project.segments.unconfirm(rows[3].row_id)
    count = replays(monkeypatch)
    project = reopened(project)
    assert not count
    with project:
        assert project.engine.state() == learned_again(project).state()
        assert project.engine.next_number == learned_again(project).next_number


@pytest.mark.parametrize("change", ["mute", "unmute", "delete"])
def test_layers_changed_behind_a_snapshot(project, monkeypatch, change):
    confirm(project, range(8))
    if change == "unmute":
        project.learned.mute("project")
    project = reopened(project)
    project._learned_cache.wait()
    if change == "delete":
        project.learned.delete("project")
    else:
        project.learned.mute("project", change == "mute")
    confirm(project, range(8, 10))
    project = reopened(project)
    with project:
        fresh = learned_again(project)
        assert project.engine.state() == fresh.state()
        assert project.engine.next_number == fresh.next_number


def test_snapshots_of_random_histories(project, monkeypatch):
    rng = random.Random(4)
    rows = project.segments.read()
    kept = []
    for _ in range(5):
        for number in rng.sample(range(len(SENTENCES)), 7):
            if project.segments.get(rows[number].row_id).state.is_confirmed and rng.random() < 0.6:
                project.segments.unconfirm(rows[number].row_id)
            else:
                confirm(project, [number])
        project = reopened(project)
        assert project.engine.state() == learned_again(project).state()
        project._learned_cache.wait()
        kept.append((project.folder / FOLDER).is_dir())
    assert any(kept)
    project.close()


@pytest.mark.parametrize("damage", ["cut", "changed", "a sum", "manifest", "engine"])
def test_a_snapshot_that_cannot_be_used_is_passed_over(project, monkeypatch, engine_folder, damage):
    confirm(project, range(9))
    project = reopened(project)
    project.close()
    kept = project.folder / FOLDER
    largest = max(kept.glob("*.bin"), key=lambda path: path.stat().st_size)
    data = largest.read_bytes()
    if damage == "cut":
        largest.write_bytes(data[:-1])
    elif damage == "changed":
        largest.write_bytes(bytes([data[0] ^ 1]) + data[1:])
    elif damage == "a sum":  # as sound as any other
        path = kept / "session.length.words.bin"
        data = path.read_bytes()
        path.write_bytes(bytes([data[0] ^ 2]) + data[1:])
    elif damage == "manifest":
        (kept / "manifest.json").write_text("{}", encoding="utf-8")
    else:
        snapshot, extra = read_snapshot(kept)
        object.__setattr__(snapshot, "key", "another engine")
        write_snapshot(snapshot, kept, extra)
        note_own(kept)
    count = replays(monkeypatch)
    with Project.open(project.folder) as project:
        assert count
        assert project.engine.state() == learned_again(project).state()
    read_snapshot(kept)  # a sound one is there again


UNSOUND = {
    "segment behind the words": ("table.segments", lambda a: changed(a, "source", 1, 2**32 - 1)),
    "segments out of order": ("table.segments", lambda a: changed(a, "event", 0, 2**40)),
    "link out of its segment": ("table.links", lambda a: changed(a, "", 0, 60_000)),
    "word nobody knows": ("table.source", lambda a: changed(a, "", 0, 7_000_000)),
    "no free slot": ("ngrams.slots", lambda a: changed(a, "key", slice(None), 12_345)),
    "slots cut": ("lexicon.slots", lambda a: a[:100].copy()),
    "slots said to be free": ("ngrams.numbers", lambda a: changed(a, "", 0, 0)),
    "sums without a solution": ("calibration.squares", lambda a: changed(a, "", 0, -(2**60))),
    "weights of other events": ("weights.events", lambda a: a + 1),
    "traces of other events": ("memory.events", lambda a: a + 1000),
    "event number 0": ("weights.events", lambda a: changed(a, "", 0, 0)),
    "other type": ("table.target", lambda a: a.astype("<f4")),
    "sums of another type": ("length.words", lambda a: a.astype("<f8")),
}


@pytest.mark.parametrize("name", UNSOUND)
def test_a_snapshot_that_is_not_sound_gives_way_to_the_journal(project, monkeypatch, name):
    """Its checksums are right: whoever wants to do harm computes them, too."""
    confirm(project, range(6))
    project = reopened(project)
    project.close()
    kept = project.folder / FOLDER
    snapshot, extra = read_snapshot(kept)
    array, change = UNSOUND[name]
    arrays = {**snapshot.arrays, array: change(snapshot.arrays[array])}
    write_snapshot(replace(snapshot, arrays=arrays), kept, extra)
    note_own(kept)
    count = replays(monkeypatch)
    with Project.open(project.folder) as project:
        assert count
        assert project.engine.state() == learned_again(project).state()


def test_a_journal_with_the_last_number_of_all_is_gone_on_with(project):
    confirm(project, range(3))
    with project._database.writing() as connection:
        number, blob = connection.execute("SELECT max(number), event FROM learning").fetchone()
        event = with_number(LearningEvent.from_bytes(blob), MOST_EVENTS)
        connection.execute(
            "UPDATE learning SET event = ? WHERE number = ?", (event.to_bytes(), number)
        )
    for numbers in (range(3, 6), range(6, 8)):
        project = reopened(project)
        confirm(project, numbers)
    project.segments.unconfirm(project.segments.read()[2].row_id)
    project = reopened(project)
    assert len(project.engine.state()[0]) == 7
    assert project.engine.state() == learned_again(project).state()
    project.close()


def test_a_snapshot_from_elsewhere_is_not_believed(project, engine_folder, monkeypatch):
    """It is sound, and says that it has the events of the journal, but was taught others: they
    could not be undone.
    """
    confirm(project, range(6))
    project = reopened(project)
    project.close()
    kept = project.folder / FOLDER
    _, extra = read_snapshot(kept)
    stranger = Engine.open(engine_folder)
    stranger.reserve(100)
    for number in range(6):
        stranger.learn(*texts(number), Provenance())
    write_snapshot(stranger.snapshot(), kept, extra)
    count = replays(monkeypatch)
    project = Project.open(project.folder)
    assert count == [1]
    project.segments.unconfirm(project.segments.read()[2].row_id)
    assert project.engine.state() == learned_again(project).state()
    with reopened(project):
        assert count == [1, 1]  # of the line before; the new snapshot is believed


NUMBERS = {
    "no numbers": lambda _: {},
    "no sums": lambda extra: {"known": extra["known"], "silent": extra["silent"]},
    "fewer sums": lambda extra: {**extra, "sums": extra["sums"][:-1]},
    "numbers of another type": lambda extra: {**extra, "known": extra["known"].astype("<f8")},
}


@pytest.mark.parametrize("name", NUMBERS)
def test_a_snapshot_of_no_known_events_gives_way_to_the_journal(project, monkeypatch, name):
    confirm(project, range(6))
    project = reopened(project)
    project.close()
    kept = project.folder / FOLDER
    snapshot, extra = read_snapshot(kept)
    write_snapshot(snapshot, kept, NUMBERS[name](extra))
    note_own(kept)
    count = replays(monkeypatch)
    with Project.open(project.folder) as project:
        assert count == [1]
        assert project.engine.state() == learned_again(project).state()


def test_a_snapshot_that_cannot_be_brought_up_to_date_gives_way_to_the_journal(
    project, engine_folder, monkeypatch
):
    confirm(project, range(6))
    project = reopened(project)
    kept = project.folder / FOLDER
    project._learned_cache.wait()
    _, extra = read_snapshot(kept)
    project.segments.unconfirm(project.segments.read()[2].row_id)
    project.close()
    write_snapshot(two_events(engine_folder).snapshot(), kept, extra)
    note_own(kept)
    count = replays(monkeypatch)
    with Project.open(project.folder) as project:
        assert count == [1]
        assert project.engine.state() == learned_again(project).state()


def test_who_only_reads_leaves_a_snapshot_that_cannot_be_used_where_it_is(project, monkeypatch):
    confirm(project, range(6))
    project = reopened(project)
    project.close()
    kept = project.folder / FOLDER
    (kept / "manifest.json").write_text("{}", encoding="utf-8")
    count = replays(monkeypatch)
    with open_read_only(project.folder) as project:
        assert project.engine.next_number == 7
    assert count == [1]
    assert (kept / "manifest.json").read_text(encoding="utf-8") == "{}"
    monkeypatch.setattr(learned_cache, "WORTH_KEEPING", 7)
    Project.open(project.folder).close()
    assert not kept.exists()


def test_a_snapshot_is_not_that_of_a_journal_with_the_same_numbers(project, monkeypatch):
    """A journal may come back from a backup, and grow as long as it was, while nobody looks."""
    confirm(project, range(3))
    project.close()
    other = Path(shutil.copytree(project.folder, project.folder.with_name("other")))
    with Project.open(other) as elsewhere:
        confirm(elsewhere, range(12, 18))
    project = Project.open(project.folder)
    confirm(project, range(3, 9))
    project = reopened(project)  # keeps a snapshot
    project.close()
    shutil.copyfile(other / DATABASE, project.folder / DATABASE)
    count = replays(monkeypatch)
    with Project.open(project.folder) as project:
        assert count == [1]
        assert project.engine.state() == learned_again(project).state()


def test_a_short_history_is_not_kept(project):
    confirm(project, range(3))
    with reopened(project) as again:
        assert not (again.folder / FOLDER).exists()


def test_a_snapshot_is_not_that_of_a_journal_from_a_backup(project):
    confirm(project, range(3))
    project.close()
    backup = (project.folder / DATABASE).read_bytes()
    project = Project.open(project.folder)
    confirm(project, range(3, 12))
    project = reopened(project)  # keeps a snapshot
    project.close()
    assert (project.folder / FOLDER).is_dir()
    (project.folder / DATABASE).write_bytes(backup)
    project = Project.open(project.folder)
    confirm(project, range(12, 21))  # these get the numbers of those that are lost
    with reopened(project) as project:
        assert project.engine.state() == learned_again(project).state()


def test_an_event_that_is_there_twice_leaves_the_project_without_its_engine(project):
    confirm(project, range(2))
    with project._database.writing() as connection:
        connection.execute(
            "UPDATE learning SET event = (SELECT event FROM learning ORDER BY number LIMIT 1)"
        )
    project = reopened(project)
    assert project.engine is None
    assert "damaged" in project.engine_error
    project.close()

"""Lessons that come at the same time: they are studied before their turn, and one write to the disk
is for all that wait.
"""

from __future__ import annotations

import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

import pytest

from postil.engine.events import Provenance
from postil.engine.segment_decoder import SegmentDecoder
from postil.errors import StorageError
from postil.server.engines import team_engine
from postil.server.engines.team_engine import TeamEngine
from postil.server.folder import ServerFolder
from postil.server.store.journal import Entry, Journal
from postil.text.tags import TaggedText

PATIENCE = 60  # seconds


@pytest.fixture
def team(opened: ServerFolder):
    with opened.engines.using("printer") as team:
        yield team


@pytest.fixture
def writes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries each write to the journal is of."""
    sizes: list[int] = []
    append = Journal.append

    def counted(journal: Journal, engine: str, entries: list[Entry]) -> list[Entry]:
        found = append(journal, engine, entries)
        sizes.append(len(found))
        return found

    monkeypatch.setattr(Journal, "append", counted)
    return sizes


def teach(team: TeamEngine, name: str, layer: str = "", request: str | None = None) -> Entry:
    source, target = TaggedText(f"Press {name}."), TaggedText(f"Appuyez sur {name}.")
    layers = (layer,) if layer else ()
    where = Provenance(author="anna")
    return team.learn(source, target, where, layer=layer, layers=layers, request=request)


@contextmanager
def disk_busy(team: TeamEngine, lessons: int):
    """Who teaches in the block waits for the disk; at its end so many lessons wait together."""
    with team._publishing:
        yield
        end = time.monotonic() + PATIENCE
        while len(team._waiting) < lessons:
            assert time.monotonic() < end, "lessons wait for something else"
            time.sleep(0.005)


@pytest.fixture
def pool():
    with ThreadPoolExecutor(8) as pool:
        yield pool


def test_lessons_that_wait_are_written_and_known_together(opened, team, writes, pool) -> None:
    team.with_layers(("client/acme",))
    with disk_busy(team, 6):
        layers = ("", "client/acme") * 3
        taught = [pool.submit(teach, team, f"key {n}", one) for n, one in enumerate(layers)]
    entries = [one.result(PATIENCE) for one in taught]
    assert writes == [6]
    assert len({entry.id for entry in entries}) == 6
    kept = opened.journal.since(team.key, 0)
    assert sorted(entries, key=lambda one: one.sequence) == kept
    assert [one.id.number for one in kept] == sorted(one.id.number for one in kept)
    digests = [team.digest(layers) for layers in ((), ("client/acme",))]
    again = TeamEngine("printer", team.engine.reopened(), opened.journal)
    assert [again.digest(layers) for layers in ((), ("client/acme",))] == digests


def test_a_request_that_is_sent_again_while_it_waits_is_learned_once(
    opened, team, writes, pool
) -> None:
    with disk_busy(team, 3):
        twins = [pool.submit(teach, team, "enter", request="r1") for _ in range(2)]
        other = pool.submit(teach, team, "escape", request="r2")
    first, second = (one.result(PATIENCE) for one in twins)
    assert first == second
    assert writes == [2]
    assert len(opened.journal.since(team.key, 0)) == 2
    assert teach(team, "enter", request="r1") == first
    assert teach(team, "escape", request="r2") == other.result()
    assert writes == [2]


def test_nobody_is_told_of_a_lesson_that_could_not_be_written(
    opened, team, writes, pool, monkeypatch
) -> None:
    before = team.digest(())
    with monkeypatch.context() as broken:

        def full(*_: object) -> None:
            raise StorageError("The disk is full.")

        broken.setattr(Journal, "append", full)
        with disk_busy(team, 3):
            taught: list[Future[Entry]] = [
                pool.submit(teach, team, f"key {n}", request=f"r{n}") for n in range(3)
            ]
        for one in taught:
            with pytest.raises(StorageError):
                one.result(PATIENCE)
    assert team.digest(()) == before
    assert [teach(team, f"key {n}", request=f"r{n}").sequence for n in range(3)] == [1, 2, 3]
    assert writes == [1, 1, 1]


def test_lessons_are_studied_beside_each_other_where_there_are_processors(
    opened, team, pool, monkeypatch
) -> None:
    """They meet in the middle of it: each waits for the other there."""
    meeting = threading.Barrier(2, timeout=PATIENCE)
    monkeypatch.setattr(team_engine, "STUDIES", 2)
    team = TeamEngine("printer", team.engine, opened.journal)
    engine = team.engine
    study = engine._study.event

    def met(*args: object, **options: object) -> object:
        meeting.wait()
        return study(*args, **options)

    monkeypatch.setattr(engine._study, "event", met)
    taught = [pool.submit(teach, team, f"key {n}") for n in range(2)]
    assert {one.result(PATIENCE).sequence for one in taught} == {1, 2}


def test_a_lesson_is_of_what_was_suggested_though_others_taught_meanwhile(
    team, monkeypatch
) -> None:
    searched: list[str] = []
    given = SegmentDecoder._given

    def counted(decoder, prepared, terms):
        if decoder._use_session:  # with what was learned
            searched.append(prepared.plain)
        return given(decoder, prepared, terms)

    monkeypatch.setattr(SegmentDecoder, "_given", counted)
    team.engine.suggest(TaggedText("Press enter."))
    teach(team, "escape")
    teach(team, "enter")
    assert searched == ["Press enter.", "Press escape."]

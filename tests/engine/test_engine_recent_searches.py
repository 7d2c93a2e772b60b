"""A search is made once as long as nothing is learned; what is learned does not depend on it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from threading import Lock, Thread

import pytest

from postil.engine import recent_searches
from postil.engine.blocked_pairs import PhrasePair
from postil.engine.engine import Engine
from postil.engine.events import LearningEvent, Provenance
from postil.engine.recent_searches import Recent, sentence_key
from postil.engine.segment_decoder import SegmentDecoder
from postil.text.tags import TaggedText


@pytest.fixture
def searches(monkeypatch):
    """Counts the searches that are made with what was learned."""
    made = []
    given = SegmentDecoder._given

    def counted(decoder, prepared, terms):
        if decoder._use_session:
            made.append(prepared.plain)
        return given(decoder, prepared, terms)

    monkeypatch.setattr(SegmentDecoder, "_given", counted)
    return made


def test_a_segment_is_searched_once_until_something_is_learned(engine, pairs, searches):
    source, target = pairs[0]
    engine.suggest(source)
    engine.suggest(source, alternatives=3)
    engine.learn(source, target, Provenance())
    assert searches == [source.plain]
    engine.suggest(source)
    assert searches == [source.plain] * 2


def test_judging_keeps_no_search_and_judges_what_is_suggested(engine, pairs, searches):
    for source, target in pairs[:3]:
        judged = engine.judge(source, target)
        assert engine.judge(source, target) == judged
        assert engine.suggest(source).confidence == judged.predicted
    assert len(searches) == 9


def test_what_is_learned_does_not_depend_on_what_was_asked_before(engine_folder, pairs):
    asked, unasked = Engine.open(engine_folder), Engine.open(engine_folder)
    for number, (source, target) in enumerate(pairs[:20]):
        asked.suggest(source)
        asked.suggest(source, alternatives=5)
        where = Provenance(segment=str(number))
        events = [engine.learn(source, target, where) for engine in (asked, unasked)]
        blobs = [replace(event, id=None).to_bytes() for event in events]
        assert blobs[0] == blobs[1]
    assert asked.state() == unasked.state()


def test_a_lesson_compares_with_what_was_offered_though_others_were_learned_since(
    engine, pairs, searches
):
    """It is the same as if it had been studied at once, and costs no search."""
    (source, target), others = pairs[0], pairs[1:6]
    target = TaggedText(f"Certes, {target.plain}")
    engine.suggest(source)
    at_once = engine.study(source, target, Provenance())
    for other in others:
        engine.apply(engine.study(*other, Provenance(), as_offered=True))
    searches.clear()
    event = engine.study(source, target, Provenance(), as_offered=True)
    assert not searches
    assert len(event.keys)
    assert event.keys.tolist() == at_once.keys.tolist()
    assert event.deltas.tolist() == at_once.deltas.tolist()
    assert event.judgement == at_once.judgement
    assert event.evidence.parts == at_once.evidence.parts
    assert event.number == at_once.number + len(others)


def test_what_was_confirmed_since_it_was_offered_is_searched_again(engine, pairs, searches):
    source, target = pairs[0]
    engine.suggest(source)
    for _ in range(3):
        searches.clear()
        event = engine.study(source, target, Provenance(), as_offered=True)
        engine.apply(event)
    assert searches == [source.plain]


def test_studies_run_beside_lessons_and_stay_as_they_were(engine, pairs):
    """Studied by several threads while others learn: the same state as learned in that order."""
    waiting = list(pairs[:24])
    events = []
    turn = Lock()

    def study() -> None:
        while waiting:
            with suppress(IndexError):
                source, target = waiting.pop()
                engine.suggest(source)
                event = engine.study(source, target, Provenance(), as_offered=True)
                with turn:
                    events.append(replace(event, number=engine.next_number))
                    engine.apply(events[-1])

    threads = [Thread(target=study) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(events) == 24
    again = engine.reopened()
    again.apply_all(LearningEvent.from_bytes(event.to_bytes()) for event in events)
    assert again.state() == engine.state()


def test_what_is_blocked_meanwhile_is_searched_again(engine):
    source = TaggedText("The output tray is full.")
    before = engine.suggest(source).target.plain
    engine.block([PhrasePair("tray", "bac"), PhrasePair("output tray", "bac de sortie")])
    assert "bac de sortie" in before
    assert engine.suggest(source).target.plain != before


def test_the_oldest_go_when_there_are_too_many(engine, pairs, monkeypatch):
    version = engine._version
    keys, found = [], []
    for source, _ in pairs[:6]:
        prepared = engine._models.source.prepare(source)
        keys.append(sentence_key(prepared, ()))
        found.append(version.searched(prepared, ()))
    monkeypatch.setattr(recent_searches, "MOST_EDGES", sum(one.forest.edge_count for one in found))
    kept = recent_searches.recent_searches()
    for key, searched in zip(keys, found, strict=True):
        kept.keep(key, searched)
    assert all(kept.find(key) for key in keys)
    prepared = engine._models.source.prepare(pairs[6][0])
    kept.keep(sentence_key(prepared, ()), version.searched(prepared, ()))
    assert kept.find(keys[0]) is None
    assert kept.find(sentence_key(prepared, ())) is not None


@pytest.fixture
def trained_searches(monkeypatch):
    """Counts the searches that are made without what was learned."""
    made = []
    given = SegmentDecoder._given

    def counted(decoder, prepared, terms):
        if not decoder._use_session:
            made.append(prepared.plain)
        return given(decoder, prepared, terms)

    monkeypatch.setattr(SegmentDecoder, "_given", counted)
    return made


def test_who_prepared_for_a_confirmation_confirms_without_another_search(
    engine, pairs, trained_searches
):
    asked, surprised = engine, engine.reopened()
    for source, _ in pairs[:6]:
        asked.prepare_confirming(source)
    assert trained_searches == [source.plain for source, _ in pairs[:6]]
    trained_searches.clear()
    events = [asked.learn(source, target, Provenance()) for source, target in pairs[:6]]
    assert not trained_searches
    others = [surprised.learn(source, target, Provenance()) for source, target in pairs[:6]]
    assert trained_searches == [source.plain for source, _ in pairs[:6]]
    assert [event.evidence for event in events] == [event.evidence for event in others]
    assert any(event.evidence.gains for event in events)
    assert asked.state() == surprised.state()


def test_what_is_blocked_since_is_not_what_was_prepared(engine, trained_searches):
    source = TaggedText("The output tray is full.")
    engine.prepare_confirming(source)
    engine.block([PhrasePair("tray", "bac")])
    engine.learn(source, TaggedText("Le bac est plein."), Provenance())
    assert trained_searches == [source.plain] * 2


def test_nothing_is_prepared_for_a_text_without_words(engine, trained_searches):
    engine.prepare_confirming(TaggedText("  "))
    assert not trained_searches


def test_the_oldest_go_and_what_was_asked_for_is_not_old():
    kept = Recent(room=2)
    for key in ("a", "b"):
        kept.keep(key, key.upper())
    kept.find("a")
    kept.keep("c", "C")
    assert [kept.find(key) for key in ("a", "b", "c")] == ["A", None, "C"]


def test_there_is_room_again_once_all_are_dropped():
    kept = Recent(room=2)
    for _ in range(2):
        for key in ("a", "b"):
            kept.keep(key, key.upper())
        assert [kept.find(key) for key in ("a", "b")] == ["A", "B"]
        kept.clear()
        assert kept.find("a") is None


def test_who_changes_the_words_said_changes_no_other_answer(engine, pairs):
    prepared = engine._models.source.prepare(pairs[0][0])
    said = engine._version.best_tokens(prepared)
    said.append("more")
    assert engine._version.best_tokens(prepared) == said[:-1]

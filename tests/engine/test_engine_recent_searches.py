"""A search is made once as long as nothing is learned; what is learned does not depend on it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from postil.engine import recent_searches
from postil.engine.blocked_pairs import PhrasePair
from postil.engine.engine import Engine
from postil.engine.events import Provenance
from postil.engine.recent_searches import RecentSearches, sentence_key
from postil.engine.segment_decoder import SegmentDecoder
from postil.text.tags import TaggedText


@pytest.fixture
def searches(monkeypatch):
    """Counts the searches that are made."""
    made = []
    given = SegmentDecoder._given

    def counted(decoder, prepared, terms):
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


def test_what_is_blocked_meanwhile_is_searched_again(engine):
    source = TaggedText("The output tray is full.")
    before = engine.suggest(source).target.plain
    engine.block([PhrasePair("tray", "bac"), PhrasePair("output tray", "bac de sortie")])
    assert "bac de sortie" in before
    assert engine.suggest(source).target.plain != before


def test_the_oldest_go_when_there_are_too_many(engine, pairs, monkeypatch):
    version = engine._version
    kept = RecentSearches()
    keys = []
    for source, _ in pairs[:6]:
        prepared = engine._models.source.prepare(source)
        keys.append(sentence_key(prepared, ()))
        kept.keep(keys[-1], version._searched(prepared, ()))
    assert all(kept.find(key) for key in keys)
    edges = [kept.find(key).forest.edge_count for key in keys]
    monkeypatch.setattr(recent_searches, "MOST_EDGES", sum(edges) - 1)
    prepared = engine._models.source.prepare(pairs[6][0])
    kept.keep(sentence_key(prepared, ()), version._searched(prepared, ()))
    assert kept.find(keys[0]) is None
    assert kept.find(sentence_key(prepared, ())) is not None

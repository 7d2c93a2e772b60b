"""Learning is felt at once, can be kept, and can be undone exactly, in any order."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from postil.engine.engine import Engine
from postil.engine.events import Judgement, LearningEvent, Provenance
from postil.engine.link_completion import LONGEST, complete_links
from postil.engine.session.calibration import reliability
from postil.errors import EngineError
from postil.text.tags import TaggedText

SOURCE = TaggedText("Remove the printed pages from the output tray.")
TARGET = TaggedText("Retirez les pages imprimées du bac de réception.")


def learn(engine, pairs):
    return [
        engine.learn(source, target, Provenance(segment=str(number)))
        for number, (source, target) in enumerate(pairs)
    ]


def test_the_next_suggestion_uses_a_confirmed_term(engine):
    question = TaggedText("The output tray is full.")
    before = engine.suggest(question).target.plain
    event = engine.learn(SOURCE, TARGET, Provenance())
    after = engine.suggest(question)
    assert "réception" not in before
    assert "bac de réception" in after.target.plain.lower()
    assert "session" in {word.kind for word in after.words}
    assert any(
        item.kind == "phrase" and "output tray" in item.source and "réception" in item.target
        for item in event.summary
    )


def test_undo_takes_the_term_away_again(engine):
    question = TaggedText("The output tray is full.")
    before, state = engine.suggest(question), engine.state()
    event = engine.learn(SOURCE, TARGET, Provenance())
    assert engine.state() != state
    engine.undo(event)
    assert engine.state() == state
    assert engine.suggest(question) == before


@settings(
    max_examples=10,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(data=st.data())
def test_any_subset_may_be_undone_in_any_order(engine_folder, pairs, data):
    chosen = pairs[5:15]
    engine = Engine.open(engine_folder)
    events = learn(engine, chosen)
    order = data.draw(st.permutations(range(len(events))))
    count = data.draw(st.integers(0, len(events)))
    for number in order[:count]:
        engine.undo(events[number])
    rebuilt = Engine.open(engine_folder)
    for number in sorted(order[count:]):
        rebuilt.apply(events[number])
    assert engine.state() == rebuilt.state()


def test_replayed_events_give_the_same_engine(engine_folder, pairs):
    first = Engine.open(engine_folder)
    events = [LearningEvent.from_bytes(event.to_bytes()) for event in learn(first, pairs[:12])]
    second = Engine.open(engine_folder)
    for event in events:
        second.apply(event)
    assert second.state() == first.state()
    for source, _ in pairs[12:24]:
        assert second.suggest(source, 3) == first.suggest(source, 3)


def test_events_survive_the_journal(engine, pairs):
    for event in learn(engine, pairs[:6]):
        again = LearningEvent.from_bytes(event.to_bytes())
        assert again.provenance == event.provenance
        assert again.source == event.source
        assert again.target == event.target
        assert again.links.tolist() == event.links.tolist()
        assert again.layer == event.layer
        assert again.summary == event.summary
        assert (again.keys == event.keys).all()
        assert (again.deltas == event.deltas).all()


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"\x78\x9c\x03\x00"])
def test_damaged_events_are_refused(damage):
    with pytest.raises(EngineError, match="damaged"):
        LearningEvent.from_bytes(damage)


def test_cut_events_are_refused(engine):
    blob = engine.learn(SOURCE, TARGET, Provenance()).to_bytes()
    for length in range(0, len(blob) - 1, 97):
        with pytest.raises(EngineError, match="damaged"):
            LearningEvent.from_bytes(blob[:length])


@pytest.mark.parametrize(("source", "target"), [("", "x"), ("x", ""), ("", ""), (" ", "\u00a0")])
def test_nothing_is_learned_from_an_empty_side(engine, source, target):
    state = engine.state()
    event = engine.learn(TaggedText(source), TaggedText(target), Provenance())
    assert not event.source
    assert not event.target
    assert not len(event.keys)
    engine.undo(event)
    assert engine.state() == state


def test_an_event_cannot_be_applied_or_undone_twice(engine):
    event = engine.learn(SOURCE, TARGET, Provenance())
    with pytest.raises(ValueError, match="not new"):
        engine.apply(event)
    engine.undo(event)
    with pytest.raises(ValueError, match="not applied"):
        engine.undo(event)


def test_unaligned_neighbours_are_joined():
    # a b c ~ x y z w: a-x and c-w are known, b stands beside both, so do y z.
    links = complete_links([(0, 0), (2, 3)], 3, 4)
    assert {tuple(link) for link in links.tolist()} == {(0, 0), (2, 3), (1, 1), (1, 2)}
    assert complete_links([], 2, 2).tolist() == []


def test_unaligned_words_of_the_target_are_joined_once():
    links = {(0, 0), (2, 2), (4, 3)}  # words 1 and 3 of the source both stand beside word 1
    found = complete_links(sorted(links), 5, 4)
    assert {tuple(link) for link in found.tolist()} == links | {(1, 1)}


def test_long_unaligned_stretches_stay_so():
    links = [[0, 0], [LONGEST + 2, 2]]
    assert complete_links(links, LONGEST + 3, 3).tolist() == links
    links[1][0] -= 1
    assert len(complete_links(links, LONGEST + 2, 3)) == LONGEST + 2


def test_every_word_says_where_it_comes_from(engine):
    where = Provenance("guide.docx", "7", "Ada", "2026-01-02T03:04:05Z")
    event = engine.learn(SOURCE, TARGET, where)
    question = TaggedText("The output tray is full.")
    words = engine.suggest(question).words
    confirmed = [word for word in words if word.kind == "session"]
    assert any("réception" in word.target for word in confirmed)
    for word in confirmed:
        assert (word.provenance, word.layer) == (where, "project")
        assert word.source == question.plain[word.source_start : word.source_end]
        assert word.text in word.target
    for word in words:
        if word.kind == "table":
            assert word.corpora == ("printer-guide.tmx",)
            assert word.provenance is None
    engine.undo(event)
    assert all(word.provenance is None for word in engine.suggest(question).words)


def test_new_words_mean_the_same_whatever_was_learned_before(engine_folder):
    lessons = [
        (TaggedText(f"Press the {word} key."), TaggedText(f"Appuyez sur la touche {word.upper()}."))
        for word in ("zorbler", "flumpet", "quibbler")
    ]
    first = Engine.open(engine_folder)
    events = learn(first, lessons)
    first.undo(events[0])
    second = Engine.open(engine_folder)
    second.suggest(TaggedText("Another blorple."))
    for event in events[1:]:
        second.apply(event)
    assert first.state() == second.state()
    question = TaggedText("The flumpet and the quibbler.")
    assert first.suggest(question, 5) == second.suggest(question, 5)


def test_learning_without_decoding_moves_no_weight(engine):
    question = TaggedText("The output tray is full.")
    before = engine.state()
    event = engine.learn(SOURCE, TARGET, Provenance(), decode=False)
    assert not len(event.keys)
    assert event.judgement is None
    assert "bac de réception" in engine.suggest(question).target.plain.lower()
    engine.undo(event)
    assert engine.state() == before


def test_confidence_learns_from_edits_and_forgets_them(engine, pairs):
    guesses = [engine.suggest(source).confidence for source, _ in pairs[20:30]]
    nonsense = TaggedText("xx yy zz")
    events = [engine.learn(source, nonsense, Provenance()) for source, _ in pairs[:20]]
    assert all(event.judgement.closeness < 0.2 for event in events)
    after = [engine.suggest(source).confidence for source, _ in pairs[20:30]]
    assert sum(after) < sum(guesses) - 1.0
    for event in reversed(events):
        engine.undo(event)
    assert [engine.suggest(source).confidence for source, _ in pairs[20:30]] == guesses


def test_reliability_is_the_gap_of_each_bin():
    judged = [Judgement(0.5, shown, true, ()) for shown, true in ((0.05, 0.0), (0.95, 0.5), (1, 1))]
    found = reliability(judged)
    assert [(item.low, item.segments) for item in found.bins] == [(0.0, 1), (0.9, 2)]
    assert found.error == pytest.approx((0.05 + 2 * (0.975 - 0.75)) / 3)
    assert reliability([]).bins == ()


def test_what_was_undone_leaves_numbers_as_unknown_as_they_were(engine):
    """The vocabulary keeps the words of a confirmed segment, but nothing else may."""
    source = TaggedText("Order the part XK-4711 and 98765 pages now.")
    target = TaggedText("Commandez la pièce XK-4711 et 98765 pages maintenant.")
    before = engine.suggest(source)
    event = engine.learn(source, target, Provenance())
    assert {word.kind for word in engine.suggest(source).words} == {"session"}
    engine.undo(event)
    assert engine.suggest(source) == before


def test_threads_agree_on_segments_that_came_out_of_order(engine_folder, pairs):
    """They are put in order before the first look-up; a second one would meet half of it."""
    engine = Engine.open(engine_folder)
    source, target = pairs[0]
    prepare = engine._models.source.prepare, engine._models.target.prepare
    tokens = [side(text).tokens for side, text in zip(prepare, (source, target), strict=True)]
    links = np.array([[k, k] for k in range(min(map(len, tokens)))], dtype=np.uint16)
    nothing = np.empty(0, np.uint64), np.empty(0, np.int64)
    events = [
        LearningEvent(number, Provenance(), *nothing, *map(tuple, tokens), links)
        for number in range(2000, 0, -1)
    ]
    asked = [source for source, _ in pairs[:8]]
    ordered = Engine.open(engine_folder)
    ordered.apply_all(reversed(events))
    engine.apply_all(events)
    assert engine.suggest_all(asked, threads=8) == ordered.suggest_all(asked, threads=1)


def test_a_snapshot_with_a_trace_of_no_event_is_refused(engine, pairs):
    learn(engine, pairs[:2])
    sound = engine.snapshot()
    trace = {
        "memory.events": np.array([3], dtype=np.int64),
        "memory.sentences": np.array([3], dtype=np.uint64),
        "memory.ends": np.array([0], dtype=np.int64),
        "memory.text": np.zeros(0, dtype=np.uint8),
    }
    with pytest.raises(EngineError, match="do not fit together"):
        engine.restore(replace(sound, arrays={**sound.arrays, **trace}))
    engine.restore(sound)
    assert engine.learn(SOURCE, TARGET, Provenance()).number == 3

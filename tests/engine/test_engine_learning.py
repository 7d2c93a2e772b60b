"""Learning is felt at once, can be kept, and can be undone exactly, in any order."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from postil.engine.engine import Engine
from postil.engine.events import LearningEvent, Provenance
from postil.engine.link_completion import complete_links
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
    max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
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
        assert again.phrases == event.phrases
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
    assert not event.phrases
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

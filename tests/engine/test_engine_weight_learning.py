"""Every learner, feature set and metric in an engine: felt, kept, undone to the byte."""

from __future__ import annotations

from dataclasses import replace

import pytest

from postil.engine.engine import Engine, EngineOptions
from postil.engine.events import LearningEvent, Provenance
from postil.engine.weight_learning import sentence_key
from postil.errors import EngineError, UsageError
from postil.features.sets import FEATURE_SETS
from postil.learning.registry import LEARNERS
from postil.models.word_classes import classes_path
from postil.text.tags import TaggedText


def weights_only(folder, **learning):
    options = EngineOptions(use_session=False, **learning)
    return Engine.open(folder, options)


def learn(engine, pairs):
    return [
        engine.learn(source, target, Provenance(segment=str(number)))
        for number, (source, target) in enumerate(pairs)
    ]


@pytest.mark.parametrize("learner", LEARNERS)
@pytest.mark.parametrize("metric", ["bleu_smooth", "approx_bleu:100,1-ter:0.1", "context_bleu:0.1"])
def test_what_learners_know_can_be_kept_and_undone(engine_folder, pairs, learner, metric):
    engine = weights_only(engine_folder, learner=learner, metric=metric)
    states, events = [], []
    for source, target in pairs[:8] + pairs[:3]:  # some are confirmed again
        states.append(engine.state())
        events.append(engine.learn(source, target, Provenance()))
    assert any(len(event.keys) for event in events)
    again = weights_only(engine_folder, learner=learner, metric=metric)
    for event in events:
        again.apply(LearningEvent.from_bytes(event.to_bytes()))
    assert again.state() == engine.state()
    following = [one.learn(*pairs[8], Provenance()) for one in (engine, again)]
    same_id = [replace(event, id=None).to_bytes() for event in following]
    assert same_id[0] == same_id[1]
    engine.undo(following[0])
    for event, state in zip(reversed(events), reversed(states), strict=True):
        engine.undo(event)
        assert engine.state() == state


@pytest.mark.parametrize("features", FEATURE_SETS)
def test_enough_lessons_change_the_suggestion(engine_folder, pairs, features):
    """A confirmed alternative becomes the suggestion."""
    settings = {"aggressiveness": 1.0, "lead": "model", "oracles": 1}
    engine = weights_only(
        engine_folder, learner="mira", learner_options=settings, features=features, average=False
    )
    changed = 0
    for source, _ in pairs[:12]:
        found = engine.translations(source, 6)
        if len(found) < 2:
            continue
        wanted = found[1].target
        before = engine.suggest(source)
        events = [engine.learn(source, wanted, Provenance()) for _ in range(4)]
        changed += engine.suggest(source).target.plain == wanted.plain != before.target.plain
        for event in reversed(events):
            engine.undo(event)
        assert engine.suggest(source) == before
    assert changed >= 3


def test_oracles_are_remembered_for_the_sentence(engine_folder, pairs):
    engine = weights_only(engine_folder, learner="mira", learner_options={"oracles": 2})
    source, target = pairs[4]
    event = engine.learn(source, target, Provenance())
    assert event.trace is not None
    assert len(event.trace.oracles) == 2
    second = engine.learn(source, target, Provenance())
    assert second.trace is not None
    assert second.trace.record.sentence == event.trace.record.sentence
    other = engine.learn(*pairs[5], Provenance())
    assert other.trace is not None
    assert other.trace.record.sentence != event.trace.record.sentence
    plain = weights_only(engine_folder, learner="pa2").learn(source, target, Provenance())
    assert plain.trace is None


def test_keys_of_sentences_know_both_sides():
    keys = {
        sentence_key(["a", "b"], ["c"]),
        sentence_key(["a"], ["b", "c"]),
        sentence_key(["a b"], ["c"]),
        sentence_key(["a", "b"], ["d"]),
    }
    assert len(keys) == 4


def test_the_card_names_what_moved(engine_folder, pairs):
    for features in ("entries", "structure-affixes"):
        engine = weights_only(engine_folder, features=features)
        events = learn(engine, pairs[:20])
        items = [item for event in events for item in event.summary]
        assert {item.kind for item in items} == {"reinforced", "weakened"}
        assert all(item.target for item in items)
        assert all((item.change > 0) == (item.kind == "reinforced") for item in items)


def test_misspelt_names_and_missing_classes_are_told(engine_folder, tmp_path):
    for wrong in ({"learner": "mirra"}, {"features": "entrys"}, {"metric": "bleu"}):
        with pytest.raises(UsageError, match="There is no"):
            weights_only(engine_folder, **wrong)
    copy = tmp_path / "engine"
    copy.mkdir()
    for path in engine_folder.iterdir():
        (copy / path.name).symlink_to(path)
    classes_path(copy, "source").unlink()
    assert weights_only(copy).suggest(TaggedText("Paper")).target
    with pytest.raises(EngineError, match="no word classes"):
        weights_only(copy, features="structure-classes")

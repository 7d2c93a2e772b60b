"""Suggestions are those of the engine as trained while what was learned makes them worse."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sacrebleu.metrics import CHRF

from postil.engine.engine import Engine, EngineOptions
from postil.engine.events import LARGEST_GAIN, MEASURES, Evidence, LearningEvent, Provenance
from postil.engine.session.standing import SPREAD, UNIT, Standing, gains_of
from postil.errors import EngineError
from postil.text.tags import TaggedText

WORDS = st.lists(
    st.sampled_from(["the", "a", "big", "red", "house", "boat", "is", "ready"]), max_size=12
)
GAINS = st.just(()) | st.tuples(*[st.integers(-LARGEST_GAIN, LARGEST_GAIN)] * MEASURES)


@given(WORDS, WORDS, WORDS)
def test_gains_are_differences_of_quality_in_words(learned, trained, confirmed):
    found = gains_of(learned, trained, confirmed)
    if learned == trained:
        assert not found
        return
    assert gains_of(trained, learned, confirmed) == tuple(-gain for gain in found)
    bound = len(confirmed) + max(len(learned), len(trained))
    assert all(abs(gain) * UNIT <= bound for gain in found)
    if learned == confirmed:
        assert all(gain >= 0 for gain in found)
        assert any(found) or not confirmed


@given(WORDS.filter(bool), WORDS.filter(bool))
def test_the_third_measure_is_chrf(output, confirmed):
    """Of four letters at most, each order as sacrebleu counts it, missing ones as 0."""
    exact = 1.0
    scores = CHRF(char_order=4, eps_smoothing=True).sentence_score(
        "".join(output), ["".join(confirmed)]
    )
    gain = gains_of(output, confirmed, confirmed)
    expected = 0.0 if not gain else gain[2] * UNIT / len(confirmed)
    if min(len("".join(output)), len("".join(confirmed))) >= 4:
        assert expected == pytest.approx(scores.score / 100 - exact, abs=0.02)


@given(st.lists(GAINS, max_size=8), st.data())
def test_sums_are_those_of_the_evidence_in_force(gains, data):
    evidence = [Evidence(gains=one) for one in gains]
    standing, again = Standing(), Standing()
    for one in evidence:
        standing.add(one)
    kept = data.draw(st.sets(st.sampled_from(range(len(evidence))))) if evidence else set()
    for number in data.draw(st.permutations([k for k in range(len(evidence)) if k not in kept])):
        standing.remove(evidence[number])
    for number in kept:
        again.add(evidence[number])
    assert standing.dump() == again.dump()
    assert standing.helps == again.helps
    restored = Standing()
    restored.restore(standing.save())
    assert restored.dump() == standing.dump()


def test_squares_below_nothing_are_refused():
    arrays = Standing().save()
    with pytest.raises(ValueError, match="below 0"):
        Standing().restore(arrays | {"squares": arrays["squares"] - 1})


@pytest.mark.parametrize("measure", range(MEASURES))
def test_one_measure_is_enough_to_step_back_and_all_are_needed_to_return(measure):
    standing = Standing()
    assert standing.helps
    worse, better = np.zeros(MEASURES, dtype=int), np.zeros(MEASURES, dtype=int)
    worse[measure], better[measure] = -1 / UNIT, 1 / UNIT
    for _ in range(2 * int(SPREAD)):
        standing.add(Evidence(gains=tuple(worse.tolist())))
    assert not standing.helps
    for _ in range(2 * int(SPREAD)):
        standing.add(Evidence(gains=tuple(better.tolist())))
    assert standing.helps


@pytest.fixture
def misled(engine_folder, pairs):
    """An engine that learned translations that have nothing to do with their sources, and was
    shown the right ones then; and the events.
    """
    engine = Engine.open(engine_folder)
    wrong = [target for _, target in pairs]
    random.Random(5).shuffle(wrong)
    taught = [(source, target) for (source, _), target in zip(pairs, wrong, strict=True)]
    events = [engine.learn(*pair, Provenance()) for pair in (*taught, *pairs)]
    return engine, events


def shown(engine, pairs):
    found = [engine.suggest(source) for source, _ in pairs]
    return [(one.target, one.score) for one in found]


def test_where_learning_does_harm_suggestions_are_those_of_the_engine_as_trained(
    misled, engine_folder, pairs
):
    engine, events = misled
    trained = Engine.open(engine_folder)
    assert shown(engine, pairs) == shown(trained, pairs)
    asked, typed = pairs[0][0], TaggedText("Le")
    found = [one.start_completion(asked).complete(typed) for one in (engine, trained)]
    assert found[0].text == found[1].text
    assert engine.translations(asked, 5) == trained.translations(asked, 5)
    for event in events:
        engine.undo(event)
    assert shown(engine, pairs) == shown(trained, pairs)


def test_who_does_not_step_back_says_what_was_learned(misled, engine_folder, pairs):
    stubborn = Engine.open(engine_folder, EngineOptions(steps_back=False))
    stubborn.apply_all(misled[1])
    assert shown(stubborn, pairs) != shown(Engine.open(engine_folder), pairs)


def test_who_steps_back_goes_on_comparing_and_judges_what_is_shown(misled, engine_folder, pairs):
    engine, _ = misled
    source, target = pairs[0]
    closeness = Engine.open(engine_folder).judge(source, target).closeness
    event = engine.study(source, target, Provenance())
    assert event.evidence.gains
    assert event.judgement.closeness == engine.judge(source, target).closeness == closeness


def test_what_was_learned_is_offered_again_when_it_has_become_better(misled, engine_folder, pairs):
    engine, events = misled
    better = [
        LearningEvent(
            events[-1].number + 1 + number, Provenance(), events[0].keys[:0], events[0].deltas[:0],
            evidence=Evidence(gains=(2000,) * MEASURES),
        )
        for number in range(40)
    ]  # fmt: skip
    engine.apply_all(better)
    assert shown(engine, pairs) != shown(Engine.open(engine_folder), pairs)


@pytest.mark.parametrize("gains", [(1, 2), (LARGEST_GAIN + 1, 0, 0), (0.5, 0, 0)])
def test_gains_of_a_journal_are_checked(engine, pairs, gains):
    event = engine.learn(*pairs[0], Provenance())
    wrong = LearningEvent(
        1, Provenance(), event.keys[:0], event.deltas[:0], evidence=Evidence(gains=gains)
    )
    with pytest.raises(EngineError, match="damaged"):
        LearningEvent.from_bytes(wrong.to_bytes())


def test_evidence_of_earlier_versions_has_no_gains(engine, pairs, monkeypatch):
    event = engine.learn(*pairs[0], Provenance())
    monkeypatch.setattr(
        "postil.engine.events.asdict",
        lambda one: {"parts": [], "shares": []} if isinstance(one, Evidence) else vars_of(one),
    )
    assert LearningEvent.from_bytes(event.to_bytes()).evidence == Evidence()


def vars_of(one):
    return {name: getattr(one, name) for name in type(one).__slots__}

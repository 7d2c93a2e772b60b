"""Weights of dense features move towards what was confirmed, and back to the bit."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from postil.engine.dense_learning import FARTHEST, SCALE, DenseLearning
from postil.engine.engine import Engine, EngineOptions
from postil.engine.events import LearningEvent, Provenance
from postil.features.weights import SparseWeights, from_fixed, to_fixed
from postil.search.forest.assembly import ForestAssembly
from postil.search.forest.hypergraph import Derivation
from postil.search.phrase.features import PHRASE_FEATURES
from postil.text.tags import TaggedText

RATE = EngineOptions().dense_rate
IN_FULL = np.ones(2)
LENGTH = PHRASE_FEATURES.column("word.count")


def learning_of(rate):
    return DenseLearning(PHRASE_FEATURES, PHRASE_FEATURES.default_weights(), rate)


def updated(learning, found, quality, words):
    values = learning.values(found)
    scores = np.array([one.score for one in found])
    return learning.update(values, scores, quality, words)


def candidates(seed, count=12):
    """Made-up candidates with their qualities; scores follow from the default weights."""
    generator = np.random.default_rng(seed)
    dense = generator.normal(size=(count, len(PHRASE_FEATURES))).astype(np.float32)
    dense[:, PHRASE_FEATURES.column("unknown")] = 0.0
    scores = dense @ PHRASE_FEATURES.default_weights()
    assembly = ForestAssembly(PHRASE_FEATURES.names)
    assembly.end_node()
    forest, nothing = assembly.forest([]), np.empty(0, dtype=np.uint32)
    found = [
        Derivation(forest, nothing, nothing, float(score), row.astype(np.float64))
        for row, score in zip(dense, scores, strict=True)
    ]
    return found, generator.random(count)


@given(seed=st.integers(0, 10_000), words=st.integers(1, 60), rate=st.sampled_from([1e-4, 0.01, 9]))
def test_a_step_is_that_of_the_closed_form(seed, words, rate):
    found, quality = candidates(seed)
    keys, deltas = updated(learning_of(rate), found, quality, words)
    scores = np.array([one.score for one in found])
    gain = SCALE * words * quality
    hope, fear = np.argmax(scores + gain), np.argmax(scores - gain)
    difference = np.where(
        PHRASE_FEATURES.learned, (found[hope].dense - found[fear].dense).astype(np.float64), 0.0
    )
    missing = gain[hope] - gain[fear] - scores[hope] + scores[fear]
    norm = difference @ difference
    step = (min(rate, max(0.0, missing) / norm) if norm else 0.0) * difference
    dense = np.array([one.dense for one in found])
    spread = dense - dense.mean(axis=0)
    slope = (spread @ step) @ spread[:, LENGTH] / (spread[:, LENGTH] @ spread[:, LENGTH])
    step[LENGTH] -= slope
    moved = SparseWeights()
    moved.add(1, keys, deltas)
    learned = learning_of(rate).weights(moved, IN_FULL) - PHRASE_FEATURES.default_weights()
    expected = np.clip(step, -FARTHEST, FARTHEST)
    assert np.allclose(learned, expected, atol=1e-6)
    assert np.allclose(np.sort(from_fixed(deltas)), np.sort(from_fixed(to_fixed(
        step[to_fixed(step) != 0]
    ))))  # fmt: skip


@given(seed=st.integers(0, 10_000), rate=st.sampled_from([1e-3, 0.01]))
def test_a_step_leaves_the_length_of_candidates_as_it_is(seed, rate):
    """A regression of what it adds to their scores on their lengths has no slope, unless a weight
    has come as far as it may.
    """
    found, quality = candidates(seed)
    sparse = SparseWeights()
    sparse.add(1, *updated(learning_of(rate), found, quality, 30))
    change = learning_of(rate).weights(sparse, IN_FULL) - PHRASE_FEATURES.default_weights()
    assume(np.abs(change).max() < FARTHEST - 1e-6)
    dense = np.array([one.dense for one in found])
    added = dense @ change
    slope = np.polyfit(dense[:, LENGTH], added, 1)[0]
    assert abs(slope) < 1e-6


@given(longer=st.floats(-0.1, 0.1), factors=st.tuples(*[st.sampled_from([0.0, 0.5, 1.0])] * 2))
def test_words_gain_the_weight_they_are_given_however_much_learning_counts(longer, factors):
    found, quality = candidates(3)
    learning, sparse = learning_of(0.01), SparseWeights()
    sparse.add(1, *updated(learning, found, quality, 30))
    now = np.array(factors)
    change = learning.weights(sparse, now, longer) - learning.weights(sparse, now)
    assert change[LENGTH] == pytest.approx(longer, abs=1e-6)
    assert not change[np.arange(len(change)) != LENGTH].any()
    fixed, nothing = learning_of(0.0), SparseWeights()
    assert (fixed.weights(nothing, now, longer) == fixed.weights(nothing, now)).all()


@given(seed=st.integers(0, 10_000), factors=st.tuples(*[st.sampled_from([0.0, 0.5, 1.0])] * 2))
def test_parts_add_to_scores_what_other_factors_would_take_away(seed, factors):
    found, quality = candidates(seed)
    sparse = SparseWeights()
    sparse.add(1, *updated(learning_of(0.01), found, quality, 30))
    learning, now = learning_of(0.01), np.array(factors)
    dense = learning.values(found)
    parts = learning.contributions(dense, sparse, now)
    for part in range(2):
        for other in (0.0, 0.25, 1.0):
            then = now.copy()
            then[part] = other
            expected = dense @ learning.weights(sparse, then)
            shifted = dense @ learning.weights(sparse, now) + (other - now[part]) * parts[:, part]
            assert shifted == pytest.approx(expected, abs=1e-5)


def test_what_cannot_tell_candidates_apart_stays_as_trained():
    found, quality = candidates(5)
    sparse = SparseWeights()
    learning = learning_of(1.0)
    sparse.add(1, *updated(learning, found, quality, 20))
    changed = learning.weights(sparse, IN_FULL) != PHRASE_FEATURES.default_weights()
    assert changed.any()
    assert not changed[~PHRASE_FEATURES.learned].any()
    assert (
        np.abs(learning.weights(sparse, IN_FULL) - PHRASE_FEATURES.default_weights()).max()
        <= FARTHEST + 1e-6
    )


def test_nothing_moves_without_a_rate_or_a_difference():
    found, quality = candidates(2)
    for rate, qualities in ((0.0, quality), (1.0, np.full(len(found), 0.5))):
        keys, deltas = updated(learning_of(rate), found, qualities, 20)
        assert len(keys) == len(deltas) == 0


@settings(
    max_examples=5, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_any_order_of_undoing_leads_back(engine_folder, pairs, data):
    """Weights are a function of the events in force; without any, those of the engine."""
    engine = Engine.open(engine_folder)
    before = engine.translations(pairs[0][0], 20)
    events = [engine.learn(*pair, Provenance()) for pair in pairs[:10]]
    dense = set(learning_of(1.0).keys.tolist())
    assert any(dense & set(event.keys.tolist()) for event in events)
    kept = data.draw(st.sets(st.sampled_from(range(len(events)))))
    for number in data.draw(st.permutations([k for k in range(len(events)) if k not in kept])):
        engine.undo(events[number])
    again = Engine.open(engine_folder)
    for number in sorted(kept):
        again.apply(LearningEvent.from_bytes(events[number].to_bytes()))
    assert again.state() == engine.state()
    for source, _ in pairs[:4]:
        assert engine.translations(source, 20) == again.translations(source, 20)
    if not kept:
        assert engine.translations(pairs[0][0], 20) == before


@pytest.mark.parametrize("options", [{"dense_rate": 0.0}, {"use_weights": False}])
def test_it_can_be_switched_off(engine_folder, pairs, options):
    engine = Engine.open(engine_folder, EngineOptions(use_session=False, **options))
    dense = set(learning_of(1.0).keys.tolist())
    for pair in pairs[:6]:
        assert not dense & set(engine.learn(*pair, Provenance()).keys.tolist())


def test_the_session_hears_of_new_weights(engine_folder, pairs):
    """Weights move far enough to matter: the score of the same translation changes."""
    engine = Engine.open(engine_folder, EngineOptions(use_session=False, dense_rate=0.01))
    before = [engine.suggest(source) for source, _ in pairs[20:30]]
    for pair in pairs[:20]:
        engine.learn(*pair, Provenance())
    after = [engine.suggest(source) for source, _ in pairs[20:30]]
    assert any(one.score != other.score for one, other in zip(before, after, strict=True))


def test_a_new_phrase_does_not_move_for_free(engine):
    """What was never seen in training pays for its place as the phrases of the table do."""
    engine.learn(TaggedText("Zorglub"), TaggedText("Bulgroz"), Provenance())
    best = engine.translations(TaggedText("Zorglub"), 1)[0]
    assert best.target.plain == "Bulgroz"
    assert best.features["reordering.backward.mono"] == pytest.approx(math.log(0.7), abs=1e-3)

"""Pairs of word endings: their features, the steps of their weights, and the order they make."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from postil.engine.ending_learning import (
    LEAST,
    SHARPNESS,
    EndingLearning,
    ending,
    ending_rows,
)
from postil.engine.engine import Engine, EngineOptions
from postil.engine.events import LearningEvent, Provenance
from postil.engine.session.standing import gains_of
from postil.features.weights import SparseWeights, from_fixed
from postil.metrics.edit_distance import word_closeness
from postil.search.forest.assembly import ForestAssembly
from postil.search.forest.hypergraph import PASS_THROUGH, Derivation
from postil.search.phrase.features import PHRASE_FEATURES
from postil.text.tags import TaggedText
from postil.text.vocabulary import Vocabulary

WORDS = ("le", "la", "maison", "saison", "rouges", "rouge", "belles", "en", ".", "là-bas")
SOURCE = ("the", "Zorglub", "house")
RATE = EngineOptions().ending_rate


@pytest.fixture(scope="module")
def vocabulary():
    return Vocabulary(WORDS)


def derivations(vocabulary, texts, scores):
    """Candidates of these words; those of ``SOURCE`` are copied."""
    assembly = ForestAssembly(PHRASE_FEATURES.names)
    assembly.end_node()
    forest, nothing = assembly.forest([]), np.empty(0, dtype=np.uint32)
    dense = np.zeros(len(PHRASE_FEATURES))
    return [
        Derivation(forest, nothing, numbers(vocabulary, text), float(score), dense)
        for text, score in zip(texts, scores, strict=True)
    ]


def numbers(vocabulary, text):
    return np.array(
        [
            PASS_THROUGH + SOURCE.index(word) if word in SOURCE else vocabulary.id(word)
            for word in text
        ],
        dtype=np.uint32,
    )


def counted(text):
    """Features of a candidate, in plain Python."""
    return Counter(pairwise([None, *(ending(word) for word in text), None]))


def key_names(vocabulary, texts):
    """Name of each key, found by candidates that have no feature but one of several others."""
    names = {}
    for text in texts:
        line = [None, *text, None]
        for left, right in pairwise(line):
            alone = [word for word in (left, right) if word is not None]
            rows = ending_rows(derivations(vocabulary, [alone], [0.0]), SOURCE, vocabulary)
            keys = rows.keys[rows.places].tolist()  # in the order of the words
            place = 0 if left is None else 1
            pair = tuple(None if word is None else ending(word) for word in (left, right))
            names.setdefault(keys[place], set()).add(pair)
    assert all(len(pairs) == 1 for pairs in names.values())
    return {key: pairs.pop() for key, pairs in names.items()}


def places(ordered, found):
    """Where each of some candidates was before."""
    return [next(k for k, one in enumerate(found) if one is each) for each in ordered]


TEXTS = st.lists(
    st.lists(st.sampled_from(WORDS + SOURCE), max_size=6).map(tuple), min_size=1, max_size=6
)


def test_short_words_count_whole_and_longer_ones_by_their_last_two_letters():
    assert [ending(word) for word in ("", "a", "les", "mots", "maison")] == [
        "", "a", "les", "-ts", "-on",
    ]  # fmt: skip


@given(texts=TEXTS)
def test_features_of_candidates_are_pairs_of_neighbours(vocabulary, texts):
    found = derivations(vocabulary, texts, [0.0] * len(texts))
    rows = ending_rows(found, SOURCE, vocabulary)
    names = key_names(vocabulary, texts)
    told = [Counter() for _ in texts]
    for place, row in zip(rows.places.tolist(), rows.rows.tolist(), strict=True):
        told[row][names[int(rows.keys[place])]] += 1
    assert told == [counted(text) for text in texts]
    assert rows.lengths.tolist() == [len(text) for text in texts]
    weights = np.arange(1.0, len(rows.keys) + 1.0)
    by_name = {names[int(key)]: value for key, value in zip(rows.keys, weights, strict=True)}
    expected = [sum(n * by_name[pair] for pair, n in counted(text).items()) for text in texts]
    assert rows.dots(weights) == pytest.approx(expected)


def plain_steps(texts, scores, quality, words, rate):
    """The step of each weight, in plain Python."""
    best = max(scores)
    shares = [math.exp(SHARPNESS * (score - best)) for score in scores]
    shares = [share / sum(shares) for share in shares]
    mean = sum(p * q for p, q in zip(shares, quality, strict=True))
    wanted = [SHARPNESS * words * p * (q - mean) for p, q in zip(shares, quality, strict=True)]
    middle = sum(map(len, texts)) / len(texts)
    away = [len(text) - middle for text in texts]
    if spread := sum(x * x for x in away):
        slope = sum(x * y for x, y in zip(wanted, away, strict=True)) / spread
        wanted = [x - slope * y for x, y in zip(wanted, away, strict=True)]
    gradient = Counter()
    for text, coefficient in zip(texts, wanted, strict=True):
        for pair, count in counted(text).items():
            gradient[pair] += coefficient * count
    return {pair: rate * g / math.sqrt(1 + g * g) for pair, g in gradient.items()}


@given(
    texts=TEXTS,
    seed=st.integers(0, 10_000),
    words=st.integers(1, 60),
    rate=st.sampled_from([0.03, 0.5]),
)
def test_a_step_is_that_of_the_formula(vocabulary, texts, seed, words, rate):
    generator = np.random.default_rng(seed)
    scores, quality = generator.normal(size=len(texts)), generator.random(len(texts))
    learning = EndingLearning(vocabulary, rate)
    rows = learning.rows(derivations(vocabulary, texts, scores), SOURCE)
    keys, deltas = learning.update(rows, scores, quality, words)
    names = key_names(vocabulary, texts)
    moved = {names[int(key)]: d for key, d in zip(keys, from_fixed(deltas), strict=True)}
    for pair, step in plain_steps(texts, scores, quality, words, rate).items():
        if pair in moved:
            assert moved.pop(pair) == pytest.approx(step, abs=1e-6)
            assert abs(step) <= rate
        else:
            assert abs(step) <= LEAST * rate + 1e-9
    assert not moved


def test_nothing_is_learned_of_what_only_lengths_explain(vocabulary):
    texts = [("la",) * count for count in range(5)]
    learning = EndingLearning(vocabulary, RATE)
    rows = learning.rows(derivations(vocabulary, texts, [0.0] * 5), SOURCE)
    keys, _ = learning.update(rows, np.zeros(5), np.linspace(1.0, 0.2, 5), 30)
    assert not len(keys)


@given(texts=TEXTS, seed=st.integers(0, 10_000))
def test_candidates_are_ordered_by_all_they_score(vocabulary, texts, seed):
    generator = np.random.default_rng(seed)
    scores = np.sort(generator.normal(size=len(texts)))[::-1]
    learning, sparse = EndingLearning(vocabulary, 0.5), SparseWeights()
    found = derivations(vocabulary, texts, scores)
    rows = learning.rows(found, SOURCE)
    sparse.add(1, *learning.update(rows, scores, generator.random(len(texts)), 40))
    added = rows.dots(sparse.get(rows.keys))
    most = max(1, len(texts) - 1)
    expected = sorted(range(most), key=lambda k: -(scores[k] + added[k]))
    for known in (None, rows):
        ordered = learning.order(sparse, most).ordered(found, SOURCE, known)
        assert places(ordered, found) == [*expected, *range(most, len(texts))]


def test_what_was_corrected_in_one_place_is_said_in_another(vocabulary):
    """By the endings alone: none of the long words was in what was confirmed."""
    learning, sparse = EndingLearning(vocabulary, RATE), SparseWeights()
    for event in range(1, 4):
        texts = [("le", "maison", "rouges"), ("la", "maison", "rouges")]
        rows = learning.rows(derivations(vocabulary, texts, [0.0, -0.05]), SOURCE)
        sparse.add(event, *learning.update(rows, np.array([0.0, -0.05]), np.array([0.4, 1.0]), 9))
    found = derivations(vocabulary, [("le", "saison", "."), ("la", "saison", ".")], [0.0, -0.05])
    order = learning.order(sparse, 100)
    assert places(order.ordered(found, SOURCE), found) == [1, 0]
    for idle in (learning.order(sparse, 1), learning.order(SparseWeights(), 100)):
        assert not idle.acts
        assert places(idle.ordered(found, SOURCE), found) == [0, 1]


def ending_keys(engine, event, source):
    """Keys of the event that are of pairs of endings."""
    version = engine._trained
    prepared = engine._models.source.prepare(source)
    found = version.derivations(prepared, 100) + engine._version.derivations(prepared, 100)
    rows = ending_rows(found, prepared.tokens, engine._models.target.vocabulary)
    return set(rows.keys.tolist()) & set(event.keys.tolist())


@settings(
    max_examples=5, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_any_order_of_undoing_leads_back(engine_folder, pairs, data):
    engine = Engine.open(engine_folder, EngineOptions(use_session=False, ending_rate=0.5))
    before = [engine.suggest(source) for source, _ in pairs]
    events = [engine.learn(*pair, Provenance()) for pair in pairs[:8]]
    learned = [engine.suggest(source) for source, _ in pairs]
    assert learned != before
    kept = data.draw(st.sets(st.sampled_from(range(len(events)))))
    for number in data.draw(st.permutations([k for k in range(len(events)) if k not in kept])):
        engine.undo(events[number])
    again = engine.reopened()
    for number in sorted(kept):
        again.apply(LearningEvent.from_bytes(events[number].to_bytes()))
    restored = engine.reopened()
    restored.restore(engine.snapshot())
    assert engine.state() == again.state() == restored.state()
    now = [engine.suggest(source) for source, _ in pairs]
    assert now == [again.suggest(source) for source, _ in pairs]
    assert now == [restored.suggest(source) for source, _ in pairs]
    if not kept:
        assert now == before


def test_suggestions_are_in_the_new_order_whoever_asks(engine_folder, pairs):
    options = EngineOptions(ending_rate=0.5, steps_back=False)
    engine = Engine.open(engine_folder, options)
    for pair in pairs[:8]:
        engine.learn(*pair, Provenance())
    others = 0
    for source, target in pairs:
        prepared = engine._models.source.prepare(source)
        version = engine._version
        searched = version.searched(prepared)
        ordered, plain = version.best(searched, 100), version.candidates(searched, 100)
        assert sorted(one.score for one in ordered) == [one.score for one in plain][::-1]
        others += ordered[0].tokens.tolist() != plain[0].tokens.tolist()
        first = [one.tokens.tolist() for one in version.best(searched, 3)]
        assert first == [one.tokens.tolist() for one in ordered[:3]]
        engine._recent.clear()
        words = version.tokens(prepared, ordered[0])
        assert version.best_tokens(prepared) == words
        event = engine.study(source, target, Provenance())
        confirmed = engine._models.target.prepare(target).tokens
        trained = engine._trained.best_tokens(prepared)
        assert event.evidence.gains == gains_of(words, trained, confirmed)
        assert event.judgement.closeness == word_closeness(words, confirmed)
    assert others


def test_all_else_is_learned_as_without_them(engine_folder, pairs):
    with_them = Engine.open(engine_folder, EngineOptions(ending_rate=0.5, steps_back=False))
    without = Engine.open(engine_folder, EngineOptions(ending_rate=0.0, steps_back=False))
    learned = 0
    for pair in pairs[:20]:
        one, other = (engine.learn(*pair, Provenance()) for engine in (with_them, without))
        count = len(other.keys)
        assert one.keys[:count].tolist() == other.keys.tolist()
        assert one.deltas[:count].tolist() == other.deltas.tolist()
        assert one.links.tolist() == other.links.tolist()
        parts = [
            (event.evidence.parts, event.evidence.shares, event.evidence.lengths)
            for event in (one, other)
        ]
        assert parts[0] == parts[1]
        learned += len(one.keys) - count
    assert learned
    said = [[engine.suggest(source) for source, _ in pairs] for engine in (with_them, without)]
    assert said[0] != said[1]


def test_the_engine_as_trained_knows_nothing_of_it(engine_folder, pairs):
    engine = Engine.open(engine_folder, EngineOptions(ending_rate=0.5))
    texts = [engine._models.source.prepare(source) for source, _ in pairs]
    before = [engine._trained.best_tokens(text) for text in texts]
    for pair in pairs[:8]:
        engine.learn(*pair, Provenance())
    fresh = engine.reopened()._trained
    assert [fresh.best_tokens(text) for text in texts] == before
    assert not engine._trained._endings.acts


@pytest.mark.parametrize("options", [{"ending_rate": 0.0}, {"use_weights": False}])
def test_it_can_be_switched_off(engine_folder, pairs, options):
    engine = Engine.open(engine_folder, EngineOptions(**options))
    usual = Engine.open(engine_folder)
    some = 0
    for pair in pairs[:6]:
        assert not ending_keys(engine, engine.learn(*pair, Provenance()), pair[0])
        some += len(ending_keys(usual, usual.learn(*pair, Provenance()), pair[0]))
    assert some
    assert not engine._version._endings.acts or options.keys() == {"use_weights"}


def test_a_segment_of_one_candidate_teaches_nothing(vocabulary):
    learning = EndingLearning(vocabulary, RATE)
    rows = learning.rows(derivations(vocabulary, [("la", "maison")], [0.0]), SOURCE)
    assert not len(learning.update(rows, np.zeros(1), np.ones(1), 2)[0])


def test_tags_and_copied_words_have_endings_too(engine_folder):
    engine = Engine.open(engine_folder)
    source = TaggedText("Press Zorglub-7000 twice.")
    for _ in range(2):
        engine.learn(source, TaggedText("Appuyez deux fois sur Zorglub-7000."), Provenance())
    assert engine.suggest(source).target.plain

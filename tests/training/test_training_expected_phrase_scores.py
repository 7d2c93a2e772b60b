"""Features of phrase-table rows against the extractor and plain Python; rows of one table found in
another.
"""

from __future__ import annotations

import random
from itertools import combinations

import numpy as np
import pytest

from fired_features import fired
from phrase_tables import table_of
from postil.errors import Cancelled, UsageError
from postil.features.extraction import FeatureExtractor
from postil.features.templates import template_bits
from postil.models.phrase_table.entries import PhraseEntry
from postil.training.expected_bleu.phrase_scores import MODELS, ScoreModel
from postil.training.expected_bleu.phrase_scores_rows import RowFeatures, same_rows
from postil.types.progress import Progress

NO_ROW = 0xFFFFFFFF


def random_entries(seed, count=80):
    chance = random.Random(seed)
    found = {}
    for _ in range(count):
        source = tuple(chance.randrange(3, 8) for _ in range(chance.randint(1, 4)))
        target = tuple(chance.randrange(3, 8) for _ in range(chance.randint(1, 4)))
        scores = (-1.0, -1.0, chance.uniform(-3, 0), -1.0)
        found[source, target] = PhraseEntry(source, target, scores)
    return list(found.values())


def rows_of(table):
    return [(entry.source, entry.target) for entry in table.entries()]


def naive_features(source, target, model):
    """Indicators of Gao & He 2013, 2.2, as tuples."""
    found = set()
    if "p" in model.split("+"):
        found.add((source, target))
    if "t" in model.split("+"):
        found |= {("t", f, e) for f in source for e in target}
    if "tp" in model.split("+"):
        for f, g in combinations(sorted(source), 2):  # in no order
            found |= {("ffe", f, g, e) for e in target if f != g}
        for d, e in combinations(sorted(target), 2):
            found |= {("fee", f, d, e) for f in source if d != e}
    return found


def keys_of(extractor, source, target):
    """Of the features of one block."""
    words = np.array(source, dtype=np.uint32)
    return fired(extractor, words, [(0, len(source), target)])[0].tolist()


def appearing(extractor, pairs):
    """Keys in the order in which they appear, which is that of their numbers."""
    return list(dict.fromkeys(key for pair in pairs for key in keys_of(extractor, *pair)))


@pytest.mark.parametrize("name", MODELS)
def test_features_of_rows(name):
    table = table_of(random_entries(1))
    features = RowFeatures(table, template_bits(MODELS[name]))
    wanted = np.random.default_rng(2).integers(0, 2, size=len(table)).astype(np.uint8)
    offsets, numbers = features.number(wanted)
    extractor = FeatureExtractor(MODELS[name])
    chosen = [pair for pair, mark in zip(rows_of(table), wanted, strict=True) if mark]
    assert len(offsets) == len(chosen) + 1
    keys = np.array(appearing(extractor, chosen), np.uint64)
    naive = {}
    for place, (source, target) in enumerate(chosen):
        found = numbers[offsets[place] : offsets[place + 1]]
        assert (np.diff(found.astype(np.int64)) > 0).all()
        expected = keys_of(extractor, source, target)
        assert sorted(keys[found].tolist()) == sorted(expected)
        assert len(found) == len(naive_features(source, target, name))
        for feature in naive_features(source, target, name):
            naive.setdefault(feature, len(naive))
    assert len(features) == len(naive) == len(keys)


@pytest.mark.parametrize("name", MODELS)
def test_score_of_a_row_is_the_sum_of_its_weights(name):
    table = table_of(random_entries(3))
    trained = np.array([5, 0, 7, 5, 11], dtype=np.uint32)
    model = ScoreModel.of(table, trained, MODELS[name])
    assert model.rows.tolist() == [0, 5, 7, 11]
    assert model.places(trained).tolist() == [1, 0, 2, 1, 3]
    weights = np.random.default_rng(4).normal(size=model.features.count).astype(np.float32)
    pairs = rows_of(table)
    extractor = FeatureExtractor(MODELS[name])
    met = appearing(extractor, [pairs[row] for row in model.rows])
    named = dict(zip(met, weights.tolist(), strict=True))
    for score, (source, target) in zip(model.scores(weights, 4.0), pairs, strict=True):
        known = keys_of(extractor, source, target)
        expected = sum(named.get(key, 0.0) for key in known) / 4
        assert score == pytest.approx(expected, abs=1e-5)


def test_rows_of_one_table_in_another():
    first, second = random_entries(5), random_entries(6)
    one, other = (
        table_of(first),
        table_of({(x.source, x.target): x for x in second + first[:20]}.values()),
    )
    found = same_rows(one, other)
    places = {pair: row for row, pair in enumerate(rows_of(other))}
    assert found.tolist() == [places.get(pair, NO_ROW) for pair in rows_of(one)]
    assert 0 < (found == NO_ROW).sum() < len(one)
    assert same_rows(one, one).tolist() == list(range(len(one)))
    empty = table_of([])
    assert same_rows(empty, one).tolist() == []
    assert (same_rows(one, empty) == NO_ROW).all()


def test_refused_and_cancelled():
    table = table_of(random_entries(7))
    features = RowFeatures(table, template_bits(["block"]))
    with pytest.raises(ValueError, match="marks"):
        features.number(np.ones(3, dtype=np.uint8))
    with pytest.raises(ValueError, match="weights"):
        features.sums(np.zeros(3, dtype=np.float32))
    with pytest.raises(UsageError, match="template"):
        ScoreModel.of(table, np.array([1], dtype=np.uint32), ["blocks"])
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        features.number(np.ones(len(table), dtype=np.uint8), progress)

"""Learned weights in the decoder: scores are those of the rows that learning sees."""

from __future__ import annotations

import numpy as np
import pytest
from search_world import SOURCE_WORDS, TARGET_WORDS, make_world, phrases_of, sentences, translator

from postil.features.index import feature_name
from postil.features.sets import FEATURE_SETS, FeatureSet, feature_set
from postil.features.templates import TEMPLATES
from postil.features.weights import SparseWeights, to_fixed
from postil.features.word_forms import WordForms
from postil.search.constraints import ExtraOption
from postil.search.phrase.translator import Translator
from postil.search.sparse.fired_features import fired_records, fired_rows
from postil.search.sparse.learned_scorer import LearnedScorer
from postil.text.vocabulary import Vocabulary

TM = slice(0, 4)


class Desk:
    """A decoder that learned something about one feature set."""

    def __init__(self, folder, name, seed=1, *, average=True):
        self.world = make_world(folder, seed)
        left = Vocabulary(f"quelle{k}maintenant" for k in range(SOURCE_WORDS))
        right = Vocabulary(f"where{k % 5}upon{k % 3}" + "s" * k for k in range(TARGET_WORDS))
        classes = [{word: n % 3 for n, word in enumerate(side)} for side in (left, right)]
        every = FeatureSet(frozenset(TEMPLATES))
        self.features = every if name == "every template" else feature_set(name)
        kinds = self.features.forms
        self.sparse = SparseWeights()
        self.forms = WordForms(left, kinds, classes[0]), WordForms(right, kinds, classes[1])
        self.scorer = LearnedScorer(
            self.sparse, self.world.weights[TM], self.features, *self.forms, average=average
        )
        self.vocabularies = left, right

    def decoder(self):
        plain = translator(self.world, 3)
        self.scorer.declare()
        world = self.world
        return Translator(world.table, world.lm, world.weights, plain.options, self.scorer)

    def rows(self, derivations):
        columns, indptr, indices, values = fired_rows(self.scorer, derivations)
        matrix = np.zeros((len(derivations), len(columns)))
        for row in range(len(derivations)):
            place = slice(indptr[row], indptr[row + 1])
            matrix[row, indices[place]] = values[place]
        return columns, matrix

    def learn(self, event=1, seed=1):
        """Random weights for all features of a few lists."""
        rng = np.random.default_rng(seed)
        keys = set()
        for sentence in sentences(seed, 6, 5):
            found = translator(self.world, 3).nbest(sentence, 60)
            keys.update(self.rows(found)[0].tolist())
        keys = np.array(sorted(keys), dtype=np.uint64)
        self.sparse.add(event, keys, to_fixed(rng.normal(0, 0.3, len(keys))))


@pytest.mark.parametrize("name", [*FEATURE_SETS, "every template"])
def test_scores_are_those_of_the_rows(tmp_path, name):
    desk = Desk(tmp_path, name)
    desk.learn(1)
    desk.learn(2, seed=7)
    for sentence in sentences(1, 5, 5):
        found = desk.decoder().nbest(sentence, 30)
        columns, matrix = desk.rows(found)
        assert (np.diff(columns.astype(object)) > 0).all()
        learned = matrix @ desk.sparse.get(columns, average=True)
        static = [float(item.dense @ desk.world.weights) for item in found]
        assert [item.score for item in found] == pytest.approx(static + learned, abs=2e-3)
        assert abs(learned).max() > 1e-3


@pytest.mark.parametrize("name", FEATURE_SETS)
def test_as_long_as_nothing_is_learned_lists_are_the_same_to_the_byte(tmp_path, name):
    desk = Desk(tmp_path, name)
    plain = translator(desk.world, 3)
    for sentence in sentences(2, 6, 6):
        assert lists(desk.decoder(), sentence) == lists(plain, sentence)
    desk.learn(1)
    assert lists(desk.decoder(), sentence) != lists(plain, sentence)
    keys, deltas = desk.sparse.dump()[1:3]
    desk.sparse.remove(1, keys, deltas)
    assert lists(desk.decoder(), sentence) == lists(plain, sentence)


def lists(decoder, sentence):
    return [(item.tokens.tobytes(), item.score) for item in decoder.nbest(sentence, 25)]


def test_values_of_phrase_pairs_are_their_base_scores(tmp_path):
    desk = Desk(tmp_path, "entries+target-words")
    sentence = sentences(3, 1, 5)[0]
    for item in translator(desk.world, 3).nbest(sentence, 5):
        _, matrix = desk.rows([item])
        base = float(item.dense[TM] @ desk.world.weights[TM])
        # once as the value of the pairs, once spread over their words
        assert matrix.sum() == pytest.approx(2 * base, abs=1e-4)
    one = Desk(tmp_path / "one", "entries+target-words-one")
    for item in translator(one.world, 3).nbest(sentence, 5):
        _, matrix = one.rows([item])
        assert matrix.sum() == len(phrases_of(item)) + len(item.tokens)


def test_current_weights_may_be_used_instead_of_the_mean(tmp_path):
    desk = Desk(tmp_path, "entries-one", average=False)
    desk.learn(1)
    desk.learn(2, seed=5)
    for item in desk.decoder().nbest(sentences(4, 1, 5)[0], 10):
        columns, matrix = desk.rows([item])
        static = float(item.dense @ desk.world.weights)
        learned = float(matrix[0] @ desk.sparse.get(columns))
        assert item.score == pytest.approx(static + learned, abs=2e-3)


@pytest.mark.parametrize("name", FEATURE_SETS)
def test_every_feature_prints_its_name(tmp_path, name):
    desk = Desk(tmp_path, name)
    derivation = translator(desk.world, 3).nbest(sentences(6, 1, 5)[0], 1)[0]
    columns, _ = desk.rows([derivation])
    records = fired_records(desk.scorer, derivation, columns.tolist())
    assert records.keys() == set(columns.tolist())
    names = {feature_name(record, *desk.forms) for record in records.values()}
    assert len(names) == len(columns)
    assert {text.split(":")[0] for text in names} <= desk.features.templates


def test_features_with_new_words_do_not_depend_on_the_order_they_came_in(tmp_path):
    first, second = (Desk(tmp_path / name, "entries+structure") for name in ("a", "b"))
    for desk, words in ((first, "alpha beta"), (second, "beta gamma alpha")):
        for vocabulary in desk.vocabularies:
            for word in words.split():
                vocabulary.add(word)
        desk.scorer.declare()
    found = []
    for desk in (first, second):
        left, right = desk.vocabularies
        source = left.encode(["alpha", "beta"])
        extra = [
            ExtraOption(place, place + 1, [right.id(word)])
            for place, word in enumerate(["beta", "alpha"])
        ]
        item = desk.decoder().nbest(source, 1, extra)[0]
        columns, _ = desk.rows([item])
        records = fired_records(desk.scorer, item, columns.tolist())
        names = sorted(feature_name(record, *desk.forms) for record in records.values())
        found.append((columns.tolist(), names))
    assert found[0] == found[1]
    assert "aligned-pair: alpha | beta" in found[0][1]


def test_no_feature_set_has_a_template_that_learning_cannot_score():
    known = {"block", "target-word", "target-phrase"} | FEATURE_SETS["structure"].templates
    assert all(one.templates <= known for one in FEATURE_SETS.values())
    assert isinstance(feature_set("entries"), FeatureSet)

"""Trained sparse weights in the decoder: scores, states and search are those of the features."""

from __future__ import annotations

from collections import Counter
from itertools import product

import numpy as np
import pytest
from search_world import COLUMN, Exhaustive, make_world, sentences, translator

from fired_features import fired
from postil.errors import EngineError
from postil.features.extraction import FeatureExtractor
from postil.features.index import feature_name
from postil.features.sets import FeatureSet
from postil.features.sparse_model import SparseModel, write_sparse_model
from postil.features.templates import ALL, STRUCTURE, TEMPLATES, TRIPLETS, WORD
from postil.features.weights import SparseWeights
from postil.features.word_forms import WordForms
from postil.search.constraints import Constraints
from postil.search.forest.yields import applications
from postil.search.phrase.translator import Translator
from postil.search.sparse.fired_features import fired_records, fired_rows
from postil.search.sparse.learned_scorer import LearnedScorer
from postil.search.sparse.sparse_scorer import SparseScorer
from postil.text.vocabulary import Vocabulary
from postil.types.array_folder import verify_arrays


def random_model(world, folder, templates, seed=1):
    """Weights for all features of many derivations."""
    extractor = FeatureExtractor(templates)
    plain = translator(world, 3)
    keys = set()
    for sentence in sentences(seed, 12, 5):
        for item in plain.nbest(sentence, 200):
            keys.update(fired(extractor, sentence, steps_of(item))[0].tolist())
    rng = np.random.default_rng(seed)
    weights = rng.normal(0, 0.5, size=len(keys)).astype(np.float32)
    write_sparse_model(folder, np.array(sorted(keys), np.uint64), weights, templates)
    return SparseModel.open(folder), extractor


def steps_of(derivation):
    steps = []
    for rule in applications(derivation):
        (start, end), (at, _) = rule.source_span, rule.target[0]
        links = [[source - start, target - at] for source, target in rule.links]
        steps.append((start, end, np.array(rule.tokens, dtype=np.uint32), links))
    return steps


def with_model(world, limit, model):
    plain = translator(world, limit)
    return Translator(world.table, world.lm, world.weights, plain.options, SparseScorer(model))


@pytest.mark.parametrize(
    "templates", [*({name} for name in TEMPLATES), WORD, ALL, ALL | TRIPLETS, STRUCTURE]
)
def test_scores_are_those_of_the_features_and_nothing_better_is_missed(tmp_path, templates):
    world = make_world(tmp_path, 2)
    model, extractor = random_model(world, tmp_path / "sparse", templates)
    decoder = with_model(world, 2, model)
    oracle = Exhaustive(world, 2)

    links = {(entry.source, entry.target): entry.alignment for entry in world.entries}

    def linked(sentence, steps):
        return [
            (start, end, target, links.get((tuple(sentence[start:end].tolist()), target), [(0, 0)]))
            for start, end, target in steps
        ]

    def full_score(sentence, steps, dense):
        keys, counts = fired(extractor, sentence, steps)
        return dense @ world.weights + float(model.weights(keys) @ counts)

    for sentence in sentences(1, 5, 4):
        found = decoder.nbest(sentence, 30)
        for item in found:
            expected = full_score(sentence, steps_of(item), item.dense)
            assert item.score == pytest.approx(expected, abs=1e-3)
        best = max(
            full_score(sentence, linked(sentence, one.steps), one.dense)
            for one in oracle.derivations(sentence.tolist())
        )
        assert found[0].score == pytest.approx(best, abs=1e-3)


PARSE = [("S", 0, 4), ("NP", 0, 2), ("VP", 1, 4), ("NN", 1, 2), ("VP", 2, 3)]


def test_phrases_match_and_cross_constituents_of_the_source(tmp_path):
    world = make_world(tmp_path, 2)
    names = product(("source-match", "source-cross"), ("S", "NP", "VP", "NN"))
    weights = dict(zip(names, (0.4, 0.7, -0.3, 0.2, 0.9, -0.8, 0.6, 1.0), strict=True))

    def of_phrase(start, end):
        for label, first, last in PARSE:
            node, span = set(range(first, last)), set(range(start, end))
            if node == span:
                yield "source-match", label
            elif node & span and node - span and span - node:
                yield "source-cross", label

    vocabulary = Vocabulary(str(k) for k in range(50))
    forms = WordForms(vocabulary), WordForms(vocabulary)
    features = FeatureSet(frozenset({"source-match", "source-cross"}))
    extractor = LearnedScorer(SparseWeights(), np.zeros(4), features, *forms)
    constraints = Constraints(constituents=PARSE)
    plain = translator(world, 2)
    keys, values = [], []
    for sentence in sentences(1, 5, 4):
        for item in plain.nbest(sentence, 100, constraints=constraints):
            fired, _, _, counts = fired_rows(extractor, [item])
            named = {
                tuple(feature_name(record, *forms).split(": ")): key
                for key, record in fired_records(extractor, item, fired.tolist()).items()
            }
            wanted = Counter(
                one for rule in applications(item) for one in of_phrase(*rule.source_span)
            )
            counted = dict(zip(fired.tolist(), counts.tolist(), strict=True))
            assert {name: counted[key] for name, key in named.items()} == wanted
            keys += named.values()
            values += [weights[name] for name in named]
    keys, first = np.unique(np.array(keys, np.uint64), return_index=True)
    write_sparse_model(
        tmp_path / "model", keys, np.array(values, np.float32)[first], features.templates
    )
    decoder = with_model(world, 2, SparseModel.open(tmp_path / "model"))
    for sentence in sentences(1, 5, 4):
        found = decoder.nbest(sentence, 30, constraints=constraints)
        for item in found:
            spans = [rule.source_span for rule in applications(item)]
            added = sum(weights[one] for span in spans for one in of_phrase(*span))
            assert item.score == pytest.approx(item.dense @ world.weights + added, abs=1e-3)
        best = max(
            one.dense @ world.weights
            + sum(weights[found] for start, end, _ in one.steps for found in of_phrase(start, end))
            for one in Exhaustive(world, 2).derivations(sentence.tolist())
        )
        assert found[0].score == pytest.approx(best, abs=1e-3)
        alike = [[item.score for item in one.nbest(sentence, 9)] for one in (plain, decoder)]
        assert alike[0] == alike[1]  # without a parse nothing fires


def test_the_first_words_of_phrases_are_counted(tmp_path):
    world = make_world(tmp_path, 3)
    world.weights[COLUMN["lm.first"]] = 0.3
    decoder = translator(world, 2)
    for sentence in sentences(5, 8, 6):
        for item in decoder.nbest(sentence, 10):
            assert item.dense @ world.weights == pytest.approx(item.score, abs=1e-3)
            words = [0 if word >= 0x80000000 else word for word in item.tokens.tolist()]
            by_word = world.lm.score_sentence(words)
            ends = np.cumsum([len(target) for _, _, target, _ in steps_of(item)])
            firsts = [0, *ends[:-1].tolist()]
            assert item.dense[COLUMN["lm.first"]] == pytest.approx(by_word[firsts].sum(), abs=1e-3)


def test_extra_scores_of_phrase_pairs_count(tmp_path):
    world = make_world(tmp_path, 4)
    world.weights[COLUMN["mrf"]] = 0.7
    options = translator(world, 2).options
    extra = np.random.default_rng(1).normal(size=world.table.rows).astype(np.float32)
    decoder = Translator(world.table, world.lm, world.weights, options, phrase_scores=extra)
    for sentence in sentences(6, 8, 5):
        for item in decoder.nbest(sentence, 10):
            rows = [rule.entry for rule in applications(item)]
            expected = sum(extra[row] for row in rows if row != 0xFFFFFFFF)
            assert item.dense[COLUMN["mrf"]] == pytest.approx(expected, abs=1e-5)
            assert item.dense @ world.weights == pytest.approx(item.score, abs=1e-3)
    short = Translator(world.table, world.lm, world.weights, options, phrase_scores=extra[1:])
    with pytest.raises(ValueError, match="phrase pairs"):
        short.best(sentences(6, 1, 3)[0])


def test_weights_come_back_and_damage_is_noticed(tmp_path):
    rng = np.random.default_rng(2)
    keys = rng.integers(1, 2**63, size=5000, dtype=np.uint64)
    weights = rng.normal(size=5000).astype(np.float32)
    weights[::3] = 0
    write_sparse_model(tmp_path / "m", keys, weights, ["block", "word-pair"])
    model = SparseModel.open(tmp_path / "m")
    assert model.weights(keys).tolist() == weights.tolist()
    assert model.weights(rng.integers(1, 2**63, size=50, dtype=np.uint64)).tolist() == [0.0] * 50
    assert (model.features, model.templates) == (np.count_nonzero(weights), ["block", "word-pair"])
    verify_arrays(tmp_path / "m")
    assert model.frequent == ((), ())
    write_sparse_model(tmp_path / "f", keys, weights, ["word-before"], (), ([7, 3], [5]))
    context = SparseModel.open(tmp_path / "f")
    assert context.frequent == ((3, 7), (5,))
    context.write_scaled(tmp_path / "half", 0.5)
    assert SparseModel.open(tmp_path / "half").frequent == ((3, 7), (5,))
    with pytest.raises(ValueError, match="frequent words"):
        SparseScorer(context)
    with pytest.raises(ValueError, match="not finite"):
        write_sparse_model(tmp_path / "n", keys, np.full_like(weights, np.inf), ["block"])
    path = tmp_path / "m" / "slots.bin"
    path.write_bytes(path.read_bytes()[:-12])
    with pytest.raises(EngineError, match=r"slots\.bin"):
        SparseModel.open(tmp_path / "m")


def test_an_empty_model_changes_nothing(tmp_path):
    world = make_world(tmp_path, 5)
    write_sparse_model(tmp_path / "m", np.empty(0, np.uint64), np.empty(0, np.float32), ALL)
    decoder = with_model(world, 3, SparseModel.open(tmp_path / "m"))
    for sentence in sentences(8, 6, 6):
        plain = translator(world, 3).nbest(sentence, 10)
        assert [item.score for item in decoder.nbest(sentence, 10)] == pytest.approx(
            [item.score for item in plain], abs=1e-4
        )

"""Trained features for forms of words (Watanabe et al. 2007, 3.3), in the decoders of all kinds."""

from __future__ import annotations

import json

import numpy as np
import pytest
from relevant_world import corpora

from postil.engine.engine import Engine
from postil.engine.kinds.registry import open_models
from postil.engine.manifest import EngineManifest
from postil.engine.models import SPARSE_WEIGHTS, trained_forms
from postil.errors import EngineError
from postil.features.index import feature_name
from postil.features.sets import FeatureSet
from postil.features.sparse_model import SparseModel, write_sparse_model
from postil.features.templates import STRUCTURE
from postil.features.weights import SparseWeights
from postil.features.word_forms import KINDS
from postil.models.word_classes import classes_path
from postil.search.sparse.fired_features import fired_records, fired_rows
from postil.search.sparse.learned_scorer import LearnedScorer
from postil.search.sparse.sparse_scorer import SparseScorer
from postil.text.tags import TaggedText
from postil.training import heaviest
from postil.training.heaviest import heaviest_features
from postil.training.large_margin.candidates import decoder_of
from postil.training.large_margin.recipe import FORMS, RECIPE
from postil.training.recipe import RecipeRequest
from postil.training.recipe_book import recipe_named
from postil.types.progress import Progress

KINDS_OF_ENGINE = ("phrase-based", "hierarchical", "hierarchical-left-to-right")
SENTENCE = "the red house sees the chair"


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    folder = tmp_path_factory.mktemp("forms")
    for name in KINDS_OF_ENGINE:
        made = RecipeRequest(corpora(folder), settings={"tuner": "none"})
        recipe_named(name).run(made, folder / name, Progress())
    return folder


def extractor_of(models, forms, kinds):
    features = FeatureSet(STRUCTURE, forms=kinds)
    return LearnedScorer(SparseWeights(), np.zeros(4), features, *forms, reach=models.KIND.sparse)


@pytest.mark.parametrize("kinds", [("class",), ("prefix", "suffix"), KINDS])
@pytest.mark.parametrize("name", KINDS_OF_ENGINE)
def test_a_decoder_scores_what_is_extracted(place, tmp_path, name, kinds):
    """Random weights of all features of some translations: the score of each translation is that of
    its dense features and of those features, whichever decoder.
    """
    folder = place / name
    models = open_models(folder)
    forms = trained_forms(models, folder, kinds)
    source = models.source.vocabulary.encode(SENTENCE.split())
    plain = decoder_of(models, models.weights, None).nbest(source, 20)
    extractor = extractor_of(models, forms, kinds)
    keys, *_ = fired_rows(extractor, plain)
    bare, *_ = fired_rows(extractor_of(models, trained_forms(models, folder, ()), ()), plain)
    assert set(bare) < set(keys)
    weights = np.random.default_rng(3).normal(scale=0.3, size=len(keys)).astype(np.float32)
    write_sparse_model(tmp_path / "sparse", keys, weights, STRUCTURE, kinds)
    assert SparseModel.open(tmp_path / "sparse").forms == kinds
    found = decoder_of(models, models.weights, tmp_path / "sparse", forms).nbest(source, 20)
    columns, starts, indices, values = fired_rows(extractor, found)
    known = dict(zip(keys.tolist(), weights.tolist(), strict=True))
    for number, item in enumerate(found):
        row = slice(starts[number], starts[number + 1])
        sparse = sum(
            known.get(columns[index], 0.0) * value
            for index, value in zip(indices[row].tolist(), values[row].tolist(), strict=True)
        )
        expected = float(item.dense @ models.weights) + sparse
        assert item.score == pytest.approx(expected, abs=1e-3)
    assert [item.tokens.tolist() for item in found] != [item.tokens.tolist() for item in plain]


@pytest.mark.parametrize("name", KINDS_OF_ENGINE)
def test_an_engine_is_trained_with_all_forms(place, tmp_path, name):
    """It opens, suggests, and meets words that it was not trained with."""
    settings = {"rounds": 1, "folds": 1, "sentences": 60, "features": "alignment", "forms": "all"}
    RECIPE.run(RecipeRequest(corpora(place), place / name, settings), tmp_path / "new", Progress())
    models = open_models(tmp_path / "new")
    assert models.sparse.forms == FORMS["all"] == KINDS
    assert models.sparse.features > 50
    engine, before = Engine.open(tmp_path / "new"), Engine.open(place / name)
    for text in (SENTENCE, "the unheard house sees 1234 chairs"):
        source = TaggedText.of(text)
        assert engine.suggest(source).score != pytest.approx(before.suggest(source).score)
    models.verify(tmp_path / "new")
    made = EngineManifest.load(tmp_path / "new").settings["large-margin"]["heaviest"]
    assert 20 < len(made) <= 100
    assert all(": " in name for name in made)
    assert all(made.values())


def test_the_heaviest_features_are_named(place, tmp_path, monkeypatch):
    """Those that all features of all translations, looked at one by one, have; with their names."""
    monkeypatch.setattr(heaviest, "MOST", 25)
    folder = place / "phrase-based"
    models = open_models(folder)
    forms = trained_forms(models, folder, KINDS)
    texts = [SENTENCE, "the old door takes the lamp", "the cold table wants the key"]
    sources = [models.source.vocabulary.encode(text.split()) for text in texts]
    extractor = extractor_of(models, forms, KINDS)
    plain = decoder_of(models, models.weights, None)
    keys = np.unique(
        np.concatenate([fired_rows(extractor, plain.nbest(x, 10))[0] for x in sources])
    )
    weights = np.random.default_rng(4).normal(scale=0.01, size=len(keys)).astype(np.float32)
    write_sparse_model(tmp_path / "sparse", keys, weights, STRUCTURE, KINDS)
    model = SparseModel.open(tmp_path / "sparse")
    decoder = decoder_of(models, models.weights, tmp_path / "sparse", forms)
    found = heaviest_features(models, forms, model, decoder, sources)
    named = {}
    for source in sources:
        best = decoder.nbest(source, 10)
        every, *_ = fired_rows(extractor, best)
        for derivation in best:
            for key, record in fired_records(extractor, derivation, every.tolist()).items():
                weight = float(model.weights(np.array([key], np.uint64))[0])
                named[key] = (feature_name(record, *forms), weight)
    expected = sorted(named.values(), key=lambda one: (-abs(one[1]), one[0]))[:25]
    assert found == expected
    assert len({name for name, _ in found}) == 25
    assert any("+" in name or "class" in name for name, _ in found)


def test_what_is_refused(place, tmp_path):
    folder = place / "phrase-based"
    models = open_models(folder)
    write_sparse_model(
        tmp_path / "sparse", np.array([5], np.uint64), np.ones(1, np.float32), STRUCTURE, ("class",)
    )
    model = SparseModel.open(tmp_path / "sparse")
    with pytest.raises(ValueError, match="needs the forms"):
        SparseScorer(model)
    with pytest.raises(ValueError, match="needs the forms"):
        SparseScorer(model, None, trained_forms(models, folder, ("prefix",)))
    scaled = tmp_path / "scaled"
    model.write_scaled(scaled, 2.0)
    assert SparseModel.open(scaled).forms == ("class",)
    with pytest.raises(EngineError, match="no word classes"):
        trained_forms(models, tmp_path, ("class",))
    assert classes_path(folder, "source").exists()
    assert not (folder / SPARSE_WEIGHTS).exists()
    manifest = tmp_path / "sparse" / "manifest.json"
    values = json.loads(manifest.read_text(encoding="utf-8"))
    assert values["settings"]["forms"] == ["class"]

"""Engines with grammars do all that a phrase-based engine does: lists, risk, tuning, features,
comparison.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from doors_world import KINDS, request_of, sentences, train, write_corpus

from postil.engine.engine import Engine, EngineOptions
from postil.engine.exchange.archive import export_engine, import_engine
from postil.engine.kinds.registry import open_models
from postil.engine.manifest import EngineManifest
from postil.errors import UsageError
from postil.search.forest.mbr import minimum_risk
from postil.text.tags import TaggedText
from postil.training.comparison import compare
from postil.training.corpora import CorpusFiles
from postil.training.large_margin.recipe import RECIPE as LARGE_MARGIN
from postil.training.recipe import RecipeRequest
from postil.training.recipe_book import recipe_named
from postil.training.tuning.loop import PATIENCE_WITH_GAPS, tune
from postil.training.tuning.recipe import RECIPE as TUNE
from postil.types.progress import Progress

SOURCE = TaggedText.of("do not clean the white lamp")
BAD = {"lm": -0.3, "tm.direct": -0.3, "tm.inverse": -0.2, "word.count": -0.3}


class Texts(NamedTuple):
    """``held_out``: some sentences, to tune on and to judge by."""

    corpus: CorpusFiles
    held_out: CorpusFiles


@pytest.fixture(scope="module")
def texts(tmp_path_factory) -> Texts:
    folder: Path = tmp_path_factory.mktemp("segments")
    found = CorpusFiles(folder / "text.en", folder / "text.fr")
    sides = zip(*sentences()[:60:2], strict=True)
    for path, lines in zip((found.source, found.target), sides, strict=True):
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return Texts(write_corpus(tmp_path_factory.mktemp("text")), found)


@pytest.fixture(scope="module", params=KINDS)
def kind(request) -> str:
    return request.param


@pytest.fixture(scope="module")
def folder(texts, kind, tmp_path_factory) -> Path:
    """An engine with the weights it comes with."""
    made: Path = tmp_path_factory.mktemp("engine") / "doors"
    train(kind, texts.corpus, made)
    return made


@pytest.fixture(scope="module")
def bad(folder, tmp_path_factory) -> Path:
    """The same with bad weights."""
    place = tmp_path_factory.mktemp("bad") / "doors"
    export_engine(folder, place.with_suffix(".postil"))
    import_engine(place.with_suffix(".postil"), place)
    manifest = EngineManifest.load(place)
    manifest.weights |= BAD
    manifest.save(place)
    return place


def test_lists_are_sorted_different_and_their_scores_those_of_their_features(folder):
    engine = Engine.open(folder)
    found = engine.translations(SOURCE, 20)
    assert len(found) > 2
    assert len({one.target.plain for one in found}) == len(found)
    scores = [one.score for one in found]
    assert scores == sorted(scores, reverse=True)
    models = open_models(folder)
    weights = models.features.named(models.weights)
    for one in found:
        assert sum(weights[name] * one.features[name] for name in weights) == pytest.approx(
            one.score, abs=1e-4
        )
    suggestion = engine.suggest(SOURCE, alternatives=5)
    assert suggestion.target == found[0].target
    assert list(suggestion.alternatives) == [one.target for one in found[1:6]]
    assert 0.0 <= suggestion.confidence <= 1.0


def test_the_translation_of_least_risk_is_suggested_if_wanted(folder):
    engine = Engine.open(folder, EngineOptions(minimum_risk=30))
    prepared = engine._models.source.prepare(SOURCE)
    wanted = minimum_risk(engine._version.derivations(prepared, 30))
    assert engine.suggest(SOURCE).target == engine._version.realise(prepared, wanted).text


@pytest.mark.parametrize("tuner", ["mira", "mert"])
def test_training_tunes_the_weights_and_fits_the_confidence(
    texts, kind, tmp_path, tuner, monkeypatch
):
    asked = []
    monkeypatch.setattr(
        "postil.training.engine_training.tune",
        lambda *given, **more: asked.append(given[2]) or tune(*given, **more),
    )
    wanted = request_of(kind, texts.corpus, tuned_on=texts.held_out, tuner=tuner)
    report = recipe_named(kind).run(wanted, tmp_path / "tuned", Progress())
    rounds = (8, 3) if kind == "syntax" else (16, PATIENCE_WITH_GAPS)
    assert [(one.rounds, one.patience) for one in asked] == [rounds]
    made = EngineManifest.load(tmp_path / "tuned")
    assert made.settings["tuning"]["method"] == tuner
    assert made.scores["tuning.bleu"] == max(report.tuning) > 99
    assert made.confidence
    assert [path.name for path in tmp_path.iterdir()] == ["tuned"]
    Engine.open(tmp_path / "tuned").suggest(SOURCE)


@pytest.mark.parametrize("tuner", ["mira", "mert"])
def test_bad_weights_are_tuned_again(texts, kind, bad, tmp_path, tuner):
    training = request_of(kind, texts.corpus, tuned_on=texts.held_out).training
    settings = {"rounds": 3, "n-best": 20, "tuner": tuner}
    report = TUNE.run(RecipeRequest(training, bad, settings), tmp_path / "new", Progress())
    assert max(report.tuning) > report.tuning[0] + 0.5
    before, after = (open_models(place) for place in (bad, tmp_path / "new"))
    tuned = before.features.tuned
    assert np.abs(after.weights[tuned]).sum() == pytest.approx(
        np.abs(before.weights[tuned]).sum(), rel=1e-4
    )


def test_it_is_compared_with_another_engine(bad, folder):
    judged = [(source, [target]) for source, target in sentences()[:40:2]]
    found = compare(bad, folder, judged, samples=100)
    assert found.after.bleu > found.before.bleu
    assert found.better
    assert found.examples
    assert compare(folder, folder, judged, samples=100).verdict == "same"


def test_features_are_trained_on_its_own_models(texts, kind, bad, tmp_path):
    """Of a syntax engine, on these alone: the trees of a part of the text are not kept."""
    training = request_of(kind, texts.corpus, tuned_on=texts.held_out).training
    settings = {"rounds": 3, "scale": 0.2, "sentences": 60, "features": "phrases"}
    if kind == "syntax":
        with pytest.raises(UsageError, match="cannot be made of a part"):
            LARGE_MARGIN.run(
                RecipeRequest(training, bad, {**settings, "folds": 2}), tmp_path / "e", Progress()
            )
        assert not list(tmp_path.iterdir())
    wanted = RecipeRequest(training, bad, {**settings, "folds": 1})
    LARGE_MARGIN.run(wanted, tmp_path / "new", Progress())
    found = open_models(tmp_path / "new")
    assert found.manifest.kind == kind
    assert found.sparse.features > 10
    judged = [(source, [target]) for source, target in sentences()[:40:2]]
    assert compare(bad, tmp_path / "new", judged, samples=100).bootstrap.difference > 0

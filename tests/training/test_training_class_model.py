"""Phrase-based engines with a language model of word classes: training, archives, folds."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from doors_world import request_of, write_corpus

from postil.bitext.store import Bitext
from postil.cli import main
from postil.engine.engine import Engine
from postil.engine.exchange.archive import export_engine, import_engine
from postil.engine.models import CLASS_LANGUAGE_MODEL, CLASS_LANGUAGE_MODEL_WORDS
from postil.errors import EngineError
from postil.models.session.ngrams import SessionNgrams
from postil.search.sparse.rule_scorer import RuleScorer
from postil.text.tags import TaggedText
from postil.training.corpora import CorpusFiles
from postil.training.expected_bleu.fold_lists import _fold_translator
from postil.training.expected_bleu.scoring import baseline_of, scored_translator
from postil.training.folded_text import fold_models, folded_text
from postil.training.folds import fold_bounds
from postil.training.phrase_based.recipe import RECIPE
from postil.training.preparation import prepare
from postil.training.relevant_sets.decoding import Job, decode
from postil.training.relevant_sets.task import translator_of
from postil.training.request import TrainingReport
from postil.types.progress import Progress

TEXT = TaggedText.of("do not move the white table")


@pytest.fixture(scope="module")
def corpus(tmp_path_factory) -> CorpusFiles:
    return write_corpus(tmp_path_factory.mktemp("text"))


@pytest.fixture(scope="module")
def folder(corpus, tmp_path_factory) -> Path:
    made: Path = tmp_path_factory.mktemp("engine") / "doors"
    request = request_of("phrase-based", corpus)
    RECIPE.run(request, made, Progress())
    return made


@pytest.fixture(scope="module")
def bitext(corpus, tmp_path_factory) -> Bitext:
    request = request_of("phrase-based", corpus).training
    report = TrainingReport(Path())
    return prepare(request, tmp_path_factory.mktemp("bitext"), report, Progress()).bitext


def of_classes(classes, dense, tokens, features) -> None:
    """A translation has the value of its words in the model."""
    assert dense[features.column("lm.classes")] == pytest.approx(
        classes.score_sentence(tokens).sum(), abs=1e-4
    )


def test_the_model_comes_with_the_engine(folder, tmp_path):
    export_engine(folder, tmp_path / "doors.postil")
    import_engine(tmp_path / "doors.postil", tmp_path / "doors")
    engine = Engine.open(tmp_path / "doors")
    models = engine._models
    assert engine.manifest.settings["class_order"] == models.classes.lm.order
    assert engine.manifest.weights["lm.classes"] == engine.manifest.weights["lm"] > 0
    assert models.classes.tokens[0] in models.classes.tokens[3:], "unknown words are of no class"
    assert engine.suggest(TEXT).target.plain == "ne déplacez pas la table blanche"
    weights = models.features.mask(["lm.classes"]).astype(np.float32)
    translator = models.decoder(weights, RuleScorer(), None, SessionNgrams())
    for found in translator.nbest(models.source.prepare(TEXT).ids, 20):
        wanted = models.classes.score_sentence(found.tokens).sum()
        assert found.score == pytest.approx(wanted, abs=1e-4)
    path = tmp_path / "doors" / CLASS_LANGUAGE_MODEL_WORDS / "classes.bin"
    path.write_bytes(path.read_bytes()[:-4])
    with pytest.raises(EngineError, match=CLASS_LANGUAGE_MODEL_WORDS):
        Engine.open(tmp_path / "doors")


def test_there_is_none_if_it_is_not_wanted(corpus, tmp_path):
    request = request_of("phrase-based", corpus, **{"class-model": 0})
    RECIPE.run(request, tmp_path / "plain", Progress())
    engine = Engine.open(tmp_path / "plain")
    assert engine._models.classes is None
    assert "class_order" not in engine.manifest.settings
    assert engine.manifest.weights["lm.classes"] == 0.0
    assert not list((tmp_path / "plain").glob("class-*"))
    assert engine.suggest(TEXT).target.plain == "ne déplacez pas la table blanche"


def test_moses_gets_the_engine_without_it_and_is_told_so(folder, tmp_path, capsys):
    weight = Engine.open(folder).manifest.weights["lm.classes"]
    said = f"lm.classes (language model of word classes), weight {weight:.4g}"
    moses = tmp_path / "moses"
    assert main(["export", str(folder), "--moses", str(moses)]) == 0
    assert said in capsys.readouterr().out
    assert f"- {said}\n" in (moses / "README.txt").read_text(encoding="utf-8")
    assert "class" not in (moses / "moses.ini").read_text(encoding="utf-8")


def test_a_fold_has_the_classes_of_the_engine_and_n_grams_of_other_sentences(
    folder, bitext, tmp_path
):
    models = Engine.open(folder)._models
    text, parts = folded_text(models, folder, bitext, tmp_path, folds=2)
    whole = models.classes
    for part in parts:
        fold = fold_models(models, part.models)
        assert fold.classes.lm.folder == part.models / CLASS_LANGUAGE_MODEL
        assert fold.classes.tokens.tolist() == whole.tokens.tolist()
        unseen = [text.references[n][0] for n in range(part.first, part.last)]
        ours, engines = (
            sum(one.score_sentence(ids).sum() for ids in unseen) for one in (fold.classes, whole)
        )
        assert ours < engines  # they are less probable where they were not seen
        job = Job(part.models, tuple(models.weights.tolist()), models.search_options)
        (found,) = decode(job, [text.sources[part.first]])[0]
        of_classes(fold.classes, found.dense, found.tokens, models.features)


def test_whoever_trains_on_the_engine_decodes_with_its_model(folder, bitext, tmp_path):
    models = Engine.open(folder)._models
    source, features = models.source.prepare(TEXT).ids, models.features
    baseline = baseline_of(models, bitext, tmp_path / "alignment", 1)
    scores = np.zeros(len(models.table), np.float32)
    for decoder in (scored_translator(models, scores), translator_of(models, models.weights, None)):
        best = decoder.nbest(source, 1)[0]
        of_classes(models.classes, best.dense, best.tokens, features)
    count = len(baseline.corpus)
    for span in ((0, count), fold_bounds(count, 2)[0]):
        decoder, _ = _fold_translator(baseline, span, tmp_path / str(span), 1, Progress())
        best = decoder.nbest(source, 1)[0]
        of_classes(decoder.classes, best.dense, best.tokens, features)
        own = decoder.classes.tokens.tolist() == models.classes.tokens.tolist()
        assert own
        assert (decoder.classes is models.classes) == (span == (0, count))

"""Phrase scores from end to end: lists by folds, the engine that comes of them, a crash."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass, replace
from importlib.resources import as_file, files
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import postil_resources
from postil.bitext.store import Bitext
from postil.engine.engine import Engine
from postil.engine.kinds.phrase import PhraseModels
from postil.engine.manifest import EngineManifest
from postil.errors import Cancelled, UsageError
from postil.metrics.bleu import length_ratio, sbleu
from postil.metrics.ngrams import bleu_statistics
from postil.models.phrase_table.pair_scores import PHRASE_SCORES
from postil.search.forest.yields import applications
from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.phrase.translator import Translator
from postil.text.tags import TaggedText
from postil.training.corpora import CorpusFiles
from postil.training.expected_bleu.fold_lists import decode_fold, labelled
from postil.training.expected_bleu.recipe import RECIPE
from postil.training.expected_bleu.scoring import baseline_of, scored_translator
from postil.training.folds import fold_bounds, without
from postil.training.phrase_based import recipe as phrase_based_recipe
from postil.training.phrase_based.recipe import tuning_options
from postil.training.phrase_based.training import train_engine
from postil.training.preparation import LEAST_HELD_OUT, LEAST_PAIRS, prepare, tuning_set
from postil.training.recipe import RecipeRequest
from postil.training.request import TrainingReport, TrainingRequest
from postil.training.tuning.loop import TuningOptions, judged, tune
from postil.training.tuning.mert import MertOptions
from postil.training.tuning.pools import resolved
from postil.types.progress import Progress

ALONE = 15  # the only pair with a certain word
QUICK = TuningOptions(rounds=2, nbest=10, method="mert")


def corpora(folder: Path) -> TrainingRequest:
    return TrainingRequest(
        "printer",
        "en",
        "fr",
        [folder / "printer-guide.tmx"],
        held_out=0.2,
        tuning=QUICK,
        class_model=0,  # its folds are in test_training_class_model
    )


@pytest.fixture(scope="module")
def sample():
    with as_file(files(postil_resources) / "sample") as folder:
        yield folder


@pytest.fixture(scope="module")
def engine(sample, tmp_path_factory):
    """One that does not heed its translation probabilities: there is something to learn."""
    folder = tmp_path_factory.mktemp("engines") / "base"
    train_engine(corpora(sample), folder)
    manifest = EngineManifest.load(folder)
    for name in ("tm.inverse", "tm.direct", "lex.inverse", "lex.direct"):
        manifest.weights[name] = 0.0
    manifest.save(folder)
    return folder


def request(sample, engine, **changes):
    known = {"folds": 3, "n-best": 10, "tuner": "mira", "epochs": 5, "rate": 1.0}
    return RecipeRequest(corpora(sample), engine, {**known, **changes})


def work_folders(folder):
    return list(folder.glob(".*"))


@pytest.fixture(scope="module")
def baseline(engine, tmp_path_factory):
    """The engine and a bitext of pairs invented from its own words, in other numbers."""
    models = PhraseModels.open(engine)
    chance = np.random.default_rng(1)
    left = [models.source.vocabulary.token(n) for n in range(3, 41)]
    right = [models.target.vocabulary.token(n) for n in range(3, 41)]
    folder = tmp_path_factory.mktemp("bitext")
    with Bitext.create(folder / "bitext", "en", "fr") as writer:
        for number in range(60):
            words = chance.integers(0, 37, size=int(chance.integers(2, 9)))
            if number == ALONE:
                words[1] = 37
            writer.add([left[n] for n in words], [right[n] for n in words])
    return baseline_of(models, Bitext.open(folder / "bitext"), folder / "alignment", 1)


def sentences(tokens, offsets):
    return [tokens[int(a) : int(b)].tolist() for a, b in pairwise(offsets)]


def test_a_corpus_without_a_part(baseline):
    corpus = baseline.corpus
    everything = sentences(corpus.source_tokens, corpus.source_offsets)
    assert min(min(line) for line in everything) >= 3  # the engine's numbers, none unknown
    bounds = fold_bounds(len(corpus), 7)
    assert [first for first, _ in bounds] == [0, *(last for _, last in bounds[:-1])]
    assert bounds[-1][1] == len(corpus)
    for first, last in bounds:
        pairs, points = without(corpus, (first, last))
        left = sentences(pairs.source.tokens, pairs.source.offsets)
        assert left == everything[:first] + everything[last:]
        assert len(pairs.target.offsets) == len(points.offsets) == len(left) + 1
        assert int(points.offsets[-1]) == len(points.points)


def test_lists_of_a_fold(baseline, tmp_path):
    """What lists hold is what the decoder says, with rows of the engine's table."""
    span = (0, len(baseline.corpus))
    decode_fold(baseline, span, tmp_path / "fold", nbest=5, threads=1)
    lists = list(labelled([tmp_path / "fold"]))
    assert len(lists) == len(baseline.corpus)
    translator = Translator(
        baseline.table, baseline.lm, baseline.weights, baseline.search, classes=baseline.classes
    )
    corpus = baseline.corpus
    targets = sentences(corpus.target_tokens, corpus.target_offsets)
    entries = list(baseline.table.entries())
    found = []
    for source in sentences(corpus.source_tokens, corpus.source_offsets):
        ids = np.array(source, dtype=np.uint32)
        found.append((ids, translator.nbest(ids, 5)))
    statistics = [
        bleu_statistics(
            [resolved(item.tokens, baseline.copies[ids]) for item in group],
            [np.array(target, dtype=np.uint32)],
        )
        for (ids, group), target in zip(found, targets, strict=True)
    ]
    beta = length_ratio(np.stack([rows[0] for rows in statistics]))
    for made, rows, (ids, group) in zip(lists, statistics, found, strict=True):
        assert made.quality == pytest.approx(sbleu(rows, beta), rel=1e-6)
        assert made.base == pytest.approx([item.score for item in group], rel=1e-5)
        used = np.split(made.units, np.cumsum(made.counts)[:-1])
        for derivation, units in zip(group, used, strict=True):
            expected = [
                (tuple(ids[slice(*rule.source_span)].tolist()), rule.tokens)
                for rule in applications(derivation)
                if rule.origin == 0
            ]
            assert [(entries[n].source, entries[n].target) for n in units] == expected


def test_the_models_of_a_fold_are_closed_when_it_is_finished(baseline, tmp_path, windows_files):
    decode_fold(baseline, (10, 20), tmp_path / "fold", nbest=2, threads=1)
    assert not windows_files.refused
    assert not list(tmp_path.glob("fold/models*"))


def test_a_fold_is_translated_by_models_of_the_others(baseline, tmp_path):
    decode_fold(baseline, (10, 20), tmp_path / "one", nbest=5, threads=1)
    decode_fold(baseline, (10, 20), tmp_path / "two", nbest=5, threads=2)
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()
    firsts = [item.quality[0] for item in labelled([tmp_path / "one"])]
    assert len(firsts) == 10
    assert firsts.pop(ALONE - 10) < 0.9  # its models do not know that word
    assert firsts == pytest.approx([1.0] * 9, abs=0.1)  # and know all others, word by word


@dataclass(frozen=True, slots=True)
class Run:
    """A whole training: what it told, and what was there before and after."""

    folder: Path
    report: TrainingReport
    progress: Progress
    stages: list[str]
    before: dict[Path, bytes]


@pytest.fixture(scope="module")
def whole(sample, engine, tmp_path_factory):
    folder = tmp_path_factory.mktemp("trained") / "whole"
    before = {path: path.read_bytes() for path in engine.rglob("*") if path.is_file()}
    stages: list[str] = []

    def watch(progress):
        if progress.message not in stages:
            stages.append(progress.message)

    progress = Progress(watch)
    report = RECIPE.run(request(sample, engine), folder, progress)
    return Run(folder, report, progress, stages, before)


def test_the_engine_that_comes_of_it(whole):
    report, folder = whole.report, whole.folder
    assert all(path.read_bytes() == content for path, content in whole.before.items())
    assert report.folder == folder
    assert 0 < report.pairs < report.sources[0]["kept"]
    assert list(report.seconds) == [
        "Reading the corpora",
        "Translating the training text",
        "Training phrase scores",
        "Tuning",
    ]
    assert not work_folders(folder.parent)
    models = PhraseModels.open(folder)
    assert models.phrase_scores is not None
    assert np.abs(models.phrase_scores).max() > 0
    manifest = EngineManifest.load(folder)
    made = manifest.settings["phrase-scores"]
    assert (made["features"], made["folds"]) == ("p+t+tp", 3)
    assert made["number"] > 100
    assert made["epoch"] == int(np.argmax(made["development"])) > 0
    curve = [point for point in whole.progress.points if point.series == "dev BLEU"]
    assert [round(point.y, 2) for point in curve] == made["development"]
    assert manifest.scores["tuning.bleu"] == max(report.tuning)
    assert manifest.weights["mrf"] != 0.0
    text = TaggedText.of("Press the power button.")
    found = Engine.open(folder).translations(text, 3)
    values = [item.features["mrf"] for item in found]
    assert any(values)
    total = sum(found[0].features[name] * manifest.weights[name] for name in manifest.weights)
    assert found[0].score == pytest.approx(total, rel=1e-3)


def test_the_pass_is_chosen_by_translating(sample, engine, tmp_path):
    """Without tuning: what the engine reaches on its tuning set is what its best pass had."""
    RECIPE.run(request(sample, engine, tuner="none"), tmp_path / "scored", Progress())
    manifest = EngineManifest.load(tmp_path / "scored")
    made = manifest.settings["phrase-scores"]
    assert manifest.scores["tuning.bleu"] == max(made["development"])
    models = PhraseModels.open(tmp_path / "scored")
    prepared = prepare(corpora(sample), tmp_path, TrainingReport(tmp_path), Progress())
    segments = tuning_set(prepared.held_out, models.source.vocabulary, models.target.vocabulary)
    weights = PHRASE_FEATURES.weights(EngineManifest.load(engine).weights)
    weights[PHRASE_FEATURES.column("mrf")] = 1.0
    assert PHRASE_FEATURES.weights(manifest.weights) == pytest.approx(weights)
    translator = Translator(
        models.table,
        models.lm,
        weights,
        models.search_options,
        phrase_scores=models.phrase_scores,
        classes=models.classes,
    )
    outputs = [
        resolved(translator.best(ids)[0], copies)
        for ids, copies in zip(segments.sources, segments.copies, strict=True)
    ]
    reached = 100 * judged(outputs, segments.references)
    assert reached == pytest.approx(manifest.scores["tuning.bleu"], abs=0.006)


def test_the_pass_is_chosen_by_tuning_for_each(sample, engine, tmp_path, monkeypatch):
    """The passes are judged by what MERT reaches with their scores, the first with none.

    In fewer rounds on shorter lists than the recipe asks for, which show the same sooner.
    """
    few = TuningOptions(method="mert", rounds=3, nbest=30, mert=MertOptions(restarts=4))
    asked = []

    def fewer(method, seed):
        asked.append(tuning_options(method, seed))
        return asked[-1] and few

    monkeypatch.setattr(phrase_based_recipe, "tuning_options", fewer)
    RECIPE.run(
        request(sample, engine, tuner="none", epochs=1, choice="tuned"),
        tmp_path / "scored",
        Progress(),
    )
    made = EngineManifest.load(tmp_path / "scored").settings["phrase-scores"]
    models = PhraseModels.open(engine)
    prepared = prepare(corpora(sample), tmp_path, TrainingReport(tmp_path), Progress())
    segments = tuning_set(prepared.held_out, models.source.vocabulary, models.target.vocabulary)
    unscored = scored_translator(models, np.zeros(len(models.table), dtype=np.float32))
    assert asked == [TuningOptions(method="mert"), None], "then the engine that comes of it"
    _, rounds = tune(unscored, segments, few)
    reached = max(item.bleu for item in rounds)
    assert reached > rounds[0].bleu
    assert made["development"][0] == round(100 * reached, 2)
    assert len(made["development"]) == 2


KILLED = """
import os, sys
from pathlib import Path
from postil.types.progress import Progress
sys.path.insert(0, sys.argv[1])
from test_training_expected_recipe import RECIPE, request

def stop(progress):
    if progress.message == sys.argv[5]:
        os._exit(9)

RECIPE.run(request(Path(sys.argv[2]), Path(sys.argv[3])), Path(sys.argv[4]), Progress(stop))
"""


def test_a_killed_training_goes_on(sample, engine, whole, tmp_path):
    arguments = [str(Path(__file__).parent), str(sample), str(engine), str(tmp_path / "part")]
    command = [sys.executable, "-c", KILLED, *arguments, "Translating part 3 of 3"]
    assert subprocess.run(command, env=os.environ, check=False).returncode == 9
    (work,) = work_folders(tmp_path)
    done = {name: (work / name / "base.bin").stat().st_mtime_ns for name in ("fold-01", "fold-02")}
    assert not (work / "fold-03").exists()

    def watch(progress):
        if progress.message == "Training phrase scores":
            for name, time in done.items():
                assert (work / name / "base.bin").stat().st_mtime_ns == time

    RECIPE.run(request(sample, engine), tmp_path / "part", Progress(watch))
    scores = [
        (folder / PHRASE_SCORES / "scores.bin").read_bytes()
        for folder in (whole.folder, tmp_path / "part")
    ]
    assert scores[0] == scores[1]
    weights = [EngineManifest.load(item).weights for item in (whole.folder, tmp_path / "part")]
    assert weights[0] == weights[1]


def test_cancel_leaves_nothing(sample, engine, whole, tmp_path):
    assert len(whole.stages) > 8
    for stage in (whole.stages[1], whole.stages[len(whole.stages) // 2], whole.stages[-1]):

        def stop(progress, stage=stage):
            if progress.message == stage:
                progress.cancel()

        with pytest.raises(Cancelled):
            RECIPE.run(request(sample, engine), tmp_path / "part", Progress(stop))
        assert not list(tmp_path.iterdir())


def numbered(folder: Path, lines: int) -> TrainingRequest:
    """To train on a text of so many different lines."""
    for side in ("en", "fr"):
        text = "".join(f"Sentence number {side} {number} of a text.\n" for number in range(lines))
        (folder / f"a.{side}").write_text(text, encoding="utf-8")
    return TrainingRequest("x", "en", "fr", [CorpusFiles(folder / "a.en", folder / "a.fr")])


def test_of_a_small_corpus_a_tenth_is_held_out_at_most(tmp_path):
    for lines, held_out in ((LEAST_PAIRS - 1, 0), (LEAST_PAIRS, LEAST_HELD_OUT)):
        folder = tmp_path / str(lines)
        folder.mkdir()
        report = TrainingReport(folder)
        prepared = prepare(numbered(folder, lines), folder, report, Progress())
        assert len(prepared.held_out) == held_out
        assert len(prepared.bitext) == report.pairs == lines - held_out


def test_corpora_that_have_grown_hold_out_what_they_held_out_or_what_is_new(tmp_path):
    known: list[set[str]] = []
    for lines in (2000, 2300):
        folder = tmp_path / str(lines)
        folder.mkdir()
        prepared = prepare(numbered(folder, lines), folder, TrainingReport(folder), Progress())
        known.append({" ".join(source) for source, _ in prepared.held_out})
    before, after = known
    new = {one for one in after if int(one.split()[3]) >= 2000}
    assert len(before) == len(after) == LEAST_HELD_OUT
    assert after <= before | new
    assert len(new) < LEAST_HELD_OUT / 3  # about as many as their share of all


def test_too_little_to_tune_on_is_said_with_how_much_it_takes(tmp_path):
    few = numbered(tmp_path, LEAST_PAIRS - 1)
    with pytest.raises(UsageError, match="tune") as caught:
        prepare(few, tmp_path, TrainingReport(tmp_path), Progress(), must_tune=True)
    assert "1,500" in str(caught.value.hint)


def test_refused(sample, engine, tmp_path):
    with pytest.raises(UsageError, match="features"):
        RECIPE.run(request(sample, engine, features="q"), tmp_path / "none", Progress())
    with pytest.raises(UsageError, match="folds"):
        RECIPE.run(request(sample, engine, folds=0), tmp_path / "none", Progress())
    nothing = TrainingRequest("x", "en", "fr", [sample / "printer-guide.tmx"], held_out=0.0)
    with pytest.raises(UsageError, match="tune"):
        RECIPE.run(RecipeRequest(nothing, engine), tmp_path / "none", Progress())
    away = replace(request(sample, engine), cluster="tcp://127.0.0.1:1")
    with pytest.raises(UsageError, match="this machine"):
        RECIPE.run(away, tmp_path / "none", Progress())
    assert not list(tmp_path.iterdir())

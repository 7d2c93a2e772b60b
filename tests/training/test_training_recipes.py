"""Training as a whole: the same bytes twice, Cancel at any stage, bad corpora, simulation."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
import pytest

import postil_resources
from postil.engine.confidence import FEATURES, fit_confidence
from postil.engine.engine import Engine
from postil.engine.manifest import EngineManifest
from postil.errors import Cancelled, InputError, UsageError
from postil.formats.exchange.tmx import TmxWriter, TranslationUnit
from postil.formats.registry import open_document
from postil.metrics.bleu import corpus_bleu
from postil.models.lm.estimate import LMOptions
from postil.models.lm.model import LanguageModel
from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.phrase.translator import Translator
from postil.text.tags import TaggedText
from postil.training import engine_training
from postil.training.corpora import CorpusFiles, MemoryFile, corpus_of
from postil.training.engine_training import tuning_folder
from postil.training.phrase_based.training import train_engine
from postil.training.preparation import LEAST_HELD_OUT
from postil.training.request import TrainingRequest
from postil.training.simulation.simulator import simulate
from postil.training.simulation.ways import SimulationPlan
from postil.training.tuning.loop import TuningOptions
from postil.training.tuning.mira import MiraOptions, batch_mira
from postil.training.tuning.pools import Candidates, Pool
from postil.types.progress import Progress


@pytest.fixture(scope="session")
def sample() -> Path:
    with as_file(files(postil_resources) / "sample") as folder:
        return folder


def request(sample, **changes):
    return TrainingRequest(
        **{
            "name": "printer",
            "source_language": "en",
            "target_language": "fr",
            "corpora": [sample / "printer-guide.tmx"],
            **changes,
        }
    )


def test_training_twice_makes_the_same_engine(sample, tmp_path):
    quick = TuningOptions(rounds=2, nbest=20, mira=MiraOptions(epochs=3))
    for name, threads in (("one", 1), ("two", 2)):
        report = train_engine(
            request(sample, held_out=0.2, threads=threads, tuning=quick), tmp_path / name
        )
        assert report.tuning
        assert report.sources[0]["read"] == report.pairs + LEAST_HELD_OUT
    first = {path.relative_to(tmp_path / "one") for path in (tmp_path / "one").rglob("*")}
    assert first == {path.relative_to(tmp_path / "two") for path in (tmp_path / "two").rglob("*")}
    for path in first:
        left, right = tmp_path / "one" / path, tmp_path / "two" / path
        if left.is_file() and left.suffix != ".json":
            assert left.read_bytes() == right.read_bytes(), path


def test_cancel_leaves_nothing_at_any_stage(sample, tmp_path):
    stages: list[str] = []

    def watch(progress):
        if progress.message not in stages:
            stages.append(progress.message)

    train_engine(request(sample), tmp_path / "whole", Progress(watch))
    assert len(stages) > 6
    for stage in stages:

        def stop(progress, stage=stage):
            if progress.message == stage:
                progress.cancel()

        with pytest.raises(Cancelled):
            train_engine(request(sample), tmp_path / "part", Progress(stop))
        assert sorted(item.name for item in tmp_path.iterdir()) == ["whole"]


KILLED = """
import sys
from pathlib import Path
from postil.training.tuning.mira import MiraOptions
from postil.training.engine_training import tuning_folder
from postil.training.phrase_based.training import train_engine
from postil.training.request import TrainingRequest
from postil.training.tuning.loop import TuningOptions
from postil.types.progress import Progress

def tell(progress):
    print(progress.message, flush=True)

memory, out = map(Path, sys.argv[1:])
tuning = TuningOptions(method="METHOD", rounds=3, patience=9, nbest=20)
request = TrainingRequest(
    "printer", "en", "fr", [memory], held_out=0.2, tuning=tuning, class_model=0
)
train_engine(request, out, Progress(tell))
"""


@pytest.mark.parametrize("method", ["mira", "mert"])
def test_a_killed_training_goes_on_with_its_tuning(sample, tmp_path, monkeypatch, method):
    decoded = []
    candidates = Translator.candidates
    monkeypatch.setattr(
        Translator, "candidates", lambda *asked: decoded.append(1) or candidates(*asked)
    )
    tuning = TuningOptions(method=method, rounds=3, patience=9, nbest=20)
    wanted = request(sample, held_out=0.2, tuning=tuning, class_model=0)
    report = train_engine(wanted, tmp_path / "whole")
    assert len(report.tuning) == 3
    whole = len(decoded)

    memory, out = sample / "printer-guide.tmx", tmp_path / "engine"
    command = [sys.executable, "-c", KILLED.replace("METHOD", method), str(memory), str(out)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.strip() == "Tuning, round 3":
                process.kill()
                break
    assert process.returncode not in (0, 1), "it ended by itself"
    assert not out.exists()
    assert (tuning_folder(out) / "round-001.npz").exists()

    decoded.clear()
    again = train_engine(wanted, out)
    assert again.tuning == report.tuning
    assert whole - len(decoded) == 2 * LEAST_HELD_OUT
    weights = [EngineManifest.load(tmp_path / name).weights for name in ("whole", "engine")]
    assert weights[0] == weights[1]
    assert not tuning_folder(out).exists()


def test_a_tuning_stopped_from_the_keyboard_may_go_on(sample, tmp_path):
    def interrupt(progress):
        if progress.message == "Tuning, round 2":
            raise KeyboardInterrupt

    tuning = TuningOptions(rounds=2, nbest=20)
    wanted = request(sample, held_out=0.2, tuning=tuning)
    with pytest.raises(KeyboardInterrupt):
        train_engine(wanted, tmp_path / "engine", Progress(interrupt))
    assert [item.name for item in tmp_path.iterdir()] == [".engine.tuning"]
    train_engine(wanted, tmp_path / "engine")
    assert [item.name for item in tmp_path.iterdir()] == ["engine"]


def test_without_a_tuner_the_default_weights_stay_and_nothing_is_held_out(sample, tmp_path):
    wanted = request(sample, held_out=0.2, tuning=None, class_model=0)
    report = train_engine(wanted, tmp_path / "engine")
    assert report.tuning == []
    assert report.sources[0]["kept"] == report.pairs
    manifest = EngineManifest.load(tmp_path / "engine")
    assert manifest.weights == PHRASE_FEATURES.named(PHRASE_FEATURES.default_weights())
    assert "tuning" not in manifest.settings


def segments_of(corpus):
    return [(source, list(targets)) for source, targets in corpus.segments("en", "fr", Progress())]


def test_several_translations_of_one_text(tmp_path):
    (tmp_path / "a.en").write_text("one\ntwo\n", encoding="utf-8")
    for number, lines in enumerate(("un\ndeux\n", "une\ndeux\n", "\ndeux !\n")):
        (tmp_path / f"a.{number}.fr").write_text(lines, encoding="utf-8")
    corpus = corpus_of(":".join(str(tmp_path / f"a.{x}") for x in ("en", "0.fr", "1.fr", "2.fr")))
    assert corpus.name == "a.en + a.0.fr + a.1.fr + a.2.fr"
    assert segments_of(corpus) == [
        ("one", ["un", "une", ""]),
        ("two", ["deux", "deux", "deux !"]),
    ]
    assert list(corpus.pairs("en", "fr", Progress()))[:3] == [
        ("one", "un"),
        ("one", "une"),
        ("one", ""),
    ]
    for wrong in ("un\n", "un\ndeux\ntrois\n"):
        (tmp_path / "a.1.fr").write_text(wrong, encoding="utf-8")
        with pytest.raises(InputError, match=r"a\.1\.fr"):
            segments_of(corpus)


def test_units_of_one_source_are_references_of_one_segment(tmp_path):
    memory = tmp_path / "dev.tmx"
    with TmxWriter(memory, "en", "fr") as writer:
        for source, target in [("a", "x"), ("b", "y"), ("a", "z"), ("a", "x")]:
            writer.write(TranslationUnit(TaggedText(source), TaggedText(target)))
    corpus = corpus_of(memory)
    assert segments_of(corpus) == [("a", ["x", "z"]), ("b", ["y"])]
    assert len(list(corpus.pairs("en", "fr", Progress()))) == 4


@pytest.mark.skipif(os.name == "nt", reason="there, no file in a folder has such a name")
def test_a_drive_is_no_separator(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in (r"C:\a.en", r"D:\a.fr"):
        (tmp_path / name).write_text("x\n", encoding="utf-8")
    found = corpus_of(r"C:\a.en:D:\a.fr")
    assert found == CorpusFiles(Path(r"C:\a.en"), Path(r"D:\a.fr"))


def test_all_references_are_tuned_on(sample, tmp_path, monkeypatch):
    texts = {
        "dev.en": "Press the green button.\n\nClose the paper tray.\nOpen it.\n" + "x " * 300,
        "dev.0.fr": "Appuyez sur le bouton vert.\nSeul.\nFermez le bac.\n\n" + "y " * 300,
        "dev.1.fr": "Appuyez sur la touche verte.\n\nFermez le bac à papier.\n\nz",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    seen = []
    tune = engine_training.tune
    monkeypatch.setattr(
        engine_training,
        "tune",
        lambda *found, **more: seen.append(found[1]) or tune(*found, **more),
    )
    dev = corpus_of(":".join(str(tmp_path / name) for name in texts))
    quick = TuningOptions(rounds=2, nbest=10)
    train_engine(request(sample, tuning_set=dev, tuning=quick), tmp_path / "engine")
    assert [len(group) for group in seen[0].references] == [2, 2]
    manifest = EngineManifest.load(tmp_path / "engine")
    assert manifest.settings["tuning"]["references"] == 4
    assert manifest.settings["tuning"]["segments"] == 2


def test_a_tuning_set_without_segments_is_refused_before_the_models(sample, tmp_path):
    (tmp_path / "dev.en").write_text("\nx\n", encoding="utf-8")
    (tmp_path / "dev.fr").write_text("y\n\n", encoding="utf-8")
    empty = CorpusFiles(tmp_path / "dev.en", tmp_path / "dev.fr")
    stages = set()
    progress = Progress(lambda shown: stages.add(shown.message))
    with pytest.raises(UsageError, match=r"dev\.en \+ dev\.fr"):
        train_engine(request(sample, tuning_set=empty), tmp_path / "engine", progress)
    assert "Aligning words" not in stages
    assert not (tmp_path / "engine").exists()


def test_corpora_are_named_by_path_or_pair(tmp_path, sample):
    (tmp_path / "a.en").write_text("x\n", encoding="utf-8")
    (tmp_path / "a.fr").write_text("y\n", encoding="utf-8")
    memory = sample / "printer-guide.tmx"
    assert corpus_of(str(memory)) == MemoryFile(memory)
    pair = CorpusFiles(tmp_path / "a.en", tmp_path / "a.fr")
    assert corpus_of(f"{tmp_path}/a.en:{tmp_path}/a.fr") == pair
    assert corpus_of(pair) is pair
    for wrong in ("absent.tmx", f"{tmp_path}/a.en:absent"):
        with pytest.raises(UsageError, match="no corpus"):
            corpus_of(wrong)


def test_corpora_that_cannot_be_trained_on_say_why(tmp_path, sample):
    (tmp_path / "a.en").write_text("x\ny\n", encoding="utf-8")
    (tmp_path / "a.fr").write_text("y\n", encoding="utf-8")
    uneven = CorpusFiles(tmp_path / "a.en", tmp_path / "a.fr")
    with pytest.raises(InputError, match=r"a\.(en|fr)"):
        train_engine(request(sample, corpora=[uneven]), tmp_path / "engine")
    with pytest.raises(UsageError, match="no pair of segments"):
        train_engine(request(sample, target_language="de"), tmp_path / "engine")
    assert not (tmp_path / "engine").exists()


def test_learning_gains_on_the_sample_document(sample, tmp_path):
    train_engine(request(sample), tmp_path / "engine")
    document = open_document(sample / "quick-guide.xlf", "en", "fr")
    reference = open_document(sample / "quick-guide.reference.xlf", "en", "fr")
    pairs = [
        (left.source, right.target)
        for left, right in zip(document.segments, reference.segments, strict=True)
        if right.target is not None
    ]
    report = simulate(SimulationPlan(tmp_path / "engine", pairs))
    way = report.ways["adaptive"]
    assert way.scores.bleu > report.scores.bleu + 2
    assert way.scores.ter < report.scores.ter
    assert way.bootstrap.p_value < 0.05
    assert len(way.bleu_difference) == len(pairs) == 60


def test_batch_mira_finds_the_feature_that_tells_good_from_bad():
    generator = np.random.default_rng(3)
    pools = []
    for _ in range(40):
        reference = generator.integers(3, 30, size=12).astype(np.uint32)
        pool = Pool([reference], len(PHRASE_FEATURES))
        pool.features = generator.normal(size=(20, 3))
        pool.statistics = np.zeros((20, 10), dtype=np.int32)
        good = 1 / (1 + np.exp(-2 * pool.features[:, 1]))
        for n in range(4):
            pool.statistics[:, 4 + n] = 12 - n
            pool.statistics[:, n] = np.rint(good ** (n + 1) * (12 - n))
        pool.statistics[:, 8:] = 12
        pools.append(pool)
    start = np.array([1.0, 0.0, 0.0])
    everything = np.ones(3, dtype=bool)
    candidates = Candidates.of(pools, start, everything)
    before = corpus_bleu(candidates.best_statistics(start))
    weights, after = batch_mira(pools, start, everything, MiraOptions(epochs=20))
    assert after > before + 0.1
    assert after == pytest.approx(corpus_bleu(candidates.best_statistics(weights)))
    assert weights[1] > 3 * max(abs(weights[0]), abs(weights[2])) / 2
    frozen, _ = batch_mira(pools, start, np.array([True, False, True]), MiraOptions(epochs=5))
    assert frozen[1] == 0.0


def test_the_confidence_model_is_recovered():
    generator = np.random.default_rng(7)
    design = np.column_stack([np.ones(4000), generator.normal(size=(4000, len(FEATURES) - 1))])
    truth = np.array([0.5, 1.0, -0.7, 0.0, 0.3, -1.2])
    goal = 1 / (1 + np.exp(-design @ truth))
    found = fit_confidence(list(design), goal.tolist())
    assert [found[name] for name in FEATURES] == pytest.approx(truth.tolist(), abs=0.05)


def test_the_form_of_the_language_model_is_a_choice(sample, tmp_path):
    small = request(sample, tuning=None, language_model=LMOptions(form="trie", quantise=True))
    train_engine(small, tmp_path / "engine")
    model = LanguageModel.open(tmp_path / "engine" / "language-model")
    assert model.is_trie
    assert model.settings["quantised"]
    suggestion = Engine.open(tmp_path / "engine").suggest(TaggedText.of("Replace the paper."))
    assert suggestion.target.text

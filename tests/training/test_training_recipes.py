"""Training as a whole: the same bytes twice, Cancel at any stage, bad corpora, simulation."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
import pytest

import postil_resources
from postil.engine.confidence import FEATURES, fit_confidence
from postil.errors import Cancelled, InputError, UsageError
from postil.formats.documents import open_document
from postil.metrics.bleu import corpus_bleu
from postil.training.corpora import CorpusFiles, MemoryFile, corpus_of
from postil.training.mira import MiraOptions, batch_mira
from postil.training.pools import Pool, best_statistics
from postil.training.recipes import train_engine
from postil.training.request import TrainingRequest
from postil.training.simulation import simulate
from postil.training.tuning import TuningOptions
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
        assert report.sources[0]["read"] == report.pairs + 180
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
    report = simulate(tmp_path / "engine", pairs)
    assert report.static is not None
    assert report.adaptive is not None
    assert report.bootstrap is not None
    assert report.adaptive.bleu > report.static.bleu + 2
    assert report.adaptive.ter < report.static.ter
    assert report.bootstrap.p_value < 0.05
    assert len(report.bleu_difference) == len(pairs) == 60


def test_batch_mira_finds_the_feature_that_tells_good_from_bad():
    generator = np.random.default_rng(3)
    pools = []
    for _ in range(40):
        reference = generator.integers(3, 30, size=12).astype(np.uint32)
        pool = Pool([reference])
        pool.features = generator.normal(size=(20, 3))
        pool.statistics = np.zeros((20, 10), dtype=np.int32)
        good = 1 / (1 + np.exp(-2 * pool.features[:, 1]))
        for n in range(4):
            pool.statistics[:, 4 + n] = 12 - n
            pool.statistics[:, n] = np.rint(good ** (n + 1) * (12 - n))
        pool.statistics[:, 8:] = 12
        pools.append(pool)
    start = np.array([1.0, 0.0, 0.0])
    before = corpus_bleu(best_statistics(pools, start))
    weights, after = batch_mira(pools, start, np.ones(3, dtype=bool), MiraOptions(epochs=20))
    assert after > before + 0.1
    assert after == pytest.approx(corpus_bleu(best_statistics(pools, weights)))
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

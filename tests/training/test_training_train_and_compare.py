"""Is the new engine better? Held-out segments are kept away from it, verdicts follow the interval,
and what was held out stays with the engine.
"""

from __future__ import annotations

import gc
import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from importlib.resources import as_file, files
from pathlib import Path

import pytest

import postil_resources
from postil.engine.exchange.archive import export_engine, import_engine
from postil.engine.manifest import EngineManifest
from postil.engine.models import HELD_OUT
from postil.errors import Cancelled, EngineError, UsageError
from postil.formats.exchange.tmx import read_tmx
from postil.metrics.corpus import BootstrapResult, CorpusScores, corpus_scores, sentence_bleu
from postil.training import held_out
from postil.training.comparison import (
    Comparison,
    Example,
    Verdict,
    compare,
    probability,
    reference_streams,
    signed,
)
from postil.training.corpora import CorpusFiles, MemoryFile, Segment
from postil.training.outcome_record import from_record, to_record
from postil.training.phrase_based.recipe import RECIPE
from postil.training.phrase_based.training import train_engine
from postil.training.recipe import RecipeRequest
from postil.training.request import TrainingReport, TrainingRequest
from postil.training.train_and_compare import TrainingOutcome, train_and_compare
from postil.types.files import remove_stale
from postil.types.progress import Progress
from windows_files import WindowsFiles


@pytest.fixture(scope="session")
def memory() -> Path:
    with as_file(files(postil_resources) / "sample" / "printer-guide.tmx") as path:
        return path


@pytest.fixture
def training(memory: Path) -> TrainingRequest:
    return TrainingRequest("printer", "en", "fr", [memory], tuning=None)


@pytest.fixture(scope="session")
def poor(memory: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An engine of the first forty pairs only."""
    folder = tmp_path_factory.mktemp("poor")
    units = [unit for unit, _ in zip(read_tmx(memory, "en", "fr"), range(40), strict=False)]
    for name, texts in (
        ("a.en", [unit.source.plain for unit in units]),
        ("a.fr", [unit.target.plain for unit in units]),
    ):
        (folder / name).write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
    corpora = [CorpusFiles(folder / "a.en", folder / "a.fr")]
    train_engine(TrainingRequest("poor", "en", "fr", corpora, tuning=None), folder / "engine")
    return folder / "engine"


def comparison(low: float, high: float, *, changed: bool = True) -> Comparison:
    scores = CorpusScores(30.0, 50.0, 60.0, {})
    examples = (Example("a", "b", "c", "d", 1.0),) if changed else ()
    found = BootstrapResult((low + high) / 2, low, high, 0.004)
    return Comparison(scores, scores, found, 300, examples)


@pytest.mark.parametrize(
    ("found", "verdict", "sentence"),
    [
        (
            comparison(0.2, 1.4),
            "better",
            "Better: +0.8 BLEU [+0.2, +1.4], p = .004, on 300 held-out segments.",
        ),
        (
            comparison(-0.2, 1.4),
            "undecided",
            "No clear difference: +0.6 BLEU [−0.2, +1.4], p = .004, on 300 held-out segments.",
        ),
        (
            comparison(-1.4, -0.2),
            "worse",
            "Not better: −0.8 BLEU [−1.4, −0.2], p = .004, on 300 held-out segments.",
        ),
        (
            comparison(0.0, 0.0, changed=False),
            "same",
            "No difference: the same translations on 300 held-out segments.",
        ),
    ],
)
def test_better_means_that_the_whole_interval_is(
    found: Comparison, verdict: Verdict, sentence: str
) -> None:
    assert found.verdict == verdict
    assert found.better is (verdict == "better")
    assert found.sentence() == sentence


@pytest.mark.parametrize(
    ("value", "text"), [(0.0, "p < .001"), (0.0304, "p = .030"), (0.5, "p = .500"), (1.0, "p = 1")]
)
def test_probabilities_are_written_as_in_papers(value: float, text: str) -> None:
    assert probability(value) == text


def test_small_differences_have_no_sign() -> None:
    assert [signed(x) for x in (0.04, -0.04, 0.06, -0.06)] == ["0.0", "0.0", "+0.1", "−0.1"]


def test_missing_references_change_no_score() -> None:
    segments: list[Segment] = [("a", ["the cat sat", "a cat sat there"]), ("b", ["the dog"])]
    streams = reference_streams(segments)
    assert streams == [["the cat sat", "the dog"], ["a cat sat there", "the dog"]]
    outputs = ["a cat sat", "a dog"]
    ragged = [["the cat sat", "the dog"], ["a cat sat there", None]]
    from sacrebleu.metrics import BLEU, CHRF, TER  # noqa: PLC0415

    scores = corpus_scores(outputs, streams)
    assert scores.bleu == BLEU(force=True).corpus_score(outputs, ragged).score
    assert scores.chrf == CHRF().corpus_score(outputs, ragged).score
    assert scores.ter == TER().corpus_score(outputs, ragged).score


def test_an_engine_is_compared_with_a_poor_one(
    tmp_path: Path, training: TrainingRequest, poor: Path
) -> None:
    messages: list[str] = []
    progress = Progress(lambda progress: messages.append(progress.message))
    outcome = train_and_compare(
        RECIPE, RecipeRequest(training), tmp_path / "new", progress, against=poor
    )
    found = outcome.comparison
    assert found is not None
    assert found.verdict == "better"
    assert outcome.better
    assert outcome.seen_before
    assert 40 <= outcome.held_out <= 90
    assert found.segments == outcome.held_out
    assert outcome.report.rejected["held out to judge the engine by"] >= outcome.held_out
    gains = [example.gain for example in found.examples]
    assert gains == sorted(gains, reverse=True)
    best = found.examples[0]
    before, after = sentence_bleu([best.before, best.after], [best.reference] * 2)
    assert best.gain == pytest.approx(after - before)
    assert any("new engine translates" in message for message in messages)
    assert outcome.scores == found.after
    assert EngineManifest.load(tmp_path / "new").scores["bleu"] == found.after.bleu
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new"]


def test_what_was_held_out_serves_the_next_training_and_is_not_exported(
    tmp_path: Path, training: TrainingRequest
) -> None:
    first = train_and_compare(RECIPE, RecipeRequest(training), tmp_path / "first")
    assert first.comparison is None
    assert first.scores is not None
    kept = held_out.of_engine(tmp_path / "first")
    assert kept is not None
    other = RecipeRequest(replace(training, seed=99))
    second = train_and_compare(RECIPE, other, tmp_path / "second", against=tmp_path / "first")
    assert not second.seen_before
    assert second.held_out == first.held_out
    again = held_out.of_engine(tmp_path / "second")
    assert again is not None
    assert again.source.read_bytes() == kept.source.read_bytes()
    assert second.comparison is not None
    assert not second.better, "both are trained on the same"
    export_engine(tmp_path / "first", tmp_path / "first.postil")
    import_engine(tmp_path / "first.postil", tmp_path / "imported")
    assert not (tmp_path / "imported" / HELD_OUT).exists()


def test_held_out_segments_differ_and_are_a_tenth_at_most(
    tmp_path: Path, training: TrainingRequest
) -> None:
    drawn = held_out.draw(training, Progress())
    keys = [held_out.key(source) for source, _ in drawn]
    assert len(set(keys)) == len(keys)
    assert 40 <= len(keys) <= 90
    assert held_out.draw(training, Progress()) == drawn
    assert held_out.draw(replace(training, seed=2), Progress()) != drawn
    (tmp_path / "a.en").write_text("open the tray\n" * 5000, encoding="utf-8")
    (tmp_path / "a.fr").write_text("ouvrez le bac\n" * 5000, encoding="utf-8")
    few = [CorpusFiles(tmp_path / "a.en", tmp_path / "a.fr")]
    assert held_out.draw(replace(training, corpora=few), Progress()) == []


def test_small_corpora_give_an_engine_without_a_verdict(
    tmp_path: Path, training: TrainingRequest, poor: Path
) -> None:
    few = CorpusFiles(poor.parent / "a.en", poor.parent / "a.fr")
    request = RecipeRequest(replace(training, corpora=[few]))
    outcome = train_and_compare(RECIPE, request, tmp_path / "new", against=poor)
    assert outcome == TrainingOutcome(outcome.report)
    assert not outcome.better


def test_cancel_leaves_nothing_at_any_stage(
    tmp_path: Path, training: TrainingRequest, poor: Path
) -> None:
    stages: list[str] = []

    def watch(progress: Progress) -> None:
        if progress.message not in stages:
            stages.append(progress.message)

    train_and_compare(
        RECIPE, RecipeRequest(training), tmp_path / "new", Progress(watch), against=poor
    )
    assert len(stages) > 8
    # those of a training alone are gone through one by one in test_training_recipes.py
    for stage in {*stages[::4], stages[-1]}:

        def cancel(progress: Progress, stage: str = stage) -> None:
            if progress.message == stage:
                progress.cancel()

        folder = tmp_path / "other"
        folder.mkdir()
        with pytest.raises(Cancelled):
            train_and_compare(
                RECIPE, RecipeRequest(training), folder / "new", Progress(cancel), against=poor
            )
        assert not list(folder.iterdir()), stage
        folder.rmdir()


def test_a_cancelled_training_is_no_error_where_mapped_files_cannot_be_removed(
    tmp_path: Path, training: TrainingRequest, windows_files: WindowsFiles
) -> None:
    stages: list[str] = []

    def cancel(progress: Progress) -> None:
        if progress.message not in stages:
            stages.append(progress.message)
        if windows_files.refused or len(stages) == 4:  # the alignment is mapped by then
            progress.cancel()

    with pytest.raises(Cancelled):
        train_engine(training, tmp_path / "new", Progress(cancel))
    assert windows_files.refused
    gc.collect()  # a process that trains ends
    remove_stale(tmp_path)  # as the next training does
    assert not list(tmp_path.iterdir())


KILLED = """
import os, sys
from pathlib import Path
from postil.training.phrase_based.recipe import RECIPE
from postil.training.recipe import RecipeRequest
from postil.training.request import TrainingReport, TrainingRequest
from postil.training.train_and_compare import train_and_compare
from postil.types.progress import Progress

memory, destination, against, stage = map(Path, sys.argv[1:])

def watch(progress):
    if str(stage) in progress.message:
        os._exit(9)

training = TrainingRequest("printer", "en", "fr", [memory], tuning=None)
train_and_compare(RECIPE, RecipeRequest(training), destination, Progress(watch), against=against)
"""


@pytest.mark.parametrize("stage", ["Extracting", "the new engine"])
def test_a_killed_training_goes_on(
    tmp_path: Path, memory: Path, training: TrainingRequest, poor: Path, stage: str
) -> None:
    destination = tmp_path / "new"
    arguments = [str(memory), str(destination), str(poor), stage]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", KILLED, *arguments], env=environment, check=False)
    assert done.returncode == 9
    trained = destination.exists()
    assert trained is (stage == "the new engine")
    stages: list[str] = []
    progress = Progress(lambda progress: stages.append(progress.message))
    outcome = train_and_compare(
        RECIPE, RecipeRequest(training), destination, progress, against=poor
    )
    assert outcome.better
    assert outcome.report.pairs > 700
    assert ("Aligning words" in stages) is not trained
    assert "new" in [path.name for path in tmp_path.iterdir()]
    assert not (tmp_path / ".new.outcome").exists()


def test_engines_of_other_languages_are_refused(
    tmp_path: Path, training: TrainingRequest, poor: Path
) -> None:
    request = RecipeRequest(replace(training, target_language="de"))
    with pytest.raises(EngineError, match="from en into fr, not from en into de"):
        train_and_compare(RECIPE, request, tmp_path / "new", against=poor)
    assert not list(tmp_path.iterdir())


def test_nothing_to_compare_on_says_so(poor: Path) -> None:
    with pytest.raises(UsageError, match="no held-out segments"):
        compare(poor, poor, [("", ["a"]), ("b", [" "])])


def test_a_trial_is_the_same_after_it_waited_on_disk(tmp_path: Path) -> None:
    folder = tmp_path / "engine"
    report = TrainingReport(folder, [{"name": "a"}], {"empty": 3}, 900, tuning=[30.0, 31.5])
    scores = CorpusScores(30.0, 50.0, 60.0, {"bleu": "s"})
    for outcome in (
        TrainingOutcome(report),
        TrainingOutcome(report, scores, 300, comparison(0.2, 1.4), True),
    ):
        written = json.dumps(to_record(outcome))
        assert from_record(json.loads(written), folder) == outcome
    with pytest.raises((KeyError, TypeError)):
        from_record({"report": {}}, folder)


@pytest.mark.parametrize("kept", [True, False])
def test_an_engine_does_not_claim_segments_that_its_base_may_have_seen(
    kept: bool, tmp_path: Path, training: TrainingRequest
) -> None:
    """An engine that came from another machine keeps no segments that it was not trained on."""
    base = tmp_path / "base"
    train_and_compare(RECIPE, RecipeRequest(training), base)
    if not kept:
        shutil.rmtree(base / HELD_OUT)

    def copied(request: RecipeRequest, destination: Path, _: Progress) -> TrainingReport:
        shutil.copytree(base, destination)
        shutil.rmtree(destination / HELD_OUT, ignore_errors=True)
        manifest = EngineManifest.load(destination)
        manifest.scores.clear()
        manifest.save(destination)
        return TrainingReport(destination)

    recipe = replace(RECIPE, needs_base=True, run=copied)
    for request, seen in (
        (RecipeRequest(training, base), not kept),
        (RecipeRequest(replace(training, test_set=MemoryFile(training.corpora[0])), base), False),
    ):
        made = tmp_path / f"made {seen} {request.training.test_set is not None}"
        outcome = train_and_compare(recipe, request, made)
        assert outcome.starts_seen is seen
        assert outcome.comparison is not None
        assert (held_out.of_engine(made) is None) is seen
        assert ("bleu" in EngineManifest.load(made).scores) is not seen
        assert from_record(json.loads(json.dumps(to_record(outcome))), made) == outcome

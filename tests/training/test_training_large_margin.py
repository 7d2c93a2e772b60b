"""Large-margin training: candidates, weights, rounds, and the engines that come of it."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from cancelled_calls import cancelled_at
from large_margin_cases import QUICK, trained, weights_of
from relevant_world import RelevantWorld, corpora

from postil.engine.engine import Engine
from postil.engine.events import Provenance
from postil.engine.kinds.registry import open_models
from postil.engine.manifest import EngineManifest
from postil.errors import Cancelled, UsageError
from postil.features.sparse_model import SparseModel
from postil.learning.candidates import CandidateSet, WeightDelta
from postil.learning.hope_fear import HopeFear
from postil.metrics.bleu import background_gains, corpus_bleu
from postil.metrics.ngrams import bleu_statistics
from postil.search.forest.kbest import KBest
from postil.text.tags import TaggedText
from postil.training import heaviest
from postil.training.large_margin.candidates import Job, Sentence, find_candidates
from postil.training.large_margin.loop import LargeMarginTask, train_large_margin
from postil.training.large_margin.options import LargeMarginOptions
from postil.training.large_margin.recipe import RECIPE
from postil.training.large_margin.weights import OFTEN, TrainedWeights, learned, units_of
from postil.training.recipe import RecipeRequest
from postil.training.recipe_book import recipe_named
from postil.training.tuning.pools import resolved
from postil.training.workers import Threads
from postil.types.progress import Progress

TEMPLATES = frozenset({"block", "word-pair"})
KINDS = (
    "phrase-based",
    "hierarchical",
    "hierarchical-left-to-right",
    "hierarchical-on-demand",
)
MAPPED = Path("/proc/self/maps")
FAST = {"rounds": 2, "folds": 2, "sentences": 80}


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    return RelevantWorld(tmp_path_factory.mktemp("world"))


@pytest.fixture(scope="module")
def task(world):
    return LargeMarginTask(
        world.engine, world.models, world.text, world.parts, world.dev, TEMPLATES
    )


def test_gains_are_bleu_on_top_of_the_document():
    rng = np.random.default_rng(1)
    background = bleu_statistics([rng.integers(0, 5, 400)], [rng.integers(0, 5, 420)])[0]
    texts = [rng.integers(0, 5, size=size) for size in (1, 3, 9, 14)]
    statistics = bleu_statistics(texts, [rng.integers(0, 5, 10)])
    for row, gain in zip(
        statistics, background_gains(statistics, background.astype(float)), strict=True
    ):
        whole = row + background
        assert gain == pytest.approx(corpus_bleu(whole) * whole[9])


@pytest.mark.parametrize("oracles", [0, 2], ids=["hope-fear", "k-best"])
def test_candidates_are_the_best_of_the_whole_forest(task, oracles):
    """The best of the whole list by score, hope and fear, or BLEU, and the features of each."""
    background = np.array([900.0, 700, 500, 400, 1000, 950, 900, 850, 1000, 1010])
    job = Job(
        task.engine,
        task.engine,
        tuple(task.models.weights.tolist()),
        None,
        TEMPLATES,
        (),
        candidates=3,
        oracles=oracles,
        background=tuple(background.tolist()),
        run="test",
        step=0,
    )
    decoder = task.models.decoder(task.models.weights, None, None, None)
    for number in range(5):
        sentence = Sentence(
            task.train.sources[number], task.train.references[number], task.train.copies[number]
        )
        (found,) = find_candidates(job, [sentence])
        every = KBest(decoder.forest(sentence.source), distinct=True).derivations(100_000)
        words = [resolved(item.tokens, sentence.copies) for item in every]
        statistics = bleu_statistics(words, sentence.references)
        quality = background_gains(statistics, background)
        scores = np.array([item.score for item in every])
        lists = [(scores, 3), (scores + quality, 3), (scores - quality, 3)]
        if oracles:
            lists = [(scores, 3), (scores + quality, 2)]
        wanted = {
            row for worth, count in lists for row in np.argsort(-worth, kind="stable")[:count]
        }
        assert len(found.dense) == len(wanted)
        assert found.dense[0] == pytest.approx(every[int(scores.argmax())].dense, abs=1e-4)
        assert sorted(map(tuple, found.statistics.tolist())) == sorted(
            tuple(statistics[row].tolist()) for row in wanted
        )


def test_weights_are_averaged_over_every_visit(task):
    """Features of one sentence are left out; the state comes back from arrays."""
    rng = np.random.default_rng(2)
    features = task.models.features
    moved = np.flatnonzero(features.tuned)[:3]
    base = task.models.weights.astype(np.float64)
    weights = TrainedWeights(features, base, moved)
    keys = np.array([*moved, *(1 << 40) + np.arange(200)], dtype=np.uint64)
    total, history, seen = np.zeros(len(keys)), [], {}
    for visit in range(120):
        sentence = visit % 50
        some = np.sort(rng.choice(len(keys), size=6, replace=False))
        deltas = np.round(rng.normal(size=6), 3)
        weights.meet(sentence, keys[some])
        weights.visit(WeightDelta(keys[some], deltas))
        total[some] += deltas
        history.append(total.copy())
        for key in keys[some].tolist():
            seen.setdefault(key, set()).add(sentence)
        if visit == 60:
            again = TrainedWeights(features, base, moved)
            again.restore(weights.save())
            weights = again
    mean = np.mean(history, axis=0)
    found = dict(zip(*(values.tolist() for values in weights.sparse(average=True)), strict=True))
    for number, key in enumerate(keys.tolist()):
        if key in moved:
            assert weights.dense(average=True)[key] == pytest.approx(base[key] + mean[number])
            assert weights.dense()[key] == pytest.approx(base[key] + total[number])
        elif len(seen.get(key, ())) > 1:
            assert found.get(key, 0.0) == pytest.approx(mean[number], abs=1e-6)
        else:
            assert key not in found
    assert weights.get(keys[3:]) == pytest.approx(total[3:], abs=1e-8)


@pytest.mark.parametrize(
    "changes",
    [{}, {"mode": "k-best", "oracles": 2}, {"dense": True, "scale": 5.0}],
    ids=["hope-fear", "k-best", "dense"],
)
def test_margins_improve_and_the_number_of_threads_changes_nothing(task, tmp_path, changes):
    options = replace(QUICK, rounds=3, patience=0, **changes)
    one = trained(task, options, tmp_path / "one")
    two = trained(task, options, tmp_path / "two", threads=2)
    assert weights_of(one) == weights_of(two)
    assert len(one.rounds) == 4
    assert one.rounds[1].updates > one.rounds[0].updates == 0
    assert one.rounds[3].features >= one.rounds[1].features > 0
    if options.mode == "hope-fear" and not options.dense:  # their scores grow with what is asked
        assert one.rounds[-1].lead < 0.95 * one.rounds[1].lead
    sizes = [np.abs(dense).sum() for dense in (one.dense, task.models.weights)]
    assert sizes[0] == pytest.approx(sizes[1], rel=1e-3)
    assert np.allclose(one.dense, task.models.weights, atol=1e-6) == (not options.dense)


class Watched(Threads):
    """Notes which batch is handed out and which is waited for, and the weights of each."""

    def __init__(self):
        super().__init__(1)
        self.notes, self.jobs = [], []

    def hand_out(self, function, pieces, turn=0):
        number = len(self.jobs)
        assert turn == number
        self.jobs.append((function.args[0], weights_in(function.args[0].sparse)))
        self.notes.append(f"out {number}")
        return Noted(super().hand_out(function, pieces), self.notes, number)


class Noted:
    def __init__(self, pieces, notes, number):
        self.pieces, self.notes, self.number = pieces, notes, number

    def results(self, progress):
        self.notes.append(f"back {self.number}")
        return self.pieces.results(progress)

    def cancel(self):
        self.notes.append(f"given up {self.number}")
        self.pieces.cancel()


def weights_in(sparse):
    return (sparse / "slots.bin").read_bytes()


def test_a_batch_is_at_work_while_the_one_before_is_learned_from(task, tmp_path):
    """It is decoded with the weights after the batch before that, whoever does the work."""
    workers = Watched()
    train_large_margin(task, replace(QUICK, rounds=1), tmp_path / "state", workers)
    order = [["out 0", "out 1", "back 0"]]
    order += [[f"out {n}", f"back {n - 1}"] for n in range(2, len(workers.jobs))]
    order += [[f"back {len(workers.jobs) - 1}"]]
    assert workers.notes == [note for notes in order for note in notes]
    assert [job.step for job, _ in workers.jobs[:2]] == [0, 0]
    steps = [job.step for job, _ in workers.jobs]
    assert steps[2] > 0 and steps == sorted(steps)
    weights = [written for _, written in workers.jobs]
    assert weights[0] == weights[1] and len(set(weights)) == len(weights) - 1
    assert not list((tmp_path / "state").glob("sparse-*"))

    class Broken(HopeFear):
        learn = None

    workers = Watched()
    with pytest.raises(TypeError), pytest.MonkeyPatch.context() as patch:
        patch.setattr(LargeMarginOptions, "learner", lambda _: Broken(0.1))
        train_large_margin(task, replace(QUICK, rounds=1), tmp_path / "broken", workers)
    assert workers.notes == ["out 0", "out 1", "back 0", "given up 0", "given up 1"]


def test_dense_weights_do_not_turn_over(task, tmp_path):
    """Far oracles score lower in most dense features; a step without bounds follows them away."""
    options = replace(QUICK, rounds=1, patience=0, mode="k-best", oracles=5, dense=True, scale=0.1)
    before = task.models.weights
    tuned = task.models.features.tuned
    for name, reach, turned in (("far", 10.0, True), ("near", options.reach, False)):
        found = trained(task, replace(options, reach=reach), tmp_path / name)
        against = (found.dense * before)[tuned] < -1e-3
        assert against.any() == turned
        assert turned or found.rounds[1].bleu > 0.75
        assert not np.allclose(found.dense, before, atol=1e-4)


def test_units_are_the_spread_within_lists():
    rng = np.random.default_rng(4)
    lists = [
        (rng.normal(size=(rows, 3)) * [20.0, 0.1, 3.0] + 100 * rng.normal(size=3)).astype("f4")
        for rows in (1, 7, 40, 40)
    ]
    apart = np.concatenate([rows - rows.mean(axis=0) for rows in lists]).astype(np.float64)
    assert units_of(lists) == pytest.approx([apart[:, 0].std(), 1.0, apart[:, 2].std()], rel=1e-3)


def test_what_fires_in_many_sentences_takes_smaller_steps(task):
    moved = np.flatnonzero(task.models.features.tuned)[:1]
    weights = TrainedWeights(task.models.features, task.models.weights.astype(np.float64), moved)
    always, half, once = (1 << 40) + np.arange(3, dtype=np.uint64)
    for sentence in range(100):
        seen = [
            *moved,
            always,
            *([half] if sentence % 2 else []),
            *([once] if sentence == 99 else []),
        ]
        units = weights.meet(sentence, np.array(seen, dtype=np.uint64))
        weights.visit(WeightDelta.empty())
    assert units**2 == pytest.approx([1, 1 + OFTEN, 1 + OFTEN / 2, 1 + OFTEN / 100])
    again = TrainedWeights(task.models.features, weights.base, moved)
    again.restore(weights.save())
    keys = np.array([*moved, always, half, once], dtype=np.uint64)
    assert again.meet(1, keys).tolist() == weights.meet(1, keys).tolist()


@pytest.mark.parametrize("step", [0.01, 100.0])
def test_steps_in_units_are_those_of_the_scaled_problem(step):
    """min ½ Σ (u Δw)² + C ξ with one rival: Δw = α Δh / u², as far as the lead wants it or C."""
    rows = [{3: 1.0, 5: 2.0}, {5: 1.0, 9: 4.0}]
    weights, units = np.array([0.5, -1.0, 0.2]), np.array([1.0, 3.0, 2.0])
    candidates = CandidateSet.build(rows, [0.0, 0.0], [3.0, 1.0])
    candidates.scores[:] = candidates.dots(weights)
    delta = learned(HopeFear(step, scale=1.0), candidates, weights, units)
    apart = candidates.row(0) - candidates.row(1)
    wanted = 2.0 - (candidates.scores[0] - candidates.scores[1])
    alpha = min(step, wanted / float((apart / units) @ (apart / units)))
    assert delta.keys.tolist() == [3, 5, 9]
    assert delta.values == pytest.approx(alpha * apart / units**2)


def test_dense_weights_stay_within_reach_of_those_that_found_the_candidates(task):
    """Steps beyond are cut to the nearest point within; sparse weights go where they like."""
    rng = np.random.default_rng(5)
    moved = np.flatnonzero(task.models.features.tuned)[:4]
    base = task.models.weights.astype(np.float64)
    weights = TrainedWeights(task.models.features, base, moved, reach=0.5)
    weights.units[moved] = units = np.array([1.0, 5.0, 20.0, 2.0])
    now, sparse = base[moved] * units, 0.0
    keys = np.array([*moved, 1 << 40], dtype=np.uint64)
    for batch in range(4):
        weights.begin()
        start = now.copy()
        for visit in range(6):
            some = np.array([0, 2, 4]) if visit % 2 else np.arange(5)
            delta = rng.normal(0, 0.3, size=len(some))
            weights.visit(WeightDelta(keys[some], delta))
            now[some[:-1]] += delta[:-1]
            away, most = np.linalg.norm(now - start), 0.5 * np.linalg.norm(start)
            now = now if away <= most else start + (now - start) * most / away
            sparse += delta[-1]
            assert weights.get(keys) == pytest.approx([*now, sparse], abs=1e-6)
            assert weights.dense()[moved] == pytest.approx(now / units, abs=1e-6)
            if batch == 1:
                again = TrainedWeights(task.models.features, base, moved, reach=0.5)
                again.restore(weights.save())
                assert again.get(keys) == pytest.approx(weights.get(keys))


@pytest.mark.skipif(not MAPPED.exists(), reason="asks Linux which files are mapped")
@pytest.mark.parametrize("threads", [1, 2])
def test_models_are_closed_when_it_ends(task, tmp_path, threads):
    trained(task, replace(QUICK, rounds=1), tmp_path / "state", threads=threads)
    folds = {part.models for part in task.parts} - {task.engine}
    mapped = MAPPED.read_text(encoding="utf-8")
    assert folds
    assert not [fold for fold in folds if str(fold) in mapped]


def test_it_goes_on_where_it_stopped(task, tmp_path):
    for changes in ({}, {"mode": "k-best"}, {"mode": "k-best", "dense": True}):
        options = replace(QUICK, rounds=3, patience=0, **changes)
        place = tmp_path / "-".join(map(str, changes.values()))
        whole = trained(task, options, place / "whole")
        trained(task, replace(options, rounds=1), place / "parts")
        again = trained(task, options, place / "parts")
        assert weights_of(again) == weights_of(whole)


def test_training_stops_when_bleu_rises_no_more(task, tmp_path):
    found = trained(task, replace(QUICK, rounds=9, patience=1), tmp_path)
    assert len(found.rounds) < 10
    assert found.best == len(found.rounds) - 2
    assert SparseModel.open(found.sparse).features > 0


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """An engine of each kind, of the same corpus."""
    folder = tmp_path_factory.mktemp("recipe")
    for name in KINDS:
        made = RecipeRequest(corpora(folder), settings={"tuner": "none"})
        recipe_named(name).run(made, folder / name, Progress())
    return folder


def request(place, base="phrase-based", **settings):
    return RecipeRequest(corpora(place), place / base, {**FAST, **settings})


@pytest.mark.parametrize("base", KINDS)
def test_an_engine_of_any_kind_gets_features(place, tmp_path, base):
    progress = Progress()
    chosen = request(place, base, features="phrases+words", dense=False)
    report = RECIPE.run(chosen, tmp_path / "new", progress)
    assert [path.name for path in tmp_path.iterdir()] == ["new"]
    manifest = EngineManifest.load(tmp_path / "new")
    before = EngineManifest.load(place / base)
    made = manifest.settings["large-margin"]
    assert manifest.kind == before.kind
    assert manifest.weights == pytest.approx(before.weights, abs=1e-5)
    models = open_models(tmp_path / "new")
    assert set(models.sparse.templates) == TEMPLATES
    assert models.sparse.features >= made["number"] > 10
    assert report.tuning == made["development"]
    assert manifest.scores["tuning.bleu"] == made["development"][made["round"]]
    curve = [point.y for point in progress.points if point.series == "development"]
    assert [round(y, 2) for y in curve] == made["development"]
    models.verify(tmp_path / "new")
    source = TaggedText.of("the red house sees the door")
    plain, engine = Engine.open(place / base), Engine.open(tmp_path / "new")
    said = engine.suggest(source)
    assert said.score != pytest.approx(plain.suggest(source).score)
    event = engine.learn(
        source,
        TaggedText.of("la maison rouge vend la clef"),
        Provenance("guide", "1", "me", "2026-01-01T00:00:00Z"),
    )
    engine.undo(event)
    assert engine.suggest(source) == said


def test_as_it_is_offered_it_trains_all_features_and_the_weights_of_the_engine(place, tmp_path):
    RECIPE.run(request(place), tmp_path / "new", Progress())
    models, before = open_models(tmp_path / "new"), EngineManifest.load(place / "phrase-based")
    assert set(models.sparse.templates) > TEMPLATES
    trained_now, trained_before = models.manifest.weights, before.weights
    moved = {name for name in trained_now if abs(trained_now[name] - trained_before[name]) > 1e-4}
    assert {"tm.inverse", "lm"} <= moved
    length = sum(abs(trained_before[name]) for name in moved)
    assert sum(abs(trained_now[name]) for name in moved) == pytest.approx(length, rel=0.05)


def test_rules_learn_from_what_fills_their_gaps(place, tmp_path, monkeypatch):
    monkeypatch.setattr(heaviest, "MOST", 10_000)  # all that have a weight
    request_of_rules = request(place, "hierarchical", features="rules", rounds=1)
    RECIPE.run(request_of_rules, tmp_path / "new", Progress())
    models = open_models(tmp_path / "new")
    assert {"hierarchical", "gap-size", "rule-count"} <= set(models.sparse.templates)
    features = models.manifest.settings["large-margin"]["heaviest"]
    kinds = {name.split(":")[0] for name in features}
    assert {"hierarchical", "rule-count", "block"} <= kinds
    with pytest.raises(UsageError, match="rules with gaps"):
        RECIPE.run(request(place, features="rules"), tmp_path / "other", Progress())


def test_what_it_refuses(place, tmp_path):
    RECIPE.run(request(place), tmp_path / "new", Progress())
    again = RecipeRequest(corpora(place), tmp_path / "new", FAST)
    with pytest.raises(UsageError, match="features already"):
        RECIPE.run(again, tmp_path / "newer", Progress())
    recipe_named("max-margin").run(RecipeRequest(corpora(place)), tmp_path / "other", Progress())
    with pytest.raises(UsageError, match="of this kind"):
        RECIPE.run(RecipeRequest(corpora(place), tmp_path / "other"), tmp_path / "x", Progress())
    with pytest.raises(UsageError, match="scale"):
        RECIPE.run(request(place, scale=0.0), tmp_path / "x", Progress())
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new", "other"]


def test_cancel_leaves_nothing(place, tmp_path):
    for at in (5, 40, 60):
        with pytest.raises(Cancelled):
            RECIPE.run(request(place), tmp_path / "new", cancelled_at(at))
        assert list(tmp_path.iterdir()) == []


KILLED = """
import os, sys
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from relevant_world import corpora
from postil.training.large_margin.recipe import RECIPE
from postil.training.recipe import RecipeRequest
from postil.types.progress import Progress
place, destination = Path(sys.argv[2]), Path(sys.argv[3])
def listen(progress):
    if len(progress.points) == 2:
        os.kill(os.getpid(), 9)
settings = {"rounds": 2, "folds": 2, "sentences": 80}
base = place / "phrase-based"
RECIPE.run(RecipeRequest(corpora(place), base, settings), destination, Progress(listen))
"""


def test_killed_it_goes_on_with_the_rounds_it_has(place, tmp_path):
    request(place)  # writes the corpora: their time of change is part of the request
    arguments = [str(Path(__file__).parent), str(place), str(tmp_path / "new")]
    done = subprocess.run(
        [sys.executable, "-c", KILLED, *arguments], env=dict(os.environ), check=False
    )
    assert done.returncode == -9
    (work,) = tmp_path.glob(".*large-margin")
    assert (work / "large-margin" / "rounds" / "round-001.npz").exists()
    RECIPE.run(request(place), tmp_path / "new", Progress())
    RECIPE.run(request(place), tmp_path / "whole", Progress())
    one, two = (tmp_path / name / "sparse-weights" / "slots.bin" for name in ("new", "whole"))
    assert one.read_bytes() == two.read_bytes()
    assert not list(tmp_path.glob(".*"))

"""The loop of relevant sets: rounds, resuming, cancelling, threads and a cluster."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from cancelled_calls import cancelled_at
from relevant_world import QUICK, RelevantWorld

from fired_features import fired
from postil.errors import Cancelled, UsageError
from postil.features.extraction import FeatureExtractor
from postil.features.sparse_model import SparseModel
from postil.metrics.bleu import bleu_smooth, bleu_statistics
from postil.search.phrase.features import PHRASE_FEATURES, TZ_REAL
from postil.training.folded_text import Part
from postil.training.relevant_sets.candidate_store import CandidateStore, Origin
from postil.training.relevant_sets.combination import (
    binary_then_real,
    on_engine_scale,
    real_then_binary,
)
from postil.training.relevant_sets.loop import train_relevant_sets
from postil.training.relevant_sets.loop_state import LoopState
from postil.training.tuning.loop import judged
from postil.training.tuning.pools import resolved
from postil.training.workers import Threads, open_workers
from postil.types.progress import Progress


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    return RelevantWorld(tmp_path_factory.mktemp("relevant"))


def train(task, folder, options=QUICK, workers=None, **more):
    return train_relevant_sets(task, options, folder, workers or Threads(1), **more)


def bytes_of(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def outputs(translator, text):
    found = [translator.best(source)[0] for source in text.sources]
    return [resolved(tokens, text.copies[n]) for n, tokens in enumerate(found)]


def test_reports_say_what_the_weights_do(world, tmp_path):
    result = train(world.binary(), tmp_path / "state")
    assert len(result.reports) == 1 + QUICK.rounds
    shown = [report.dev_bleu for report in result.reports[1:]]
    assert result.best == 1 + int(np.argmax(shown))
    translator = result.translator(world.models, world.binary().search)
    bleu = judged(outputs(translator, world.dev), world.dev.references)
    assert bleu == pytest.approx(shown[result.best - 1])
    assert SparseModel.open(result.sparse).features == result.reports[result.best].features > 10


def test_training_bleu_has_no_length_penalty(world, tmp_path):
    """That of the last round is of what its weights make of the training sentences; that of the
    start is of the best the oracle found.
    """
    longer = [[np.append(words, words[:1])] for (words,) in world.text.references]
    text = replace(world.text, references=longer)
    task = replace(world.binary(), train=text, parts=[Part(world.engine, 0, len(text))])
    result = train(task, tmp_path / "state", replace(QUICK, rounds=1))
    translator = result.translator(world.models, task.search)

    def mean(found):
        statistics = [
            bleu_statistics([tokens], references)[0]
            for tokens, references in zip(found, text.references, strict=True)
        ]
        return [float(bleu_smooth(statistics, brevity=on).mean()) for on in (False, True)]

    start, last = result.reports
    assert [last.train_bleu, last.train] == pytest.approx(mean(outputs(translator, text)))
    assert last.train_bleu > last.train
    assert start.train_bleu >= start.train > last.train


def test_the_start_holds_truths_and_a_bag(world, tmp_path):
    train(world.binary(), tmp_path / "state", replace(QUICK, rounds=1))
    store = CandidateStore.open(tmp_path / "state" / "store")
    for number in range(len(world.text)):
        candidates = store.candidates(number)
        origins = [candidate.origin for candidate in candidates]
        truths = origins.count(Origin.TRUTH)
        assert 1 <= truths <= QUICK.oracle
        assert origins == [Origin.TRUTH] * truths + [Origin.BAG, Origin.DECODED]
        best = [candidate.quality for candidate in candidates[:truths]]
        assert best == sorted(best, reverse=True)
        assert candidates[truths].quality == 0.0
        assert candidates[truths].counts.sum() > 0


def test_features_of_a_candidate_are_those_of_its_derivation(world, tmp_path):
    """Sparse score by the extractor's keys + dense score = the score the decoder gave."""
    task = world.binary()
    result = train(task, tmp_path / "state", replace(QUICK, rounds=1))
    model = SparseModel.open(result.sparse)
    extractor = FeatureExtractor(task.templates)
    translator = result.translator(world.models, task.search)
    for source in world.dev.sources[:10]:
        steps, dense, score = translator.best_steps(source)
        keys, counts = fired(extractor, source, steps)
        total = float(model.weights(keys) @ counts) + float(dense @ result.dense)
        assert total == pytest.approx(score, abs=1e-3)


def test_a_mask_confines_training_to_its_columns(world, tmp_path):
    mask = PHRASE_FEATURES.mask(TZ_REAL)
    for update in ("costmargin", "perceptron"):
        options = replace(QUICK, update=update)
        result = train(world.real(), tmp_path / update, options)
        assert (result.dense[~mask] == np.asarray(world.real().weights)[~mask]).all()
        assert np.abs(result.dense[mask]).max() > 0
        assert result.sparse is None


def test_a_round_adds_the_n_best(world, tmp_path):
    train(world.real(), tmp_path / "state", replace(QUICK, n_best=4))
    store = CandidateStore.open(tmp_path / "state" / "store")
    for number in range(len(world.dev)):
        rounds = [
            [part.score[row] for row in range(*part.starts[number : number + 2])]
            for part in store.rounds
        ]
        assert [len(scores) for scores in rounds] == [8, 4, 4, 4]  # two seeds, three rounds
        assert all(scores == sorted(scores, reverse=True) for scores in rounds[1:])


def test_the_criterion_is_what_candidates_are_judged_by(world, tmp_path):
    sources = world.dev.sources
    for criterion, least in (("1-wer", -5.0), ("bleu_smooth:0.5,1-wer:0.5", -5.0)):
        folder = tmp_path / criterion.replace(":", "-")
        train(world.real(), folder, replace(QUICK, rounds=1, criterion=criterion))
        store = CandidateStore.open(folder / "store")
        qualities = [item.quality for n in range(len(sources)) for item in store.candidates(n)]
        assert least < min(qualities) <= max(qualities) <= 1.0
    folder = tmp_path / "bleu"
    result = train(world.real(), folder, replace(QUICK, rounds=1))
    translator = result.translator(world.models, world.real().search)
    for number, output in enumerate(outputs(translator, world.dev)):
        last = CandidateStore.open(folder / "store").candidates(number)[-1]
        expected = bleu_smooth(bleu_statistics([output], world.dev.references[number]))[0]
        assert last.quality == pytest.approx(float(expected), abs=1e-6)


def test_threads_change_nothing(world, tmp_path):
    for threads in (1, 3):
        train(world.binary(), tmp_path / str(threads), workers=Threads(threads))
    assert bytes_of(tmp_path / "1") == bytes_of(tmp_path / "3")


def test_more_rounds_go_on_from_those_there_are(world, tmp_path):
    whole = train(world.binary(), tmp_path / "whole")
    train(world.binary(), tmp_path / "part", replace(QUICK, rounds=1))
    part = train(world.binary(), tmp_path / "part")
    assert part.reports == whole.reports
    assert bytes_of(tmp_path / "part") == bytes_of(tmp_path / "whole")
    other = train(world.binary(), tmp_path / "part", replace(QUICK, rounds=1, passes=4))
    assert len(other.reports) == 2  # another training: what was there is gone


@pytest.mark.parametrize("left", ["store", "index", "report"])
def test_a_half_done_round_is_made_again(world, tmp_path, left):
    whole = train(world.binary(), tmp_path / "whole")
    folder = tmp_path / "state"
    shutil.copytree(tmp_path / "whole", folder)
    (folder / "round-003.json").unlink()
    if left == "store":
        shutil.rmtree(folder / "store" / "round-0003")
        (folder / "index-003").rename(folder / "index-002")
    elif left == "index":
        (folder / "index-002").mkdir()  # was not whole: all is made anew
    else:
        shutil.copytree(folder / "index-003", folder / "index-002")
    again = train(world.binary(), folder)
    assert [report.dense for report in again.reports] == [report.dense for report in whole.reports]
    assert len(again.reports) == len(whole.reports)


def test_patience_ends_it(world, tmp_path):
    options = replace(QUICK, rounds=12, patience=2)
    result = train(world.binary(), tmp_path / "state", options)
    assert len(result.reports) - 1 <= result.best + 2


def test_cancel_ends_each_stage_soon(world, tmp_path):
    """In every stage: the call ends soon after, and nothing half-written counts."""
    for at in range(3, 243, 30):
        folder = tmp_path / str(at)
        try:
            train(world.binary(), folder, workers=Threads(2), progress=cancelled_at(at))
        except Cancelled:
            state = CandidateStore.open(folder / "store")
            assert len(state) <= 1 + QUICK.rounds
            assert not list(folder.glob(".relevant-*"))


def test_what_makes_no_sense_is_refused(world, tmp_path):
    nothing = np.zeros(len(PHRASE_FEATURES), dtype=bool)
    with pytest.raises(UsageError, match="No weights"):
        train(world.real(trained=nothing), tmp_path / "a")
    with pytest.raises(UsageError, match="Seeds"):
        train(world.binary(start="seeds"), tmp_path / "b")
    with pytest.raises(UsageError, match="metric"):
        train(world.real(), tmp_path / "c", replace(QUICK, criterion="bleau"))


def test_real_weights_stay_while_binary_ones_are_trained(world, tmp_path):
    base = np.asarray(world.binary().weights, dtype=np.float64)
    result = real_then_binary(world.binary(), QUICK, tmp_path / "state", Threads(1), scale=4.0)
    assert result.dense == pytest.approx(4.0 * base)
    scaled = on_engine_scale(result, base, tmp_path / "scaled")
    text = world.dev
    search = world.binary().search
    one = outputs(result.translator(world.models, search), text)
    two = outputs(scaled.translator(world.models, search), text)
    assert [x.tolist() for x in one] == [x.tolist() for x in two]
    keys = np.array([1], dtype=np.uint64)
    assert SparseModel.open(scaled.sparse).weights(keys) == pytest.approx([0.0])


def test_binary_weights_stay_while_real_ones_are_trained(world, tmp_path):
    options = replace(QUICK, rounds=2)
    result = binary_then_real(world.binary(), options, tmp_path / "state", Threads(1))
    assert result.sparse is not None
    assert (tmp_path / "state" / "binary") in result.sparse.parents
    translator = result.translator(world.models, world.binary().search)
    shown = judged(outputs(translator, world.dev), world.dev.references)
    assert shown == pytest.approx(result.reports[result.best].dev_bleu, abs=1e-6)
    store = CandidateStore.open(tmp_path / "state" / "real" / "store")
    assert store.dense == len(PHRASE_FEATURES) + 1
    last = store.rounds[-1].dense[:, -1]
    assert np.abs(last).max() > 0  # what the binary weights add is a column of its own


KILLED = """
import os, sys
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from relevant_world import QUICK, RelevantWorld
from postil.training.relevant_sets.loop import train_relevant_sets
from postil.training.workers import Threads
from postil.types.progress import Progress
world, left = RelevantWorld(Path(sys.argv[2])), [int(sys.argv[4])]
def listen(progress):
    left[0] -= bool(progress.points)
    if left[0] == 0:
        os.kill(os.getpid(), 9)
state = Path(sys.argv[3])
train_relevant_sets(world.binary(), QUICK, state, Threads(1), progress=Progress(listen))
"""


def test_a_killed_training_goes_on_where_it_was(world, tmp_path):
    """kill -9 in the second round; the result is that of one never killed."""
    whole = train(world.binary(), tmp_path / "whole")
    for calls in (4, 9, 14):
        state = tmp_path / f"state-{calls}"
        arguments = [str(Path(__file__).parent), str(world.engine.parent), str(state), str(calls)]
        done = subprocess.run(
            [sys.executable, "-c", KILLED, *arguments], env=dict(os.environ), check=False
        )
        assert done.returncode == -9
        assert (state / "round-001.json").exists()
        assert not (state / "round-003.json").exists()
        messages = []
        progress = Progress(lambda item, seen=messages: seen.append(item.message))
        assert train(world.binary(), state, progress=progress).reports == whole.reports
        assert "Relevant sets, round 1" not in messages
        assert bytes_of(state) == bytes_of(tmp_path / "whole")


class Impatient(Progress):
    """Is cancelled at the second look, while a piece is waited for."""

    looks = 0

    def check(self):
        self.looks += 1
        if self.looks == 2:
            self.cancel()
        super().check()


def test_a_cluster_finds_what_one_process_finds(world, tmp_path):
    distributed = pytest.importorskip("distributed")
    task = world.binary()
    one = train(task, tmp_path / "one", replace(QUICK, rounds=2))
    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
    )
    try:
        with open_workers(cluster.scheduler_address, 1) as workers:
            two = train(task, tmp_path / "two", replace(QUICK, rounds=2), workers)
            assert two.reports == one.reports
            assert bytes_of(tmp_path / "two") == bytes_of(tmp_path / "one")
            with pytest.raises(Cancelled):
                list(workers.map(time.sleep, [600.0] * 2, Impatient()))
    finally:
        cluster.close()


def test_an_address_without_a_cluster_is_refused(monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr("postil.training.workers.CONNECT", 0.3)
    with pytest.raises(UsageError, match="answers"), open_workers("tcp://127.0.0.1:9", 1):
        pass


def test_state_of_another_training_is_dropped(tmp_path):
    state = LoopState(tmp_path / "state", "a", 3, 2)
    (tmp_path / "state" / "round-000.json").write_text("{", encoding="utf-8")
    assert LoopState(tmp_path / "state", "a", 3, 2).reports == []
    assert len(LoopState(tmp_path / "state", "b", 3, 2).store) == len(state.store) == 0

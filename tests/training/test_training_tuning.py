"""The tuning loop: rounds, stopping, judging, and going on after an interruption."""

from __future__ import annotations

import numpy as np
import pytest
import sacrebleu
from tuning_cases import DENSE, ToyTranslator

from postil.errors import Cancelled, InputError, StorageError, UsageError
from postil.features.dense import TUNED, column
from postil.training.mert import MertOptions
from postil.training.mira import MiraOptions
from postil.training.tuning import TuningOptions, judged, tune
from postil.types.progress import Progress

QUICK = {
    "threads": 1,
    "mira": MiraOptions(epochs=5),
    "mert": MertOptions(restarts=2),
    "tolerance": 0.0,
}
METHODS = ["mira", "mert"]


def options(method="mira", **more) -> TuningOptions:
    return TuningOptions(method=method, nbest=6, **{**QUICK, **more})


def outcome(weights, rounds):
    return weights.tolist(), [(item.bleu, item.fresh, item.weights.tolist()) for item in rounds]


@pytest.mark.parametrize("method", METHODS)
def test_improves_and_keeps_the_best_round(method):
    translator = ToyTranslator()
    seen = []
    weights, rounds = tune(translator, translator.tuning_set(), options(method), watch=seen.append)
    assert seen == rounds
    best = max(rounds, key=lambda item: item.bleu)
    assert best.bleu > rounds[0].bleu
    assert weights.tolist() == best.weights.tolist()
    assert translator.weights.tolist() == weights.astype(np.float32).tolist()
    assert np.abs(weights[TUNED]).sum() == pytest.approx(1.0)
    assert weights[column("session.lm")] == weights[column("lm")]
    assert weights[column("unknown")] == pytest.approx(0.1)


def test_only_the_weights_asked_for_move():
    translator = ToyTranslator()
    start = translator.weights.astype(np.float64)
    tuned = np.zeros(DENSE, dtype=bool)
    tuned[[2, 6]] = True
    _, rounds = tune(translator, translator.tuning_set(), options(), tuned=tuned)
    kept = ~tuned
    kept[column("session.lm")] = False
    for item in rounds:
        assert item.weights[kept].tolist() == start[kept].tolist()
    assert rounds[1].weights[tuned].tolist() != start[tuned].tolist()


@pytest.mark.parametrize("count", [1, 2])
def test_rounds_are_judged_by_sacrebleu(count):
    translator = ToyTranslator()
    data = translator.tuning_set(references=count)
    _, rounds = tune(translator, data, options(rounds=1))
    outputs = []
    for source in data.sources:
        tokens = translator.nbest(source, 1)[0].tokens.tolist()
        outputs.append(" ".join(str(7 if token >= 2**31 else token) for token in tokens))
    streams = [
        [" ".join(map(str, group[k])) if k < len(group) else None for group in data.references]
        for k in range(count)
    ]
    expected = sacrebleu.corpus_bleu(outputs, streams, tokenize="none", force=True)
    assert 100 * rounds[0].bleu == pytest.approx(expected.score)


def test_judge_on_known_text():
    def ids(*tokens):
        return np.array(tokens, dtype=np.uint32)

    assert judged([ids(1, 2, 3, 4, 5)], [[ids(1, 2, 3, 4, 5)]]) == pytest.approx(1.0)
    assert judged([ids()], [[ids(1, 2)]]) == 0.0
    two = [[ids(9, 9, 9, 9), ids(1, 2, 3, 4)], [ids(5, 6, 7, 8)]]
    assert judged([ids(1, 2, 3, 4), ids(5, 6, 7, 8)], two) == pytest.approx(1.0)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("call", [1, 17, 30, 47])
def test_goes_on_where_it_was_interrupted(tmp_path, method, call):
    plain = ToyTranslator()
    expected = outcome(*tune(plain, plain.tuning_set(), options(method)))
    broken = ToyTranslator()
    broken.fail_at = call
    with pytest.raises(KeyboardInterrupt):
        tune(broken, broken.tuning_set(), options(method), state=tmp_path / "state")
    again = ToyTranslator()
    found = tune(again, again.tuning_set(), options(method), state=tmp_path / "state")
    assert outcome(*found) == expected
    done = (call - 1) // len(again.lists)
    assert again.calls == plain.calls - done * len(again.lists)
    once_more = ToyTranslator()
    found = tune(once_more, once_more.tuning_set(), options(method), state=tmp_path / "state")
    assert outcome(*found) == expected
    assert once_more.calls == 0


def test_more_rounds_and_threads_go_on_from_the_same_state(tmp_path):
    def run(rounds, state, threads=1):
        translator = ToyTranslator()
        chosen = options(rounds=rounds, patience=9, threads=threads)
        return outcome(*tune(translator, translator.tuning_set(), chosen, state=state))

    assert run(2, tmp_path) == run(2, None)
    assert run(4, tmp_path, threads=2) == run(4, None)


def test_state_of_another_tuning_is_refused(tmp_path):
    translator = ToyTranslator()
    tune(translator, translator.tuning_set(), options(rounds=1), state=tmp_path)
    with pytest.raises(UsageError, match="another tuning"):
        tune(translator, translator.tuning_set(), options("mert"), state=tmp_path)
    other = ToyTranslator(seed=2)
    with pytest.raises(UsageError, match="another tuning"):
        tune(other, other.tuning_set(), options(rounds=1), state=tmp_path)


@pytest.mark.parametrize("name", ["tuning.json", "round-001.npz"])
@pytest.mark.parametrize("content", [b"", b"{", b"PK\x03\x04 nonsense", b"[]"])
def test_damaged_state_is_named(tmp_path, name, content):
    translator = ToyTranslator()
    tune(translator, translator.tuning_set(), options(rounds=1), state=tmp_path)
    (tmp_path / name).write_bytes(content)
    fresh = ToyTranslator()
    with pytest.raises(InputError, match=name.replace(".", r"\.")):
        tune(fresh, fresh.tuning_set(), options(rounds=1), state=tmp_path)


def test_state_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("in the way")
    translator = ToyTranslator()
    with pytest.raises(StorageError):
        tune(translator, translator.tuning_set(), options(), state=tmp_path / "file" / "state")


def test_nothing_but_whole_files_in_the_state(tmp_path):
    translator = ToyTranslator()
    _, rounds = tune(translator, translator.tuning_set(), options(), state=tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    expected = [f"round-{number + 1:03}.npz" for number in range(len(rounds))]
    assert names == [*expected, "tuning.json"]


def test_stops_when_nothing_is_gained():
    translator = ToyTranslator()
    _, rounds = tune(translator, translator.tuning_set(), options(rounds=30, patience=2))
    best = max(range(len(rounds)), key=lambda index: rounds[index].bleu)
    assert len(rounds) < 30
    assert len(rounds) - 1 - best <= 2 or rounds[-1].fresh == 0


def test_stops_when_the_weights_stand_still():
    translator = ToyTranslator()
    _, rounds = tune(translator, translator.tuning_set(), options(rounds=9, tolerance=10.0))
    assert len(rounds) == 1


def test_progress_grows_to_the_end():
    shown = []
    progress = Progress(lambda state: shown.append(state.fraction))
    translator = ToyTranslator()
    tune(translator, translator.tuning_set(), options(rounds=3), progress)
    assert shown == sorted(shown)
    assert shown[-1] == 1.0


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("at", [0.01, 0.2, 0.25, 0.5])
def test_cancel(method, at):
    progress = Progress(lambda state: state.cancel() if state.fraction >= at else None)
    translator = ToyTranslator()
    with pytest.raises(Cancelled):
        tune(translator, translator.tuning_set(), options(method, rounds=4), progress)

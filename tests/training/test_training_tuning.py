"""The tuning loop: rounds, stopping, judging, and going on after an interruption."""

from __future__ import annotations

import threading
from dataclasses import replace

import numpy as np
import pytest
import sacrebleu
from tuning_cases import DENSE, ToyTranslator, random_pools

from postil.errors import Cancelled, StorageError
from postil.search.phrase.features import PHRASE_FEATURES
from postil.training.tuning.loop import (
    JUDGED_AT_ONCE,
    TuningOptions,
    judged,
    tune,
)
from postil.training.tuning.mert import MertOptions, mert
from postil.training.tuning.mert_lines import LineSearch
from postil.training.tuning.mira import MiraOptions, batch_mira
from postil.training.tuning.pools import Candidates
from postil.types.progress import Progress

QUICK = {
    "threads": 1,
    "mira": MiraOptions(epochs=5),
    "mert": MertOptions(restarts=2),
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
    assert np.abs(weights[PHRASE_FEATURES.tuned]).sum() == pytest.approx(1.0)
    assert weights[PHRASE_FEATURES.column("session.lm")] == weights[PHRASE_FEATURES.column("lm")]
    assert weights[PHRASE_FEATURES.column("unknown")] == pytest.approx(0.1)


def test_only_the_weights_asked_for_move():
    translator = ToyTranslator()
    start = translator.weights.astype(np.float64)
    tuned = np.zeros(DENSE, dtype=bool)
    tuned[[2, 6]] = True
    _, rounds = tune(translator, translator.tuning_set(), options(), tuned=tuned)
    kept = ~tuned
    kept[PHRASE_FEATURES.column("session.lm")] = False
    for item in rounds:
        assert item.weights[kept].tolist() == start[kept].tolist()
    assert rounds[1].weights[tuned].tolist() != start[tuned].tolist()


def test_lists_of_other_weights_are_in_the_pools():
    translator = ToyTranslator()
    data = translator.tuning_set()
    start = translator.weights.astype(np.float64)
    _, alone = tune(translator, data, options(rounds=1), start=start)
    _, same = tune(translator, data, options(rounds=2), start=start, beside=[start])
    assert alone[0].fresh > 0
    assert [item.fresh for item in same] == [0]  # nothing new: it ends
    assert same[0].weights.tolist() == start.tolist()
    other = np.where(PHRASE_FEATURES.tuned, -start, start)
    _, rounds = tune(translator, data, options(rounds=2), start=start, beside=[other])
    _, plain = tune(translator, data, options(rounds=2), start=start)
    assert rounds[0].bleu == plain[0].bleu
    assert rounds[1].weights.tolist() != plain[1].weights.tolist()


@pytest.mark.parametrize("count", [1, 2])
def test_rounds_are_judged_by_sacrebleu(count):
    translator = ToyTranslator()
    data = translator.tuning_set(references=count)
    _, rounds = tune(translator, data, options(rounds=1))
    outputs = []
    for source in data.sources:
        tokens = translator.candidates(source, 1)[0].tolist()
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


@pytest.mark.parametrize("length", [3, 9])
def test_judging_part_by_part_is_judging_all_at_once(length):
    generator = np.random.default_rng(length)

    def sentence():
        size = int(generator.integers(1, length))
        return generator.integers(3, 6, size=size).astype(np.uint32)

    outputs = [sentence() for _ in range(2 * JUDGED_AT_ONCE + 7)]
    groups = [[sentence() for _ in range(1 + number % 3)] for number in range(len(outputs))]
    streams = [
        [" ".join(map(str, group[k])) if k < len(group) else None for group in groups]
        for k in range(3)
    ]
    texts = [" ".join(map(str, tokens)) for tokens in outputs]
    expected = sacrebleu.corpus_bleu(texts, streams, tokenize="none", force=True).score
    assert 100 * judged(outputs, groups) == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("share", [0.0, 0.3, 0.6, 1.0])
def test_goes_on_where_it_was_interrupted(tmp_path, method, share):
    plain = ToyTranslator()
    expected = outcome(*tune(plain, plain.tuning_set(), options(method)))
    call = 1 + round(share * (plain.calls - 1))
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


def test_rounds_of_another_tuning_are_deleted(tmp_path):
    def found(translator, method, state):
        return outcome(*tune(translator, translator.tuning_set(), options(method), state=state))

    others = [(ToyTranslator(), "mert"), (ToyTranslator(seed=2), "mira")]
    for number, (other, method) in enumerate(others):
        state = tmp_path / str(number)
        first = ToyTranslator()
        tune(first, first.tuning_set(), options(rounds=5), state=state)
        (state / "round-009.npz").write_bytes(b"")
        expected = found(ToyTranslator(seed=number + 1), method, None)
        assert found(other, method, state) == expected
        assert other.calls == len(expected[1]) * len(other.lists)
        assert len(list(state.iterdir())) == len(expected[1]) + 1


def test_the_same_references_of_other_sentences_are_another_tuning(tmp_path):
    translator = ToyTranslator()
    data = translator.tuning_set()
    (one,), (two,) = data.references[:2]
    for groups in ([[one, two], [two]], [[one], [two, two]]):
        before = translator.calls
        moved = replace(data, references=[*groups, *data.references[2:]])
        tune(translator, moved, options(rounds=1), state=tmp_path)
        assert translator.calls == before + len(data)


@pytest.mark.parametrize("name", ["training.json", "round-000.npz", "round-001.npz"])
@pytest.mark.parametrize("content", [b"", b"{", b"PK\x03\x04 nonsense", b"[]", "half"])
def test_what_is_damaged_is_made_again(tmp_path, name, content):
    translator = ToyTranslator()
    chosen = options(rounds=3, patience=9)
    expected = outcome(*tune(translator, translator.tuning_set(), chosen, state=tmp_path))
    whole = (tmp_path / name).read_bytes()
    (tmp_path / name).write_bytes(whole[: len(whole) // 2] if content == "half" else content)
    fresh = ToyTranslator()
    found = tune(fresh, fresh.tuning_set(), chosen, state=tmp_path)
    assert outcome(*found) == expected
    assert 0 < fresh.calls <= translator.calls
    assert (tmp_path / name).read_bytes()[:2] == whole[:2]


def test_state_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("in the way")
    translator = ToyTranslator()
    with pytest.raises(StorageError):
        tune(translator, translator.tuning_set(), options(), state=tmp_path / "file" / "state")


def test_nothing_but_whole_files_in_the_state(tmp_path):
    translator = ToyTranslator()
    _, rounds = tune(translator, translator.tuning_set(), options(), state=tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    expected = [f"round-{number:03}.npz" for number in range(len(rounds))]
    assert names == [*expected, "training.json"]


def test_stops_when_nothing_is_gained():
    translator = ToyTranslator()
    _, rounds = tune(translator, translator.tuning_set(), options(rounds=30, patience=2))
    best = max(range(len(rounds)), key=lambda index: rounds[index].bleu)
    assert len(rounds) < 30
    assert len(rounds) - 1 - best <= 2 or rounds[-1].fresh == 0


def test_stops_when_the_weights_stand_still():
    translator = ToyTranslator()
    tuned = np.zeros(len(PHRASE_FEATURES), dtype=np.bool_)
    _, rounds = tune(translator, translator.tuning_set(), options(rounds=9), tuned=tuned)
    assert len(rounds) == 1


def test_progress_grows_to_the_end():
    shown = []
    progress = Progress(lambda state: shown.append(state.fraction))
    translator = ToyTranslator()
    tune(translator, translator.tuning_set(), options(rounds=3), progress)
    assert shown == sorted(shown)
    assert shown[-1] == 1.0


class Trap(Progress):
    """Is cancelled at its ``at``-th look, and counts the looks; parts look here."""

    def __init__(self, at=-1) -> None:
        super().__init__()
        self.at, self.looks = at, 0
        self.lock = threading.Lock()

    @property
    def cancelled(self):
        with self.lock:
            self.looks += 1
            if self.looks == self.at:
                self.cancel()
        return self._cancelled


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("share", [0.01, 0.2, 0.25, 0.4, 0.6, 0.9])
def test_cancel_stops_at_the_next_look(tmp_path, method, share):
    chosen = options(method, rounds=3, patience=9)
    free = Trap()
    translator = ToyTranslator()
    tune(translator, translator.tuning_set(), chosen, free)
    at = int(share * free.looks)
    trap = Trap(at)
    translator = ToyTranslator()
    with pytest.raises(Cancelled):
        tune(translator, translator.tuning_set(), chosen, trap, state=tmp_path)
    # the very look that found it cancelled, those of two other orders, and one on the way out
    assert trap.looks <= at + 3
    assert not list(tmp_path.glob(".*")), "half-written files"


def test_cancel_during_restarts_starts_no_more(monkeypatch):
    pools = random_pools(3, sentences=40)
    begun = []

    class Counted(LineSearch):
        def __init__(self, *arguments):
            begun.append(self)
            LineSearch.__init__(self, *arguments)

    monkeypatch.setattr("postil.training.tuning.mert.LineSearch", Counted)
    progress = Progress(lambda shown: shown.cancel() if shown.done >= 3 else None)
    with pytest.raises(Cancelled):
        mert(pools, np.ones(4), np.ones(4, dtype=bool), MertOptions(restarts=200), progress)
    assert len(begun) < 50


def test_few_sentences_lie_between_two_looks():
    # so that what is done between them takes milliseconds, however large the tuning set
    pools = random_pools(3, sentences=1500, most=4)
    candidates = Candidates.of(pools, np.ones(4), np.ones(4, dtype=bool))
    looks = []
    made = LineSearch(candidates.statistics, candidates.offsets)
    made.search(
        candidates.scores(np.ones(4)), candidates.slopes(np.ones(4)), 1.0, lambda: looks.append(1)
    )
    assert len(looks) >= 1497 / 256
    trap = Trap()
    batch_mira(pools, np.ones(4), np.ones(4, dtype=bool), MiraOptions(epochs=1), trap)
    assert trap.looks >= 1497 / 512
    trap = Trap()
    tokens = np.arange(5, dtype=np.uint32)
    judged([tokens] * 1500, [[tokens]] * 1500, trap)
    assert trap.looks >= 1500 / 256


def test_a_look_that_raises_ends_the_line_search():
    def refuse():
        raise Cancelled

    pools = random_pools(3)
    candidates = Candidates.of(pools, np.ones(4), np.ones(4, dtype=bool))
    made = LineSearch(candidates.statistics, candidates.offsets)
    scores, slopes = candidates.scores(np.ones(4)), candidates.slopes(np.eye(4)[0])
    expected = made.search(scores, slopes, 1.0)
    with pytest.raises(Cancelled):
        made.search(scores, slopes, 1.0, refuse)
    assert made.search(scores, slopes, 1.0) == expected

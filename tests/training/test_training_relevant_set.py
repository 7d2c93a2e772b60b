"""Training on relevant sets beside its formulas in plain Python."""

from __future__ import annotations

import dataclasses
import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from relevant_cases import DENSE, FEATURES, naive_sets, naive_train, random_store

from postil.errors import Cancelled, EngineError, UsageError
from postil.training.relevant_sets import differences, sgd
from postil.training.relevant_sets.candidate_store import Candidate, CandidateStore, Origin
from postil.training.relevant_sets.differences import Trained, Weights, compile_differences
from postil.training.relevant_sets.sgd import RelevantSetOptions, train_on_relevant_sets
from postil.types.progress import Progress

ALL, NONE = np.ones(DENSE, dtype=bool), np.zeros(DENSE, dtype=bool)
BLOCKS = {
    "dense": Trained(ALL, sparse=False),
    "sparse": Trained(NONE, sparse=True),
    "both": Trained(ALL, sparse=True),
    "sparse and a column": Trained(np.array([False, True, False]), sparse=True),
}
SOME = Weights(
    np.array([0.3, -0.2, 0.1]),
    np.random.default_rng(7).normal(0, 0.05, FEATURES).astype(np.float32),
)
ZERO = Weights.zero(DENSE, FEATURES)
QUICK = {"passes": 5, "rate": 2.0**-8}  # exact in float32, so that ties are ties


def train(store, occurrences, start, trained, options, **more):
    return train_on_relevant_sets(
        store, occurrences, start, trained, options, folder=store.folder.parent, **more
    )


def assert_same(result, expected):
    weights, reports = result
    close = {"rel": 1e-4, "abs": 1e-6}
    assert weights.dense == pytest.approx(expected[0].dense, **close)
    assert weights.sparse == pytest.approx(expected[0].sparse, **close)
    assert len(reports) == len(expected[1])
    for one, other in zip(reports, expected[1], strict=True):
        assert dataclasses.astuple(one) == pytest.approx(dataclasses.astuple(other), **close)


@pytest.mark.parametrize("oracle", [True, False])
@pytest.mark.parametrize("truths", [1, 2])
@pytest.mark.parametrize("block", BLOCKS)
@pytest.mark.parametrize("update", ["costmargin", "perceptron"])
def test_same_as_the_formulas(tmp_path, update, block, truths, oracle):
    store, occurrences = random_store(tmp_path / "s", 3, oracle=oracle)
    options = RelevantSetOptions(update, truths=truths, **QUICK)
    for start in (ZERO, SOME):
        arguments = (store, occurrences, start, BLOCKS[block], options)
        expected = naive_train(*arguments)
        assert_same(train(*arguments), expected)
        assert expected[1][0].updated > 0


@pytest.mark.parametrize("update", ["costmargin", "perceptron"])
@pytest.mark.parametrize(
    "settings",
    [
        {"average": True},
        {"average": True, "truths": 2, "least": 4},
        {"standardise": True},
        {"dense_rate": 0.01, "standardise": True, "seed": 5},
        {"least": 1},
        {"rate": 1.0},
        {"rate": 0.01, "dense_rate": 2.0, "truths": 3},
    ],
)
def test_options_are_as_in_the_formulas(tmp_path, update, settings):
    store, occurrences = random_store(tmp_path / "s", 4)
    options = RelevantSetOptions(update, **QUICK | settings)
    for start in (ZERO, SOME):
        arguments = (store, occurrences, start, BLOCKS["both"], options)
        assert_same(train(*arguments), naive_train(*arguments))


@examples(deadline=None, max_examples=25)
@given(
    seed=st.integers(0, 2**31),
    settings=st.tuples(st.integers(1, 4), st.integers(1, 6)),
    oracle=st.booleans(),
    grid=st.sampled_from([0, 2, 5]),
)
def test_compiling_keeps_every_difference(tmp_path_factory, seed, settings, oracle, grid):
    truths, least = settings
    folder = tmp_path_factory.mktemp("compiled")
    store, occurrences = random_store(folder / "s", seed, sentences=6, oracle=oracle, grid=grid)
    (folder / "c").mkdir()
    compiled = compile_differences(
        store, folder / "c", SOME, BLOCKS["sparse and a column"], occurrences,
        truths=truths, least=least,
    )  # fmt: skip
    expected = naive_sets(store, occurrences >= least, truths)
    assert len(compiled) == len(expected)
    assert compiled.truths.tolist() == [len(best) for best, _ in expected]
    assert np.diff(compiled.starts).tolist() == [len(best) + len(rest) for best, rest in expected]
    for sentence, (best, rest) in enumerate(expected):
        first = int(compiled.starts[sentence])
        rows = [restored(compiled, sentence, first + c) for c in range(len(best + rest))]
        for c, (values, quality) in enumerate(best + rest):
            assert compiled.quality[first + c] == np.float32(quality)
            gap = values - best[0][0]
            assert (rows[c] - rows[0] == gap[DENSE:]).all()
            assert compiled.dense[first + c].tolist() == [np.float32(gap[1])]
            fixed = SOME.dense[0] * gap[0] + SOME.dense[2] * gap[2]
            assert compiled.fixed[first + c] == pytest.approx(fixed, abs=1e-6)
        assert len(set(units_of(compiled, sentence))) == len(units_of(compiled, sentence))


def units_of(compiled, sentence):
    return compiled.units[compiled.unit_starts[sentence] : compiled.unit_starts[sentence + 1]]


def restored(compiled, sentence, row):
    """The sparse vector of a compiled candidate."""
    values = np.zeros(FEATURES)
    for entry in compiled.entries[compiled.entry_starts[row] : compiled.entry_starts[row + 1]]:
        place, value = int(entry) >> 10, int(entry) & 1023
        values[units_of(compiled, sentence)[place]] += value - 1024 if value >= 512 else value
    return values


def test_what_all_have_is_not_stored(tmp_path):
    """Nor is what most have stored with those that have it."""
    store = CandidateStore.create(tmp_path / "s", 1, 0)
    common, usual = np.arange(20), np.arange(20, 30)
    with store.new_round() as writer:
        for number in range(9):
            ids = common if number == 4 else np.concatenate([common, usual])
            writer.add(0, plain_candidate(ids, quality=number / 10))
    (tmp_path / "c").mkdir()
    compiled = compile_differences(
        store, tmp_path / "c", Weights.zero(0, 30), Trained(np.zeros(0, dtype=bool), sparse=True),
        np.full(30, 9, dtype=np.uint32),
    )  # fmt: skip
    assert sorted(compiled.units) == usual.tolist()
    assert np.diff(compiled.entry_starts).tolist().count(0) == 8
    assert len(compiled.entries) == 10


def plain_candidate(ids, *, dense=(), quality=0.5, origin=Origin.DECODED):
    values = np.array(ids, dtype=np.uint32)
    return Candidate(
        np.array(dense, dtype=np.float32), values, np.ones(len(values), np.uint8), quality, origin
    )


def test_more_features_than_the_first_tables_hold(tmp_path):
    """Thousands of features and candidates in one sentence."""
    generator = np.random.default_rng(3)
    store = CandidateStore.create(tmp_path / "s", 1, 0)
    kinds = [np.sort(generator.choice(20_000, 300, replace=False)) for _ in range(200)]
    with store.new_round() as writer:
        for number in range(1000):
            kind = number % 200
            writer.add(0, plain_candidate(kinds[kind], quality=kind / 200))
    (tmp_path / "c").mkdir()
    compiled = compile_differences(
        store, tmp_path / "c", Weights.zero(0, 20_000),
        Trained(np.zeros(0, dtype=bool), sparse=True), np.full(20_000, 2, dtype=np.uint32),
    )  # fmt: skip
    assert len(compiled.quality) == 200
    assert sorted(compiled.units) == sorted(set(np.concatenate(kinds).tolist()))
    assert len(compiled.entries) <= 200 * 300


def test_large_counts_survive(tmp_path):
    store = CandidateStore.create(tmp_path / "s", 1, DENSE)
    counts = [255, 0, 1, 200]
    with store.new_round() as writer:
        for number, count in enumerate(counts):
            ids = np.array([5] if count else [], dtype=np.uint32)
            values = np.array([count] if count else [], dtype=np.uint8)
            dense = np.zeros(DENSE, np.float32)
            writer.add(0, Candidate(dense, ids, values, 0.9 - number / 10, Origin.SEED))
    (tmp_path / "c").mkdir()
    compiled = compile_differences(
        store, tmp_path / "c", ZERO, BLOCKS["both"], np.full(FEATURES, 3, dtype=np.uint32)
    )
    values = [restored(compiled, 0, row)[5] for row in range(4)]
    assert [value - values[1] for value in values] == counts


@pytest.mark.parametrize("update", ["costmargin", "perceptron"])
def test_the_seed_decides(tmp_path, update):
    store, occurrences = random_store(tmp_path / "s", 5)
    options = RelevantSetOptions(update, passes=3, rate=0.01)
    runs = [
        train(store, occurrences, ZERO, BLOCKS["both"], dataclasses.replace(options, seed=seed))[0]
        for seed in (1, 1, 2)
    ]
    assert runs[0].dense.tobytes() == runs[1].dense.tobytes() != runs[2].dense.tobytes()
    assert runs[0].sparse.tobytes() == runs[1].sparse.tobytes() != runs[2].sparse.tobytes()


def test_small_steps_of_work_change_nothing(tmp_path, monkeypatch):
    store, occurrences = random_store(tmp_path / "s", 6)
    arguments = (store, occurrences, ZERO, BLOCKS["both"], RelevantSetOptions(**QUICK))
    weights, reports = train(*arguments)
    monkeypatch.setattr(sgd, "_BUDGET", 1)
    monkeypatch.setattr(differences, "_BUDGET", 1)
    again, again_reports = train(*arguments)
    assert weights.dense.tobytes() == again.dense.tobytes()
    assert weights.sparse.tobytes() == again.sparse.tobytes()
    assert reports == again_reports


@pytest.mark.parametrize("block", BLOCKS)
def test_what_is_fixed_stays(tmp_path, block):
    store, occurrences = random_store(tmp_path / "s", 7)
    trained = BLOCKS[block]
    before = SOME.dense.copy(), SOME.sparse.copy()
    weights, _ = train(store, occurrences, SOME, trained, RelevantSetOptions(**QUICK))
    changed = weights.dense != SOME.dense
    assert changed.tolist() == trained.dense.tolist()
    assert (weights.sparse != SOME.sparse).any() == trained.sparse
    assert (SOME.dense == before[0]).all()
    assert (SOME.sparse == before[1]).all()


def test_rare_features_get_no_weight(tmp_path):
    store, occurrences = random_store(tmp_path / "s", 8)
    rare = np.arange(FEATURES) % 3 == 0
    occurrences[rare] = 1
    weights, _ = train(store, occurrences, ZERO, BLOCKS["both"], RelevantSetOptions(**QUICK))
    assert not weights.sparse[rare].any()
    assert weights.sparse[~rare].any()


def test_without_sparse_weights_sparse_features_do_not_matter(tmp_path):
    store, occurrences = random_store(tmp_path / "s", 9)
    options = RelevantSetOptions(**QUICK)
    none = Weights(np.zeros(DENSE), np.empty(0, dtype=np.float32))
    expected = train(store, occurrences, ZERO, BLOCKS["dense"], options)[0]
    weights, _ = train(store, occurrences, none, BLOCKS["dense"], options)
    assert weights.dense == pytest.approx(expected.dense)
    assert len(weights.sparse) == 0


def test_rate_only_scales_a_perceptron_from_zero(tmp_path):
    store, occurrences = random_store(tmp_path / "s", 10)
    options = [RelevantSetOptions("perceptron", passes=6, rate=2.0**-n) for n in (3, 13)]
    large, small = (train(store, occurrences, ZERO, BLOCKS["both"], one)[0] for one in options)
    assert large.sparse.tolist() == (small.sparse * 1024).tolist()
    assert large.dense.tolist() == (small.dense * 1024).tolist()


@pytest.mark.parametrize("update", ["costmargin", "perceptron"])
def test_standardised_columns_have_no_scale(tmp_path, update):
    store, occurrences = random_store(tmp_path / "s", 11)
    other = CandidateStore.create(tmp_path / "o", store.sentences, DENSE)
    scale = np.array([1, 1024, 2.0**-8], dtype=np.float32)
    for part in store.rounds:
        with other.new_round() as writer:
            for sentence in range(store.sentences):
                for row in range(int(part.starts[sentence]), int(part.starts[sentence + 1])):
                    one = part.candidate(row)
                    writer.add(sentence, dataclasses.replace(one, dense=one.dense * scale))
    options = RelevantSetOptions(update, standardise=True, passes=5, rate=0.01)
    one, two = (train(s, occurrences, ZERO, BLOCKS["both"], options)[0] for s in (store, other))
    assert two.dense * scale == pytest.approx(one.dense, rel=1e-4, abs=1e-9)
    assert two.sparse == pytest.approx(one.sparse, rel=1e-4, abs=1e-7)


def test_costmargin_reaches_the_margin_where_it_can(tmp_path):
    """Each sentence has features of its own: every truth can lead by 1."""
    store = CandidateStore.create(tmp_path / "s", 10, 0)
    with store.new_round() as writer:
        for sentence in range(10):
            origins = [Origin.TRUTH, Origin.DECODED, Origin.DECODED]
            for number, origin in enumerate(origins):
                ids = [sentence * 4 + number, sentence * 4 + 3, 40 + number]
                one = plain_candidate(ids, quality=0.9 - number * 0.3, origin=origin)
                writer.add(sentence, one)
    start, trained = Weights.zero(0, 43), Trained(np.zeros(0, dtype=bool), sparse=True)
    options = RelevantSetOptions(passes=400, rate=0.3, least=1)
    weights, reports = train(store, np.full(43, 9, np.uint32), start, trained, options)
    for sentence in range(10):
        scores = [weights.sparse[one.ids].sum() for one in store.candidates(sentence)]
        assert scores[0] - max(scores[1:]) > 0.99
    losses = [report.loss for report in reports]
    assert losses[-1] < 1e-4 < losses[0]
    assert reports[-1].shown == pytest.approx(0.9)


def test_better_than_the_truth_is_no_alternative(tmp_path):
    """A candidate that beats the oracle's is not pushed down, by either update."""
    store = CandidateStore.create(tmp_path / "s", 1, 1)
    with store.new_round() as writer:
        writer.add(0, plain_candidate([0], dense=[0], quality=0.5, origin=Origin.TRUTH))
        writer.add(0, plain_candidate([1], dense=[1], quality=0.8))
    start = Weights(np.ones(1), np.zeros(2, dtype=np.float32))
    for update in ("costmargin", "perceptron"):
        options = RelevantSetOptions(update, passes=3, least=1)
        trained = Trained(np.ones(1, dtype=bool), sparse=True)
        weights, reports = train(store, np.ones(2, np.uint32), start, trained, options)
        assert weights.dense.tolist() == [1.0]
        assert not weights.sparse.any()
        assert reports[0].updated == 0
        assert reports[0].shown == pytest.approx(0.8)


@pytest.mark.parametrize("sentences", [0, 3])
def test_nothing_to_compare(tmp_path, sentences):
    store = CandidateStore.create(tmp_path / "s", sentences, DENSE)
    options = RelevantSetOptions(passes=2, average=True)
    occurrences = np.zeros(FEATURES, dtype=np.uint32)
    weights, reports = train(store, occurrences, SOME, BLOCKS["both"], options)
    assert weights.dense.tolist() == SOME.dense.tolist()
    assert weights.sparse.tolist() == SOME.sparse.tolist()
    assert [report.updated for report in reports] == [0, 0]


def test_unknown_features_are_an_error(tmp_path):
    store, occurrences = random_store(tmp_path / "s", 12)
    few = int(np.flatnonzero(occurrences)[-1])
    start = Weights.zero(DENSE, few)
    with pytest.raises(EngineError, match="does not know"):
        train(store, occurrences[:few], start, BLOCKS["both"], RelevantSetOptions())
    with pytest.raises(UsageError, match="weights"):
        train(store, occurrences, start, BLOCKS["both"], RelevantSetOptions())
    with pytest.raises(UsageError, match="dense"):
        short = Weights.zero(DENSE - 1, FEATURES)
        train(store, occurrences, short, BLOCKS["both"], RelevantSetOptions())


@pytest.mark.parametrize(
    "wrong",
    [{"update": "mira"}, {"passes": 0}, {"truths": 0}, {"rate": -1.0}, {"rate": float("nan")}],
)
def test_options_that_make_no_sense(wrong):
    with pytest.raises(UsageError):
        RelevantSetOptions(**wrong)


def test_defaults_are_the_papers():
    options = RelevantSetOptions()
    assert (options.rounds, options.passes, options.rates) == (30, 40, (1e-4, 1e-4))
    assert RelevantSetOptions("perceptron").rates == (1e-5, 1e-5)


@pytest.mark.parametrize("when", [0.0, 0.5, 1.5, 3.0])
def test_cancel_leaves_nothing_behind(tmp_path, when):
    store, occurrences = random_store(tmp_path / "s", 13)
    before = sorted(path.name for path in tmp_path.iterdir())

    def stop(progress):
        if progress.done >= when:
            progress.cancel()

    with pytest.raises(Cancelled):
        train(
            store, occurrences, ZERO, BLOCKS["both"], RelevantSetOptions(passes=10),
            progress=Progress(stop),
        )  # fmt: skip
    assert sorted(path.name for path in tmp_path.iterdir()) == before


def test_progress_reaches_its_end(tmp_path):
    store, occurrences = random_store(tmp_path / "s", 14)
    progress = Progress()
    options = RelevantSetOptions(passes=4)
    _, reports = train(store, occurrences, ZERO, BLOCKS["both"], options, progress=progress)
    assert progress.fraction == 1
    assert len(reports) == 4


def test_rounds_add_up(tmp_path):
    """Candidates in one round or in many: the same relevant set."""
    generator = np.random.default_rng(2)
    one = CandidateStore.create(tmp_path / "one", 4, 0)
    many = CandidateStore.create(tmp_path / "many", 4, 0)
    sizes = itertools.count(1)
    added = [
        [
            plain_candidate(
                np.sort(generator.choice(FEATURES, 8, replace=False)), quality=1 / next(sizes)
            )
            for _ in range(5)
        ]
        for _ in range(4)
    ]
    with one.new_round() as writer:
        for sentence, row in enumerate(added):
            for candidate in row:
                writer.add(sentence, candidate)
    for number in range(5):
        with many.new_round() as writer:
            for sentence, row in enumerate(added):
                writer.add(sentence, row[number])
    trained = Trained(np.zeros(0, dtype=bool), sparse=True)
    start, occurrences = Weights.zero(0, FEATURES), np.full(FEATURES, 2, dtype=np.uint32)
    results = [
        train(store, occurrences, start, trained, RelevantSetOptions(**QUICK))[0]
        for store in (one, many)
    ]
    assert results[0].sparse.tobytes() == results[1].sparse.tobytes()
    assert results[0].sparse.any()

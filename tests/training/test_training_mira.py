"""Batch MIRA beside its formulas in plain Python, and the pools it works on."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tuning_cases import DENSE, naive_bleu, naive_mira, random_pools

from postil.errors import Cancelled
from postil.metrics.bleu import bleu_statistics
from postil.training.tuning.mira import MiraOptions, batch_mira
from postil.training.tuning.mira_passes import MiraPasses
from postil.training.tuning.pools import Candidates, Pool
from postil.training.tuning.pools_scores import candidate_scores
from postil.types.progress import Progress

EVERY = np.ones(4, dtype=bool)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("frozen", "orders"), [(None, 1), (None, 3), (0, 1), (3, 2)])
def test_same_as_the_formulas(seed, frozen, orders):
    pools = random_pools(seed)
    tuned = np.array([number != frozen for number in range(4)])
    start = np.array([0.4, -0.1, 0.2, 0.3])
    options = MiraOptions(epochs=6, aggressiveness=0.02, decay=0.98, seed=seed, orders=orders)
    expected, expected_bleu = naive_mira(pools, start, tuned, options)
    weights, bleu = batch_mira(pools, start, tuned, options)
    assert weights == pytest.approx(expected, abs=1e-9)
    assert bleu == pytest.approx(expected_bleu, abs=1e-12)
    assert bleu == pytest.approx(naive_bleu(pools, weights), abs=1e-12)
    if frozen is not None:
        assert weights[frozen] == start[frozen]


def test_weights_move_even_where_the_start_is_best_on_the_pools():
    """New candidates tell whether they are better: tuning goes on, and keeps the best round."""
    moved = 0
    for seed in range(10):
        pools = random_pools(seed, sentences=8)
        start = np.random.default_rng(seed).normal(size=4)
        weights, bleu = batch_mira(pools, start, EVERY, MiraOptions(epochs=2, aggressiveness=1.0))
        assert bleu == pytest.approx(naive_bleu(pools, weights), abs=1e-12)
        moved += bleu < naive_bleu(pools, start)
        assert weights.tolist() != start.tolist()
    assert moved


@pytest.mark.parametrize("pools", [[], [Pool([], DENSE)], random_pools(1, sentences=2)])
def test_nothing_to_learn_from_leaves_the_weights(pools):
    start = np.array([0.1, 0.2, 0.3, 0.4])
    weights, _ = batch_mira(pools, start, EVERY, MiraOptions(epochs=2))
    assert weights.tolist() == start.tolist()


def test_no_weight_may_move():
    start = np.array([0.1, 0.2, 0.3, 0.4])
    weights, _ = batch_mira(random_pools(1), start, ~EVERY, MiraOptions(epochs=2))
    assert weights.tolist() == start.tolist()


def test_threads_change_nothing():
    """Not the last bit, with more threads than orders and fewer."""
    options, start = MiraOptions(epochs=7, orders=3), np.array([0.4, -0.3, 0.2, 0.1])
    found = [
        batch_mira(random_pools(5, sentences=60), start, EVERY, options, threads=threads)
        for threads in (1, 2, 5)
    ]
    assert len({(weights.tobytes(), bleu) for weights, bleu in found}) == 1


def test_start_is_not_written_to():
    start = np.array([0.1, 0.2, 0.3, 0.4])
    batch_mira(random_pools(1), start, EVERY, MiraOptions(epochs=3))
    assert start.tolist() == [0.1, 0.2, 0.3, 0.4]


def test_cancel():
    progress = Progress(lambda shown: shown.cancel() if shown.done >= 2 else None)
    with pytest.raises(Cancelled):
        batch_mira(random_pools(1), np.ones(4), EVERY, MiraOptions(epochs=50), progress)


def test_kernels_refuse_arrays_that_do_not_fit():
    candidates = Candidates.of(random_pools(1), np.ones(4), EVERY)
    with pytest.raises(ValueError, match="do not fit"):
        candidate_scores(candidates.features, candidates.fixed, np.ones(3))
    rows = np.ascontiguousarray(candidates.statistics.T, dtype=np.float32)
    with pytest.raises(ValueError, match="do not fit"):
        MiraPasses(
            candidates.features, candidates.fixed, rows[:9].copy(), candidates.offsets, np.ones(4),
            0.01, 0.999,
        )  # fmt: skip


def test_best_statistics_beside_numpy():
    pools = random_pools(3)
    for seed in range(5):
        weights = np.random.default_rng(seed).normal(size=4)
        expected = sum(
            pool.statistics[(pool.features.astype(float) @ weights).argmax()]
            for pool in pools
            if len(pool)
        )
        found = Candidates.of(pools, weights, np.ones(4, dtype=bool)).best_statistics(weights)
        assert found.tolist() == expected.tolist()


tokens = st.lists(st.integers(3, 6), max_size=6).map(lambda ids: np.array(ids, dtype=np.uint32))


@given(st.lists(st.lists(st.tuples(tokens, st.integers(0, 2)), max_size=8), max_size=4))
def test_merging_keeps_each_candidate_once(rounds):
    references = [np.array([3, 4, 5, 3], dtype=np.uint32), np.array([4, 6], dtype=np.uint32)]
    pool, seen = Pool(references, DENSE), set()
    for found in rounds:
        outputs = [ids for ids, _ in found]
        features = np.array([np.full(DENSE, value / 3) for _, value in found]).reshape(-1, DENSE)
        rows = bleu_statistics(outputs, references)
        keys = {(value, *row) for (_, value), row in zip(found, rows.tolist(), strict=True)}
        assert pool.merge(outputs, features) == len(keys - seen)
        seen |= keys
    held = {
        (round(float(row[0]) * 3), *counts)
        for row, counts in zip(pool.features, pool.statistics.tolist(), strict=True)
    }
    assert held == seen
    assert len(pool) == len(seen)
    assert pool.features.dtype == np.float32

"""Minimum error rate training: the line search beside brute force, and the whole climb."""

from __future__ import annotations

from itertools import combinations, pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tuning_cases import naive_bleu, random_pools

from postil.errors import Cancelled
from postil.metrics.bleu import corpus_bleu
from postil.training.tuning.mert import MertOptions, mert
from postil.training.tuning.mert_lines import LineSearch
from postil.types.progress import Progress

EVERY = np.ones(4, dtype=bool)


def bleu_at(sentences, step: float) -> float:
    """Corpus BLEU where every sentence shows its highest line."""
    total = np.zeros(10)
    for scores, slopes, statistics in sentences:
        total += statistics[int((scores + step * slopes).argmax())]
    return corpus_bleu(total)


def brute_force(sentences, reach: float, width: float) -> float:
    """The best BLEU on any interval between two neighbouring crossings of any two lines."""
    cuts = {-reach, reach}
    for scores, slopes, _ in sentences:
        for one, two in combinations(range(len(scores)), 2):
            if slopes[one] != slopes[two]:
                cut = (scores[one] - scores[two]) / (slopes[two] - slopes[one])
                if -reach < cut < reach:
                    cuts.add(float(cut))
    ordered = sorted(cuts)
    middles = [(a + b) / 2 for a, b in pairwise(ordered) if b - a >= width]
    return max(bleu_at(sentences, middle) for middle in middles)


def search(sentences, reach: float, width: float = 1e-6):
    scores, slopes, statistics = (
        np.concatenate([np.asarray(item[part]) for item in sentences]) for part in range(3)
    )
    offsets = np.cumsum([0, *(len(item[0]) for item in sentences)], dtype=np.int64)
    made = LineSearch(statistics.astype(np.int32), offsets)
    return made.search(
        scores.astype(np.float64), slopes.astype(np.float64), reach, least_width=width
    )


def statistics_of(goodness):
    """Statistics of 10-word candidates with that many matches of each order."""
    rows = [[max(0, good - n) for n in range(4)] + [10, 9, 8, 7, 10, 10] for good in goodness]
    return np.array(rows, dtype=np.int32)


line = st.tuples(st.integers(-6, 6), st.integers(-4, 4), st.integers(4, 10))
corpus = st.lists(st.lists(line, min_size=1, max_size=7), min_size=1, max_size=4)


@given(corpus)
def test_nothing_is_better_than_the_line_search(lists):
    # small whole numbers: parallel lines, equal lines and crossings of three at once are common
    sentences = [
        (
            np.array([item[0] for item in group], dtype=np.float64),
            np.array([item[1] for item in group], dtype=np.float64),
            statistics_of([item[2] for item in group]),
        )
        for group in lists
    ]
    step, bleu = search(sentences, 5.0)
    assert -5 <= step <= 5
    assert bleu == pytest.approx(bleu_at(sentences, step), abs=1e-12)
    assert bleu == pytest.approx(brute_force(sentences, 5.0, 1e-6), abs=1e-12)


@pytest.mark.parametrize("seed", range(8))
def test_no_step_tried_at_random_is_better(seed):
    generator = np.random.default_rng(seed)
    sentences = []
    for _ in range(15):
        count = int(generator.integers(1, 60))
        sentences.append(
            (
                generator.normal(size=count),
                generator.normal(size=count),
                statistics_of(generator.integers(4, 11, size=count)),
            )
        )
    step, bleu = search(sentences, 2.0)
    assert bleu == pytest.approx(bleu_at(sentences, step), abs=1e-12)
    for other in generator.uniform(-2, 2, size=500):
        assert bleu_at(sentences, other) <= bleu + 1e-12


def test_flat_lines_and_zero_bleu():
    flat = (np.array([1.0, 2.0]), np.zeros(2), statistics_of([9, 5]))
    step, bleu = search([flat], 1.0)
    assert (step, bleu) == (0.0, pytest.approx(bleu_at([flat], 0.0)))
    nothing = (np.array([1.0, 2.0]), np.array([1.0, -1.0]), np.zeros((2, 10), dtype=np.int32))
    assert search([nothing], 1.0)[1] == 0.0


def test_brevity_counts():
    rows = statistics_of([8, 8])
    rows[0, 8] = 8
    lists = [(np.array([0.0, 0.0]), np.array([-1.0, 1.0]), rows)]
    step, bleu = search(lists, 1.0)
    assert step > 0
    assert bleu == pytest.approx(corpus_bleu(rows[1]))


def test_line_search_refuses_arrays_that_do_not_fit():
    with pytest.raises(ValueError, match="do not fit"):
        LineSearch(np.zeros((3, 10), dtype=np.int32), np.array([0, 2], dtype=np.int64))
    made = LineSearch(np.zeros((3, 10), dtype=np.int32), np.array([0, 3], dtype=np.int64))
    with pytest.raises(ValueError, match="do not fit"):
        made.search(np.zeros(2), np.zeros(2), 1.0)


@pytest.mark.parametrize("seed", range(4))
def test_no_weights_tried_at_random_are_better(seed):
    pools = random_pools(seed, sentences=12, dimensions=3, most=12)
    start = np.array([0.4, 0.2, 0.1])
    weights, bleu = mert(pools, start, np.ones(3, dtype=bool), MertOptions(seed=seed, averaged=1))
    assert bleu == pytest.approx(naive_bleu(pools, weights), abs=1e-12)
    if weights.tolist() != start.tolist():
        assert np.abs(weights).sum() == pytest.approx(1.0)
    generator = np.random.default_rng(seed)
    for _ in range(3000):
        assert naive_bleu(pools, generator.normal(size=3)) <= bleu + 1e-12


def test_result_does_not_depend_on_threads():
    pools = random_pools(5)
    results = [
        mert(pools, np.ones(4), EVERY, MertOptions(restarts=6), threads=threads)
        for threads in (1, 2, 3)
    ]
    for weights, bleu in results[1:]:
        assert weights.tolist() == results[0][0].tolist()
        assert bleu == results[0][1]


def test_restarts_do_no_harm():
    for seed in range(4):
        pools = random_pools(seed)
        alone = mert(pools, np.ones(4), EVERY, MertOptions(restarts=0, averaged=1))[1]
        more = mert(pools, np.ones(4), EVERY, MertOptions(restarts=5, averaged=1))[1]
        assert naive_bleu(pools, np.ones(4)) <= alone <= more


def test_the_mean_of_the_best_climbs():
    pools, start = random_pools(7), np.ones(4)
    # climbs do not know of each other: the best alone is the same with any ``averaged``
    best, best_bleu = mert(pools, start, EVERY, MertOptions(restarts=6, averaged=1))
    mean, bleu = mert(pools, start, EVERY, MertOptions(restarts=6, averaged=3))
    assert mean.tolist() != best.tolist()
    assert naive_bleu(pools, start) < bleu <= best_bleu
    assert bleu == pytest.approx(naive_bleu(pools, mean), abs=1e-12)
    assert np.abs(mean).sum() == pytest.approx(1.0)


def test_a_mean_that_is_not_better_leaves_the_weights():
    pools = random_pools(7)
    best, best_bleu = mert(pools, np.ones(4), EVERY, MertOptions(restarts=6, averaged=1))
    options = MertOptions(restarts=6, averaged=7, spread=2.0, sweeps=0)
    weights, bleu = mert(pools, best, EVERY, options)
    assert (weights.tolist(), bleu) == (best.tolist(), best_bleu)


def test_frozen_weights_stay():
    start = np.array([0.3, 0.3, 0.2, 0.2])
    tuned = np.array([True, True, True, False])
    pools = random_pools(2)
    weights, bleu = mert(pools, start, tuned, MertOptions(restarts=2))
    assert weights[3] == start[3]
    assert weights.tolist() != start.tolist()
    assert bleu >= naive_bleu(pools, start)


def test_nothing_to_learn_from_leaves_the_weights():
    start = np.array([0.1, 0.2, 0.3, 0.4])
    assert mert([], start, EVERY, MertOptions())[0].tolist() == start.tolist()
    assert mert(random_pools(1), start, ~EVERY, MertOptions())[0].tolist() == start.tolist()
    zero = np.zeros(4)
    assert mert(random_pools(1), zero, EVERY, MertOptions())[0].tolist() == zero.tolist()


def test_cancel():
    progress = Progress(lambda shown: shown.cancel() if shown.done >= 1 else None)
    with pytest.raises(Cancelled):
        mert(random_pools(1), np.ones(4), EVERY, MertOptions(), progress)

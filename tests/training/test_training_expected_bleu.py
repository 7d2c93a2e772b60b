"""Expected BLEU and the other losses: against plain Python, finite differences, toy problems."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from postil.errors import Cancelled, EngineError, UsageError
from postil.training.expected_bleu.lists import NBestList, NBestLists, write_lists
from postil.training.expected_bleu.passes import LOSSES
from postil.training.expected_bleu.sga import (
    AscentOptions,
    PhraseFeatures,
    passes_of,
    train_weights,
)
from postil.types.progress import Progress

UNITS = 30
FEATURES = 12


def random_lists(seed, *, lists=25, most=9):
    """Lists of all sizes, 0 and 1 too; units may be used twice."""
    generator = np.random.default_rng(seed)
    made = []
    for number in range(lists):
        size = number if number < 2 else int(generator.integers(2, most))
        counts = generator.integers(0, 6, size=size)
        made.append(
            NBestList(
                generator.normal(size=size).astype(np.float32),
                generator.random(size).astype(np.float32),
                counts,
                generator.integers(0, UNITS, size=int(counts.sum())).astype(np.uint32),
            )
        )
    return made


def random_features(seed):
    generator = np.random.default_rng(seed)
    rows = [
        generator.choice(FEATURES, size=generator.integers(0, 5), replace=False)
        for _ in range(UNITS)
    ]
    offsets = np.concatenate([[0], np.cumsum([len(row) for row in rows])]).astype(np.int64)
    return PhraseFeatures(offsets, np.concatenate(rows).astype(np.uint32), FEATURES)


def vectors(item, features):
    """Dense feature vectors of the candidates of a list."""
    result = np.zeros((len(item.base), FEATURES))
    starts = np.concatenate([[0], np.cumsum(item.counts)])
    for candidate in range(len(item.base)):
        for unit in item.units[starts[candidate] : starts[candidate + 1]]:
            row = features.features[features.offsets[unit] : features.offsets[unit + 1]]
            np.add.at(result[candidate], row, 1.0)
    return result


def naive(item, phi, weights, options):
    """Objective of one list and its gradient, straight from the paper's formulas."""
    scores = options.scale * item.base.astype(np.float64) + phi @ weights.astype(np.float64)
    quality = item.quality.astype(np.float64)
    if not len(scores):
        return 0.0, np.zeros(FEATURES)
    probability = np.exp(scores) / np.exp(scores).sum()
    expected = probability @ quality
    if options.loss == "xbleu":
        return expected, ((quality - expected) * probability) @ phi
    oracle = max(range(len(scores)), key=lambda c: (quality[c], scores[c]))
    if options.loss == "log":
        return math.log(probability[oracle]), phi[oracle] - probability @ phi
    others = [c for c in range(len(scores)) if c != oracle]
    if not others:
        return 0.0, np.zeros(FEATURES)
    rival = max(others, key=lambda c: scores[c])
    x, margin = phi[oracle] - phi[rival], scores[oracle] - scores[rival]
    if options.loss == "hinge":
        pull = 1.0
        objective = -max(0.0, options.margin - margin)
    else:
        pull = 1 / (1 + math.exp(margin))
        objective = -math.log(1 + math.exp(-margin))
    return objective, pull * x * (margin < options.margin)


@pytest.mark.parametrize("loss", LOSSES)
@pytest.mark.parametrize("margin", [0.0, 1.0])
def test_passes_do_what_the_formulas_say(tmp_path, loss, margin):
    made, features = random_lists(1), random_features(2)
    lists = write_lists(tmp_path / "lists", made)
    options = AscentOptions(loss=loss, scale=1.5, margin=margin, rate=0.25)
    weights = np.random.default_rng(3).normal(size=FEATURES).astype(np.float32)
    passes = passes_of(lists, features, weights, options)
    expected = weights.astype(np.float64)
    for number in np.random.default_rng(4).permutation(len(made)):
        phi = vectors(made[number], features)
        objective, gradient = naive(made[number], phi, expected, options)
        one = np.array([number])
        assert passes.objective(one) == pytest.approx(objective, abs=1e-5)
        assert passes.visit(one, options.rate) == pytest.approx(objective, abs=1e-5)
        expected = expected + options.rate * gradient
        assert weights == pytest.approx(expected, abs=1e-5)
        scores = 1.5 * made[number].base + phi @ expected
        best = passes.best(one)[0]
        assert best == (lists.offsets[number] + scores.argmax() if len(scores) else -1)


@pytest.mark.parametrize("loss", LOSSES)
def test_gradient_is_the_slope_of_the_objective(tmp_path, loss):
    lists, features = write_lists(tmp_path / "lists", random_lists(5)), random_features(6)
    # Steps that float32 holds exactly.
    weights = (np.random.default_rng(7).integers(-64, 64, size=FEATURES) / 64).astype(np.float32)
    options = AscentOptions(
        loss=loss, margin=100.0
    )  # larger than any lead: the slope is everywhere
    passes = passes_of(lists, features, weights, options)
    everything = np.arange(len(lists))
    gradient = np.zeros(FEATURES)
    rate = 2.0**10  # a step so long that what float32 loses of the gradient is little
    for number in everything:
        before = weights.copy()
        passes.visit(np.array([number]), rate)
        gradient += (weights.astype(np.float64) - before) / rate
        weights[:] = before
    assert np.abs(gradient).max() > 0.01
    step = 2.0**-10
    for feature in range(FEATURES):
        weights[feature] += step
        above = passes.objective(everything)
        weights[feature] -= 2 * step
        below = passes.objective(everything)
        weights[feature] += step
        assert gradient[feature] == pytest.approx((above - below) / (2 * step), abs=1e-5)


def learnable_lists(seed, count=200):
    """The baseline prefers candidates with unit 0; unit 1 is what makes a candidate good."""
    generator = np.random.default_rng(seed)
    made = []
    for _ in range(count):
        good = generator.integers(0, 2, size=6)
        units = np.stack([1 - good, 2 + generator.integers(0, 20, size=6)], axis=1)
        made.append(
            NBestList(
                generator.normal(size=6).astype(np.float32) - good.astype(np.float32),
                (0.3 + 0.5 * (1 - good) + 0.1 * generator.random(6)).astype(np.float32),
                np.full(6, 2, dtype=np.int64),
                units.reshape(-1).astype(np.uint32),
            )
        )
    return made


def identity(units=22):
    return PhraseFeatures(
        np.arange(units + 1, dtype=np.int64), np.arange(units, dtype=np.uint32), units
    )


@pytest.mark.parametrize("loss", LOSSES)
def test_training_finds_the_phrase_pair_that_helps(tmp_path, loss):
    lists = write_lists(tmp_path / "lists", learnable_lists(8))
    options = AscentOptions(loss=loss, rate=0.1, epochs=20, held_out=0.2)
    weights, epochs = train_weights(lists, identity(), options)
    assert weights[1] > np.abs(weights[2:]).max()
    assert weights[0] < -np.abs(weights[2:]).max()
    assert max(epoch.worth for epoch in epochs) > epochs[0].worth + 0.05
    again, _ = train_weights(lists, identity(), options)
    assert (again == weights).all()
    other, _ = train_weights(lists, identity(), replace(options, seed=2))
    assert (other != weights).any()


def test_the_judge_decides(tmp_path):
    """The pass it likes best is taken, it stops when it likes none; all lists are trained on."""
    lists = write_lists(tmp_path / "lists", learnable_lists(9))
    options = AscentOptions(rate=0.1, epochs=20, patience=2)
    seen = []

    def judge(weights):
        seen.append(weights.copy())
        return -abs(len(seen) - 4)

    weights, epochs = train_weights(lists, identity(), options, judge=judge)
    assert not seen[0].any()
    assert (weights == seen[3]).all()
    assert [epoch.worth for epoch in epochs] == [-3, -2, -1, 0, -1, -2]
    last, _ = train_weights(lists, identity(), replace(options, held_out=0.0, epochs=3))
    assert (last == weights).all()


def test_only_judged_passes_are_taken(tmp_path):
    lists = write_lists(tmp_path / "lists", learnable_lists(9))
    options = AscentOptions(rate=0.1, epochs=7, patience=4, every=3)
    seen = []

    def judge(weights):
        seen.append(weights.copy())
        return len(seen)

    weights, epochs = train_weights(lists, identity(), options, judge=judge)
    nothing = -math.inf
    assert [epoch.worth for epoch in epochs] == [
        1,
        nothing,
        nothing,
        2,
        nothing,
        nothing,
        3,
        nothing,
    ]
    assert (weights == seen[-1]).all()
    sixth, _ = train_weights(lists, identity(), replace(options, epochs=6, held_out=0.0, every=1))
    assert (sixth == weights).all()


def test_qualities_without_information_leave_the_baseline(tmp_path):
    """Qualities that say nothing: early stopping, and weights no better than the baseline's."""
    made = [
        NBestList(
            item.base,
            item.base + np.float32(10),
            item.counts,
            item.units,
        )
        for item in random_lists(10)
    ]
    lists = write_lists(tmp_path / "lists", made)
    options = AscentOptions(rate=1e-3, epochs=50, patience=3, held_out=0.4)
    weights, epochs = train_weights(lists, random_features(11), options)
    assert not weights.any()  # the baseline shows the best already
    assert len(epochs) == 4


def test_lists_come_back_from_disk(tmp_path):
    made = random_lists(12)
    lists = write_lists(tmp_path / "lists", made)
    assert (len(lists), lists.candidates) == (25, sum(len(item.base) for item in made))
    for number, item in enumerate(made):
        span = slice(lists.offsets[number], lists.offsets[number + 1])
        assert (lists.base[span] == item.base).all()
        assert (lists.quality[span] == item.quality).all()
        first = lists.unit_offsets[number]
        local = lists.uses[lists.use_offsets[span.start] : lists.use_offsets[span.stop]]
        assert (lists.units[first + local.astype(int)] == item.units).all()
        assert (np.diff(lists.use_offsets[span.start : span.stop + 1]) == item.counts).all()
    (tmp_path / "lists" / "uses.bin").write_bytes(b"")
    with pytest.raises(EngineError, match="uses"):
        NBestLists.open(tmp_path / "lists")


def test_what_does_not_fit_is_refused(tmp_path):
    lists, features = write_lists(tmp_path / "lists", random_lists(13)), random_features(14)
    weights = np.zeros(FEATURES, dtype=np.float32)
    fewer = PhraseFeatures(features.offsets[:3], features.features[: features.offsets[2]], FEATURES)
    with pytest.raises(ValueError, match="no row of features"):
        passes_of(lists, fewer, weights, AscentOptions())
    with pytest.raises(ValueError, match="no weight"):
        passes_of(lists, features, weights[:3], AscentOptions())
    with pytest.raises(UsageError, match="loss"):
        AscentOptions(loss="squared")
    with pytest.raises(UsageError, match="positive"):
        AscentOptions(rate=0.0)


def cancelled(progress):
    progress.cancel()
    return 0.0


def test_cancel(tmp_path):
    lists = write_lists(tmp_path / "lists", learnable_lists(15))
    progress = Progress()
    with pytest.raises(Cancelled):
        train_weights(lists, identity(), AscentOptions(), progress, lambda _: cancelled(progress))

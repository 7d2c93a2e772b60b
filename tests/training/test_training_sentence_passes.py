"""Tuning by four rules beside their formulas in plain Python."""

from __future__ import annotations

import numpy as np
import pytest
from tuning_cases import DENSE, NAIVE, ToyTranslator, naive_bleu, naive_passes, random_pools

from postil.errors import Cancelled
from postil.training.tuning.loop import TuningOptions, tune
from postil.training.tuning.pools import Pool
from postil.training.tuning.sentence_passes import PassOptions, sentence_passes
from postil.types.progress import Progress

EVERY = np.ones(4, dtype=bool)
RULES = tuple(NAIVE)
START = np.array([0.4, -0.1, 0.2, 0.3])


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("frozen", [None, 0, 3])
@pytest.mark.parametrize("rate", [0.002, 0.2])
def test_same_as_the_formulas(rule, frozen, rate):
    pools = random_pools(5)
    tuned = np.array([number != frozen for number in range(4)])
    options = PassOptions(passes=3, rate=rate, seed=2)
    expected, expected_bleu = naive_passes(rule, pools, START, tuned, options)
    weights, bleu = sentence_passes(rule, pools, START, tuned, options)
    assert weights == pytest.approx(expected, abs=1e-6)
    assert bleu == pytest.approx(expected_bleu, abs=1e-12)
    assert bleu == pytest.approx(naive_bleu(pools, weights), abs=1e-12)
    if frozen is not None:
        assert weights[frozen] == START[frozen]


@pytest.mark.parametrize("rule", RULES)
def test_better_weights_are_found(rule):
    gained = 0.0
    for seed in range(4):
        pools = random_pools(seed)
        start = np.random.default_rng(seed).normal(size=4)
        weights, bleu = sentence_passes(rule, pools, start, EVERY, PassOptions(rate=0.1))
        assert bleu == pytest.approx(naive_bleu(pools, weights), abs=1e-12)
        gained += bleu - naive_bleu(pools, start)
    assert gained > 0.05


@pytest.mark.parametrize("rule", RULES)
def test_a_column_that_is_the_same_everywhere_keeps_its_weight_or_none(rule):
    pools = random_pools(2)
    for pool in pools:
        pool.features[:, 1] = 3.0
    weights, _ = sentence_passes(rule, pools, START, EVERY, PassOptions(passes=4))
    assert weights[1] == pytest.approx(0.0 if rule in {"cost-margin", "perceptron"} else START[1])


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("pools", [[], [Pool([], DENSE)], random_pools(1, sentences=2)])
def test_nothing_to_learn_from_leaves_the_weights(rule, pools):
    weights, _ = sentence_passes(rule, pools, START, EVERY, PassOptions(passes=2))
    assert weights.tolist() == START.tolist()


@pytest.mark.parametrize("rule", RULES)
def test_no_weight_may_move(rule):
    start = START.copy()
    weights, _ = sentence_passes(rule, random_pools(1), start, ~EVERY, PassOptions(passes=2))
    assert weights.tolist() == start.tolist() == START.tolist()


def test_cancel():
    progress = Progress(lambda shown: shown.cancel() if shown.done >= 2 else None)
    with pytest.raises(Cancelled):
        sentence_passes(
            "perceptron", random_pools(1), START, EVERY, PassOptions(passes=50), progress=progress
        )


@pytest.mark.parametrize("rule", RULES)
def test_a_tuning_that_was_stopped_goes_on_as_if_it_had_not(tmp_path, rule):
    options = TuningOptions(method=rule, rounds=4, nbest=10, threads=1)
    straight = tune(ToyTranslator(), ToyTranslator().tuning_set(), options)
    stopped = ToyTranslator()
    stopped.fail_at = 30  # in the third round
    with pytest.raises(KeyboardInterrupt):
        tune(stopped, stopped.tuning_set(), options, state=tmp_path)
    again = ToyTranslator()
    weights, rounds = tune(again, again.tuning_set(), options, state=tmp_path)
    assert weights.tobytes() == straight[0].tobytes()
    assert [one.bleu for one in rounds] == [one.bleu for one in straight[1]]
    assert again.calls == 12 * len(rounds) - 24
    assert rounds[0].bleu < max(one.bleu for one in rounds)

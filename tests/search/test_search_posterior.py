"""Posteriors and minimum Bayes risk against sums over all derivations."""

from __future__ import annotations

import numpy as np
import pytest
from search_world import make_world

from postil.metrics.bleu import bleu_smooth, bleu_statistics
from postil.search.forest.kbest import KBest
from postil.search.forest.mbr import expected_gains, minimum_risk
from postil.search.forest.posterior import edge_posteriors
from postil.search.phrase.translator import Translator
from postil.search.settings import SearchOptions

SENTENCE = np.array([3, 5, 4, 7], dtype=np.uint32)


@pytest.fixture
def translator(tmp_path):
    world = make_world(tmp_path, 21)
    return Translator(world.table, world.lm, world.weights, SearchOptions(distortion_limit=2))


@pytest.mark.parametrize("scale", [0.3, 1.0, 2.5])
def test_posteriors_are_sums_over_derivations(translator, scale):
    forest = translator.forest(SENTENCE)
    derivations = KBest(forest).derivations(100_000)
    assert len(derivations) > 20
    mass = np.exp(scale * np.array([item.score for item in derivations]))
    expected = np.zeros(forest.edge_count)
    for item, share in zip(derivations, mass, strict=True):
        expected[item.edges] += share
    posteriors, log_sum = edge_posteriors(forest, scale)
    assert log_sum == pytest.approx(np.log(mass.sum()), rel=1e-5)
    np.testing.assert_allclose(posteriors, expected / mass.sum(), rtol=1e-3, atol=1e-6)


def test_risk_is_the_probability_weighted_loss(translator):
    candidates = translator.nbest(SENTENCE, 8)
    share = np.exp([item.score for item in candidates])
    share /= share.sum()
    for item, gain in zip(candidates, expected_gains(candidates, 1.0), strict=True):
        by_hand = sum(
            p * float(bleu_smooth(bleu_statistics([item.tokens], [other.tokens]))[0])
            for p, other in zip(share, candidates, strict=True)
        )
        assert gain == pytest.approx(by_hand)
    assert minimum_risk(candidates, scale=1000.0) is candidates[0]

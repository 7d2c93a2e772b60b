"""Minimum Bayes risk against the sum over all candidates."""

from __future__ import annotations

import numpy as np
import pytest
from search_world import make_world

from postil.metrics.bleu import bleu_smooth, bleu_statistics
from postil.search.forest.mbr import SCALE, expected_gains, minimum_risk
from postil.search.phrase.translator import Translator
from postil.search.settings import SearchOptions

SENTENCE = np.array([3, 5, 4, 7], dtype=np.uint32)


@pytest.fixture
def translator(tmp_path):
    world = make_world(tmp_path, 21)
    return Translator(world.table, world.lm, world.weights, SearchOptions(distortion_limit=2))


def test_risk_is_the_probability_weighted_loss(translator):
    candidates = translator.nbest(SENTENCE, 8)
    share = np.exp([SCALE * item.score for item in candidates])
    share /= share.sum()
    for item, gain in zip(candidates, expected_gains(candidates), strict=True):
        by_hand = sum(
            p * float(bleu_smooth(bleu_statistics([item.tokens], [other.tokens]))[0])
            for p, other in zip(share, candidates, strict=True)
        )
        assert gain == pytest.approx(by_hand)
    sharp = [item._replace(score=500.0 * item.score) for item in candidates]
    assert minimum_risk(sharp) is sharp[0]

"""Posteriors of words against sums over all derivations, one by one."""

from __future__ import annotations

import math

import numpy as np
import pytest
from search_world import make_world, phrases_of

from postil.search.forest.assembly import ForestAssembly
from postil.search.forest.kbest import KBest
from postil.search.forest.word_posterior import word_posteriors
from postil.search.forest.yields import applications, word_links
from postil.search.phrase.translator import Translator
from postil.search.settings import SearchOptions

SENTENCE = np.array([3, 5, 4, 7], dtype=np.uint32)


def by_hand(derivations, best, links):
    """For each word of ``best``: mass of the derivations that have it for the same source word."""
    mass = [math.exp(item.score) for item in derivations]
    spans = [range(start, end) for start, end, tokens in phrases_of(best) for _ in tokens]
    result = []
    for position, token in enumerate(best.tokens):
        sources = [s for s, t in links if t == position] or list(spans[position])
        shares = []
        for source in sources:
            same = 0.0
            for item, share in zip(derivations, mass, strict=True):
                phrases = [
                    tokens for start, end, tokens in phrases_of(item) if start <= source < end
                ]
                same += share if any(token in phrase for phrase in phrases) else 0.0
            shares.append(same / sum(mass))
        result.append(sum(shares) / len(shares))
    return result


@pytest.mark.parametrize(("seed", "scale"), [(21, 1.0), (21, 0.3), (4, 2.0), (8, 1.0)])
def test_posteriors_are_sums_over_derivations(tmp_path, seed, scale):
    world = make_world(tmp_path, seed)
    weights = (scale * world.weights).astype(np.float32)  # flatter, or sharper
    translator = Translator(world.table, world.lm, weights, SearchOptions(distortion_limit=2))
    derivations = KBest(translator.forest(SENTENCE)).derivations(100_000)
    assert len(derivations) > 20
    for best in derivations[:3]:
        for links in ([], word_links(best)):
            found = word_posteriors(best, applications(best), links)
            assert found == pytest.approx(by_hand(derivations, best, links), rel=1e-3)
            assert ((found > 0) & (found <= 1)).all()


def test_a_sentence_with_one_reading_is_certain(tmp_path):
    world = make_world(tmp_path, 21)
    translator = Translator(world.table, world.lm, world.weights, SearchOptions(distortion_limit=0))
    unknown = np.array([0], dtype=np.uint32)
    derivation = translator.nbest(unknown, 1)[0]
    assert word_posteriors(derivation, applications(derivation), []) == pytest.approx([1.0])


@pytest.mark.parametrize("apart", [1, 4096, 1 << 20, (1 << 30) - 4096])
def test_words_whose_numbers_end_alike_are_others(apart):
    assembly = ForestAssembly(["one"])
    assembly.end_node()
    for word, score in ((5, math.log(3.0)), (5 + apart, 0.0)):
        assembly.new_edge([0], assembly.new_rule([word]), [(0, 1)], score)
    assembly.end_node()
    best = KBest(assembly.forest([7])).derivations(1)[0]
    assert best.tokens.tolist() == [5]
    assert word_posteriors(best, applications(best), []) == pytest.approx([0.75])

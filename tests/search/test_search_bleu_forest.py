"""Forests whose edges gain BLEU of their own, against all derivations one by one."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest
from forest_world import WORDS, random_forest, trees

from postil.metrics.bleu import background_gains, bleu_statistics, token_gains
from postil.search.forest.bleu_forest import bleu_forest
from postil.search.forest.hypergraph import PASS_THROUGH
from postil.search.forest.kbest import KBest
from postil.search.forest.yields import applications
from postil.training.tuning.pools import resolved

GAINS = (-0.25, 0.5, 1.0, 2.0, 4.0)


def longest(tokens, place, references):
    """Words of the longest n-gram of a reference that ends at a place."""
    for n in range(min(4, place + 1), 0, -1):
        said = tokens[place + 1 - n : place + 1]
        for words in references:
            if any(words[at : at + n] == said for at in range(len(words) - n + 1)):
                return n
    return 0


def gain(tokens, references):
    return sum(GAINS[longest(tokens, place, references)] for place in range(len(tokens)))


@pytest.fixture(params=range(60))
def case(request):
    """A forest, its copies, references that have much in common with it, and all that it says."""
    rng = random.Random(request.param)
    forest = random_forest(request.param)
    copies = np.array([rng.randrange(WORDS) for _ in forest.source], dtype=np.uint32)
    every = [
        (tuple(tree.edges()), resolved(np.array(tree.tokens(forest), np.uint32), copies).tolist())
        for tree in trees(forest)
    ]
    references = [list(rng.choice(every)[1]) for _ in range(rng.randint(1, 3))]
    for words in references:
        words[rng.randint(0, len(words)) :] = rng.choices(range(WORDS), k=rng.randint(0, 5))
    return forest, copies, references, every


def test_derivations_gain_what_their_words_do(case):
    forest, copies, references, every = case
    arrays = [np.array(words, dtype=np.uint32) for words in references]
    split, gained = bleu_forest(forest, copies, arrays, GAINS)
    found = KBest(split).derivations(len(every) + 1)
    wanted = KBest(forest).derivations(len(every))
    told = [
        Counter(
            (
                tuple(one.tokens.tolist()),
                round(one.score, 3),
                tuple(one.dense.round(3).tolist()),
                tuple((rule.source, rule.target, rule.gaps) for rule in applications(one)),
            )
            for one in some
        )
        for some in (found, wanted)
    ]
    assert told[0] == told[1]
    for one in found:
        words = resolved(one.tokens, copies).tolist()
        assert gained[one.edges].sum() == pytest.approx(gain(words, references))


@pytest.mark.parametrize("sign", [0.0, 1.0, -1.0], ids=["best", "hope", "fear"])
def test_lists_are_those_of_all_derivations(case, sign):
    forest, copies, references, every = case
    arrays = [np.array(words, dtype=np.uint32) for words in references]
    split, gained = bleu_forest(forest, copies, arrays, GAINS)
    scores = (split.score + sign * gained).astype(np.float32)
    found = KBest(split, scores, distinct=True).derivations(10)
    best: dict[tuple[int, ...], float] = {}
    for edges, words in every:
        worth = float(forest.score[list(edges)].sum()) + sign * gain(words, references)
        best[tuple(words)] = max(worth, best.get(tuple(words), worth))
    wanted = sorted(best.values(), reverse=True)
    assert [one.score for one in found] == pytest.approx(wanted[: len(found)], abs=1e-4)
    assert len(found) >= min(10, len(wanted))


def test_words_that_no_reference_has_split_nothing():
    forest = random_forest(1)
    split, gained = bleu_forest(
        forest, forest.source, [np.array([WORDS + 100_000], dtype=np.uint32)], GAINS
    )
    assert (split.node_count, split.edge_count) == (forest.node_count, forest.edge_count)
    assert (forest.rules.target[forest.rules.target < PASS_THROUGH] < WORDS + 100_000).all()
    assert gained.sum() < 0
    empty, _ = bleu_forest(forest, forest.source, [np.empty(0, dtype=np.uint32)], GAINS)
    assert empty.edge_count == forest.edge_count


def test_tokens_gain_what_bleu_of_the_document_does():
    rng = np.random.default_rng(3)
    for shorter in (0.9, 1.1):
        texts = [rng.integers(0, 6, int(50_000 * shorter)), rng.integers(0, 6, 50_000)]
        background = bleu_statistics([texts[0]], [texts[1]])[0].astype(float)
        reference = rng.integers(0, 6, 12)
        some = [rng.integers(0, 6, size=size) for size in (9, 10, 12, 15)]
        statistics = bleu_statistics(some, [reference])
        gains = token_gains(statistics[0], background)
        wanted = background_gains(statistics, background)
        found = [
            sum(gains[longest(words.tolist(), place, [reference.tolist()])]
                for place in range(len(words)))
            for words in some
        ]
        unclipped = [
            sum(longest(words.tolist(), place, [reference.tolist()]) for place in range(len(words)))
            for words in some
        ]
        for row in range(4):
            if unclipped[row] == statistics[row, :4].sum():
                assert found[row] - found[0] == pytest.approx(wanted[row] - wanted[0], abs=0.05)

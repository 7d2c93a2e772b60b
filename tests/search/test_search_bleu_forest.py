"""Forests whose edges gain BLEU of their own, against all derivations one by one."""

from __future__ import annotations

import random

import numpy as np
import pytest
from forest_world import WORDS, random_forest, trees

from postil.metrics.bleu import background_gains, bleu_statistics, token_gains
from postil.search.forest.bleu_forest import BleuForest
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


def forest_of(case):
    forest, copies, references, _ = case
    return BleuForest(forest, copies, [np.array(words, np.uint32) for words in references], GAINS)


def test_derivations_gain_what_their_words_do(case):
    _, _, references, every = case
    split = forest_of(case)
    found = [
        (tuple(split.origin[tree.edges()].tolist()), split.gain[tree.edges()].sum())
        for tree in trees(split)
    ]
    assert sorted(edges for edges, _ in found) == sorted(edges for edges, _ in every)
    said = dict(every)
    for edges, gained in found:
        assert gained == pytest.approx(gain(said[edges], references))


@pytest.mark.parametrize("sign", [0.0, 1.0, -1.0], ids=["best", "hope", "fear"])
def test_lists_are_those_of_all_derivations(case, sign):
    forest, copies, references, every = case
    edges, starts, tokens, offsets = forest_of(case).best([(1.0, sign, 10)])
    best: dict[tuple[int, ...], float] = {}
    for path, words in every:
        worth = float(forest.score[list(path)].sum()) + sign * gain(words, references)
        best[tuple(words)] = max(worth, best.get(tuple(words), worth))
    texts = [resolved(part, copies).tolist() for part in np.split(tokens, offsets[1:-1])]
    paths = np.split(edges, starts[1:-1])
    assert texts == [dict(every)[tuple(path.tolist())] for path in paths]
    found = [
        float(forest.score[path].sum()) + sign * gain(words, references)
        for path, words in zip(paths, texts, strict=True)
    ]
    wanted = sorted(best.values(), reverse=True)
    assert found == pytest.approx(wanted[: len(found)], abs=1e-4)
    assert len(found) >= min(10, len(wanted))


def test_a_text_of_several_lists_comes_once(case):
    split = forest_of(case)
    lists = [(1.0, 0.0, 4), (1.0, 1.0, 4), (1.0, -1.0, 4)]
    single = [split.best([one]) for one in lists]
    edges, starts, tokens, offsets = split.best(lists)
    texts = [tuple(part.tolist()) for part in np.split(tokens, offsets[1:-1])]
    wanted = [tuple(part.tolist()) for one in single for part in np.split(one[2], one[3][1:-1])]
    assert texts == list(dict.fromkeys(wanted))
    assert len(starts) == len(offsets) and starts[-1] == len(edges)


def test_words_that_no_reference_has_split_nothing():
    forest = random_forest(1)
    for words in ([WORDS + 100_000], []):
        split = BleuForest(forest, forest.source, [np.array(words, dtype=np.uint32)], GAINS)
        assert split.origin.tolist() == list(range(forest.edge_count))
        assert split.tails.tolist() == forest.tails.tolist()
        assert (split.gain <= 0).all() and split.gain.any()


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
            sum(
                gains[longest(words.tolist(), place, [reference.tolist()])]
                for place in range(len(words))
            )
            for words in some
        ]
        unclipped = [
            sum(longest(words.tolist(), place, [reference.tolist()]) for place in range(len(words)))
            for words in some
        ]
        for row in range(4):
            if unclipped[row] == statistics[row, :4].sum():
                assert found[row] - found[0] == pytest.approx(wanted[row] - wanted[0], abs=0.05)

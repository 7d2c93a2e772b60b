"""What is read off forests with gaps, against all derivations one by one."""

from __future__ import annotations

import gc
from collections import Counter

import numpy as np
import pytest
from forest_world import NAMES, WORDS, random_forest, trees
from search_world import SOURCE_WORDS, TARGET_WORDS, make_world

from postil.features.index import feature_name
from postil.features.sets import feature_set
from postil.features.weights import SparseWeights
from postil.features.word_forms import WordForms
from postil.metrics.bleu import bleu_smooth, bleu_statistics
from postil.search.forest.assembly import ForestAssembly
from postil.search.forest.chain import chain_forests
from postil.search.forest.hypergraph import GAP, NO_ENTRY, NO_RULE, PASS_THROUGH
from postil.search.forest.kbest import KBest
from postil.search.forest.mbr import SCALE, expected_gains
from postil.search.forest.word_posterior import word_posteriors
from postil.search.forest.yields import applications, diagonal, word_links
from postil.search.sparse.fired_features import fired_records, fired_rows
from postil.search.sparse.learned_scorer import LearnedScorer
from postil.text.vocabulary import Vocabulary
from toy_chart import FEATURES, ToyChart

SEEDS = range(40)


@pytest.mark.parametrize("distinct", [False, True])
def test_candidates_are_the_derivations_as_arrays(distinct):
    for seed in SEEDS:
        forest = random_forest(seed)
        for k in (0, 1, 7):
            wanted = KBest(forest, distinct=distinct).derivations(k)
            tokens, offsets, scores, dense = KBest(forest, distinct=distinct).candidates(k)
            assert offsets.tolist() == [0, *np.cumsum([len(one.tokens) for one in wanted])]
            assert tokens.tolist() == [token for one in wanted for token in one.tokens]
            assert scores.tolist() == [one.score for one in wanted]
            assert dense.tolist() == [one.dense.tolist() for one in wanted]


@pytest.mark.parametrize("seed", SEEDS)
def test_all_derivations_come_in_order_with_what_they_say(seed):
    forest = random_forest(seed)
    everything = {tuple(tree.edges()): tree for tree in trees(forest)}
    found = KBest(forest).derivations(len(everything) + 5)
    assert len(found) == len(everything)
    assert {tuple(item.edges.tolist()) for item in found} == everything.keys()
    scores = [item.score for item in found]
    assert scores == sorted(scores, reverse=True)
    for item in found:
        tree = everything[tuple(item.edges.tolist())]
        assert tuple(item.tokens.tolist()) == tree.tokens(forest)
        assert item.score == pytest.approx(tree.score(forest), abs=1e-4)
        values = [sum(float(forest.dense[edge, k]) for edge in item.edges) for k in range(3)]
        assert [item.feature(name) for name in NAMES] == pytest.approx(values, abs=1e-4)
        assert item.feature("of another decoder") == 0.0
    different = KBest(forest, distinct=True).derivations(len(everything))
    assert [tuple(item.tokens.tolist()) for item in different] == list(
        dict.fromkeys(tuple(item.tokens.tolist()) for item in found)
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_every_rule_application_has_its_place(seed):
    forest = random_forest(seed)
    everything = {tuple(tree.edges()): tree for tree in trees(forest)}
    for item in KBest(forest).derivations(40):
        tree = everything[tuple(item.edges.tolist())]
        said = {}
        for place, (token, owner) in enumerate(tree.spelled(forest)):
            said.setdefault(id(owner), []).append((place, token))
        wanted = Counter()
        for part in parts(tree):
            rule = int(forest.rule[part.edge])
            if rule != NO_RULE:
                wanted[(part.edge, rule, *by_hand(forest, part, said.get(id(part), [])))] += 1
        found = applications(item)
        assert wanted == Counter(
            (one.edge, one.rule, one.source, tuple(one.positions()), one.tokens, one.links)
            for one in found
        )
        firsts = [one.positions()[0] for one in found if one.tokens]
        assert firsts == sorted(firsts)
        assert word_links(item) == sorted(
            (link for one in found for link in one.links), key=lambda link: (link[1], link[0])
        )
        assert all(one.entry in (7, NO_ENTRY) and one.origin < 3 for one in found)


def parts(tree):
    yield tree
    for kid in tree.kids:
        if kid:
            yield from parts(kid)


def by_hand(forest, part, said):
    """Source stretches, target positions, tokens and links of the root of a tree."""
    first, last = forest.stretch_offset[part.edge : part.edge + 2]
    source = tuple(tuple(row) for row in forest.stretches[first:last].tolist())
    words = [word for start, end in source for word in range(start, end)]
    places = tuple(place for place, _ in said)
    given = len(forest.rules.link_offset) > 1
    pairs = [] if given else diagonal(len(words), len(places))
    links = tuple((words[left], places[right]) for left, right in pairs)
    return source, places, tuple(token for _, token in said), links


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_risk_of_a_list_is_that_of_its_texts(seed):
    found = KBest(random_forest(seed)).derivations(8)
    share = np.exp([SCALE * item.score for item in found])
    share /= share.sum()
    gains = [
        sum(
            p * float(bleu_smooth(bleu_statistics([item.tokens], [other.tokens]))[0])
            for p, other in zip(share, found, strict=True)
        )
        for item in found
    ]
    assert expected_gains(found) == pytest.approx(gains)


@pytest.mark.parametrize("seed", range(12))
def test_forests_with_gaps_are_chained(seed):
    left, right = (random_forest(n, most=30, linked=bool(seed % 2)) for n in (seed, seed + 100))
    chain = chain_forests([left, right])
    shift = len(left.source)
    wanted = sorted(
        (
            round(one.score(left) + other.score(right), 3),
            one.tokens(left) + tuple(moved(token, shift) for token in other.tokens(right)),
        )
        for one in trees(left)
        for other in trees(right)
    )
    found = KBest(chain).derivations(len(wanted) + 1)
    assert sorted(tuple(item.tokens.tolist()) for item in found) == sorted(x[1] for x in wanted)
    assert sorted(item.score for item in found) == pytest.approx([x[0] for x in wanted], abs=2e-3)
    behind = {
        tuple((start + shift, end + shift) for start, end in one.source)
        for item in KBest(right).derivations(1)
        for one in applications(item)
    }
    assert behind <= {one.source for item in found for one in applications(item)}
    joining = np.zeros((chain.edge_count - left.edge_count - right.edge_count, len(NAMES)))
    assert (chain.dense == np.concatenate([left.dense, right.dense, joining])).all()
    some = np.arange(chain.edge_count, dtype=np.uint32)[::-2]
    assert (chain.values.rows(some) == chain.dense[some]).all()


def moved(token, shift):
    return token + shift if token >= PASS_THROUGH else token


def test_a_chain_is_of_one_decoder():
    other = ForestAssembly(["other"])
    other.end_node()
    with pytest.raises(ValueError, match="different decoders"):
        chain_forests([random_forest(1), other.forest([])])


def test_what_is_no_hypergraph_is_refused():
    assembly = ForestAssembly(["one"])
    start = assembly.end_node()
    rule = assembly.new_rule([5, GAP + 1])
    with pytest.raises(ValueError, match="gaps"):
        assembly.new_edge([start], rule)
    with pytest.raises(ValueError, match="gaps"):
        assembly.new_edge([start], assembly.new_rule([GAP, GAP]))
    with pytest.raises(ValueError, match="tails"):
        assembly.new_edge([1])


def test_a_forest_cannot_be_changed():
    forest = random_forest(1)
    for array in (forest.tails, forest.score, forest.dense, forest.rules.target):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_a_forest_outlives_what_put_it_together():
    assembly = ForestAssembly(["one"])
    start = assembly.end_node()
    assembly.new_edge([start], assembly.new_rule([5, 6]), [(0, 1)], -1.0, {"one": 2.0})
    assembly.end_node()
    forest = assembly.forest([7])
    with pytest.raises(ValueError, match="complete"):
        assembly.end_node()
    with pytest.raises(ValueError, match="complete"):
        assembly.new_rule([5])
    with pytest.raises(ValueError, match="complete"):
        assembly.new_edge([start])
    del assembly
    gc.collect()
    (best,) = KBest(forest).derivations(2)
    assert (best.tokens.tolist(), best.score, best.feature("one")) == ([5, 6], -1.0, 2.0)
    tails = forest.tails
    del best, forest
    gc.collect()
    assert tails.tolist() == [start]


@pytest.mark.parametrize("seed", range(20))
def test_the_best_is_the_same_whatever_else_was_asked_for(seed):
    forest = random_forest(seed)
    scores = np.random.default_rng(seed).normal(size=forest.edge_count).astype(np.float32)
    for distinct in (False, True):
        many = KBest(forest, scores, distinct=distinct).derivations(20)
        asked = KBest(forest, scores, distinct=distinct)
        for count in (1, 7, 3, 20):
            found = asked.derivations(count)
            assert [(one.edges.tolist(), one.score) for one in found] == [
                (one.edges.tolist(), one.score) for one in many[:count]
            ]


def test_a_link_of_a_word_that_is_not_there_is_refused():
    assembly = ForestAssembly(["one"], linked=True)
    assembly.new_edge([assembly.end_node()], assembly.new_rule([5], links=[(3, 0)]), [(0, 1)])
    assembly.end_node()
    (best,) = KBest(assembly.forest([7])).derivations(1)
    with pytest.raises(IndexError):
        applications(best)


@pytest.fixture
def chart(tmp_path):
    """Forests of a decoder with gapped rules."""
    world = make_world(tmp_path, 3)
    decoder = ToyChart(world.table, {4: [9], 6: [9, 3]}, FEATURES.default_weights())
    return [decoder.forest(sentence) for sentence in ([3, 4, 5, 7], [5, 6, 3], [4, 6, 4, 8])]


def test_word_posteriors_are_sums_over_derivations(chart):
    for forest in chart:
        found = KBest(forest).derivations(100_000)
        mass = np.exp([item.score for item in found])
        mass /= mass.sum()
        own = [  # of each derivation: source word and token of the rules it uses
            {
                (word, token)
                for one in applications(item)
                for start, end in one.source
                for word in range(start, end)
                for token in one.tokens
            }
            for item in found
        ]
        best = found[0]
        for links in ([], word_links(best)):
            wanted = []
            for position, token in enumerate(best.tokens.tolist()):
                (rule,) = (one for one in applications(best) if position in one.positions())
                words = [left for left, right in links if right == position] or [
                    word for start, end in rule.source for word in range(start, end)
                ]
                shares = [mass[[(word, token) in pairs for pairs in own]].sum() for word in words]
                wanted.append(sum(shares) / len(shares))
            assert word_posteriors(best, applications(best), links) == pytest.approx(
                wanted, rel=1e-3
            )


def test_candidates_of_learning_have_the_features_of_their_rules(chart):
    sides = (
        Vocabulary(f"quelle{k}" for k in range(SOURCE_WORDS)),
        Vocabulary(f"wort{k}" for k in range(max(WORDS, TARGET_WORDS))),
    )
    features = feature_set("entries-one")
    forms = tuple(WordForms(side, features.forms, {}) for side in sides)
    scorer = LearnedScorer(SparseWeights(), np.zeros(4), features, *forms)
    for forest in chart:
        found = KBest(forest).derivations(50)
        columns, indptr, indices, values = fired_rows(scorer, found)
        names = {}
        for item in found:
            for key, record in fired_records(scorer, item, columns.tolist()).items():
                names[key] = feature_name(record, *forms)
        for number, item in enumerate(found):
            row = slice(indptr[number], indptr[number + 1])
            keys = columns[indices[row]].tolist()
            said = Counter()
            for one in applications(item):
                if one.tokens:
                    words = [word for start, end in one.source for word in range(start, end)]
                    source = sides[0].decode([int(forest.source[word]) for word in words])
                    target = sides[1].decode([0 if t >= PASS_THROUGH else t for t in one.tokens])
                    said[f"block: {' '.join(source)} | {' '.join(target)}"] += 1
            got = {names[key]: value for key, value in zip(keys, values[row], strict=True)}
            assert {name: got[name] for name in said} == dict(said)

"""Sparse features of decoders with grammars against a plain-Python reading of derivations."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from grammar_world import COPY, LABELS, SOURCE_WORDS, TARGET_WORDS, make_tree_world, make_world
from test_search_grammar import ids, translator

from postil.features.index import feature_name
from postil.features.parse import label_numbers
from postil.features.sets import FeatureSet
from postil.features.sparse_model import SparseModel, write_sparse_model
from postil.features.templates import CONTEXT, SOURCE_SYNTAX, TEMPLATES, TREES
from postil.features.weights import SparseWeights, to_fixed
from postil.features.word_forms import KINDS, WordForms
from postil.search.constraints import Constraints, ExtraOption
from postil.search.forest.hypergraph import ORIGIN_INJECTED, ORIGIN_TABLE
from postil.search.forest.kbest import KBest
from postil.search.forest.yields import applications
from postil.search.sparse.fired_features import fired_records, fired_rows
from postil.search.sparse.learned_scorer import LearnedScorer
from postil.search.sparse.sparse_scorer import SparseScorer
from postil.text.vocabulary import Vocabulary

OF_RULES = {"block", "word-pair", "target-word", "target-phrase", "length", "aligned-pair"}
OF_ENDS = {"word-bigram", "boundary", "target-ngram", "aligned-bigram"}
OF_SITES = CONTEXT | SOURCE_SYNTAX
IN_PLACE = {"gap-size", "rule-count", "inserted-word", "hierarchical", "insertion"} | OF_SITES
EVERY = frozenset(OF_RULES | OF_ENDS | IN_PLACE | TREES)
FREQUENT = (3, 4, 6, 7), (3, 4, 5, 8)
# Of sentences of any length; label, first word, end. Nodes may have one span, and be of any size.
PARSE = Constraints(
    constituents=[("S", 0, 9), ("NP", 0, 2), ("WHADVP", 1, 3), ("NP", 2, 4), ("VP", 2, 3)]
    + [("NN", at, at + 1) for at in range(3)]
    + [("S", 0, 3), ("VP", 1, 4)]
)
OWN = ExtraOption(0, 1, (4, 5), ("tm.direct",), (-0.5,), ORIGIN_INJECTED)


@pytest.fixture(scope="module", params=["bottom-up", "top-down", "trees"])
def world(request, tmp_path_factory):
    if request.param == "trees":
        return make_tree_world(tmp_path_factory.mktemp("world"), 4)
    return make_world(tmp_path_factory.mktemp("world"), 4, normal=request.param == "top-down")


def word_forms(kinds=(), frequent=FREQUENT):
    sides = (
        Vocabulary(f"quelle{k}maintenant" for k in range(1 + SOURCE_WORDS)),
        Vocabulary(f"where{k % 5}upon{k % 3}" + "s" * k for k in range(TARGET_WORDS)),
    )
    classes = ({word: n % 3 for n, word in enumerate(side)} for side in sides)
    return tuple(
        WordForms(side, kinds, found, words)
        for side, found, words in zip(sides, classes, frequent, strict=True)
    )


def learned(templates, sparse=None, kinds=()):
    features = FeatureSet(frozenset(templates), forms=kinds)
    sparse = SparseWeights() if sparse is None else sparse
    return LearnedScorer(sparse, np.zeros(4), features, *word_forms(kinds), reach="yield")


def cases(seed, count, length=3):
    rng = random.Random(seed)
    return [ids([rng.randrange(3, 4 + SOURCE_WORDS) for _ in range(length)]) for _ in range(count)]


def bin_of(value, highest):
    """Number of the bin of a value, from 1 on; ``highest``: the largest values of the bins."""
    return 1 + sum(value > high for high in highest)


def naive_places(item, counts):
    """Features of rules with what fills their gaps; ``counts``: by row of the grammar."""
    forest, sentence = item.forest, item.forest.source.tolist()
    rules = applications(item)
    stands = {}
    for rule in rules:
        bounds = forest.gap_offset[rule.edge : rule.edge + 2] if len(forest.gaps) else (0, 0)
        gaps = [tuple(gap) for gap in forest.gaps[slice(*bounds)].tolist()]
        words = {at for first, last in rule.source for at in range(first, last)}
        covered = words | {at for first, last in gaps for at in range(first, last)}
        assert len(covered) == max(covered) + 1 - min(covered)
        linked = [sentence[at] for at in sorted({left for left, _ in rule.links})]
        stands[min(covered), max(covered) + 1] = gaps, linked
        start, end = min(covered), max(covered) + 1
        for label, first, last in forest.constituents:
            node, span = set(range(first, last)), set(range(start, end))
            if node == span:
                yield "source-match", (), tuple(label_numbers(label))
            elif node & span and node - span and span - node:
                yield "source-cross", (), tuple(label_numbers(label))
        yield from (("gap-size", (), (bin_of(b - a, (1, 2, 3, 4, 6, 10)),)) for a, b in gaps)
        if rule.entry in counts:
            yield "rule-count", (), (bin_of(counts[rule.entry], (1, 2, 5, 10)),)
        if not words:
            yield from (("inserted-word", (), (word,)) for word in rule.tokens)
    assert len(stands) == len(rules)
    for gaps, above in stands.values():
        for gap in gaps:
            below = stands[gap][1]
            yield from (("hierarchical", (f,), (g,)) for f in above for g in below)


def naive_context(item):
    """Word context of every link."""
    sentence = [1, *item.forest.source.tolist(), 2]
    words = [0 if word >= COPY else word for word in item.tokens.tolist()]
    left = [word if word in (1, 2, *FREQUENT[0]) else 0 for word in sentence]
    right = [word if word in FREQUENT[1] else 0 for word in words]
    for rule in applications(item):
        for f, e in rule.links:
            yield "word-before", (left[f], left[f + 1]), (right[e],)
            yield "word-after", (left[f + 1], left[f + 2]), (right[e],)


def naive_trees(item, world):
    """Features of the trees of typed rules."""
    for rule in applications(item):
        root = int(item.forest.rules.roots[rule.rule])
        tree = world.trees[rule.entry] if rule.entry < len(world.trees) else None
        yield "rule-root", (), numbers_of([root])
        if tree is not None and tree.label == root:
            yield from naive_nodes(tree)
        else:
            assert rule.origin != ORIGIN_TABLE


def naive_nodes(tree):
    yield "node-count", (), numbers_of([tree.label])
    if tree.below:
        labels = [child.label for child in tree.below]
        yield "rewrite", numbers_of([tree.label]), numbers_of(labels)
    for child in tree.below:
        if child.below is not None:
            yield from naive_nodes(child)


def numbers_of(labels):
    return tuple(number for label in labels for number in label_numbers(LABELS[label]))


def naive(item, world):
    """(template, left, right) of every feature of a derivation."""
    counts = {number: entry.count for number, entry in enumerate(world.entries)}
    sentence = item.forest.source.tolist()
    words = [0 if word >= COPY else word for word in item.tokens.tolist()]
    fired, links, owner = [], [], [None] * len(words)
    for number, rule in enumerate(applications(item)):
        left = tuple(sentence[at] for start, end in rule.source for at in range(start, end))
        right = tuple(words[at] for at in rule.positions())
        if left or right:
            fired += [("block", left, right), ("length", (len(left),), right)]
            fired += [("target-phrase", (), right)]
        fired += [("word-pair", (f,), (e,)) for f in left for e in right]
        fired += [("target-word", (), (e,)) for e in right]
        links += rule.links
        for at in rule.positions():
            owner[at] = number
    links.sort(key=lambda link: link[::-1])
    pairs = [(1, 1)] + [(sentence[f], words[e]) for f, e in links]
    fired += [("aligned-pair", (f,), (e,)) for f, e in pairs[1:]]
    fired += [("aligned-bigram", *zip(*two, strict=True)) for two in pairwise(pairs)]
    linked = {e for _, e in links}
    fired += [
        ("insertion", (f,), (word,))
        for at, word in enumerate(words)
        if at not in linked
        for f in sentence
    ]
    said = [1, *words]
    fired += [("word-bigram", (), two) for two in pairwise(said)]
    fired += [
        ("boundary", (said[at],), (word,))
        for at, word in enumerate(words)
        if not at or owner[at] != owner[at - 1]
    ]
    for size in (1, 2, 3):
        starts = range(size == 1, len(said) + 1 - size)
        fired += [("target-ngram", (), tuple(said[at : at + size])) for at in starts]
    trees = naive_trees(item, world) if world.typed else ()
    return Counter([*fired, *naive_places(item, counts), *naive_context(item), *trees])


def matrix_of(scorer, items):
    keys, indptr, indices, values = fired_rows(scorer, items)
    matrix = np.zeros((len(items), len(keys)))
    for row in range(len(items)):
        place = slice(indptr[row], indptr[row + 1])
        matrix[row, indices[place]] = values[place]
    return keys, matrix


def test_what_fires_is_what_the_derivation_says(world):
    scorer = learned(EVERY)
    decoder = translator(world)
    for sentence in cases(12, 4):
        items = KBest(decoder.forest(sentence, [OWN], PARSE)).derivations(150)
        keys, matrix = matrix_of(scorer, items)
        for row, item in zip(matrix, items, strict=True):
            records = fired_records(scorer, item, keys[row != 0].tolist())
            found = Counter()
            for key, value in zip(keys.tolist(), row.tolist(), strict=True):
                if value:
                    number, left, _, *words = records[key].tolist()
                    found[TEMPLATES[number - 1], tuple(words[:left]), tuple(words[left:])] = value
            assert found == naive(item, world)


def test_where_no_rule_has_gaps_rules_stand_where_their_words_do(world):
    scorer, decoder = learned(EVERY), translator(world)
    parsed = Constraints(constituents=[("NN", 0, 1), ("S", 0, 9)])
    for sentence in cases(13, 12, length=1):
        forest = decoder.forest(sentence, constraints=parsed)
        assert len(forest.gap_offset) == 1
        for item in KBest(forest).derivations(50):
            keys, matrix = matrix_of(scorer, [item])
            records = fired_records(scorer, item, keys.tolist())
            names = {feature_name(record, *word_forms()) for record in records.values()}
            assert matrix.sum() == sum(naive(item, world).values())
            assert "source-match: NN" in names and "source-cross: S" not in names


@pytest.mark.parametrize(
    "templates",
    [EVERY, *({name} for name in sorted(OF_ENDS | IN_PLACE | TREES))],
    ids=lambda templates: "all" if len(templates) > 1 else next(iter(templates)),
)
def test_scores_are_those_of_the_features_and_nothing_is_missing(world, tmp_path, templates):
    scorer = learned(templates)
    generator = np.random.default_rng(12)
    told = []
    for number, sentence in enumerate(cases(25, 3, length=4)):
        every = KBest(translator(world).forest(sentence, [OWN], PARSE)).derivations(100_000)
        keys, matrix = matrix_of(scorer, every)
        weights = generator.normal(0, 0.5, size=len(keys)).astype(np.float32)
        write_sparse_model(tmp_path / str(number), keys, weights, templates, (), FREQUENT)
        model = SparseModel.open(tmp_path / str(number))
        decoder = translator(world, scorer=SparseScorer(model, None, word_forms()))
        wanted = np.array([item.score for item in every]) + matrix @ weights
        found = KBest(decoder.forest(sentence, [OWN], PARSE)).derivations(100_000)
        got = [item.score for item in found]
        np.testing.assert_allclose(got, np.sort(wanted)[::-1], atol=2e-3)
        assert decoder.best(sentence, [OWN], PARSE)[1] == pytest.approx(wanted.max(), abs=2e-3)
        told.append(np.ptp(matrix @ weights))
    # all rules without labels have source words, and they come from no trees
    bare = templates <= {"inserted-word", *TREES} and not world.typed
    assert (max(told) > 0.1) != bare


@pytest.mark.parametrize("kinds", [(), ("class",), ("prefix", "suffix"), KINDS], ids=str)
def test_every_form_of_words_counts_beside_what_is_trained(world, tmp_path, kinds):
    """Learned weights and trained ones, with forms, add up."""
    sparse = SparseWeights()
    scorer = learned(EVERY, sparse, kinds)
    generator = np.random.default_rng(3)
    for number, sentence in enumerate(cases(14, 2)):
        plain = KBest(translator(world).forest(sentence)).derivations(100_000)
        keys, matrix = matrix_of(scorer, plain)
        weights = generator.normal(0, 0.3, size=len(keys)).astype(np.float32)
        write_sparse_model(tmp_path / str(number), keys, weights, EVERY, kinds, FREQUENT)
        sparse.add(number + 1, keys, to_fixed(generator.normal(0, 0.3, size=len(keys))))
        scorer.declare()
        both = SparseScorer(SparseModel.open(tmp_path / str(number)), scorer, word_forms(kinds))
        added = weights + sparse.get(keys, average=True)
        wanted = np.array([item.score for item in plain]) + matrix @ added
        found = KBest(translator(world, scorer=both).forest(sentence)).derivations(100_000)
        np.testing.assert_allclose([item.score for item in found], np.sort(wanted)[::-1], atol=5e-3)


def test_names_of_features_of_rules_in_their_places_are_readable(world):
    scorer, names = learned(IN_PLACE | TREES), set()
    for sentence in cases(16, 6):
        for item in translator(world).nbest(sentence, 60, constraints=PARSE):
            keys, _ = matrix_of(scorer, [item])
            records = fired_records(scorer, item, keys.tolist())
            names |= {feature_name(record, *word_forms()) for record in records.values()}
    assert {"gap-size: 1", "gap-size: 2", "rule-count: 2", "rule-count: 3…5"} <= names
    assert any(name.startswith("hierarchical: quelle") for name in names)
    assert all(name.count("quelle") == 2 for name in names if name.startswith("hierarchical"))
    assert {"source-match: NP", "source-cross: WHADVP", "source-match: NN"} <= names
    context = [name.split()[1:] for name in names if name.startswith("word-before: ")]
    assert ["<s>", "<unk>", "|", "<unk>"] in context
    assert any(
        left.startswith("quelle") and right.startswith("where") for left, _, _, right in context
    )
    assert ({"rule-root: NP", "node-count: S"} <= names) == bool(world.typed)
    assert any(name.startswith("rewrite: ") for name in names) == bool(world.typed)
    assert any(name.startswith("inserted-word: where") for name in names) == bool(world.typed)


def test_as_long_as_nothing_is_learned_lists_are_the_same(world):
    scorer = learned(EVERY)
    for sentence in cases(15, 3, length=6):
        lists = [
            [(item.tokens.tolist(), item.score) for item in one.nbest(sentence, 40)]
            for one in (translator(world), translator(world, scorer=scorer))
        ]
        assert lists[0] == lists[1]

"""Extraction and scores of typed rules against the obvious way."""

from __future__ import annotations

import json
import math
import shutil
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tree_oracle import TooManyVariants, TreePair, all_tree_rules

from grammar_rules import rules_in
from postil.errors import EngineError, UsageError
from postil.models.grammar import prefixes
from postil.models.grammar.grammar import Grammar, check_labels, filter_folder
from postil.models.phrase_table.pair_scores import write_phrase_scores
from postil.models.phrase_table.table import PhraseTable
from postil.models.tree_grammar.builder import TreeGrammarOptions, build_tree_grammar
from postil.models.tree_grammar.rule_trees import trees_folder, write_rule_trees
from postil.models.tree_grammar.tree_arrays import TreeArrays
from postil.types import array_folder
from postil.types.array_folder import ArraysWriter
from postil.types.files import atomic_folder

sys.path.insert(0, str(Path(__file__).parents[1] / "models_phrases"))
from phrases_oracle import Example, arrays

LABELS = ("NP", "VP", "S", "PP", "X")
STEP = 1 / 640  # in which scores are kept


@st.composite
def tree_pairs(draw):
    """A few sentence pairs of few words, with any links and any tree."""
    found = []
    for _ in range(draw(st.integers(1, 3))):
        source = draw(st.lists(st.integers(3, 6), min_size=1, max_size=6))
        target = draw(st.lists(st.integers(3, 6), min_size=1, max_size=6))
        points = draw(
            st.lists(
                st.tuples(st.integers(0, len(source) - 1), st.integers(0, len(target) - 1)),
                min_size=1,
                max_size=7,
                unique=True,
            )
        )
        found.append(TreePair(source, target, points, draw(trees(0, len(target)))))
    return found


@st.composite
def trees(draw, start: int, end: int):
    """Nodes of a tree over a span, parents first."""
    nodes = []
    todo = [(start, end)]
    while todo:
        first, last = todo.pop(0)
        nodes.append((draw(st.sampled_from(LABELS)), first, last))
        if last - first > 1 and draw(st.booleans()):
            middle = draw(st.integers(first + 1, last - 1))
            todo[:0] = [part for part in ((first, middle), (middle, last)) if draw(st.booleans())]
    return nodes


def tree_arrays(pairs: list[TreePair]) -> TreeArrays:
    nodes = [(LABELS.index(label), *span) for pair in pairs for label, *span in pair.nodes]
    offsets = np.cumsum([0, *[len(pair.nodes) for pair in pairs]]).astype(np.uint64)
    return TreeArrays(LABELS, np.array(nodes, np.uint16).reshape(-1, 3), offsets, len(pairs))


def build(folder: Path, pairs: list[TreePair], **options) -> Grammar:
    examples = [Example(pair.source, pair.target, pair.points) for pair in pairs]
    corpus = arrays(examples)
    wanted = {"smoothing": "none", "limit": 0, "minimum": 0.0, **options}
    build_tree_grammar(
        corpus,
        tree_arrays(pairs),
        folder / "grammar",
        folder / "scores",
        options=TreeGrammarOptions(**wanted),
    )
    return Grammar.open(folder / "grammar", folder / "scores")


def in_oracle_form(rule) -> tuple:
    gaps = iter(rule.gaps)
    source = tuple(symbol if symbol >= 0 else next(gaps) for symbol in rule.source)
    return rule.root, source, rule.target


@given(pairs=tree_pairs(), composed=st.integers(1, 4), symbols=st.integers(2, 8))
@settings(max_examples=50, deadline=None)
def test_rules_counts_and_scores_are_those_of_the_obvious_way(
    tmp_path_factory, pairs, composed, symbols
):
    try:
        wanted = all_tree_rules(pairs, composed, symbols)
    except TooManyVariants:
        assume(False)
    folder = tmp_path_factory.mktemp("trees")
    grammar = build(folder, pairs, composed=composed, symbols=symbols)
    found = {in_oracle_form(rule): rule for rule in rules_in(grammar)}
    assert set(found) == set(wanted.counts)
    sources: dict[tuple, float] = {}
    roots: dict[str, float] = {}
    for (root, source, _), count in wanted.counts.items():
        sources[source] = sources.get(source, 0.0) + count
        roots[root] = roots.get(root, 0.0) + count
    of_rule = dict(zip(map(in_oracle_form, rules_in(grammar)), root_scores(folder), strict=True))
    for key, rule in found.items():
        count = wanted.counts[key]
        assert rule.occurrences == wanted.occurrences[key]
        assert rule.scores[2] == pytest.approx(math.log(count / sources[key[1]]), abs=STEP)
        assert of_rule[key] == pytest.approx(math.log(count / roots[key[0]]), abs=1e-4)
    for number, rule in enumerate(rules_in(grammar)):
        tree = tuple((LABELS[label], *rest) for label, *rest in grammar.trees.of(number))
        assert tree in wanted.trees[in_oracle_form(rule)]


def test_a_rule_met_in_several_trees_has_the_first(tmp_path):
    flat, deep = [("S", 0, 3)], [("S", 0, 3), ("VP", 1, 3)]
    pairs = [
        TreePair([3, 4, 5], [6, 7, 8], [(0, 0), (1, 1), (2, 2)], nodes) for nodes in (deep, flat)
    ]
    for name, order in (("deep", pairs), ("flat", pairs[::-1])):
        grammar = build(tmp_path / name, order, composed=2)
        (row,) = (row for row, rule in enumerate(rules_in(grammar)) if rule.source == (3, 4, 5))
        labels = [grammar.labels[label] for label, _, _ in grammar.trees.of(row)]
        assert labels == [label for label, _, _ in order[0].nodes]


def test_damaged_trees_of_rules_are_refused_and_missing_ones_are_not(tmp_path):
    grammar = build(tmp_path, [TreePair([5], [6], [(0, 0)], [("NP", 0, 1)])])
    assert grammar.trees.of(0) == [(LABELS.index("NP"), 0, False)]
    folder = trees_folder(tmp_path / "grammar")
    write_again(folder, np.array([0, 1], np.uint64), np.array([99 << 16], np.uint32))
    with pytest.raises(EngineError, match="damaged"):
        Grammar.open(tmp_path / "grammar", tmp_path / "scores")
    write_again(folder, np.array([0, 9999], np.uint64), np.zeros(9999, np.uint32))
    with pytest.raises(EngineError, match="damaged"):
        Grammar.open(tmp_path / "grammar", tmp_path / "scores")
    write_again(folder, np.array([0, 1, 2], np.uint64), np.zeros(2, np.uint32))
    with pytest.raises(EngineError, match="another grammar"):
        Grammar.open(tmp_path / "grammar", tmp_path / "scores")
    shutil.rmtree(folder)
    assert Grammar.open(tmp_path / "grammar", tmp_path / "scores").trees.of(0) == []


def write_again(folder, offsets, nodes):
    shutil.rmtree(folder)
    with atomic_folder(folder) as temporary:
        write_rule_trees(temporary, offsets, nodes)


def root_scores(folder: Path) -> np.ndarray:
    return np.fromfile(folder / "scores" / "scores.bin", np.float32)


def test_links_and_lexical_weights_are_those_of_the_words_that_are_in_no_gap(tmp_path):
    nodes = [("S", 0, 3), ("NP", 0, 1), ("VP", 1, 3)]
    pairs = [TreePair([3, 4, 5], [6, 7, 8], [(0, 0), (1, 2), (2, 1)], nodes)]
    rules = {in_oracle_form(rule): rule for rule in rules_in(build(tmp_path, pairs, composed=2))}
    assert rules["S", ("NP", 4, 5), (-1, 7, 8)].alignment == ((1, 0), (0, 1))
    assert rules["S", (3, "VP"), (6, -1)].alignment == ((0, 0),)
    assert rules["S", ("NP", "VP"), (-1, -2)].alignment == ()
    assert rules["VP", (4, 5), (7, 8)].scores[1] == pytest.approx(0.0, abs=STEP)


def test_the_best_rules_of_a_source_side_are_kept(tmp_path):
    pairs = [
        TreePair([3], [word], [(0, 0)], [("NP", 0, 1)]) for word in [4] * 5 + [5] * 3 + [6] * 2
    ]
    assert len(build(tmp_path / "all", pairs)) == 3
    best, second = rules_in(build(tmp_path / "two", pairs, limit=2))
    assert (best.target, second.target) == ((4,), (5,))
    best, second = rules_in(build(tmp_path / "least", pairs, minimum=0.25))
    assert (best.target, second.target) == ((4,), (5,))


def test_words_that_no_rule_knows_may_be_what_rare_words_are(tmp_path):
    pairs = [TreePair([3], [4], [(0, 0)], [("VP", 0, 1)])] * 20
    pairs += [TreePair([3], [5 + k], [(0, 0)], [("NP", 0, 1)]) for k in range(3)]
    pairs += [TreePair([3], [9], [(0, 0)], [("X", 0, 1)])]
    grammar = build(tmp_path, pairs)
    assert [(grammar.labels[label], share) for label, share in grammar.unknown] == [
        ("NP", pytest.approx(math.log(0.75), abs=1e-3)),
        ("X", pytest.approx(math.log(0.25), abs=1e-3)),
    ]


def test_sentences_without_a_tree_and_too_long_ones_give_nothing(tmp_path):
    long = TreePair([3] * 300, [4] * 300, [(k, k) for k in range(300)], [("S", 0, 300)])
    none = TreePair([3], [4], [(0, 0)], [])
    good = TreePair([5], [6], [(0, 0)], [("NP", 0, 1)])
    (rule,) = rules_in(build(tmp_path, [long, none, good]))
    assert in_oracle_form(rule) == ("NP", (5,), (6,))


def test_a_grammar_in_parts_is_that_in_one(tmp_path):
    pairs = [
        TreePair([3 + k % 5, 8], [3 + k % 7, 9], [(0, 0), (1, 1)], [("S", 0, 2), ("NP", 0, 1)])
        for k in range(60)
    ]
    one = build(tmp_path / "one", pairs, memory=384, threads=1)
    other = build(tmp_path / "other", pairs, memory=0, threads=3)
    assert rules_in(one) == rules_in(other)


@pytest.mark.parametrize("labels", [["NP", 3], "NP", [["NP"]]])
def test_labels_that_are_no_names_are_refused(tmp_path, labels):
    pairs = [TreePair([5], [6], [(0, 0)], [("NP", 0, 1)])]
    grammar = build(tmp_path, pairs)
    with pytest.raises(EngineError, match="labels"):
        check_labels(grammar.folder, {"labels": labels})


def test_a_grammar_of_trees_does_not_open_without_its_scores(tmp_path):
    build(tmp_path, [TreePair([5], [6], [(0, 0)], [("NP", 0, 1)])])
    with pytest.raises(EngineError, match="scores"):
        Grammar.open(tmp_path / "grammar")


def test_there_is_a_score_for_each_typed_rule(tmp_path):
    grammar = build(tmp_path, [TreePair([5], [6], [(0, 0)], [("NP", 0, 1)])])
    rules, words = PhraseTable.open(tmp_path / "grammar"), np.zeros(1, np.uint64)
    for wrong in (len(grammar) - 1, len(grammar) + 1):
        with pytest.raises(ValueError, match="scores for"):
            Grammar(rules, words, np.zeros(wrong, np.float32), LABELS)


@pytest.mark.parametrize("labels", [(), LABELS])
def test_scores_of_rules_and_labels_go_together(tmp_path, labels):
    build(tmp_path, [TreePair([5], [6], [(0, 0)], [("NP", 0, 1)])])
    scores = tmp_path / "scores" if not labels else None
    path = tmp_path / "grammar" / "manifest.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    manifest.pop("checksum")
    manifest["settings"] |= {"labels": list(labels), "unknown": []}
    manifest = {"checksum": array_folder._checksum(manifest), **manifest}
    path.write_text(json.dumps(manifest), encoding="utf-8")
    rules = PhraseTable.open(tmp_path / "grammar")
    write_phrase_scores(tmp_path / "scores", rules, np.zeros(rules.rows, np.float32))
    with pytest.raises(EngineError, match="do not go together"):
        Grammar.open(tmp_path / "grammar", scores)


def test_a_filter_without_words_is_refused(tmp_path):
    build(tmp_path, [TreePair([5], [6], [(0, 0)], [("NP", 0, 1)])])
    folder = filter_folder(tmp_path / "grammar")
    shutil.rmtree(folder)
    folder.mkdir()
    with ArraysWriter(folder, prefixes.TYPES) as writer:
        writer.finish(prefixes.KIND, prefixes.VERSION, {})
    with pytest.raises(EngineError, match="no filter"):
        Grammar.open(tmp_path / "grammar", tmp_path / "scores")


def test_options_out_of_range_are_refused():
    with pytest.raises(UsageError):
        TreeGrammarOptions(symbols=9)

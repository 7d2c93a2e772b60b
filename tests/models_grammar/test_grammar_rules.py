"""Extraction and scores of a hierarchical grammar against the obvious way."""

from __future__ import annotations

import math
import os
import random
import sys
from pathlib import Path

import numpy as np
import pytest
from grammar_oracle import all_rules
from hypothesis import given, settings
from hypothesis import strategies as st

from grammar_rules import rules_in, rules_of
from postil.errors import EngineError, UsageError
from postil.models.grammar.builder import GrammarOptions, build_grammar
from postil.models.grammar.grammar import Grammar, filter_folder
from postil.models.grammar.prefixes import bits_of, open_filter, places_of
from postil.models.phrase_table.keys import phrase_keys
from postil.types.array_folder import verify_arrays

sys.path.insert(0, str(Path(__file__).parents[1] / "models_phrases"))
from phrases_oracle import Example, alignment, arrays, bitext, europarl

EVERYTHING = GrammarOptions(
    words=5, loose=False, counts="shared", smoothing="none", limit=0, minimum=0.0
)
STEP = 1 / 640  # in which scores are kept
FIRST_WORD = 2  # symbols of words on disk


@st.composite
def examples(draw):
    """A few sentence pairs of few words, with any links."""
    found = []
    for _ in range(draw(st.integers(1, 4))):
        source = draw(st.lists(st.integers(3, 7), min_size=1, max_size=8))
        target = draw(st.lists(st.integers(3, 7), min_size=1, max_size=8))
        points = draw(
            st.lists(
                st.tuples(st.integers(0, len(source) - 1), st.integers(0, len(target) - 1)),
                min_size=1,
                max_size=9,
                unique=True,
            )
        )
        found.append(Example(source, target, points))
    return found


def build(folder: Path, corpus, options: GrammarOptions) -> Grammar:
    build_grammar(bitext(corpus), alignment(corpus), folder, options)
    return Grammar.open(folder)


def compare(grammar: Grammar, wanted) -> None:
    """Rules, counts and scores are the same."""
    found = rules_in(grammar)
    assert len(found) == len(wanted.counts) == len(grammar)
    sources, targets = wanted.side(0), wanted.side(1)
    for rule in found:
        count = wanted.counts[rule.source, rule.target]
        assert rule.occurrences == wanted.occurrences[rule.source, rule.target]
        assert rule.scores[2] == pytest.approx(math.log(count / sources[rule.source]), abs=STEP)
        assert rule.scores[0] == pytest.approx(math.log(count / targets[rule.target]), abs=STEP)


BOUNDS = st.fixed_dictionaries(
    {
        "span": st.integers(2, 10),
        "gaps": st.integers(0, 2),
        "words": st.sampled_from([3, 5, 7]),
        "loose": st.booleans(),
        "loose_gapped": st.booleans(),
        "counts": st.sampled_from(["single", "shared", "gapped-shared"]),
    }
)


@given(examples=examples(), bounds=BOUNDS)
@settings(max_examples=40, deadline=None)
def test_rules_and_counts_are_those_of_the_obvious_way(tmp_path_factory, examples, bounds):
    folder = tmp_path_factory.mktemp("grammar") / "rules"
    options = GrammarOptions(**bounds, smoothing="none", limit=0, minimum=0.0)
    grammar = build(folder, arrays(examples), options)
    compare(grammar, all_rules(examples, **bounds))


def random_examples(seed: int, count: int) -> list[Example]:
    rng = random.Random(seed)
    found = []
    for _ in range(count):
        source = [rng.randint(3, 30) for _ in range(rng.randint(1, 15))]
        order = sorted(range(len(source)), key=lambda place: place + rng.uniform(0, 3))
        target = [source[place] + 40 for place in order]
        points = [(place, at) for at, place in enumerate(order) if rng.random() < 0.9]
        found.append(Example(source, target, points or [(0, 0)]))
    return found


def test_real_sentences_give_the_rules_of_the_obvious_way(tmp_path):
    data = Path(os.environ.get("POSTIL_DATA", ""))
    if not (data / "europarl10k-fr-en").is_dir():
        pytest.skip("no europarl10k-fr-en")
    found = europarl(data, 200)
    short = [one for one in found if max(len(one.source), len(one.target)) <= 18]
    assert len(short) > 20
    compare(build(tmp_path / "rules", arrays(short), EVERYTHING), all_rules(short))


def test_links_of_a_rule_are_those_of_its_words(tmp_path):
    example = Example([3, 4, 5, 6], [13, 15, 14, 16], [(0, 0), (1, 2), (2, 1), (3, 3)])
    grammar = build(tmp_path / "rules", arrays([example]), EVERYTHING)
    (rule,) = rules_of(grammar, [3, -1, 5, 6])
    assert rule.target == (13, 15, -1, 16)
    assert rule.alignment == ((0, 0), (1, 1), (2, 2))
    (rule,) = rules_of(grammar, [-1, 4, -2, 6])
    assert rule.target == (-1, -2, 14, 16)
    assert rule.alignment == ((0, 0), (1, 1))


def test_lexical_weights_are_those_of_the_words_outside_the_gaps(tmp_path):
    corpus = arrays([Example([3, 4, 5], [13, 14, 15], [(0, 0), (1, 1), (2, 2)]),
                     Example([3, 4], [13, 24], [(0, 0), (1, 1)])])  # fmt: skip
    grammar = build(tmp_path / "rules", corpus, EVERYTHING)
    (rule,) = rules_of(grammar, [3, -1])
    assert rule.occurrences == 3
    assert rule.target == (13, -1)
    assert rule.scores[1] == rule.scores[3] == 0.0  # 3 is always 13
    half = math.log(1 / 2)
    rules = {one.target: one for one in rules_of(grammar, [4])}
    assert rules[14,].scores[3] == pytest.approx(half, abs=STEP)
    assert rules[14,].scores[1] == 0.0


@pytest.mark.parametrize(("memory", "threads"), [(0, 1), (0, 2), (100, 2)])
def test_bytes_depend_on_corpus_and_options_alone(tmp_path, memory, threads):
    corpus = arrays(random_examples(3, 400))
    build(tmp_path / "one", corpus, GrammarOptions(threads=1))
    build(tmp_path / "other", corpus, GrammarOptions(memory=memory, threads=threads))
    for folder in ("one", "one-prefixes"):
        for path in (tmp_path / folder).iterdir():
            other = tmp_path / folder.replace("one", "other") / path.name
            assert path.read_bytes() == other.read_bytes(), path.name


def test_pruning_keeps_the_best_and_does_not_change_their_scores(tmp_path):
    corpus = arrays(random_examples(4, 300))
    full = build(tmp_path / "full", corpus, GrammarOptions(limit=0, minimum=0.0))
    best = build(tmp_path / "best", corpus, GrammarOptions(limit=2, minimum=0.0))
    likely = build(tmp_path / "likely", corpus, GrammarOptions(limit=0, minimum=0.1))
    again = build(tmp_path / "again", corpus, GrammarOptions(limit=0, minimum=0.0, occurrences=2))
    rules = {(rule.source, rule.target): rule for rule in rules_in(full)}
    for pruned in (best, likely, again):
        assert 0 < len(pruned) < len(full)
        assert all(rules[rule.source, rule.target] == rule for rule in rules_in(pruned))
    assert max(len(rules_of(best, source)) for source, _ in rules) == 2
    assert {key for key, rule in rules.items() if rule.scores[2] >= math.log(0.1) + STEP} <= {
        (rule.source, rule.target) for rule in rules_in(likely)
    }
    assert {(rule.source, rule.target) for rule in rules_in(again)} == {
        key for key, rule in rules.items() if rule.occurrences > 1 or min(rule.source) >= 0
    }


def test_good_turing_takes_from_rare_rules(tmp_path):
    corpus = arrays(random_examples(5, 300))
    plain = build(tmp_path / "plain", corpus, GrammarOptions(smoothing="none"))
    smooth = build(tmp_path / "smooth", corpus, GrammarOptions(minimum=0.0))
    scores = {(rule.source, rule.target): rule.scores[2] for rule in rules_in(plain)}
    factors = {
        rule.occurrences: round(rule.scores[2] - scores[rule.source, rule.target], 1)
        for rule in rules_in(smooth)
        if (rule.source, rule.target) in scores
    }
    assert factors[1] < factors.get(3, 0.0) <= 0.0


def test_the_filter_has_every_beginning_of_a_source_side(tmp_path):
    grammar = build(tmp_path / "rules", arrays(random_examples(6, 100)), GrammarOptions())
    words = open_filter(filter_folder(tmp_path / "rules"))

    def known(symbols: tuple[int, ...]) -> bool:
        ids = [word + FIRST_WORD if word >= 0 else -1 - word for word in symbols]
        key = phrase_keys(np.array(ids, np.uint32), np.array([0, len(ids)], np.uint64))
        wanted = bits_of(key)
        return bool((words[places_of(key, len(words))] & wanted == wanted).all())

    sources = {rule.source for rule in rules_in(grammar)}
    assert all(known(source[:length]) for source in sources for length in range(1, len(source) + 1))
    rng = random.Random(1)
    strangers = [tuple(rng.randint(3, 90) for _ in range(3)) for _ in range(2000)]
    begun = {source[:3] for source in sources}
    assert sum(known(one) for one in strangers if one not in begun) < 200


def test_rules_without_gaps_are_entries_of_phrases(tmp_path):
    grammar = build(tmp_path / "rules", arrays(random_examples(7, 100)), GrammarOptions())
    flat = [rule for rule in rules_in(grammar) if min(rule.source) >= 0]
    assert flat
    for rule in flat[:50]:
        entries = {entry.target: entry for entry in grammar.phrases(rule.source)}
        assert entries[rule.target].scores == rule.scores
        assert entries[rule.target].source == rule.source
    assert grammar.source_words == 1 + max(max(rule.source) for rule in rules_in(grammar))
    assert grammar.target_words == 1 + max(max(rule.target) for rule in rules_in(grammar))


def test_a_misplaced_link_is_an_error_that_leaves_nothing(tmp_path):
    corpus = arrays([Example([3], [4], [(0, 1)])])
    with pytest.raises(EngineError, match="sentence pair 1 points outside"):
        build(tmp_path / "rules", corpus, GrammarOptions())
    assert not list(tmp_path.iterdir())


def test_a_corpus_without_links_has_no_rules(tmp_path):
    corpus = arrays([Example([3], [4], [])])
    assert len(build(tmp_path / "rules", corpus, GrammarOptions())) == 0


@pytest.mark.parametrize(
    "options", [{"span": 0}, {"span": 16}, {"gaps": 3}, {"limit": -1}, {"minimum": 1.0},
                {"occurrences": 0}, {"threads": 0}, {"smoothing": "kneser-ney"}]
)  # fmt: skip
def test_options_out_of_range_are_refused(options):
    with pytest.raises(UsageError):
        GrammarOptions(**options)


@pytest.mark.parametrize("part", ["rules", "rules-prefixes"])
def test_a_damaged_grammar_is_refused(tmp_path, part):
    build(tmp_path / "rules", arrays(random_examples(8, 50)), GrammarOptions())
    verify_arrays(tmp_path / part)
    path = next(path for path in (tmp_path / part).iterdir() if path.name in
                ("blocks.bin", "filter.bin"))  # fmt: skip
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)
    with pytest.raises(EngineError, match="not what was written"):
        verify_arrays(tmp_path / part)
    path.write_bytes(content[:-8])
    with pytest.raises(EngineError):
        Grammar.open(tmp_path / "rules")

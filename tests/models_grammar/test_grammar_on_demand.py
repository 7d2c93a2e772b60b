"""Grammars of sentences, looked up in the aligned corpus, against the grammar that is built."""

from __future__ import annotations

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_grammar_rules import BOUNDS, build, examples, random_examples

from grammar_rules import rules_in, rules_of
from postil.errors import EngineError, UsageError
from postil.models.grammar.builder import GrammarOptions
from postil.models.grammar.grammar import Grammar
from postil.models.grammar.rule_corpus import OnDemandOptions, RuleCorpus
from postil.models.grammar.suffixes import sorted_suffixes
from postil.models.lexicon.model import Lexicon
from postil.models.phrase_table.corpus import AlignedCorpus
from postil.types import array_folder
from postil.types.array_folder import MANIFEST, verify_arrays

sys.path.insert(0, str(Path(__file__).parents[1] / "models_phrases"))
from phrases_oracle import Example, alignment, arrays, bitext, europarl

UNPRUNED = {"limit": 0, "minimum": 0.0}


def corpus_of(found: list[Example], options: OnDemandOptions) -> RuleCorpus:
    made = arrays(found)
    corpus = AlignedCorpus.of(bitext(made), alignment(made))
    return RuleCorpus.of(corpus, Lexicon.count(corpus), options)


def ids(sentence: list[int]) -> np.ndarray:
    return np.array(sentence, np.uint32)


def fits(source: tuple[int, ...], sentence: list[int], span: int) -> bool:
    """Whether a source side covers a part of a sentence; a gap takes one word or more."""

    def goes_on(symbol: int, at: int, start: int) -> bool:
        if symbol == len(source):
            return True
        last = min(len(sentence), start + span)
        if source[symbol] >= 0:
            here = at < last and sentence[at] == source[symbol]
            return here and goes_on(symbol + 1, at + 1, start)
        return any(goes_on(symbol + 1, end, start) for end in range(at + 1, last + 1))

    return any(goes_on(0, start, start) for start in range(len(sentence)))


def known(grammar) -> dict:
    """Rules with all but p(f|e), which depends on the source sides that are looked at."""
    return {
        (rule.source, rule.target): (rule.scores[1:], rule.occurrences, rule.alignment)
        for rule in rules_in(grammar)
    }


def compare(folder: Path, found: list[Example], sentences: list[list[int]], **bounds) -> int:
    """Check the rules of each sentence; how many they were."""
    stored = build(folder, arrays(found), GrammarOptions(**bounds, **UNPRUNED, smoothing="none"))
    rules = known(stored)
    on_demand = corpus_of(found, OnDemandOptions(samples=0, **bounds, **UNPRUNED)).grammars()
    words = {source: {one for one in source if one >= 0} for source, _ in rules}
    checked = 0
    for sentence in sentences:
        there = {source for source, own in words.items() if own.issubset(sentence)}
        fitting = {source for source in there if fits(source, sentence, bounds["span"])}
        wanted = {key: rules[key] for key in rules if key[0] in fitting}
        assert known(on_demand(ids(sentence))) == wanted
        checked += len(wanted)
    return checked


@given(
    found=examples(),
    bounds=BOUNDS,
    others=st.lists(st.lists(st.integers(3, 8), min_size=1, max_size=8), max_size=2),
)
@settings(max_examples=40, deadline=None)
def test_rules_counts_and_scores_are_those_of_the_built_grammar(
    tmp_path_factory, found, bounds, others
):
    folder = tmp_path_factory.mktemp("grammar") / "rules"
    compare(folder, found, [*(one.source for one in found), *others], **bounds)


def test_rules_of_real_sentences_are_those_of_the_built_grammar(tmp_path):
    data = Path(os.environ.get("POSTIL_DATA", ""))
    if not (data / "europarl10k-fr-en").is_dir():
        pytest.skip("no europarl10k-fr-en")
    found = europarl(data, 150)
    bounds = {"span": 10, "gaps": 2, "words": 7, "loose": True, "loose_gapped": True}
    sentences = [one.source for one in found if len(one.source) < 40][:8]
    assert compare(tmp_path / "rules", found, sentences, **bounds) > 10_000


def test_samples_are_spread_over_the_places_of_a_source_side():
    found = [Example([3, 4, 5], [13, 14 + number // 200, 15], [(0, 0), (1, 1), (2, 2)])
             for number in range(400)]  # fmt: skip
    grammar = corpus_of(found, OnDemandOptions(samples=20)).grammars()(ids([3, 4, 5]))
    rules = rules_of(grammar, [3, 4, 5])
    assert sorted(rule.occurrences for rule in rules) == [10, 10]
    assert sum(rule.occurrences for rule in rules_of(grammar, [3, -1, 5])) == 20


def test_rules_are_pruned_as_those_of_a_built_grammar(tmp_path):
    found = random_examples(4, 300)
    options = {"limit": 2, "minimum": 0.05}
    built = build(tmp_path / "rules", arrays(found), GrammarOptions(**options, smoothing="none"))
    on_demand = corpus_of(found, OnDemandOptions(samples=0, **options)).grammars()
    sentence = found[0].source
    rules = on_demand(ids(sentence))
    assert len(rules) > 40
    for source in {rule.source for rule in rules_in(rules)}:
        wanted = [rule.scores[2] for rule in rules_of(built, source)]
        assert [rule.scores[2] for rule in rules_of(rules, source)] == wanted


def test_grammars_of_the_latest_sentences_are_kept():
    found = random_examples(5, 40)
    corpus = corpus_of(found, OnDemandOptions())
    grammars = corpus.grammars()
    first, second = (ids(one.source) for one in found[:2])
    kept = grammars(first)
    assert corpus.grammars()(first) is kept
    corpus.rules_kept = 1
    assert grammars(second) is grammars(second)
    again = grammars(first)
    assert again is not kept
    assert known(again) == known(kept)


def test_threads_find_the_same():
    found = random_examples(6, 200)
    corpus = corpus_of(found, OnDemandOptions())
    corpus.rules_kept = 0
    wanted = [known(corpus.grammars()(ids(one.source))) for one in found[:20]]
    with ThreadPoolExecutor(4) as pool:
        got = list(pool.map(lambda one: known(corpus.grammars()(ids(one.source))), found[:20]))
    assert got == wanted


def test_a_saved_corpus_gives_the_same_grammars(tmp_path):
    found = random_examples(7, 100)
    corpus = corpus_of(found, OnDemandOptions(samples=50, span=6))
    corpus.save(tmp_path / "rules")
    opened = RuleCorpus.open(tmp_path / "rules")
    verify_arrays(tmp_path / "rules")
    assert opened.options == corpus.options
    assert len(opened) == 100
    sentence = ids(found[3].source)
    assert known(opened.grammars()(sentence)) == known(corpus.grammars()(sentence))
    flat = [rule for rule in rules_in(opened.grammars()(sentence)) if min(rule.source) >= 0]
    assert {entry.target for entry in opened.phrases(flat[0].source)} == {
        rule.target for rule in flat if rule.source == flat[0].source
    }
    assert opened.source_words == 1 + max(max(one.source) for one in found)
    assert opened.target_words == 1 + max(max(one.target) for one in found)


def test_a_sentence_without_known_words_has_no_rules():
    grammars = corpus_of(random_examples(8, 20), OnDemandOptions()).grammars()
    assert rules_in(grammars(ids([900, 901]))) == []
    assert rules_in(grammars(ids([]))) == []


def test_an_empty_corpus_has_no_rules(tmp_path):
    corpus_of([Example([3], [4], [])], OnDemandOptions()).save(tmp_path / "rules")
    assert isinstance(RuleCorpus.open(tmp_path / "rules").grammars()(ids([3])), Grammar)


def test_suffixes_are_in_order_within_their_sentences():
    tokens, offsets = np.array([5, 3, 5, 3, 5, 4], np.uint32), np.array([0, 3, 6], np.uint64)
    places = sorted_suffixes(tokens, offsets, 8).tolist()
    ends = [3, 3, 3, 6, 6, 6]
    assert places == sorted(
        range(6), key=lambda place: (tokens[place : ends[place]].tolist(), place)
    )
    assert sorted_suffixes(tokens, offsets, 1).tolist() == [1, 3, 5, 0, 2, 4]


def test_a_corpus_of_an_earlier_version_gives_rules_with_unlinked_ends_as_before(tmp_path):
    found = [Example([3, 4, 5], [13, 14, 15], [(1, 1), (2, 2)])]
    corpus_of(found, OnDemandOptions(loose_gapped=True)).save(tmp_path / "rules")
    manifest = json.loads((tmp_path / "rules" / MANIFEST).read_text("utf-8"))
    del manifest["checksum"], manifest["settings"]["options"]["loose_gapped"]
    manifest = {"checksum": array_folder._checksum(manifest), **manifest}
    (tmp_path / "rules" / MANIFEST).write_text(json.dumps(manifest), "utf-8")
    before = RuleCorpus.open(tmp_path / "rules").grammars()(ids([3, 4, 5]))
    assert (13, 14, -1) in {rule.target for rule in rules_of(before, [3, 4, -1])}
    now = corpus_of(found, OnDemandOptions()).grammars()(ids([3, 4, 5]))
    assert not rules_of(now, [3, 4, -1])
    assert rules_of(now, [4, -1])
    assert rules_of(now, [3, 4, 5])


@pytest.mark.parametrize("options", [{"samples": -1}, {"span": 16}, {"gaps": 3}, {"minimum": 1.0}])
def test_options_out_of_range_are_refused(options):
    with pytest.raises(UsageError):
        OnDemandOptions(**options)


@pytest.mark.parametrize(
    ("array", "value"),
    [("suffixes", 2**31), ("points", 60_000), ("source_offsets", 2**40), ("target_offsets", 0),
     ("source_weights", np.nan)],
)  # fmt: skip
def test_a_corpus_whose_arrays_do_not_fit_is_refused(tmp_path, array, value):
    corpus = corpus_of(random_examples(9, 30), OnDemandOptions())
    corpus.save(tmp_path / "rules")
    path = tmp_path / "rules" / f"{array}.bin"
    values = np.fromfile(path, {"points": np.uint16, "suffixes": np.uint32}.get(
        array, np.float32 if array.endswith("weights") else np.uint64))  # fmt: skip
    values[-1] = value
    values.tofile(path)
    with pytest.raises(EngineError):
        RuleCorpus.open(tmp_path / "rules")

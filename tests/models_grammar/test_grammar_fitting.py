"""The rules of a grammar that some sentences can use, against the obvious way."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grammar_rules import rules_in
from postil.models.grammar.builder import GrammarOptions, build_grammar
from postil.models.grammar.fitting import fitting_rules
from postil.models.grammar.grammar import Grammar

sys.path.insert(0, str(Path(__file__).parents[1] / "models_phrases"))
from phrases_oracle import Example, alignment, arrays, bitext

sys.path.insert(0, str(Path(__file__).parents[1] / "search"))
from grammar_world import make_tree_world

PAIRS = 60


@pytest.fixture(scope="module")
def corpus():
    rng = random.Random(1)
    found = []
    for _ in range(PAIRS):
        words = range(rng.randint(4, 12))
        order = sorted(words, key=lambda at: at + rng.uniform(0, 3))
        source, target = ([rng.randint(3, 14) for _ in words] for _ in range(2))
        found.append(Example(source, target, list(zip(words, order, strict=True))))
    return found


@pytest.fixture(scope="module")
def grammar(corpus, tmp_path_factory) -> Grammar:
    folder = tmp_path_factory.mktemp("grammar") / "grammar"
    made = arrays(corpus)
    build_grammar(bitext(made), alignment(made), folder, GrammarOptions())
    return Grammar.open(folder)


def fits(source, sentence, span: int) -> bool:
    """Whether words and gaps stand somewhere in a sentence, in no more words than ``span``."""
    return any(begin(source, sentence[at : at + span]) for at in range(len(sentence)))


def begin(source, words) -> bool:
    """Whether ``words`` begin with a source side."""
    if not source:
        return True
    if source[0] < 0:
        return any(begin(source[1:], words[taken:]) for taken in range(1, len(words) + 1))
    return len(words) > 0 and words[0] == source[0] and begin(source[1:], words[1:])


@given(
    chosen=st.lists(st.integers(0, PAIRS - 1), min_size=1, max_size=6),
    cut=st.integers(1, 14),
    span=st.sampled_from([1, 3, 10]),
)
@settings(max_examples=8, deadline=None)
def test_rules_are_those_that_fit_a_sentence(corpus, grammar, chosen, cut, span):
    sentences = [list(corpus[number].source)[:cut] for number in chosen]
    found = fitting_rules(grammar, [np.array(one, np.uint32) for one in sentences], span)
    words = set().union(*sentences)
    likely = [
        rule for rule in rules_in(grammar) if {word for word in rule.source if word >= 0} <= words
    ]
    wanted = [rule for rule in likely if any(fits(rule.source, one, span) for one in sentences)]
    assert rules_in(found) == wanted  # with their scores, links and counts, in the same order


def test_no_sentences_have_no_rules(grammar):
    assert len(fitting_rules(grammar, [], 10)) == 0
    assert len(fitting_rules(grammar, [np.empty(0, np.uint32)], 10)) == 0


def test_rules_with_labels_are_refused(tmp_path):
    with pytest.raises(ValueError, match="labels"):
        fitting_rules(make_tree_world(tmp_path, 4).grammar, [], 10)

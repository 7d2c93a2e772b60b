"""Trees from what the link-parser prints."""

from __future__ import annotations

import shutil

import pytest

from postil.errors import InputError, UsageError
from postil.training.syntax.bracketed import parse_tree
from postil.training.syntax.link_grammar import converted, tree_of
from postil.training.syntax.parsers import parse
from postil.types.progress import Progress


@pytest.mark.parametrize(
    ("sentence", "printed", "tree"),
    [
        (
            "The door is open.",
            "(S (NP the door.n) (VP is.v (ADJP open.a)) .)",
            "(S (NP The (N door)) (VP (V is) (ADJP (A open))) .)",
        ),
        # a last stop it left out, a word it could not link, and one it guessed
        (
            "Clean Zorbs now .",
            "(S {Clean} (VP horbs{~}.v (ADVP now)))",
            "(S Clean Zorbs (VP (ADVP now)) .)",
        ),
        # brackets it took for braces, and a word with a stop in it
        (
            "At 5 p.m. (or so)",
            "(S (PP at (NP 5 p.m.)) { or.j-n so })",
            "(S (PP At (NP 5 p.m.)) -LRB- (J or) so -RRB-)",
        ),
    ],
)
def test_a_printed_tree_is_laid_over_its_sentence(sentence, printed, tree):
    found = tree_of(sentence, printed)
    assert found == tree
    words = "".join(parse_tree(found).words)
    assert words == sentence.replace(" ", "")


def test_a_word_far_behind_the_one_before_is_another_one():
    printed = "(S (PP at) (NP door.n))"
    assert tree_of("At the door", printed) == "(S (PP At) the (NP (N door)))"
    long = "x" * 60
    assert tree_of(f"At {long} door", printed) == f"(S (PP At) {long} door)"


def test_sentences_it_printed_no_tree_for_have_none():
    printed = ["echo set to 1", "A door.", "(S (NP a door.n) .)", "", "(S other)", "", "B.", ""]
    found = list(converted(["A door.", "!width", "", "B.", "C."], printed))
    assert found == ["(S (NP A (N door)) .)", "", "", "", ""]


def test_any_command_that_writes_a_line_per_sentence_is_a_parser():
    trees = parse(["a b", "c"], "sed -e 's/.*/(S &)/'", 2, Progress())
    assert trees == ["(S a b)", "(S c)"]


def test_a_parser_that_fails_is_named():
    with pytest.raises(InputError, match="exit code 1"):
        parse(["a"], "false", 1, Progress())
    with pytest.raises(UsageError, match="no-such-parser"):
        parse(["a"], "no-such-parser --fast", 1, Progress())
    with pytest.raises(UsageError):
        parse(["a"], "", 1, Progress())


@pytest.mark.skipif(shutil.which("link-parser") is None, reason="link-grammar is not installed")
def test_the_parser_itself():
    sentences = ["The dog barks.", "!bogus", "", "Clean the (green) filter, then close the door!"]
    first, _, none, last = parse(sentences, "link-grammar", 2, Progress())
    assert parse_tree(first).words == ("The", "dog", "barks", ".")
    assert none == ""
    assert "".join(parse_tree(last).words) == sentences[3].replace(" ", "")
    assert any(label == "NP" for label, _, _ in parse_tree(first).nodes)

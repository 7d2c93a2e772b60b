"""Trees in brackets, and how they are laid over the tokens of a corpus."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.errors import InputError
from postil.text.tokeniser import Tokeniser
from postil.training.syntax.bracketed import Tree, TreeError, parse_tree, read_trees
from postil.training.syntax.treebank import Treebank, binary, letters, spelled

DOG = "(S (NP-SBJ-1 (DT The) (NN dog)) (VP (VBZ barks)) (. .))"


def bank(*lines: str) -> Treebank:
    found = Treebank()
    for line in lines:
        found.add(parse_tree(line))
    return found


def test_a_tree_is_its_words_and_labelled_spans():
    tree = parse_tree(DOG)
    assert tree.words == ("The", "dog", "barks", ".")
    assert tree.nodes == (
        ("S", 0, 4),
        ("NP", 0, 2),
        ("DT", 0, 1),
        ("NN", 1, 2),
        ("VP", 2, 3),
        ("VBZ", 2, 3),
        (".", 3, 4),
    )


def test_traces_empty_labels_and_brackets_as_words():
    tree = parse_tree("( (S (NP (-NONE- *T*-2)) (VP (VB go) (PRN (-LRB- -LRB-) (NN x))))) ")
    assert tree.words == ("go", "(", "x")
    assert ("NP", 0, 0) not in tree.nodes
    assert tree.nodes[0] == ("S", 0, 3)
    assert ("-LRB-", 1, 2) in tree.nodes


def test_an_empty_line_is_no_tree():
    assert parse_tree("") is None
    assert parse_tree("  \n") is None


@pytest.mark.parametrize("line", ["(S (NP a)", "(S a))", "a (S b)", "(S a) (S b)", "(S a) b", "a"])
def test_brackets_that_do_not_match_are_an_error(line):
    with pytest.raises(TreeError):
        parse_tree(line)


def test_a_bomb_of_brackets_is_refused():
    with pytest.raises(TreeError, match="too many"):
        parse_tree("(X " * 100_000 + "a" + ")" * 100_000)


@given(st.text(alphabet="() abX-", max_size=40))
def test_any_text_is_a_tree_or_an_error(text):
    try:
        tree = parse_tree(text)
    except TreeError:
        return
    assert tree is None or all(0 <= start < end <= len(tree.words) for _, start, end in tree.nodes)


def test_a_file_is_read_line_by_line_packed_or_not(tmp_path: Path):
    text = f"{DOG}\n\n(NP (NN cat))\n"
    (tmp_path / "plain.trees").write_text(text, encoding="utf-8")
    (tmp_path / "packed.trees.gz").write_bytes(gzip.compress(text.encode()))
    for path in (tmp_path / "plain.trees", tmp_path / "packed.trees.gz"):
        first, second, third = read_trees(path)
        assert isinstance(first, Tree)
        assert second is None
        assert third.words == ("cat",)


def test_an_error_names_file_and_line(tmp_path: Path):
    path = tmp_path / "bad.trees"
    path.write_text(f"{DOG}\n(S (NP a)\n", encoding="utf-8")
    with pytest.raises(InputError, match="not closed") as caught:
        list(read_trees(path))
    assert (caught.value.file, caught.value.line) == (str(path), 2)
    path.write_bytes(b"(S \xff)\n")
    with pytest.raises(InputError):
        list(read_trees(path))
    path.write_text("\n\n", encoding="utf-8")
    with pytest.raises(InputError, match="no tree"):
        Treebank.read([path])


def test_a_tree_is_found_by_its_letters_whatever_the_tokeniser_did():
    trees = bank("(S (NP (PRP$ Its) (NN user-name)) (VP (VBZ is) (RB n't) (ADJP (JJ `` A '' ))))")
    tokens = ["its", "user", "-", "name", "isn't", '"', "a", '"']
    assert trees.tree_of(tokens) == [
        ("S", 0, 8),
        ("NP", 0, 4),
        ("PRP$", 0, 1),
        ("NN", 1, 4),
        ("VP", 4, 8),
        ("ADJP", 5, 8),
    ]  # "is" and "n't" end within a token


def test_signs_of_the_tokeniser_are_no_letters():
    """A token says whether it clings to its neighbour; a tree of another tokeniser does not."""
    trees = bank("(S (NP (DT The) (NN door)) (VP (VBZ is) (JJ open)) (. .))", DOG)
    tokens = Tokeniser("en").tokenise("The door is open.")
    assert tokens[-1] == "\N{HALFWIDTH BLACK SQUARE}."
    assert ("VP", 2, 4) in trees.tree_of(tokens) and (".", 4, 5) in trees.tree_of(tokens)
    spaced = Tokeniser("en").tokenise("The\N{NO-BREAK SPACE}dog barks.")
    assert next(label for label, _, _ in trees.tree_of(spaced)) == "S"
    quoted = Tokeniser("fr").tokenise("« L'été » (oui), non.")
    assert "".join(map(letters, quoted)) == "«l'été»(oui),non."


def test_escaped_signs_are_signs():
    assert bank("(NP (NN a) (CC &) (NN b))").tree_of(["a", "&amp;", "b"])[0] == ("NP", 0, 3)


def test_a_parser_gets_words_without_escapes():
    tokens = ["the", "man", "&apos;s", "hat"]
    assert [spelled(token) for token in tokens] == ["the", "man", "'s", "hat"]
    bank = Treebank()
    bank.add(Tree(("the", "man", "'s", "hat"), (("S", 0, 4), ("NP", 0, 3))))
    assert bank.tree_of(tokens) == [("S", 0, 4), ("NP", 0, 3)]


def test_of_nodes_with_one_span_the_topmost_counts():
    assert bank("(TOP (S (NP (NN dogs))))").tree_of(["dogs"]) == [("S", 0, 1)]


def test_a_corpus_gets_the_trees_of_its_sentences():
    arrays = bank(DOG).lay_over([["cats"], ["The", "dog", "barks."], ["the", "DOG", "barks", "."]])
    assert arrays.found == 2
    assert arrays.offsets.tolist() == [0, 0, 4, 10]
    names = [arrays.labels[number] for number in arrays.nodes[:, 0]]
    assert names[:4] == ["S", "NP", "DT", "NN"]
    assert arrays.nodes[4:, 1:].tolist() == [[0, 4], [0, 2], [0, 1], [1, 2], [2, 3], [3, 4]]


def test_a_flat_node_gets_one_more_for_its_last_parts():
    spans = [("NP", 0, 4), ("D", 0, 1), ("A", 2, 3), ("N", 3, 4)]  # the second word has no label
    assert binary(spans) == [
        ("NP", 0, 4),
        ("D", 0, 1),
        ("NP~", 1, 4),
        ("NP~", 2, 4),
        ("A", 2, 3),
        ("N", 3, 4),
    ]
    assert binary([("S", 0, 2), ("NP", 0, 1)]) == [("S", 0, 2), ("NP", 0, 1)]
    assert binary([]) == []


@given(st.data())
def test_no_node_has_more_than_two_parts(data):
    spans = data.draw(trees(0, data.draw(st.integers(1, 9))))
    found = binary(spans)
    assert [one for one in found if not one[0].endswith("~")] == spans
    assert len({one[1:] for one in found}) == len(found)
    for place, (_, start, end) in enumerate(found):
        inner = [one for one in found[place + 1 :] if start <= one[1] and one[2] <= end]
        top = [one for one in inner if not any(around(other, one) for other in inner)]
        words = end - start - sum(one[2] - one[1] for one in top)  # that stand by themselves
        assert len(top) + words <= 2


def around(outer: tuple[str, int, int], inner: tuple[str, int, int]) -> bool:
    return outer != inner and outer[1] <= inner[1] and inner[2] <= outer[2]


@st.composite
def trees(draw, start: int, end: int) -> list[tuple[str, int, int]]:
    """A tree over words, parents first; no two nodes have the same span."""
    found = [(draw(st.sampled_from(["NP", "VP"])), start, end)]
    at = start
    while at < end:
        stop = draw(st.integers(at + 1, end))
        if (at, stop) != (start, end) and draw(st.booleans()):
            found += draw(trees(at, stop))
        at = stop
    return found


def test_a_corpus_gets_its_trees_in_twos():
    arrays = bank(DOG).lay_over([["The", "dog", "barks", "."]], in_twos=True)
    assert arrays.labels == ("S", "NP", "DT", "NN", "S~", "VP", ".")
    assert arrays.nodes[:, 1:].tolist() == [[0, 4], [0, 2], [0, 1], [1, 2], [2, 4], [2, 3], [3, 4]]

"""Trees of target sentences: found by their text, laid over the tokens of a corpus.

A file of trees may come from any parser, with a tokeniser of its own, for any part of the corpus in
any order: a tree belongs to every sentence that has its characters, upper or lower case, spaces
left out. Its spans are then those of the tokens they cover; a node whose ends lie within a token is
left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from html import unescape
from itertools import accumulate
from pathlib import Path

import numpy as np

from postil.errors import InputError, UsageError
from postil.messages import Message
from postil.models.grammar.grammar import MOST_LABELS
from postil.models.tree_grammar.tree_arrays import TreeArrays
from postil.text.quotation_marks import CURVED
from postil.text.tokeniser import Tokeniser
from postil.training.syntax.bracketed import Tree, read_trees

REST = "~"  # after the label of a node: of its last parts
TOPS = frozenset({"TOP", "ROOT", "S1"})  # what parsers put around a tree: no constituents
_TOKENISER = Tokeniser("")
_QUOTES = str.maketrans({**CURVED, "`": "'"})  # parsers open quotations with ``


class Treebank:
    """Trees by the text of their sentences."""

    def __init__(self) -> None:
        self._trees: dict[bytes, Tree] = {}

    @classmethod
    def read(cls, paths: Iterable[Path]) -> Treebank:
        """All trees of some files.

        Raises
        ------
        InputError
            A line is no tree, or there is none at all; the message names the file.
        """
        bank = cls()
        for path in paths:
            before = len(bank)
            for tree in read_trees(path):
                if tree is not None:
                    bank.add(tree)
            if len(bank) == before:
                raise InputError(
                    "there is no tree in it.",
                    file=path,
                    hint="Every line holds one tree, such as (S (NP …) (VP …)), or nothing.",
                )
        return bank

    def __len__(self) -> int:
        return len(self._trees)

    def add(self, tree: Tree) -> None:
        """A tree; a later one of the same text takes its place."""
        self._trees[key(tree.words)] = tree

    def tree_of(self, tokens: Sequence[str]) -> list[tuple[str, int, int]]:
        """Labelled spans of a sentence, parents before children; [] if there is no tree of it."""
        tree = self._trees.get(key(tokens))
        return [] if tree is None else laid_over(tree, tokens)

    def lay_over(self, sentences: Iterable[Sequence[str]], *, in_twos: bool = False) -> TreeArrays:
        """The trees of a corpus, sentence by sentence.

        Parameters
        ----------
        in_twos
            With the nodes of :func:`binary`.

        Raises
        ------
        UsageError
            There are more labels than a parser has.
        """
        numbers: dict[str, int] = {}
        nodes: list[tuple[int, int, int]] = []
        offsets = [0]
        found = 0
        for tokens in sentences:
            spans = self.tree_of(tokens)
            if in_twos:
                spans = binary(spans)
            nodes += [
                (numbers.setdefault(label, len(numbers)), start, end) for label, start, end in spans
            ]
            offsets.append(len(nodes))
            found += bool(spans)
        if len(numbers) > MOST_LABELS:
            raise UsageError(
                Message("{count} labels in the trees.", count=len(numbers)),
                hint="Labels are syntactic categories such as NP; are these trees?",
            )
        return TreeArrays(
            tuple(numbers),
            np.array(nodes, np.uint16).reshape(-1, 3),
            np.array(offsets, np.uint64),
            found,
        )


def binary(spans: Sequence[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    """A tree with a node more around the last parts of each node of three parts and more.

    Rules are cut at nodes: one of a flat node has all its parts, more than it may have, or is of no
    use for any other sentence. (NP the old red door) becomes (NP the (NP~ old (NP~ red door))), and
    "old red door" is a phrase (Wang, Knight & Marcu 2007).

    BLEU gains little by it, more with less text; decoding takes half as long again.
    """
    parts: list[list[tuple[int, int]]] = [[] for _ in spans]
    above: list[int] = []
    for number, (_, start, end) in enumerate(spans):
        while above and spans[above[-1]][2] <= start:
            above.pop()
        if above:
            parts[above[-1]].append((start, end))
        above.append(number)
    found = list(spans)
    for (label, start, end), inner in zip(spans, parts, strict=True):
        starts: list[int] = []  # of parts: nodes, and words by themselves
        at = start
        for first, last in [*inner, (end, end)]:
            starts += range(at, first)
            if first < last:
                starts.append(first)
            at = last
        found += [(f"{label}{REST}", one, end) for one in starts[1:-1]]
    return sorted(found, key=lambda one: (one[1], -one[2]))


def spelled(token: str) -> str:
    """A token as it is spelled for a parser: tokenisers may have written ``&apos;s`` for ``'s``."""
    word = "".join(_TOKENISER.detokenise([token]).split())  # no signs of where spaces are
    return unescape(word) if "&" in word else word


def letters(word: str) -> str:
    """A word as parsers and tokenisers agree on it."""
    return spelled(word).translate(_QUOTES).replace("''", '"').casefold()


def key(words: Sequence[str]) -> bytes:
    """Key of a text: equal texts have equal keys."""
    text = "".join(map(letters, words))
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=12).digest()


def laid_over(tree: Tree, tokens: Sequence[str]) -> list[tuple[str, int, int]]:
    """Nodes of a tree as spans of tokens with the same characters.

    Of nodes with the same span the topmost counts: what may stand around it is known by its label.
    """
    starts = [0, *accumulate(len(letters(word)) for word in tree.words)]
    place = {at: number for number, at in enumerate(_starts(tokens))}
    spans: dict[tuple[int, int], str] = {}
    for label, start, end in tree.nodes:
        first, last = place.get(starts[start]), place.get(starts[end])
        if first is not None and last is not None and first < last and label not in TOPS:
            spans.setdefault((first, last), label)
    return [
        (label, first, last)
        for (first, last), label in sorted(spans.items(), key=lambda one: (one[0][0], -one[0][1]))
    ]


def _starts(tokens: Sequence[str]) -> list[int]:
    """Characters before each token, and in all."""
    return [0, *accumulate(len(letters(token)) for token in tokens)]

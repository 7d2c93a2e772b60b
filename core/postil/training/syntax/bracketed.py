"""Reader of syntax trees in brackets, one tree to a line, as the Penn Treebank and parsers write
them: ``(S (NP (DT the) (NN dog)) (VP (VBZ barks)))``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from postil.errors import InputError
from postil.formats.raw.files import open_packed
from postil.messages import Message

_SYMBOLS = re.compile(r"[()]|[^\s()]+")
_TRACE = "-NONE-"
_BRACKETS = {
    "-LRB-": "(",
    "-RRB-": ")",
    "-LSB-": "[",
    "-RSB-": "]",
    "-LCB-": "{",
    "-RCB-": "}",
}
DEEPEST = 500  # nested brackets: no parser writes more


@dataclass(frozen=True, slots=True)
class Tree:
    """A syntax tree as labelled spans of its words.

    Attributes
    ----------
    words
        Leaves, brackets as signs; without traces.
    nodes
        (label, start, end), parents before children, from left to right. Labels are without
        functional tags: NP-SBJ-1 is NP.
    """

    words: tuple[str, ...]
    nodes: tuple[tuple[str, int, int], ...]


class TreeError(ValueError):
    """A line is no tree; the message says what is wrong."""


def read_trees(path: Path) -> Iterator[Tree | None]:
    """Trees of a file, packed or not, line by line; None for an empty line.

    Raises
    ------
    InputError
        A line is no tree, or no text in UTF-8; the message names file and line.
    """
    with open_packed(path, ".txt") as (stream, _):
        for number, line in enumerate(stream, 1):
            try:
                yield parse_tree(line.decode("utf-8"))
            except (TreeError, UnicodeDecodeError) as error:
                raise InputError(
                    Message("not a tree in brackets ({reason}).", reason=str(error)),
                    file=path,
                    line=number,
                    hint="Every line holds one tree, such as (S (NP …) (VP …)), or nothing.",
                ) from error


def parse_tree(line: str) -> Tree | None:
    """The tree of a line; None if it is empty.

    Raises
    ------
    TreeError
        Brackets do not match, a word stands outside, or they are nested too deeply.
    """
    words: list[str] = []
    nodes: list[tuple[str, int, int]] = []
    open_nodes: list[tuple[int, str, int]] = []  # place in ``nodes``, label, start
    closed = False
    symbols = _SYMBOLS.findall(line)
    at = 0
    while at < len(symbols):
        symbol = symbols[at]
        at += 1
        if closed:
            raise TreeError("something follows the tree")
        if symbol == "(":
            label = ""
            if at < len(symbols) and symbols[at] not in "()":
                label = symbols[at]
                at += 1
            if len(open_nodes) == DEEPEST:
                raise TreeError("too many brackets within each other")
            open_nodes.append((len(nodes), plain_label(label), len(words)))
            nodes.append(("", 0, 0))  # kept for its place
        elif symbol == ")":
            if not open_nodes:
                raise TreeError("a bracket too many")
            place, label, start = open_nodes.pop()
            nodes[place] = label, start, len(words)
            closed = not open_nodes
        elif not open_nodes:
            raise TreeError("a word outside the brackets")
        elif open_nodes[-1][1] != _TRACE:
            words.append(_BRACKETS.get(symbol, symbol))
    if open_nodes:
        raise TreeError("a bracket is not closed")
    if not closed:
        return None
    kept = [(label, start, end) for label, start, end in nodes if label and start < end]
    return Tree(tuple(words), tuple(kept))


def plain_label(label: str) -> str:
    """A label without functional tags and indices; brackets and punctuation keep their names."""
    if label[:1] in "-=|":
        return label
    return re.split(r"[-=|]", label, maxsplit=1)[0]

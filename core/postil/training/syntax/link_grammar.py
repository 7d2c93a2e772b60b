"""Trees from the link-parser of link-grammar, which prints constituents.

It writes a tree of its own words: lower-cased at the start, with subscripts such as ``man.n``, in
braces where it could not link them, guessed where it does not know them, now and then without the
last stop. Here they are laid over the letters of the sentence again, and what it left out is put
back in its place. Subscripts become the labels of single words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

NAME = "link-grammar"  # in settings
LANGUAGE = "en"  # that it parses
COMMAND = (
    "link-parser",
    "en",
    "-verbosity=0",
    "-graphics=0",
    "-constituents=3",
    "-limit=2",
    "-timeout=2",
    "-echo=1",
)
INSTALL = "link-grammar"  # the package that has it
_SYMBOLS = re.compile(r"[()]|[^\s()]+")
_GUESSED = re.compile(r"\{[?~!]\}")
_SUBSCRIPT = re.compile(r"(?<=.)\.(=?)([a-z]+)(?:-[a-z0-9]+)*$")
_FAR = 40  # letters: a word of a tree further on in the sentence is another one


def plain_line(sentence: str) -> str:
    """A sentence as the parser reads it: it would take signs at the start for commands."""
    return " ".join(sentence.split()).lstrip("!%# ")


def converted(sentences: Iterable[str], output: Iterable[str]) -> Iterator[str]:
    """A tree in brackets for each sentence, from what the parser printed; "" where it has none."""
    lines = iter(output)
    waiting = next(lines, None)
    for sentence in sentences:
        wanted = plain_line(sentence)
        while wanted and waiting is not None and waiting.strip() != wanted:
            waiting = next(lines, None)
        if not wanted or waiting is None:
            yield ""
            continue
        waiting = next(lines, None)
        yield tree_of(sentence, waiting) if waiting and waiting.startswith("(") else ""


def tree_of(sentence: str, line: str) -> str:
    """The tree that a line of the parser's output lays over a sentence."""
    leaves, nodes = _read(line)
    found = _places(sentence.casefold(), [word for word, _ in leaves])
    spans = [(*place, tag) for place, (_, tag) in zip(found, leaves, strict=True) if place]
    pieces = _pieces(sentence, [(start, end) for start, end, _ in spans])
    number = {start: index for index, (start, _) in enumerate(pieces)}
    kept: list[tuple[int, int, str]] = []
    for label, first, last in nodes[1:]:
        places = [place for place in found[first:last] if place]
        if places:
            kept.append((number[places[0][0]], number[places[-1][0]] + 1, label))
    kept += [(number[start], number[start] + 1, tag) for start, _, tag in spans if tag]
    words = [sentence[start:end] for start, end in pieces]
    root = nodes[0][0] if nodes else "S"
    return _written(words, [(0, len(words), root), *kept])


def _read(line: str) -> tuple[list[tuple[str, str]], list[tuple[str, int, int]]]:
    """Leaves as (letters, tag), and nodes as (label, first leaf, end), parents first."""
    leaves: list[tuple[str, str]] = []
    nodes: list[tuple[str, int, int]] = []
    above: list[int] = []
    symbols = _SYMBOLS.findall(line)
    opened = False
    for symbol in symbols:
        if symbol == "(":
            above.append(len(nodes))
            nodes.append(("", len(leaves), len(leaves)))
            opened = True
        elif symbol == ")":
            if above:
                place = above.pop()
                nodes[place] = nodes[place][0], nodes[place][1], len(leaves)
            opened = False
        elif opened:
            nodes[above[-1]] = symbol, len(leaves), len(leaves)
            opened = False
        else:
            word = _GUESSED.sub("", symbol).strip("{}")
            subscript = _SUBSCRIPT.search(word)
            tag = subscript[2][0].upper() if subscript else ""
            leaves.append((word[: subscript.start()] if subscript else word, tag))
    return leaves, [node for node in nodes if node[0] and node[1] < node[2]]


def _places(sentence: str, words: Sequence[str]) -> list[tuple[int, int] | None]:
    """Position of each word in a sentence; None for what is not in it."""
    found: list[tuple[int, int] | None] = []
    at = 0
    for word in words:
        start = sentence.find(word.casefold(), at, at + _FAR + len(word)) if word else -1
        if start < 0:
            found.append(None)
        else:
            at = start + len(word)
            found.append((start, at))
    return found


def _pieces(sentence: str, spans: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Spans of all words: those found, and what stands between them, cut at spaces."""
    pieces: list[tuple[int, int]] = []
    at = 0
    for start, end in [*spans, (len(sentence), len(sentence))]:
        pieces += [
            (at + one.start(), at + one.end()) for one in re.finditer(r"\S+", sentence[at:start])
        ]
        if start < end:
            pieces.append((start, end))
        at = end
    return pieces


def _written(words: Sequence[str], nodes: Iterable[tuple[int, int, str]]) -> str:
    """Brackets around words; nodes that cross the one around them are left out."""
    ordered = sorted(enumerate(nodes), key=lambda one: (one[1][0], -one[1][1], one[0]))
    opening: dict[int, list[str]] = {}
    closing = [0] * (len(words) + 1)
    above: list[int] = []
    for _, (start, end, label) in ordered:
        while above and above[-1] <= start:
            above.pop()
        if above and above[-1] < end:
            continue
        above.append(end)
        opening.setdefault(start, []).append(f"({label} ")
        closing[end] += 1
    parts = []
    for index, word in enumerate(words):
        text = word.replace("(", "-LRB-").replace(")", "-RRB-")
        parts.append("".join(opening.get(index, ())) + text + ")" * closing[index + 1])
    return " ".join(parts)

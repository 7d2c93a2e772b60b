"""HTML as a row of tokens: every character of the file belongs to exactly one of them.

No parser is asked: a parser repairs, and what was repaired cannot be written back as it was. Time
is linear in the length of the text, whatever is in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

Kind = Literal["text", "start", "end", "raw"]


class Token(NamedTuple):
    """A stretch of an HTML file.

    Parameters
    ----------
    kind
        ``raw`` is a comment, a declaration, a script or the like.
    name
        Of the element, in lower case; of raw tokens what they are.
    """

    kind: Kind
    start: int
    end: int
    name: str = ""


_TAG = re.compile(
    r"""<(?P<end>/)?(?P<name>[A-Za-z][^\s/<>"']*+)(?>(?:[^<>"']++|"[^"]*+"|'[^']*+')*)>"""
)
_ATTRIBUTE = re.compile(
    r"""(?<=[\s"'/])(?P<name>[^\s"'<>/=]++)\s*+=\s*+(?:"(?P<double>[^"]*+)"|'(?P<single>[^']*+)')"""
)
_DECLARATIONS = (
    ("<!--", "-->", "comment"), ("<![CDATA[", "]]>", "cdata"), ("<!", ">", "declaration"),
    ("<?xml", "?>", "code"), ("<?php", "?>", "code"), ("<?=", "?>", "code"), ("<?", ">", "code"),
    ("<%", "%>", "code"),
)  # fmt: skip
# Elements whose content is no mark-up; and those that are drawings or formulas.
_RAW = frozenset({"script", "style", "textarea", "xmp", "noembed", "noframes"})
_WHOLE = _RAW | {"svg", "math"}
VOID = frozenset({
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
})  # fmt: skip


def tokens(text: str) -> Iterator[Token]:
    """The tokens of a document in order."""
    at = done = 0
    while (at := text.find("<", at)) >= 0:
        found = _declaration(text, at) or _tag(text, at)
        if found is None:  # a mere "less than"
            at += 1
            continue
        if at > done:
            yield Token("text", done, at)
        yield found
        at = done = found.end
        if found.kind == "start" and found.name in _RAW:
            at = done = _end_of_raw(text, found)
            if done > found.end:
                yield Token("raw", found.end, done, found.name)
    if done < len(text):
        yield Token("text", done, len(text))


def _declaration(text: str, at: int) -> Token | None:
    for start, end, name in _DECLARATIONS:
        if text.startswith(start, at):
            stop = text.find(end, at + len(start))
            return Token("raw", at, len(text) if stop < 0 else stop + len(end), name)
    return None


def _tag(text: str, at: int) -> Token | None:
    found = _TAG.match(text, at)
    if found is None:
        return None
    return Token("end" if found["end"] else "start", at, found.end(), found["name"].lower())


def _end_of_raw(text: str, start: Token) -> int:
    """End of the content of a script or the like: before its end tag."""
    at = start.end
    if text[at - 2] == "/":
        return at
    found = re.compile(rf"</{re.escape(start.name)}(?=[\s/>])", re.IGNORECASE).search(text, at)
    return found.start() if found else len(text)


def attributes(text: str, token: Token) -> Iterator[tuple[str, int, int]]:
    """Name in lower case, and where the value lies between its quotes."""
    for found in _ATTRIBUTE.finditer(text, token.start + 1 + len(token.name), token.end):
        group = "single" if found["double"] is None else "double"
        yield found["name"].lower(), found.start(group), found.end(group)


def folded(row: Sequence[Token], text: str) -> list[Token]:
    """``row`` with whole scripts, drawings and what must not be translated as raw tokens."""
    ends = _matching_ends(row)
    out: list[Token] = []
    n = 0
    while n < len(row):
        token = row[n]
        end = ends.get(n)
        n += 1
        if end is not None and (token.name in _WHOLE or _is_locked(text, token)):
            token = Token("raw", token.start, row[end].end, token.name)
            n = end + 1
        out.append(token)
    return out


def _is_locked(text: str, token: Token) -> bool:
    if text.find("transl", token.start, token.end) < 0:
        return False
    said = {name: text[start:end].lower() for name, start, end in attributes(text, token)}
    return said.get("translate") == "no" or "notranslate" in said.get("class", "").split()


def _matching_ends(row: Sequence[Token]) -> dict[int, int]:
    """Position of the end tag by that of its start tag."""
    waiting: dict[str, list[int]] = {}
    ends: dict[int, int] = {}
    for n, token in enumerate(row):
        if token.kind == "start" and token.name not in VOID:
            waiting.setdefault(token.name, []).append(n)
        elif token.kind == "end" and waiting.get(token.name):
            ends[waiting[token.name].pop()] = n
    return ends

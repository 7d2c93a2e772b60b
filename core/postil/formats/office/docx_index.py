r"""Terms of the index of a Word document: the fields ``XE "term:subterm" \t "see another"``.

They stand in the text where they belong, hidden; the index is made of them. An instruction may lie
in several runs. The levels of a term are one segment, with a tag between them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from postil.formats.blocks import BlockDocument, TextBlock
from postil.formats.codes import Part, single
from postil.formats.office.docx_runs import W
from postil.formats.raw.xml_input import legal

_FIELD = re.compile(r'\s*XE\s+"((?:[^"\\]|\\.)*)"', re.IGNORECASE)
_REFERENCE = re.compile(r'\\t\s+"((?:[^"\\]|\\.)*)"', re.IGNORECASE)
_ESCAPED = re.compile(r"\\(.)")
_LEVEL = re.compile(r"((?:[^:\\]|\\.)*)(:?)")
_SIMPLE = f"{W}fldSimple"
_INSTRUCTION = f"{W}instr"


def index_blocks(document: BlockDocument, name: str, root: Any) -> Iterator[TextBlock]:
    """A block for each term, and for what its entry refers to; ids begin with ``name``."""
    number = 0
    for pieces in _instructions(root):
        text = _text(pieces)
        term = _FIELD.match(text)
        if term is None:
            continue
        number += 1
        for kind, found in (("", term), ("see", _REFERENCE.search(text, term.end()))):
            if found is not None:
                put = partial(_put, pieces, see=bool(kind))
                parts = _levels(found[1])
                line = pieces[0].sourceline
                yield document.block(f"{name}{number}{kind}", parts, put, line=line, whole=True)


def _instructions(root: Any) -> Iterator[list[Any]]:
    """Elements that the instruction of each field lies in, without those of fields within it."""
    opened: list[list[Any]] = []
    for element in root.iter(f"{W}fldChar", f"{W}instrText", _SIMPLE):
        kind = element.get(f"{W}fldCharType")
        if element.tag == _SIMPLE:
            yield [element]
        elif kind == "begin":
            opened.append([])
        elif kind == "end" and opened:
            pieces = opened.pop()
            if pieces:
                yield pieces
        elif kind is None and opened:
            opened[-1].append(element)


def _text(pieces: Sequence[Any]) -> str:
    if pieces[0].tag == _SIMPLE:
        return str(pieces[0].get(_INSTRUCTION, ""))
    return "".join(one.text or "" for one in pieces)


def _levels(term: str) -> list[Part]:
    """A term as text, with a code for each colon between two levels."""
    parts: list[Part] = []
    for level, colon in _LEVEL.findall(term):
        parts.append(_ESCAPED.sub(r"\1", level))
        if colon:
            parts.append(single(":", ":", keep=True, word=True))
    return [part for part in parts if part]


def _put(pieces: Sequence[Any], parts: Sequence[Part], *, see: bool) -> None:
    """Write a term, or what its entry refers to, into the instruction."""
    new = "".join(
        re.sub(r'(["\\:])', r"\\\1", legal(part)) if isinstance(part, str) else ":"
        for part in parts
    )
    text = _text(pieces)
    term = _FIELD.match(text)
    found = _REFERENCE.search(text, term.end()) if see and term is not None else term
    if found is None:
        return
    text = text[: found.start(1)] + new + text[found.end(1) :]
    if pieces[0].tag == _SIMPLE:
        pieces[0].set(_INSTRUCTION, text)
        return
    pieces[0].text = text
    pieces[0].set("{http://www.w3.org/XML/1998/namespace}space", "preserve")
    for one in pieces[1:]:
        one.text = None

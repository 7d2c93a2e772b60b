"""Text of slides, drawings, charts and cells as runs, and back.

DrawingML (PowerPoint, charts, text boxes of Excel) and the strings of Excel share one simple model:
a paragraph of runs, each with its properties and one text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from typing import Any

from lxml import etree

from postil.formats.blocks import TextBlock
from postil.formats.codes import Code, Part, single
from postil.formats.office.office import PackageDocument
from postil.formats.raw.xml_input import legal, local_name
from postil.formats.runs import Item, Run, Style, parts_of

A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
X = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
MC = "{http://schemas.openxmlformats.org/markup-compatibility/2006}"
_SPACE = "{http://www.w3.org/XML/1998/namespace}space"

_NAMESPACE = re.compile(r' xmlns(?::[\w.-]+)?="[^"]*"')
# What the programs note for themselves.
_UNSEEN = frozenset({"lang", "altLang", "dirty", "err", "smtClean", "noProof", "bmk"})


@dataclass(frozen=True, slots=True)
class Words:
    """Names of the elements of one vocabulary.

    Parameters
    ----------
    first, last
        Stand before and after all runs.
    dropped
        Describes the text that was, by the numbers of its characters.
    """

    run: str
    properties: str
    text: str
    line_break: str = ""
    first: str = ""
    last: str = ""
    dropped: str = ""


DRAWING = Words(f"{A}r", f"{A}rPr", f"{A}t", f"{A}br", f"{A}pPr", f"{A}endParaRPr")
CELL = Words(f"{X}r", f"{X}rPr", f"{X}t", last=f"{X}phoneticPr", dropped=f"{X}rPh")


def drawing_blocks(
    document: PackageDocument,
    label: str,
    tree: Any,
    note: str = "",
    wanted: Callable[[Any], bool] = lambda paragraph: True,  # noqa: ARG005  # all
) -> Iterator[TextBlock]:
    """The paragraphs of a slide, drawing or chart that are wanted; ``note`` is on the first."""
    number = 0
    for paragraph in tree.getroot().iter(f"{A}p"):
        if next(paragraph.iterancestors(f"{MC}Fallback"), None) is None:
            number += 1
            if not wanted(paragraph):
                continue
            name = f"{label}:{number}"
            block = paragraph_block(document, name, paragraph, DRAWING, note=note)
            if block is not None:
                yield block
                note = ""


def paragraph_block(
    document: PackageDocument, name: str, paragraph: Any, words: Words, *, note: str = ""
) -> TextBlock | None:
    """The block of one paragraph, or None if there is no text in it."""
    parts, base = parts_of(list(_items(paragraph, words)), empty_pairs=document.options.first)
    if not any(isinstance(part, str) for part in parts):
        return None
    put = partial(_put, paragraph, words, base)
    return document.block(name, parts, put, line=paragraph.sourceline, note=note)


def _items(paragraph: Any, words: Words) -> Iterator[Item]:
    for child in paragraph:
        if child.tag == words.run:
            text = child.findtext(words.text) or ""
            yield Run(_style(child.find(words.properties)), [text])
        elif child.tag == words.text:
            yield Run(Style(), [child.text or ""])
        elif child.tag == words.line_break:
            yield single("<br/>", "br", child)
        elif child.tag not in (words.first, words.last, words.dropped):
            name = local_name(child)
            shown = str(child.get("type") or name or "code")
            word = name in ("fld", "m")
            yield single(f"<{name} {shown}/>", shown, child, keep=True, word=word)


def _style(properties: Any | None) -> Style:
    if properties is None:
        return Style()
    marks = [f'<{name} val="{v}"/>' for name, v in properties.items() if name not in _UNSEEN]
    marks += [markup(child) for child in properties]
    return Style(tuple(marks), properties)


def markup(element: Any) -> str:
    """The whole element without its namespaces."""
    text: str = etree.tostring(element, encoding="unicode", with_tail=False)
    return _NAMESPACE.sub("", text)


def _put(paragraph: Any, words: Words, base: Style, parts: list[Part]) -> None:
    last = [child for child in paragraph if child.tag == words.last]
    first = [child for child in paragraph if child.tag == words.first]
    if words is CELL and len(parts) == 1 and isinstance(parts[0], str) and not base.marks:
        paragraph[:] = [*first, _text(paragraph, words, parts[0]), *last]
        return
    paragraph[:] = first
    styles = [base]
    for part in parts:
        if isinstance(part, str):
            _append_text(paragraph, words, styles[-1], part)
        elif part.kind == "open":
            styles.append(part.payload)
        elif part.kind == "close":
            styles.pop()
        else:
            _append_things(paragraph, part)
    paragraph.extend(last)


def _append_things(paragraph: Any, code: Code) -> None:
    for element in code.payload if isinstance(code.payload, list) else [code.payload]:
        copy = deepcopy(element)
        copy.tail = None
        paragraph.append(copy)


def _append_text(paragraph: Any, words: Words, style: Style, text: str) -> None:
    """Runs of this style; a line feed is a line break where the vocabulary has one."""
    lines = text.split("\n") if words.line_break else [text]
    for n, line in enumerate(lines):
        if n:
            paragraph.append(paragraph.makeelement(words.line_break))
        if line:
            run = paragraph.makeelement(words.run)
            if style.properties is not None:
                run.append(deepcopy(style.properties))
            run.append(_text(paragraph, words, line))
            paragraph.append(run)


def _text(parent: Any, words: Words, text: str) -> Any:
    element = parent.makeelement(words.text)
    element.text = text = legal(text)
    if words is CELL and (text != text.strip() or "\n" in text):
        element.set(_SPACE, "preserve")
    return element

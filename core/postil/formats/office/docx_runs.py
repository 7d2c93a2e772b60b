"""Content of a Word paragraph as runs, links, fields and codes, and back."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from copy import deepcopy
from typing import Any

from postil.formats.codes import Code, Part, single
from postil.formats.office.office_runs import markup as whole_markup
from postil.formats.raw.xml_input import attribute, legal, local_name
from postil.formats.runs import Group, Item, Run, Style

W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_SPACE = "{http://www.w3.org/XML/1998/namespace}space"
OFF = ("0", "false", "off")

# What Word notes for itself; not written again.
_DROPPED = {f"{W}pPr", f"{W}rPr", f"{W}proofErr", f"{W}lastRenderedPageBreak"}
_TRANSPARENT = {f"{W}smartTag"}
_GROUPS = {
    f"{W}hyperlink": "link", f"{W}ins": "inserted", f"{W}moveTo": "moved", f"{W}sdt": "field",
    f"{W}dir": "dir", f"{W}bdo": "bdo", f"{W}customXml": "xml",
}  # fmt: skip
# Formatting nobody sees in the text: the language, and the twins of properties for other scripts.
_UNSEEN = {f"{W}{name}" for name in ("lang", "noProof", "bCs", "iCs", "szCs", "rPrChange")}
# Which of its fonts a character of two scripts takes.
_HINT = frozenset({f"{W}hint"})
_CHARACTERS = {f"{W}noBreakHyphen": "\u2011", f"{W}softHyphen": "\u00ad"}
# Characters that are elements of their own in a run.
_WRITTEN = {"\t": f"{W}tab", "\n": f"{W}br", **{text: name for name, text in _CHARACTERS.items()}}
_ELEMENTS = re.compile("|".join(_WRITTEN))
_SPACES = {f"{W}tab": "tab", f"{W}ptab": "tab", f"{W}br": "br", f"{W}cr": "br"}
_NAMES = {
    "footnoteReference": "footnote", "endnoteReference": "endnote", "drawing": "image",
    "pict": "image", "object": "object", "AlternateContent": "image", "bookmarkStart": "bookmark",
    "bookmarkEnd": "bookmark", "commentReference": "comment", "commentRangeStart": "comment",
    "commentRangeEnd": "comment", "oMath": "formula", "oMathPara": "formula", "sym": "symbol",
    "del": "deleted", "moveFrom": "deleted",
}  # fmt: skip
_WORDS = {"oMath", "oMathPara", "sym", "pgNum"}


_RUN, _RUN_PROPERTIES, _FIELD_MARK = f"{W}r", f"{W}rPr", f"{W}fldChar"
_VANISH, _RUN_STYLE, _VALUE = f"{W}vanish", f"{W}rStyle", f"{W}val"


class RunReader:
    """Reads paragraphs.

    Parameters
    ----------
    hidden
        Ids of the styles whose text is not seen.
    hints
        Runs that differ only in a hint which of their fonts to take do differ, as in the first
        filter.
    """

    def __init__(self, hidden: Collection[str], *, hints: bool = False) -> None:
        self._hidden = hidden
        self._hints = hints
        self._cursor: set[str] = set()  # ids of bookmarks that hold Word's last position

    def items(self, paragraph: Any) -> list[Item]:
        """Items of the paragraph, or of an element of runs in it."""
        style = paragraph.find(f"{W}pPr/{W}pStyle")
        if style is not None and style.get(f"{W}val") in self._hidden:
            return []
        return list(self._items(list(paragraph)))

    def _items(self, children: list[Any]) -> Iterator[Item]:
        ends = _field_ends(children)
        at = 0
        while at < len(children):
            end = ends.get(at)
            if end is None:
                yield from self._item(children[at])
                at += 1
            else:
                yield self._field(children[at : end + 1])
                at = end + 1

    def _item(self, child: Any) -> Iterator[Item]:
        name = child.tag
        if name == _RUN:
            yield from self._run(child)
        elif name in _DROPPED or self._is_cursor(child):
            pass
        elif name in _TRANSPARENT:
            yield from self._items(list(child))
        elif name == f"{W}fldSimple":
            yield self._simple_field(child)
        elif name in _GROUPS:
            group = Group(child, _markup(child), _GROUPS[name], whole=child)
            group.items = list(self._items(list(_hole(child))))
            yield group
        else:
            yield _thing(child)

    def _is_cursor(self, element: Any) -> bool:
        identifier = element.get(f"{W}id", "") if isinstance(element.tag, str) else ""
        if element.tag == f"{W}bookmarkStart" and element.get(f"{W}name") == "_GoBack":
            self._cursor.add(identifier)
            return True
        return element.tag == f"{W}bookmarkEnd" and identifier in self._cursor

    def _field(self, elements: list[Any]) -> Item:
        """A link is a pair around its text; what Word computes is one code."""
        instruction = "".join(
            text.text or "" for element in elements for text in element.iter(f"{W}instrText")
        ).strip()
        marks = [n for n, element in enumerate(elements) if _field_mark(element) == "separate"]
        if not _is_link(instruction) or len(marks) != 1:
            return _computed(instruction, elements)
        shown = marks[0] + 1
        ends = elements[:shown], elements[-1:]
        group = Group(ends, f"<field {instruction}>", "link", whole=elements)
        group.items = list(self._items(elements[shown:-1]))
        return group

    def _simple_field(self, element: Any) -> Item:
        """A field in one element."""
        instruction = element.get(f"{W}instr", "").strip()
        if not _is_link(instruction):
            return _computed(instruction, [element])
        group = Group(element, f"<field {instruction}>", "link", whole=element)
        group.items = list(self._items(list(element)))
        return group

    def _run(self, run: Any) -> Iterator[Item]:
        properties = next(run.iterchildren(_RUN_PROPERTIES), None)
        children = [child for child in run if child.tag not in _DROPPED]
        if not children:
            return
        texts = [child for child in children if child.tag == f"{W}t" or child.tag in _CHARACTERS]
        if self._is_hidden(properties):
            yield single(_markup(run), "hidden", run, keep=True)
        elif not texts and (len(children) > 1 or children[0].tag not in _SPACES):
            names = dict.fromkeys(_name(child) for child in children)
            keep = any(_is_kept(child) for child in children)
            word = any(local_name(child) in _WORDS for child in children)
            markup = "".join(_markup(child) for child in children)
            yield single(markup, "+".join(names), run, keep=keep, word=word)
        else:
            style = _style(properties, hints=self._hints)
            yield Run(style, [_part(child) for child in children])

    def _is_hidden(self, properties: Any | None) -> bool:
        if properties is None:
            return False
        hides = False
        for mark in properties.iterchildren(_VANISH, _RUN_STYLE):
            value = mark.get(_VALUE)
            if mark.tag == _VANISH:
                return value not in OFF
            hides = hides or value in self._hidden
        return hides


def _is_link(instruction: str) -> bool:
    return instruction.partition(" ")[0].upper() == "HYPERLINK"


def _computed(instruction: str, elements: list[Any]) -> Code:
    name = instruction.partition(" ")[0].lower() or "field"
    return single(f"<field {instruction}>", name, elements, keep=True, word=True)


def _style(properties: Any | None, *, hints: bool) -> Style:
    if properties is None:
        return Style()
    seen = [child for child in properties if child.tag not in _UNSEEN]
    if not hints:
        seen = [child for child in seen if not _is_hint(child)]
    without = frozenset() if hints else _HINT
    marks = (
        whole_markup(child) if len(child) else _markup(child, without=without) for child in seen
    )
    return Style(tuple(marks), properties)


def _is_hint(element: Any) -> bool:
    """Whether a property of a run is no more than a hint which of its fonts to take."""
    return element.tag == f"{W}rFonts" and _HINT.issuperset(element.keys())


def _part(child: Any) -> Part:
    if child.tag == f"{W}t":
        return (child.text or "").replace("\n", " ")
    return _CHARACTERS.get(child.tag) or _thing(child)


def _thing(element: Any) -> Code:
    word = local_name(element) in _WORDS
    return single(_markup(element), _name(element), element, keep=_is_kept(element), word=word)


def _is_kept(element: Any) -> bool:
    """Everything but tabs and line breaks; a page break is more than that."""
    return element.tag not in _SPACES or element.get(f"{W}type", "textWrapping") != "textWrapping"


def _name(element: Any) -> str:
    name = local_name(element)
    return _SPACES.get(element.tag) or _NAMES.get(name, name or "code")


def _markup(element: Any, *, without: Collection[str] = ()) -> str:
    """The start tag, without namespaces of its own and without some attributes."""
    if not isinstance(element.tag, str):
        return "<!-- -->"
    prefix = f"{element.prefix}:" if element.prefix else ""
    prefixes = {uri: name for name, uri in element.nsmap.items()}
    pieces = [f"<{prefix}{local_name(element)}"]
    for key, value in element.items():
        uri, _, name = key.rpartition("}")
        if "rsid" not in name and key not in without:
            short = prefixes.get(uri[1:]) if uri else None
            pieces.append(
                f"{short}:{name}={attribute(value)}" if short else f"{name}={attribute(value)}"
            )
    return " ".join(pieces) + "/>"


def _hole(element: Any) -> Any:
    """The element in which the runs of a group lie."""
    if element.tag == f"{W}sdt":
        inner = element.find(f"{W}sdtContent")
        return element if inner is None else inner
    return element


def _field_mark(element: Any) -> str:
    if element.tag != _RUN:
        return ""
    mark = next(element.iterchildren(_FIELD_MARK), None)
    return "" if mark is None else str(mark.get(f"{W}fldCharType", ""))


def _field_ends(elements: list[Any]) -> dict[int, int]:
    """Ends of the fields that begin and end among ``elements``, by their beginnings."""
    begun: list[int] = []
    ends: dict[int, int] = {}
    for n, element in enumerate(elements):
        mark = _field_mark(element) if element.tag == _RUN else ""
        if mark == "begin":
            begun.append(n)
        elif mark == "end" and begun:
            ends[begun.pop()] = n
    return ends


class RunWriter:
    """Writes the parts of a paragraph.

    Parameters
    ----------
    base
        Formatting of text that is in no pair.
    """

    def __init__(self, base: Style) -> None:
        self._base = base

    def write(self, paragraph: Any, parts: list[Part]) -> None:
        """Append ``parts`` to ``paragraph``."""
        stack: list[tuple[Any, Style]] = [(paragraph, self._base)]
        run: Any | None = None
        for part in parts:
            holder, style = stack[-1]
            if isinstance(part, Code) and part.kind == "single":
                payload = part.payload if isinstance(part.payload, list) else [part.payload]
                for element in payload:
                    run = _append_thing(holder, style, run, element)
            elif isinstance(part, Code):
                run = None
                if part.kind == "open":
                    stack.append(_opened(holder, part.payload))
                else:
                    stack.pop()
                    _closed(stack[-1][0], part.payload)
            else:
                run = _new_run(holder, style) if run is None else run
                _append_text(run, part)


def _opened(holder: Any, payload: Style | Group) -> tuple[Any, Style]:
    if isinstance(payload, Style):
        return holder, payload
    if isinstance(payload.payload, tuple):
        for element in payload.payload[0]:
            _append_copy(holder, element)
        return holder, payload.base
    original = payload.payload
    shell = original.makeelement(original.tag, dict(original.attrib), original.nsmap)
    hole = shell
    if _hole(original) is not original:
        for child in original:
            if child is _hole(original):
                hole = shell.makeelement(child.tag, dict(child.attrib), child.nsmap)
                shell.append(hole)
            else:
                _append_copy(shell, child)
    holder.append(shell)
    return hole, payload.base


def _closed(holder: Any, payload: Style | Group) -> None:
    if isinstance(payload, Group) and isinstance(payload.payload, tuple):
        for element in payload.payload[1]:
            _append_copy(holder, element)


def _append_thing(holder: Any, style: Style, run: Any | None, element: Any) -> Any | None:
    """Write what stands alone; the run that text after it goes on with."""
    if element.getparent() is None or element.getparent().tag != f"{W}r":
        _append_copy(holder, element)
        return None
    run = _new_run(holder, style) if run is None else run
    _append_copy(run, element)
    return run


def _append_copy(parent: Any, element: Any) -> None:
    copy = deepcopy(element)
    copy.tail = None
    parent.append(copy)


def _new_run(holder: Any, style: Style) -> Any:
    run = holder.makeelement(f"{W}r")
    holder.append(run)
    if style.properties is not None:
        _append_copy(run, style.properties)
    return run


def _append_text(run: Any, text: str) -> None:
    start = 0
    for found in _ELEMENTS.finditer(text):
        _append_characters(run, text[start : found.start()])
        run.append(run.makeelement(_WRITTEN[found[0]]))
        start = found.end()
    _append_characters(run, text[start:])


def _append_characters(run: Any, text: str) -> None:
    if text:
        element = run.makeelement(f"{W}t")
        element.text = text = legal(text)
        if text != text.strip() or "  " in text:
            element.set(_SPACE, "preserve")
        run.append(element)

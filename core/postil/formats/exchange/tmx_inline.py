"""Inline codes of TMX 1.4b level 2 to tags and back.

``bpt``/``ept`` become an opening and a closing tag, ``ph`` and ``ut`` single ones, ``it`` half a
pair, ``hi`` a pair around its text; text inside a code (``sub``) stays in its mark-up. The id of a
tag is ``x``, which names the same code in both languages, or else ``i``.

The mark-up of a tag is the native code that the element holds (``<b>``), if that and the id are
all there is to the element; else the whole element but for its numbers. So the tags of a document
written to TMX come back with the mark-up they had.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from lxml import etree

from postil.formats.raw.xml_input import (
    attribute,
    attributes_of,
    content,
    fragment,
    legal,
    local_name,
)
from postil.text.tags import Tag, TaggedText, TagKind

MAX_DEPTH = 64
_KINDS: dict[str, TagKind] = {
    "bpt": "open", "ept": "close", "it": "single", "ph": "single", "ut": "single",
}  # fmt: skip
_ATTRIBUTES = {
    "bpt": {"i", "x", "type"}, "ept": {"i"}, "it": {"pos", "x", "type"},
    "ph": {"x", "type", "assoc"}, "ut": {"x"},
}  # fmt: skip
_HALVES: dict[str, TagKind] = {"begin": "open", "end": "close"}
_HIGHLIGHT = re.compile(r"<hi(?: (?:type|x)=\"[^\"<&]*\")*>|</hi>")
_ELEMENT = re.compile(r"<(bpt|ept|it|ph|ut)[\s>/]")


def read_segment(segment: Any) -> TaggedText:
    """The content of a ``seg`` element.

    Raises
    ------
    ValueError
        Elements are nested too deeply to be anything but an attack.
    """
    if len(segment) == 0:
        return TaggedText.of(segment.text or "")
    return TaggedText.from_parts(_Reader().parts(segment, 0))


class _Reader:
    """State of one segment: which ``x`` each ``i`` had, how many ``hi`` there were."""

    def __init__(self) -> None:
        self._pairs: dict[str, str] = {}
        self._highlights = 0

    def parts(self, parent: Any, depth: int) -> Iterator[str | Tag]:
        if depth > MAX_DEPTH:
            raise ValueError("inline codes are nested too deeply")
        if parent.text:
            yield parent.text
        for child in parent:
            name = local_name(child)
            if name == "hi":
                yield from self._highlight(child, depth)
            elif name in _KINDS:
                yield self._code(child, name)
            elif name:  # not TMX; its text is all we can keep
                yield from self.parts(child, depth + 1)
            elif child.text:  # an entity that an unread DTD defines
                yield child.text
            if child.tail:
                yield child.tail

    def _highlight(self, element: Any, depth: int) -> Iterator[str | Tag]:
        self._highlights += 1
        identifier = element.get("x") or f"hi{self._highlights}"
        attributes = "".join(
            f" {name}={attribute(value)}" for name, value in attributes_of(element)
        )
        yield Tag("open", identifier, f"<hi{attributes}>", element.get("type", ""))
        yield from self.parts(element, depth + 1)
        yield Tag("close", identifier, "</hi>", element.get("type", ""))

    def _code(self, element: Any, name: str) -> Tag:
        number = element.get("i", "")
        identifier = element.get("x") or element.get("id", "")  # some tools write that
        kind = _KINDS[name]
        if name == "bpt":
            identifier = self._pairs[number] = identifier or number
        elif name == "ept":
            identifier = self._pairs.get(number, identifier or number)
        elif name == "it":
            kind = _HALVES.get(element.get("pos", ""), kind)
        code = "".join(element.itertext())
        simple = (
            len(element) == 0
            and name != "ut"
            and not {key for key, _ in attributes_of(element)}
            & _ATTRIBUTES[name] - {"i", "x", "pos"}
            and _own_element(code) is None
        )
        return Tag(kind, identifier, code if simple else _serialise(element), code)


def _serialise(element: Any) -> str:
    """The element without what numbers it, attributes in order: equal codes, equal text."""
    name = local_name(element)
    attributes = "".join(
        f" {key}={attribute(value)}"
        for key, value in sorted(attributes_of(element))
        if key in _ATTRIBUTES[name] - {"i", "x"}
    )
    return f"<{name}{attributes}>{_content(element)}</{name}>"


def _content(element: Any) -> str:
    pieces = [content(element.text or "")]
    for child in element.iterchildren():
        text: str = etree.tostring(child, encoding="unicode")
        pieces.append(re.sub(r' xmlns(:\w+)?="[^"]*"', "", text))
    return "".join(pieces)


def write_segment(text: TaggedText, numbers: dict[str, str]) -> str:
    """The content of a ``seg`` element, as XML.

    Parameters
    ----------
    numbers
        The ``x`` of each tag id of the unit: given for ids that are numbers, filled here for the
        others; shared by the languages of a unit.
    """
    if not text.tags:
        return content(text.text)
    return _Writer(numbers, list(text.parts())).segment()


@dataclass
class _Writer:
    """State of one segment while it is written."""

    numbers: dict[str, str]
    parts: list[str | Tag]

    def segment(self) -> str:
        partners = _partners(self.parts)
        xml = self._assemble(partners, highlights=True)
        if ("<hi" in xml or "</hi>" in xml) and not _well_formed(xml):
            xml = self._assemble(partners, highlights=False)
        return xml

    def _assemble(self, partners: dict[int, int], *, highlights: bool) -> str:
        out = []
        for n, part in enumerate(self.parts):
            if isinstance(part, str):
                out.append(content(part))
            else:
                out.append(self._code(part, partners.get(n), highlights=highlights))
        return "".join(out)

    def _code(self, tag: Tag, pair: int | None, *, highlights: bool) -> str:
        if highlights and _HIGHLIGHT.fullmatch(tag.markup):
            return tag.markup
        own = _own_element(tag.markup)
        name, attributes, inner = own or ("", {}, content(tag.markup))
        if pair is not None:
            name = "bpt" if tag.kind == "open" else "ept"
            attributes["i"] = str(pair)
        elif tag.kind != "single":
            name = "it"
            attributes["pos"] = "begin" if tag.kind == "open" else "end"
        elif name not in ("it", "ut"):
            name = "ph"
        if tag.id:
            attributes["x"] = self._number(tag.id)
        written = "".join(
            f" {key}={attribute(attributes[key])}"
            for key in sorted(attributes.keys() & _ATTRIBUTES[name])
        )
        return f"<{name}{written}>{inner}</{name}>"

    def _number(self, identifier: str) -> str:
        """``x`` must be a number to some tools: other ids get one that is free."""
        if not is_number(identifier) and identifier not in self.numbers:
            taken = set(self.numbers.values())
            free = 1000
            while str(free) in taken:
                free += 1
            self.numbers[identifier] = str(free)
        return self.numbers.get(identifier, identifier)


def is_number(identifier: str) -> bool:
    """Whether a tag id can be the ``x`` of a code."""
    return identifier.isascii() and identifier.isdigit()


def _partners(parts: Iterable[str | Tag]) -> dict[int, int]:
    """Number ``i`` of the pair for the position of each tag that has its partner."""
    waiting: dict[str, list[int]] = {}
    pairs: dict[int, int] = {}
    last = 0
    for n, part in enumerate(parts):
        if isinstance(part, str):
            continue
        if part.kind == "open":
            waiting.setdefault(part.id, []).append(n)
        elif part.kind == "close" and waiting.get(part.id):
            last += 1
            pairs[waiting[part.id].pop()] = pairs[n] = last
    return pairs


def _own_element(markup: str) -> tuple[str, dict[str, str], str] | None:
    """Name, attributes and content of mark-up that is an element of TMX; None for any other."""
    if not _ELEMENT.match(markup) or not _well_formed(markup):
        return None
    element = fragment(f"<seg>{markup}</seg>")[0]
    if element.tail or not set(element.attrib) <= {"type", "pos", "assoc"}:
        return None
    return str(element.tag), dict(attributes_of(element)), _content(element)


def _well_formed(xml: str) -> bool:
    try:
        fragment(f"<seg>{legal(xml)}</seg>")
    except etree.XMLSyntaxError:
        return False
    return True

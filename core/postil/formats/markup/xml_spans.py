"""XML files edited in place: a tree whose nodes have their spans in the text.

The parser of :mod:`postil.formats.raw.xml_input` judges first whether a file is well-formed and
safe; then its text is cut into nodes. Nothing is written but the spans that are translated, so that
quotes, spaces within tags, references and comments stay as they are.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from typing import Literal

from postil.errors import InputError
from postil.formats.raw.files import DecodedText, decode, extends_ascii
from postil.formats.raw.xml_input import declared_encoding, legal, parse, root_start
from postil.formats.text_file import Span, TextDocument
from postil.messages import Message

LeafKind = Literal["text", "cdata", "reference", "other"]

_TOKEN = re.compile(
    r"""(?P<other><!--.*?-->|<\?.*?\?>) | <!\[CDATA\[(?P<cdata>.*?)\]\]> | </(?P<end>[^\s>]++)\s*>
    | <(?P<name>[^\s/>!?]++)(?:[^<>"']|"[^"<]*"|'[^'<]*')*> | (?P<text>[^<&]++|&)+""",
    re.VERBOSE | re.DOTALL,
)
_ATTRIBUTE = re.compile(r"""([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')""")
_KNOWN = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}
_REFERENCE = re.compile(r"&(?:#(?:x([0-9A-Fa-f]{1,6})|([0-9]{1,7}))|([^\s;&<]+));")
_MARKS = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


@dataclass(slots=True, eq=False)
class Leaf:
    """A node without nodes in it.

    Attributes
    ----------
    kind
        ``reference``: to an entity that is not XML's own; ``other``: a comment or an instruction.
    inner
        Content of a text or a CDATA section, as it is written.
    """

    kind: LeafKind
    start: int
    end: int
    inner: Span


@dataclass(slots=True, eq=False)
class Element:
    """An element: where it stands, and where its content does; its name has no prefix."""

    name: str
    start: int
    inner: Span
    end: int = 0
    parent: Element | None = None
    nodes: list[Element | Leaf] = field(default_factory=list)

    def elements(self) -> Iterator[Element]:
        """Its child elements."""
        return (node for node in self.nodes if isinstance(node, Element))

    def child(self, name: str) -> Element | None:
        """The first child of a name."""
        return next((one for one in self.elements() if one.name == name), None)

    def descendants(self) -> Iterator[Element]:
        """The element and all below it, in order."""
        waiting = [self]
        while waiting:
            one = waiting.pop()
            yield one
            waiting += reversed(list(one.elements()))


class XmlTextDocument(TextDocument):
    """An XML file as segments, in the encoding that it declares."""

    def _decode(self, data: bytes) -> DecodedText:
        parse(data, self.path)
        declared = declared_encoding(data)
        if data.startswith(_MARKS) or declared.replace("_", "-") in ("", "utf-8", "utf-16"):
            return self._utf(data)
        try:
            if not extends_ascii(declared):
                raise LookupError(declared)
            text = data.decode(declared)
        except (LookupError, UnicodeDecodeError) as error:
            raise InputError(
                Message("the encoding {encoding} is not known", encoding=declared), file=self.path
            ) from error
        if text.encode(declared, "replace") != data:
            raise InputError(
                Message("text in {declared} cannot be written back as it is", declared=declared),
                file=self.path,
                hint="Save it as UTF-8.",
            )
        return DecodedText(text, declared)

    def _utf(self, data: bytes) -> DecodedText:
        found = decode(data, self.path, self.source_language)
        if found.guessed:
            raise InputError("this is no UTF-8", file=self.path)
        return found

    def _encode(self, text: str) -> bytes:
        return self._file.mark + text.encode(self._file.encoding, "xmlcharrefreplace")

    def _root(self) -> Element:
        """The root element."""
        root = tree_of(self._text)
        if root is None:
            raise InputError("this is not an XML file", file=self.path)
        return root

    def _attributes(self, element: Element) -> dict[str, Span]:
        """Places of the values of its attributes, by their names with prefix."""
        at = element.start + 1 + self._text[element.start + 1 : element.inner[0]].find(element.name)
        return {
            found[1]: found.span(2 if found[2] is not None else 3)
            for found in _ATTRIBUTE.finditer(self._text, at + len(element.name), element.inner[0])
        }

    def _attribute(self, element: Element, name: str) -> str:
        """The value of an attribute, or ""."""
        span = self._attributes(element).get(name)
        return self._unescaped(span) if span else ""

    def _unescaped(self, span: Span) -> str:
        """Text of a span, its references to characters replaced."""
        text = _REFERENCE.sub(_character, self._text[span[0] : span[1]])
        return text.replace("\r\n", "\n")

    def _text_of(self, element: Element) -> str:
        """All text in an element, without that of elements in it."""
        return "".join(
            self._text[node.inner[0] : node.inner[1]] if node.kind == "cdata"
            else self._unescaped(node.inner)
            for node in element.nodes
            if isinstance(node, Leaf) and node.kind != "other"
        )  # fmt: skip

    def _escaped(self, text: str) -> str:
        """Text as content of an element."""
        return escape(legal(text), quote=False).replace("\r", "&#13;").replace("\n", self._feeds)

    def _quoted(self, quote: str, text: str) -> str:
        """Text as the value of an attribute."""
        text = escape(legal(text), quote=False).replace(
            quote, "&quot;" if quote == '"' else "&apos;"
        )
        return text.replace("\n", "&#10;").replace("\t", "&#9;").replace("\r", "&#13;")

    def _in_cdata(self, text: str) -> str:
        """Text as content of a CDATA section."""
        text = legal(text).replace("]]>", "]]]]><![CDATA[>")
        return text.replace("\r", "]]>&#13;<![CDATA[").replace("\n", self._feeds)


def tree_of(text: str) -> Element | None:
    """The tree of a well-formed document; None if its tags do not nest."""
    root: Element | None = None
    opened: list[Element] = []
    for found in _TOKEN.finditer(text, root_start(text)):
        if found["name"] is not None:
            empty = found[0].endswith("/>")
            name = found["name"].rpartition(":")[2]
            parent = opened[-1] if opened else None
            one = Element(name, found.start(), (found.end(), found.end()), found.end(), parent)
            if parent is not None:
                parent.nodes.append(one)
            root = root or one
            if not empty:
                opened.append(one)
        elif found["end"] is not None:
            if not opened or opened[-1].name != found["end"].rpartition(":")[2]:
                return None
            one = opened.pop()
            one.inner, one.end = (one.inner[0], found.start()), found.end()
        elif opened:
            opened[-1].nodes += _leaves(found)
    return None if opened else root


def _leaves(found: re.Match[str]) -> Iterator[Leaf]:
    if found["cdata"] is not None:
        yield Leaf("cdata", found.start(), found.end(), found.span("cdata"))
        return
    if found["other"] is not None:
        yield Leaf("other", found.start(), found.end(), (found.start(), found.end()))
        return
    at = found.start()
    for reference in _REFERENCE.finditer(found.string, at, found.end()):
        if reference[3] is None or reference[3] in _KNOWN:
            continue
        if reference.start() > at:
            yield Leaf("text", at, reference.start(), (at, reference.start()))
        yield Leaf("reference", *reference.span(), reference.span())
        at = reference.end()
    if found.end() > at:
        yield Leaf("text", at, found.end(), (at, found.end()))


def _character(found: re.Match[str]) -> str:
    if found[3] is not None:
        return _KNOWN.get(found[3], found[0])
    number = int(found[1], 16) if found[1] else int(found[2])
    return chr(number) if number < 0x110000 else found[0]

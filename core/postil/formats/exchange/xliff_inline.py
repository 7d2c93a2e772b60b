"""Inline elements of XLIFF 1.2 to tags and back.

``g`` and ``mrk`` become a pair around their text; ``bx``/``ex`` and ``bpt``/``ept`` an opening and
a closing tag; ``x``, ``ph``, ``it``, anything of a foreign namespace, comments and processing
instructions single ones. The mark-up of a tag is the element as the file has it (of ``g`` and
``mrk`` the start or the end tag). Of tracked changes (Trados, memoQ) the text as it is now is read:
what was inserted is text like any other, what was deleted is not there. Nor are the marks of
comments, which :mod:`postil.formats.exchange.xliff_comments` keeps.

On the way back the translator's order wins. Where pairs no longer nest, ``g`` becomes the ``bx``
and ``ex`` that the standard makes equal to it, and an orphaned ``mrk`` is left out. Mark-up that
is not XLIFF (from a memory) is wrapped in ``bpt``, ``ept`` or ``ph``.
"""

from __future__ import annotations

import re
from collections import defaultdict, deque
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from lxml import etree

from postil.formats.exchange.xliff_comments import COMMENT, RANGE
from postil.formats.exchange.xliff_states import MEMOQ
from postil.formats.raw.xml_input import attribute, content, fragment, legal, local_name
from postil.text.tags import Tag, TaggedText, TagKind

MAX_DEPTH = 200
Namespaces = Mapping[str | None, str]

_KINDS: dict[str, TagKind] = {
    "x": "single", "ph": "single", "it": "single",
    "bx": "open", "bpt": "open", "ex": "close", "ept": "close",
}  # fmt: skip
_CONTAINERS = frozenset({"g", "mrk"})
_SHOWN = frozenset({"x-sdl-added", "x-sdl-feedback-added", "ins", COMMENT, RANGE})
_DELETED = frozenset({"x-sdl-deleted", "x-sdl-feedback-deleted", "del"})
_MEMOQ_CHANGE = "x-mq-tc"  # mtype of the mark
_KEPT_BY_BX = ("id", "ctype", "ts", "clone", "xid", "equiv-text")
_END_TAG = re.compile(r"</((?:[\w.-]+:)?(?:g|mrk))>")
_START_TAG = re.compile(r"<((?:[\w.-]+:)?(?:g|mrk))[\s>]")


def read_inline(element: Any) -> TaggedText:
    """The content of a ``source``, ``target`` or segment ``mrk``.

    Raises
    ------
    ValueError
        Elements are nested more than ``MAX_DEPTH`` deep.
    """
    if len(element) == 0:
        return TaggedText.of(element.text or "")
    return TaggedText.from_parts(_parts(element, element.nsmap, 0))


def _parts(parent: Any, base: Namespaces, depth: int) -> Iterator[str | Tag]:
    if depth > MAX_DEPTH:
        raise ValueError("inline elements are nested too deeply")
    if parent.text:
        yield parent.text
    for child in parent:
        name, marked = local_name(child), _marked(child)
        if isinstance(child, etree._Entity):
            yield child.text or ""
        elif marked in _SHOWN:
            yield from _parts(child, base, depth + 1)
        elif marked in _DELETED:
            pass
        elif name in _CONTAINERS and same_namespace(child, parent):
            identifier = child.get("id") or child.get("mid") or child.get("mtype", "")
            display = child.get("equiv-text") or child.get("ctype") or child.get("mtype", "")
            yield Tag("open", identifier, _start_tag(child, base) + ">", display)
            yield from _parts(child, base, depth + 1)
            yield Tag("close", identifier, f"</{_qualified(child)}>", display)
        else:
            known = name in _KINDS and same_namespace(child, parent)
            kind = _KINDS[name] if known else "single"
            yield Tag(kind, _pair_id(child, kind), _serialise(child, base, depth), _display(child))
        if child.tail:
            yield child.tail


def _marked(element: Any) -> str:
    """Mark of a ``mrk`` on its text: "ins" or "del" for changes that memoQ tracked."""
    kind = element.get("mtype", "") if local_name(element) == "mrk" else ""
    return str(element.get(f"{{{MEMOQ}}}tctype", "") if kind == _MEMOQ_CHANGE else kind)


def has_memoq_changes(element: Any) -> bool:
    """Whether memoQ tracked changes in a text."""
    marks = element.iter("{*}mrk") if len(element) else ()
    return any(mark.get("mtype") == _MEMOQ_CHANGE for mark in marks)


def with_tags_of(source: TaggedText, target: TaggedText) -> TaggedText:
    """``target`` with the tags of ``source`` where they stand for the same.

    memoQ numbers tags anew where it tracks changes, so that the halves of a pair of which one was
    inserted differ. They are matched by their mark-up.
    """
    partners = {tag.id: tag for tag in reversed(source.tags) if tag.kind == "close"}
    waiting: defaultdict[tuple[TagKind, str], deque[Tag]] = defaultdict(deque)
    for tag in source.tags:
        waiting[tag.kind, tag.display].append(tag)
    to_close: defaultdict[str, list[Tag]] = defaultdict(list)
    closed: set[str] = set()
    out: list[str | Tag] = []
    for part in target.parts():
        if isinstance(part, str):
            out.append(part)
            continue
        again = part.kind == "close" and to_close[part.display]
        queue = waiting[part.kind, part.display]
        while not again and part.kind == "close" and queue and queue[0].id in closed:
            queue.popleft()
        tag = again.pop() if again else queue.popleft() if queue else part
        if tag.kind == "open" and tag.id in partners:
            to_close[partners[tag.id].display].append(partners[tag.id])
        elif tag.kind == "close":
            closed.add(tag.id)
        out.append(tag)
    return TaggedText.from_parts(out)


def _pair_id(element: Any, kind: TagKind) -> str:
    if not isinstance(element.tag, str):
        return ""
    first, second = ("id", "rid") if kind == "single" else ("rid", "id")
    return str(element.get(first) or element.get(second) or "")


def _display(element: Any) -> str:
    if not isinstance(element.tag, str):
        return ""
    return element.get("equiv-text") or "".join(element.itertext()) or element.get("ctype", "")


def same_namespace(element: Any, other: Any) -> bool:
    """Whether both elements belong to one vocabulary."""
    return bool(element.tag.rpartition("}")[0] == other.tag.rpartition("}")[0])


def _qualified(element: Any) -> str:
    name = local_name(element)
    return f"{element.prefix}:{name}" if element.prefix else name


def _start_tag(element: Any, base: Namespaces) -> str:
    """``<name a="b"`` as in the file, with the namespaces that ``base`` does not know."""
    pieces = [f"<{_qualified(element)}"]
    for prefix, uri in element.nsmap.items():
        if base.get(prefix) != uri:
            name = f"xmlns:{prefix}" if prefix else "xmlns"
            pieces.append(f"{name}={attribute(uri)}")
    prefixes = {uri: prefix for prefix, uri in element.nsmap.items() if prefix}
    prefixes["http://www.w3.org/XML/1998/namespace"] = "xml"
    for key, value in element.items():
        uri, _, name = key.rpartition("}")
        prefix = f"{prefixes[uri[1:]]}:" if uri else ""
        pieces.append(f"{prefix}{name}={attribute(value)}")
    return " ".join(pieces)


def _serialise(element: Any, base: Namespaces, depth: int) -> str:
    if depth > MAX_DEPTH:
        raise ValueError("inline elements are nested too deeply")
    if not isinstance(element.tag, str):
        text: str = etree.tostring(element, encoding="unicode", with_tail=False)
        return text
    start = _start_tag(element, base)
    if not element.text and len(element) == 0:
        return f"{start}/>"
    pieces = [start, ">", content(element.text or "")]
    for child in element:
        pieces += [_serialise(child, base, depth + 1), content(child.tail or "")]
    pieces.append(f"</{_qualified(element)}>")
    return "".join(pieces)


class InlineWriter:
    """Puts tagged text into elements of one document.

    Parameters
    ----------
    element
        Any element of the document's vocabulary: its prefixes are the ones mark-up may use.
    known
        Mark-up that was read from this document, which is good enough for it, valid or not.
    """

    def __init__(self, element: Any, known: Collection[str] = ()) -> None:
        self._known = known
        self._namespaces: dict[str | None, str] = dict(element.nsmap)
        self._uri = element.tag.rpartition("}")[0][1:]
        self._prefix = f"{element.prefix}:" if element.prefix else ""
        declarations = "".join(
            f" {f'xmlns:{prefix}' if prefix else 'xmlns'}={attribute(uri)}"
            for prefix, uri in self._namespaces.items()
        )
        self._wrap = f"<w{declarations}>", "</w>"
        self._native: dict[tuple[str, str], bool] = {}

    def fill(self, element: Any, text: TaggedText) -> None:
        """Make ``text`` the whole content of ``element``; its attributes and tail stay."""
        for child in list(element):
            element.remove(child)
        if not text.tags:
            element.text = legal(text.text) or None
            return
        wrapped = self._parse(self._xml(list(text.parts())))
        element.text = wrapped.text
        for child in list(wrapped):
            element.append(child)

    def _parse(self, xml: str) -> Any:
        # CDATA sections and entities cannot be in it: text is escaped, mark-up was checked.
        return fragment(self._wrap[0] + xml + self._wrap[1])

    def _xml(self, parts: list[str | Tag]) -> str:
        native = [isinstance(part, Tag) and self._is_native(part) for part in parts]
        nested = _nested_pairs([part if native[n] else "" for n, part in enumerate(parts)])
        out = []
        for n, part in enumerate(parts):
            if isinstance(part, str):
                out.append(content(part))
            elif not native[n]:
                out.append(self._wrapped(part))
            elif n in nested or not _is_container(part):
                out.append(part.markup)
            else:
                out.append(self._milestone(part))
        return "".join(out)

    def _is_native(self, tag: Tag) -> bool:
        """Whether the mark-up is a valid inline element of this document."""
        key = (tag.kind, tag.markup)
        if key not in self._native:
            self._native[key] = self._check(tag)
        return self._native[key]

    def _check(self, tag: Tag) -> bool:
        markup = tag.markup
        if end := _END_TAG.fullmatch(markup):
            return tag.kind == "close" and end[1] in (self._prefix + "g", self._prefix + "mrk")
        if tag.kind == "open" and (start := _START_TAG.match(markup)) and markup[-2:] != "/>":
            markup += f"</{start[1]}>"
        try:
            wrapped = self._parse(legal(markup))
        except etree.XMLSyntaxError:
            return False
        if len(wrapped) != 1 or wrapped.text or wrapped[0].tail:
            return False
        return tag.markup in self._known or self._is_inline(wrapped[0])

    def _is_inline(self, element: Any) -> bool:
        if not isinstance(element.tag, str):
            return True  # a comment or processing instruction
        name = local_name(element)
        uri = element.tag.rpartition("}")[0][1:]
        if uri != self._uri:
            return bool(uri)
        required = "mtype" if name == "mrk" else "id"
        return (name in _KINDS or name in _CONTAINERS) and required in element.attrib

    def _wrapped(self, tag: Tag) -> str:
        name = self._prefix + {"open": "bpt", "close": "ept", "single": "ph"}[tag.kind]
        identifier = attribute(legal(tag.id) or "0")
        return f"<{name} id={identifier}>{content(tag.markup)}</{name}>"

    def _milestone(self, tag: Tag) -> str:
        """Half a pair that does not nest."""
        end = _END_TAG.fullmatch(tag.markup)
        name = end[1] if end else _START_TAG.match(tag.markup)[1]  # type: ignore[index]
        if name.endswith("mrk"):
            return ""
        identifier = attribute(legal(tag.id))
        if end:
            return f"<{self._prefix}ex id={identifier} rid={identifier}/>"
        element = self._parse(f"{tag.markup}</{name}>")[0]
        kept = "".join(
            f" {key}={attribute(element.get(key))}" for key in _KEPT_BY_BX if element.get(key)
        )
        return f"<{self._prefix}bx{kept} rid={identifier}/>"


def _is_container(tag: Tag) -> bool:
    if tag.kind == "close":
        return bool(_END_TAG.fullmatch(tag.markup))
    return tag.kind == "open" and bool(_START_TAG.match(tag.markup)) and tag.markup[-2:] != "/>"


def _nested_pairs(parts: list[str | Tag]) -> set[int]:
    """Positions of the start and end tags that pair up and nest."""
    waiting: list[tuple[int, Tag]] = []
    nested: set[int] = set()
    for n, part in enumerate(parts):
        if isinstance(part, str) or not _is_container(part):
            continue
        if part.kind == "open":
            waiting.append((n, part))
            continue
        for depth in range(len(waiting) - 1, -1, -1):
            start, opening = waiting[depth]
            names = _START_TAG.match(opening.markup), _END_TAG.fullmatch(part.markup)
            if opening.id == part.id and names[0] and names[1] and names[0][1] == names[1][1]:
                if depth == len(waiting) - 1:
                    nested |= {start, n}
                del waiting[depth]
                break
    return nested

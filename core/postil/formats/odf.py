"""OpenDocument texts, sheets and presentations (odt, ods, odp and their templates), in place.

Paragraphs and headings of the body, of headers and footers, of notes, text boxes and tables;
recorded deletions and hidden text are not translated, nor is what hidden sheets show. Comments are
notes on the segments of their paragraph. A segment is a sentence of a paragraph; its id is
``part:paragraph.sentence``.

Spans are tags; those that look alike are joined. Several spaces, which these files write as an
element, are just that here.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from copy import deepcopy
from functools import partial
from typing import Any

from postil.errors import InputError
from postil.formats.blocks import Block
from postil.formats.codes import Code, Part, single, text_of
from postil.formats.office import PackageDocument
from postil.formats.office_runs import markup
from postil.formats.runs import Group, Item, Run, Style, parts_of
from postil.formats.segment import comment_line
from postil.formats.style_tree import styles_that
from postil.formats.xml_input import legal, local_name

_URN = "urn:oasis:names:tc:opendocument:xmlns"
TEXT = f"{{{_URN}:text:1.0}}"
OFFICE = f"{{{_URN}:office:1.0}}"
STYLE = f"{{{_URN}:style:1.0}}"
TABLE = f"{{{_URN}:table:1.0}}"
_PARAGRAPHS = (f"{TEXT}p", f"{TEXT}h")
_STYLES = "styles.xml"
_PARTS = ("content.xml", _STYLES)
_COMMENT = f"{OFFICE}annotation"
_SKIPPED = {_COMMENT, f"{TEXT}tracked-changes"}
_AUTHOR = "{http://purl.org/dc/elements/1.1/}creator"
_GROUPS = {
    f"{TEXT}a": "link",
    f"{TEXT}meta": "meta",
    f"{TEXT}ruby": "ruby",
    f"{TEXT}ruby-base": "ruby",
}
_SPACING = {f"{TEXT}tab": "tab", f"{TEXT}line-break": "br"}
# Places in the text, not words.
_MARKS = re.compile(
    r"bookmark|reference-mark|change|alphabetical-index-mark|toc-mark|user-index-mark|note|"
    r"annotation|hidden-paragraph|soft-page-break|frame|line|rect|custom-shape|g$|control|"
    r"ruby-text|line-break|tab$"
)
_DROPPED = f"{TEXT}soft-page-break"
_WHITE = re.compile(r"[ \t\r\n]+")
_SPACES = re.compile(r"\n|\t| +")
_UNSEEN = re.compile(r"rsid|language|country|script|font-charset|-asian$|-complex$")

_Key = tuple[str, str | None]  # family and name of a style


class OdfDocument(PackageDocument):
    """An OpenDocument file as segments."""

    def _prepare(self) -> None:
        if "content.xml" not in self._package or "mimetype" not in self._package:
            raise InputError("this is no OpenDocument file", file=self.path)
        manifest = "META-INF/manifest.xml"
        if manifest in self._package and b"encryption-data" in self._package.read(manifest):
            raise InputError(
                "the file is protected by a password", file=self.path, hint="Save it without."
            )
        self._common: list[Any] = []  # styles that all parts may use
        if _STYLES in self._package:
            self._common = list(self._tree(_STYLES).getroot().iterchildren(f"{OFFICE}styles"))

    def _part_names(self) -> list[str]:
        return [name for name in _PARTS if name in self._package]

    def _blocks(self, label: str, tree: Any) -> Iterator[Block]:
        root = tree.getroot()
        looks = _looks(root)
        own = root.iterchildren(f"{OFFICE}automatic-styles")
        hidden = _hidden_styles([*self._common, *own])
        for number, paragraph in enumerate(root.iter(*_PARAGRAPHS), 1):
            if any(_is_skipped(one, hidden) for one in (paragraph, *paragraph.iterancestors())):
                continue
            reader = _Reader(looks, hidden)
            parts, base = parts_of(reader.items(paragraph))
            if any(isinstance(part, str) for part in parts):
                put = partial(_put, paragraph, base)
                line, note = paragraph.sourceline, _note(paragraph)
                yield self.block(f"{label}:{number}", parts, put, line=line, note=note)


def _is_skipped(element: Any, hidden: Collection[_Key]) -> bool:
    """Whether the texts in it are no texts of the document, or not seen."""
    if element.tag in _PARAGRAPHS:
        field = element.find(f".//{TEXT}hidden-paragraph")
        if field is not None and field.get(f"{TEXT}is-hidden") == "true":
            return True
        return ("paragraph", element.get(f"{TEXT}style-name")) in hidden
    if element.tag == f"{TABLE}table":
        return ("table", element.get(f"{TABLE}style-name")) in hidden
    return element.tag in _SKIPPED or element.get(f"{TEXT}display") == "none"


def _hidden_styles(groups: Iterable[Any]) -> set[_Key]:
    """The styles of what is not seen."""
    based_on: dict[_Key, _Key] = {}
    hidden: dict[_Key, bool] = {}
    for style in (one for group in groups for one in group.iterchildren(f"{STYLE}style")):
        family = style.get(f"{STYLE}family", "")
        key = family, style.get(f"{STYLE}name")
        based_on[key] = family, style.get(f"{STYLE}parent-style-name")
        text, table = (style.find(f"{STYLE}{name}-properties") for name in ("text", "table"))
        if text is not None and text.get(f"{TEXT}display"):
            hidden[key] = text.get(f"{TEXT}display") == "none"
        elif table is not None and table.get(f"{TABLE}display"):
            hidden[key] = table.get(f"{TABLE}display") == "false"
    return styles_that(hidden, based_on)


def _note(paragraph: Any) -> str:
    """Comments on a paragraph, or on the cell it is in."""
    found = list(paragraph.iter(_COMMENT))
    if paragraph.getparent().tag == f"{TABLE}table-cell":
        found += paragraph.getparent().iterchildren(_COMMENT)
    lines = []
    for comment in found:
        text = " ".join("".join(p.itertext()) for p in comment.iter(*_PARAGRAPHS))
        lines.append(comment_line(comment.findtext(_AUTHOR) or "", text))
    return "\n".join(filter(None, lines))


def _looks(root: Any) -> dict[str, tuple[str, ...]]:
    """Visible effects of the automatic styles of spans, by their names."""
    looks: dict[str, tuple[str, ...]] = {}
    for styles in root.iterchildren(f"{OFFICE}automatic-styles"):
        for style in styles.iterchildren(f"{STYLE}style"):
            if style.get(f"{STYLE}family") == "text":
                marks = [
                    f'<{local_name(child)}:{key.rpartition("}")[2]} val="{value}"/>'
                    for child in style
                    for key, value in child.items()
                    if not _UNSEEN.search(key)
                ]
                parent = style.get(f"{STYLE}parent-style-name")
                marks += [f'<text:pStyle val="{parent}"/>'] if parent else []
                looks[style.get(f"{STYLE}name", "")] = tuple(sorted(marks))
    return looks


class _Reader:
    """Reads one paragraph: white space as the standard has it, one space and none at the ends."""

    def __init__(self, looks: Mapping[str, tuple[str, ...]], hidden: Collection[_Key]) -> None:
        self._looks = looks
        self._hidden = hidden
        self._after_space = True
        self._last: Run | None = None  # ends with a space that does not show at the end

    def items(self, paragraph: Any) -> list[Item]:
        items = list(self._items(paragraph, ()))
        if self._last is not None:
            self._last.content = [text_of(self._last.content)[:-1]]
        return items

    def _items(self, parent: Any, spans: tuple[Any, ...]) -> Iterator[Item]:
        yield from self._text(parent.text, spans)
        for child in parent:
            yield from self._item(child, spans)
            yield from self._text(child.tail, spans)

    def _item(self, child: Any, spans: tuple[Any, ...]) -> Iterator[Item]:
        name = local_name(child)
        if ("text", child.get(f"{TEXT}style-name")) in self._hidden:
            yield single("<hidden>", "hidden", child, keep=True)
        elif child.tag == f"{TEXT}span":
            yield from self._items(child, (*spans, child))
        elif child.tag == f"{TEXT}s":
            count = child.get(f"{TEXT}c", "1")
            spaces = " " * (min(int(count), 1000) if count.isdigit() else 1)
            yield Run(self._style(spans), [spaces])
            self._shown()
        elif child.tag in _SPACING:
            code = single(f"<text:{name}/>", _SPACING[child.tag], child)
            yield Run(self._style(spans), [code])
            self._shown()
        elif child.tag in _GROUPS:
            target = "".join(value for key, value in child.items() if key.endswith("}href"))
            group = Group(child, f"<text:{name} {target}>", _GROUPS[child.tag])
            group.items = list(self._items(child, spans))
            yield group
        elif child.tag != _DROPPED:
            words = not _MARKS.match(name) and bool(name)
            start = markup(child).partition(">")[0] + ">"
            yield single(start, name or "code", child, keep=True, word=words)
            if words:
                self._shown()

    def _shown(self) -> None:
        """Something is there that a space may follow."""
        self._after_space = False
        self._last = None

    def _text(self, text: str | None, spans: tuple[Any, ...]) -> Iterator[Item]:
        text = _WHITE.sub(" ", text or "")
        text = text.lstrip(" ") if self._after_space else text
        if text:
            run = Run(self._style(spans), [text])
            self._after_space = text.endswith(" ")
            self._last = run if self._after_space else None
            yield run

    def _style(self, spans: tuple[Any, ...]) -> Style:
        marks: dict[str, str] = {}  # by property: that of an inner span wins
        for span in spans:
            name = span.get(f"{TEXT}style-name", "")
            for mark in self._looks.get(name, (f'<text:pStyle val="{name}"/>',)):
                marks[mark.partition(" ")[0]] = mark
        return Style(tuple(sorted(marks.values())), spans)


def _put(paragraph: Any, base: Style, parts: list[Part]) -> None:
    paragraph.text = None
    paragraph[:] = []
    writer = _Writer()
    stack: list[tuple[Any, Style]] = [(paragraph, base)]
    span: Any | None = None  # of the text that is being written
    for part in parts:
        holder, style = stack[-1]
        if isinstance(part, Code) and part.kind != "single":
            span = None
            if part.kind == "close":
                stack.pop()
            elif isinstance(part.payload, Style):
                stack.append((holder, part.payload))
            else:
                stack.append((_shell(holder, part.payload.payload), part.payload.base))
            continue
        if span is None:
            span = holder
            for outer in style.properties or ():
                span = _shell(span, outer)
        if isinstance(part, str):
            writer.text(span, legal(part))
        else:
            writer.things(span, part)


def _shell(holder: Any, element: Any) -> Any:
    """``element`` without its content, appended to ``holder``."""
    new = holder.makeelement(element.tag, dict(element.attrib), element.nsmap)
    holder.append(new)
    return new


class _Writer:
    """Writes text with its spaces, tabs and line breaks as these files have them."""

    def __init__(self) -> None:
        self._last = ""  # character of the paragraph so far

    def text(self, holder: Any, text: str) -> None:
        at = 0
        for found in _SPACES.finditer(text):
            self._characters(holder, text[at : found.start()])
            at = found.end()
            if found[0] == "\n":
                self._break(holder, "line-break")
            elif found[0] == "\t":
                self._break(holder, "tab")
            else:
                self._spaces(holder, len(found[0]))
        self._characters(holder, text[at:])

    def _break(self, holder: Any, name: str) -> None:
        holder.append(holder.makeelement(f"{TEXT}{name}"))
        self._last = "x"

    def things(self, holder: Any, code: Code) -> None:
        for element in code.payload if isinstance(code.payload, list) else [code.payload]:
            copy = deepcopy(element)
            copy.tail = None
            holder.append(copy)
        if code.word or not code.keep:  # keep: a place in the text
            self._last = "x"

    def _spaces(self, holder: Any, count: int) -> None:
        """The first of several spaces is a character, unless it would not show."""
        if self._last not in ("", " "):
            self._characters(holder, " ")
            count -= 1
        if count:
            element = holder.makeelement(f"{TEXT}s")
            if count > 1:
                element.set(f"{TEXT}c", str(count))
            holder.append(element)
            self._last = "x"

    def _characters(self, holder: Any, text: str) -> None:
        if not text:
            return
        self._last = text[-1]
        if len(holder):
            holder[-1].tail = (holder[-1].tail or "") + text
        else:
            holder.text = (holder.text or "") + text

"""OpenDocument texts, sheets and presentations (odt, ods, odp and their templates), in place.

Paragraphs and headings of the body, of headers and footers, of notes, text boxes, tables and of the
objects within (charts); after the paragraphs of a part the titles and descriptions of its pictures
and the terms of its indexes; if wanted the properties of the document. Recorded deletions and
hidden text are not translated, nor is what hidden sheets show, nor cells of numbers and formulas.
What several cells say is one
segment; which cells these are is a note on it, and so are comments on the segments of their
paragraph. A segment is a sentence of a paragraph; its id is ``part:paragraph.sentence``.

Spans are tags; those that look alike are joined. Several spaces, which these files write as an
element, are just that here.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import partial
from typing import Any

from postil.errors import InputError
from postil.formats.blocks import TextBlock
from postil.formats.codes import Code, Part, single, text_of
from postil.formats.filter_options import Extra
from postil.formats.languages import new_direction
from postil.formats.office.odf_places import (
    COMMENT,
    OFFICE,
    PARAGRAPHS,
    STYLE,
    TABLE,
    TEXT,
    Place,
    index_texts,
    picture_texts,
    text_places,
    written,
)
from postil.formats.office.odf_structure import OdfStructures
from postil.formats.office.office import PackageDocument
from postil.formats.office.office_direction import turn_odf
from postil.formats.office.office_proofing import mark_odf_language, odf_default
from postil.formats.office.office_runs import markup
from postil.formats.office.style_tree import styles_that
from postil.formats.plain_texts import PlainText, plain_blocks
from postil.formats.proofing import ProofingLanguage
from postil.formats.raw.xml_input import legal, local_name
from postil.formats.runs import Group, Item, Run, Style, parts_of
from postil.formats.segment import comment_line

_STYLES = "styles.xml"
_PARTS = ("content.xml", _STYLES)
_META = "meta.xml"
_OBJECT = "/content.xml"  # of an object in a folder of its own
_COPIED = "local-table"  # what a chart shows; in a spreadsheet a copy of cells
_SKIPPED = {COMMENT, f"{TEXT}tracked-changes"}
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

_LINK = f"{TEXT}a"
_PROPERTIES = (
    *(
        f"{{http://purl.org/dc/elements/1.1/}}{name}"
        for name in ("title", "subject", "description")
    ),
    "{urn:oasis:names:tc:opendocument:xmlns:meta:1.0}keyword",
)
Spans = tuple[Any, ...]
_Key = tuple[str, str | None]  # family and name of a style


class OdfDocument(PackageDocument):
    """An OpenDocument file as segments."""

    def _prepare(self) -> None:
        if "content.xml" not in self.package or "mimetype" not in self.package:
            raise InputError("this is no OpenDocument file", file=self.path)
        manifest = "META-INF/manifest.xml"
        if manifest in self.package and b"encryption-data" in self.package.read(manifest):
            raise InputError(
                "the file is protected by a password", file=self.path, hint="Save it without."
            )
        kind = self.package.read("mimetype").decode("ascii", "replace")
        self._is_spreadsheet = "spreadsheet" in kind
        self._links_alone = self._is_spreadsheet or "presentation" in kind
        self._common: list[Any] = []  # styles that all parts may use
        self._proofing = ProofingLanguage(self.source_language, self.target_language)
        if _STYLES in self.package:
            styles = self._tree(_STYLES).getroot()
            self._common = list(styles.iterchildren(f"{OFFICE}styles"))
            self._proofing.default = odf_default(styles)

    def _part_names(self) -> list[str]:
        names = [name for name in _PARTS if name in self.package]
        if not self.options.first:
            names += [name for name in self.package.names if name.endswith(_OBJECT)]
        if Extra.PROPERTIES in self.options.include and _META in self.package:
            names.append(_META)
        return names

    def _style_parts(self) -> list[str]:
        return [_STYLES] if _STYLES in self.package else []

    def _mark_language(self, tree: Any) -> bool:
        root = tree.getroot()
        marked = mark_odf_language(root, self._proofing)
        direction = new_direction(self.source_language, self.target_language)
        return (direction is not None and turn_odf(root, direction)) or marked

    def _blocks(self, label: str, tree: Any) -> Iterator[TextBlock]:
        root = tree.getroot()
        if root.tag == f"{OFFICE}document-meta":
            yield from plain_blocks(self, f"{label}:", map(PlainText, root.iter(*_PROPERTIES)))
            return
        first = self.options.first
        looks = _looks(root)
        own = root.iterchildren(f"{OFFICE}automatic-styles")
        hidden = _hidden_styles([*self._common, *own])
        copied = _COPIED if self._is_spreadsheet else ""
        structures = OdfStructures(root)
        is_hidden = partial(_is_skipped, hidden=hidden, copied=copied)
        for place in text_places(root, is_hidden, self._progress.check, every_cell=first):
            paragraph = place.paragraph
            parts, base = parts_of(_Reader(looks, hidden).items(paragraph), empty_pairs=first)
            if any(isinstance(part, str) for part in parts):
                put = partial(_put, [paragraph, *place.more], base, self._links_alone)
                note = "\n".join(filter(None, (str(place.cells), _note(place))))
                line = paragraph.sourceline
                yield self.block(
                    f"{label}:{place.number}",
                    parts,
                    put,
                    line=line,
                    note=note,
                    structure=structures.of(paragraph),
                )
        if not first:
            texts = map(PlainText, picture_texts(root, is_hidden))
            yield from plain_blocks(self, f"{label}:alt", texts)
        if self.options.reads_index_marks:
            yield from plain_blocks(self, f"{label}:index", index_texts(root, is_hidden))


def _is_skipped(element: Any, hidden: Collection[_Key], copied: str) -> bool:
    """Whether the texts in it are no texts of the document, or not seen."""
    if element.tag in PARAGRAPHS:
        field = element.find(f".//{TEXT}hidden-paragraph") if len(element) else None
        if field is not None and field.get(f"{TEXT}is-hidden") == "true":
            return True
        return ("paragraph", element.get(f"{TEXT}style-name")) in hidden
    if element.tag == f"{TABLE}table":
        name = element.get(f"{TABLE}name")
        return name == copied or ("table", element.get(f"{TABLE}style-name")) in hidden
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


def _note(place: Place) -> str:
    """Comments on a paragraph, or on the cells it is in."""
    found: list[Any] = []
    for paragraph in (place.paragraph, *place.more):
        found += paragraph.iter(COMMENT) if len(paragraph) else ()
        if paragraph.getparent().tag == f"{TABLE}table-cell" and len(paragraph.getparent()) > 1:
            found += paragraph.getparent().iterchildren(COMMENT)
    lines = []
    for comment in found:
        text = " ".join("".join(p.itertext()) for p in comment.iter(*PARAGRAPHS))
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
            payload = child, spans
            group = Group(payload, f"<text:{name} {target}>", _GROUPS[child.tag], whole=child)
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


def _put(paragraphs: Sequence[Any], base: Style, alone: bool, parts: list[Part]) -> None:
    """Write the same parts into paragraphs.

    Parameters
    ----------
    alone
        A link holds text only, and its formatting is around it: programs for sheets and slides show
        nothing of one that holds more.
    """
    first, *others = paragraphs
    first.text = None
    first[:] = []
    _ParagraphWriter(first, base, alone=alone).write(parts)
    for other in others:
        other.text = first.text
        other[:] = [deepcopy(child) for child in first]
    written(paragraphs)


class _ParagraphWriter:
    """Writes the parts of a paragraph: spans around its text, links around spans or within them as
    they were.
    """

    def __init__(self, paragraph: Any, base: Style, *, alone: bool) -> None:
        self._writer = _Writer()
        self._alone = alone
        # Holder, style of its text, spans that the holder is in already, link to open in a span.
        self._stack: list[tuple[Any, Style, Spans, Any | None]] = [(paragraph, base, (), None)]
        self._span: Any | None = None  # of the text that is being written

    def write(self, parts: Sequence[Part]) -> None:
        for part in parts:
            if isinstance(part, str):
                self._writer.text(self._open(), legal(part))
            elif part.kind == "single":
                self._writer.things(self._open(), part)
            else:
                self._span = None
                self._turn(part)

    def _open(self) -> Any:
        """The element that text goes on in."""
        if self._span is None:
            holder, style, around, link = self._stack[-1]
            spans: Spans = style.properties or ()
            spans = spans[len(around) :] if spans[: len(around)] == around else spans
            for outer in spans:
                holder = _shell(holder, outer)
            self._span = holder if link is None else _shell(holder, link)
        return self._span

    def _turn(self, code: Code) -> None:
        """Begin or end a pair."""
        holder, _, around, link = self._stack[-1]
        if code.kind == "close":
            self._stack.pop()
        elif isinstance(code.payload, Style):
            self._stack.append((holder, code.payload, around, link))
        else:
            group: Group = code.payload
            element, spans = group.payload
            if self._alone and element.tag == _LINK:
                self._stack.append((holder, group.base, around, element))
                return
            if spans[: len(around)] == around:
                for outer in spans[len(around) :]:
                    holder = _shell(holder, outer)
                around = spans
            self._stack.append((_shell(holder, element), group.base, around, link))


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

"""Word documents (docx, docm, dotx), edited in place.

Body, tables, text boxes, headers, footers, footnotes, endnotes, then charts and diagrams; after the
paragraphs of a part the terms of its index and the alternative texts of its pictures; if wanted the
properties of the document. Hidden text is not translated. Of tracked changes what was inserted or
moved is a pair of tags around its text, what was deleted a single one. Comments are notes on the
segments of their paragraph. A segment is a sentence of a paragraph; its id is
``part:paragraph.sentence``.

A paragraph in which something is translated gets new runs: what Word notes there for itself
(revision ids, proofing marks, page breaks of the last layout, the cursor) and smart tags, which
Word itself no longer makes, are not written again. Everything else stays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import partial
from typing import Any

from postil.errors import InputError
from postil.formats.blocks import TextBlock
from postil.formats.codes import Part
from postil.formats.languages import new_direction
from postil.formats.office.diagrams import MODEL, PICTURE, Diagrams
from postil.formats.office.docx_index import index_blocks
from postil.formats.office.docx_runs import OFF, RunReader, RunWriter, W
from postil.formats.office.docx_structure import DocxStructures, heading_styles
from postil.formats.office.embedded_workbooks import with_workbooks
from postil.formats.office.office import PackageDocument, main_part, parts_of_types
from postil.formats.office.office_direction import turn_drawing, turn_word
from postil.formats.office.office_proofing import (
    mark_drawing_language,
    mark_word_language,
    word_default,
)
from postil.formats.office.office_runs import MC
from postil.formats.office.office_texts import (
    alternative_blocks,
    new_chart_parts,
    property_blocks,
    property_parts,
    shape_blocks,
)
from postil.formats.office.style_tree import styles_that
from postil.formats.proofing import ProofingLanguage
from postil.formats.runs import parts_of
from postil.formats.segment import comment_line
from postil.formats.structure import Structure
from postil.text.tags import TaggedText

_BODY = tuple(
    f"{kind}.main+xml"
    for kind in (
        "wordprocessingml.document",
        "wordprocessingml.template",
        "document.macroEnabled",
        "template.macroEnabledTemplate",
    )
)
_TYPES = (*_BODY, *(f"wordprocessingml.{kind}+xml" for kind in (
    "header", "footer", "footnotes", "endnotes",
)))  # fmt: skip
_CHARTS = ("drawingml.chart+xml", MODEL, PICTURE)
_STYLES = ("wordprocessingml.styles+xml",)
_COMMENTS = ("wordprocessingml.comments+xml",)


class DocxDocument(PackageDocument):
    """A Word document as segments."""

    def _prepare(self) -> None:
        if not main_part(self.package, _BODY):
            raise InputError("this is no Word document", file=self.path)
        self._diagrams = Diagrams(self) if self.options.joins_diagrams else None
        self._hidden: set[str] = set()
        self._headings: dict[str, Structure] = {}
        self._proofing = ProofingLanguage(self.source_language, self.target_language)
        for name in self._style_parts():
            styles = self._tree(name).getroot()
            self._proofing.default = self._proofing.default or word_default(styles)
            self._hidden |= _hidden_styles(styles)
            self._headings |= heading_styles(styles)
        self._notes: dict[str, str] = {}
        for name in parts_of_types(self.package, _COMMENTS):
            self._notes.update(_comments(self._tree(name).getroot()))

    def _joined(self, name: str, blocks: list[TextBlock]) -> list[TextBlock]:
        return blocks if self._diagrams is None else self._diagrams.joined(name, blocks)

    def _part_names(self) -> list[str]:
        return [
            *parts_of_types(self.package, (*_TYPES, *_CHARTS)),
            *new_chart_parts(self),
            *property_parts(self),
        ]

    def _translated_parts(self, targets: Mapping[str, TaggedText]) -> dict[str, bytes]:
        return with_workbooks(self, super()._translated_parts(targets))

    def _blocks(self, label: str, tree: Any) -> Iterator[TextBlock]:
        if tree.getroot().tag.startswith(W):
            yield from self._text_blocks(label, tree.getroot())
        else:
            yield from property_blocks(self, label, tree)
            yield from shape_blocks(self, label, tree)

    def _text_blocks(self, label: str, root: Any) -> Iterator[TextBlock]:
        first = self.options.first
        structures = DocxStructures(root, self._headings)
        number = 0
        has_fallback = next(root.iter(f"{MC}Fallback"), None) is not None
        for paragraph in root.iter(f"{W}p"):
            if has_fallback and next(paragraph.iterancestors(f"{MC}Fallback"), None) is not None:
                continue
            number += 1
            reader = RunReader(self._hidden, hints=first)
            parts, base = parts_of(reader.items(paragraph), empty_pairs=first)
            if any(isinstance(part, str) for part in parts):
                put = partial(_put, paragraph, RunWriter(base))
                line = paragraph.sourceline
                places = paragraph.iter(f"{W}commentReference") if self._notes else ()
                notes = (self._notes.get(place.get(f"{W}id", "")) for place in places)
                note = "\n".join(text for text in notes if text)
                yield self.block(
                    f"{label}:{number}",
                    parts,
                    put,
                    line=line,
                    note=note,
                    structure=structures.of(paragraph),
                )
        if not first:
            yield from index_blocks(self, f"{label}:index", root)
            yield from alternative_blocks(self, label, root)

    def _style_parts(self) -> list[str]:
        return parts_of_types(self.package, _STYLES)

    def _mark_language(self, tree: Any) -> bool:
        root = tree.getroot()
        marked = mark_word_language(root, self._proofing)
        marked |= mark_drawing_language(root, self._proofing)
        return self._turn(root) or marked

    def _turn(self, root: Any) -> bool:
        """Let the text of a part run as the target language does."""
        direction = new_direction(self.source_language, self.target_language)
        if direction is None:
            return False
        turned = turn_word(root, direction)
        return turn_drawing(root, direction) or turned

    def _finish(self, tree: Any) -> None:
        """Give text boxes their translation in the form for old programs, too."""
        for both in tree.getroot().iter(f"{MC}AlternateContent"):
            new = _boxes(both.find(f"{MC}Choice"))
            old = _boxes(both.find(f"{MC}Fallback"))
            if len(new) == len(old):
                for box, twin in zip(new, old, strict=True):
                    twin[:] = [deepcopy(child) for child in box]


def _put(paragraph: Any, writer: RunWriter, parts: list[Part]) -> None:
    paragraph[:] = paragraph.iterchildren(f"{W}pPr")
    writer.write(paragraph, parts)


def _boxes(parent: Any | None) -> list[Any]:
    return [] if parent is None else list(parent.iter(f"{W}txbxContent"))


def _hidden_styles(root: Any) -> set[str]:
    """Ids of the styles whose text is hidden."""
    based_on: dict[str, str] = {}
    hidden: dict[str, bool] = {}
    for style in root.iter(f"{W}style"):
        identifier = style.get(f"{W}styleId", "")
        based_on[identifier] = style.xpath("string(w:basedOn/@w:val)", namespaces={"w": W[1:-1]})
        mark = style.find(f"{W}rPr/{W}vanish")
        if mark is not None:
            hidden[identifier] = mark.get(f"{W}val", "1") not in OFF
    return styles_that(hidden, based_on)


def _comments(root: Any) -> Iterator[tuple[str, str]]:
    """Ids of comments, and their texts."""
    for comment in root.iter(f"{W}comment"):
        text = " ".join("".join(p.itertext(f"{W}t")) for p in comment.iter(f"{W}p"))
        yield comment.get(f"{W}id", ""), comment_line(comment.get(f"{W}author", ""), text)

"""PowerPoint presentations (pptx, pptm, potx, ppsx), edited in place.

Slides with their tables, charts and diagrams, and the alternative texts of their pictures, then the
speaker's notes. If wanted, text boxes of layouts and masters, but not their placeholders, which no
slide shows, and the properties of the presentation. Comments on a slide are notes on its first
paragraph. A segment is a sentence of a paragraph; its id is ``part:paragraph.sentence``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from postil.errors import InputError
from postil.formats.blocks import TextBlock
from postil.formats.filter_options import Extra
from postil.formats.languages import new_direction
from postil.formats.office.diagrams import MODEL, PICTURE, Diagrams
from postil.formats.office.embedded_workbooks import with_workbooks
from postil.formats.office.office import PackageDocument, main_part, parts_of_types, related_parts
from postil.formats.office.office_direction import turn_drawing
from postil.formats.office.office_proofing import mark_drawing_language, slide_default
from postil.formats.office.office_runs import drawing_blocks
from postil.formats.office.office_texts import (
    alternative_blocks,
    new_chart_parts,
    property_blocks,
    property_parts,
    shape_blocks,
)
from postil.formats.proofing import ProofingLanguage
from postil.formats.raw.xml_input import local_name
from postil.formats.segment import comment_line
from postil.text.tags import TaggedText

_MAIN = tuple(
    f"{kind}.main+xml"
    for kind in (
        "presentationml.presentation",
        "presentationml.slideshow",
        "presentationml.template",
        "presentation.macroEnabled",
        "slideshow.macroEnabled",
        "template.macroEnabled",
    )
)
_TYPES = (
    "presentationml.slide+xml",
    "drawingml.chart+xml",
    MODEL,
    PICTURE,
    "presentationml.notesSlide+xml",
)
_COMMENTS = ("presentationml.comments+xml", "ms-powerpoint.comments+xml")
_MASTERS = ("presentationml.slideMaster+xml", "presentationml.slideLayout+xml")
_OF_MASTERS = ("sldMaster", "sldLayout")
_AUTHORS = ("presentationml.commentAuthors+xml", "ms-powerpoint.authors+xml")


class PptxDocument(PackageDocument):
    """A presentation as segments."""

    def _prepare(self) -> None:
        main = main_part(self.package, _MAIN)
        if not main:
            raise InputError("this is no PowerPoint presentation", file=self.path)
        self._diagrams = Diagrams(self) if self.options.joins_diagrams else None
        self._proofing = ProofingLanguage(
            self.source_language,
            self.target_language,
            slide_default(self._tree(main).getroot()),
        )
        self._comments = parts_of_types(self.package, _COMMENTS)
        self._authors = {
            author.get("id", ""): author.get("name", "")
            for name in parts_of_types(self.package, _AUTHORS)
            for author in self._tree(name).getroot().iter("{*}cmAuthor", "{*}author")
        }

    def _joined(self, name: str, blocks: list[TextBlock]) -> list[TextBlock]:
        return blocks if self._diagrams is None else self._diagrams.joined(name, blocks)

    def _part_names(self) -> list[str]:
        masters = Extra.MASTERS in self.options.include
        return [
            *parts_of_types(self.package, _TYPES),
            *new_chart_parts(self),
            *(parts_of_types(self.package, _MASTERS) if masters else ()),
            *property_parts(self),
        ]

    def _style_parts(self) -> list[str]:
        return parts_of_types(self.package, (*_MAIN, *_MASTERS))

    def _mark_language(self, tree: Any) -> bool:
        root = tree.getroot()
        marked = mark_drawing_language(root, self._proofing)
        direction = new_direction(self.source_language, self.target_language)
        return (direction is not None and turn_drawing(root, direction)) or marked

    def _translated_parts(self, targets: Mapping[str, TaggedText]) -> dict[str, bytes]:
        return with_workbooks(self, super()._translated_parts(targets))

    def _blocks(self, label: str, tree: Any) -> Iterator[TextBlock]:
        part = self._part_of(label)
        related = related_parts(self.package, part).values() if self._comments else ()
        comments = (self._comments_of(name) for name in related if name in self._comments)
        note = "\n".join(line for part in comments for line in part if line)
        if local_name(tree.getroot()) in _OF_MASTERS:
            yield from drawing_blocks(self, label, tree, wanted=_is_no_placeholder)
            yield from alternative_blocks(self, label, tree.getroot())
        else:
            yield from property_blocks(self, label, tree)
            yield from shape_blocks(self, label, tree, note)

    def _comments_of(self, part: str) -> Iterator[str]:
        """Comments of a part, with the answers to them."""
        for comment in self._tree(part).getroot().iter("{*}cm", "{*}reply"):
            own = comment.iterchildren("{*}text", "{*}txBody")
            text = " ".join("".join(child.itertext()) for child in own)
            yield comment_line(self._authors.get(comment.get("authorId", ""), ""), text)


def _is_no_placeholder(paragraph: Any) -> bool:
    """Whether a paragraph is in a text box that slides show as it is."""
    shape = next(paragraph.iterancestors("{*}sp"), None)
    return shape is None or shape.find("{*}nvSpPr/{*}nvPr/{*}ph") is None

"""PowerPoint presentations (pptx, pptm, potx, ppsx), edited in place.

Slides with their tables, charts and diagrams, then the speaker's notes. Layouts and masters are not
translated. Comments on a slide are notes on its first paragraph. A segment is a sentence of a
paragraph; its id is ``part:paragraph.sentence``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from postil.errors import InputError
from postil.formats.blocks import Block
from postil.formats.office import PackageDocument, parts_of_types, related_parts
from postil.formats.office_runs import drawing_blocks
from postil.formats.segment import comment_line

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
    "drawingml.diagramData+xml",
    "drawingml.diagramDrawing+xml",
    "presentationml.notesSlide+xml",
)
_COMMENTS = ("presentationml.comments+xml", "ms-powerpoint.comments+xml")
_AUTHORS = ("presentationml.commentAuthors+xml", "ms-powerpoint.authors+xml")


class PptxDocument(PackageDocument):
    """A presentation as segments."""

    def _prepare(self) -> None:
        if not parts_of_types(self._package, _MAIN):
            raise InputError("this is no PowerPoint presentation", file=self.path)
        self._comments = parts_of_types(self._package, _COMMENTS)
        self._authors = {
            author.get("id", ""): author.get("name", "")
            for name in parts_of_types(self._package, _AUTHORS)
            for author in self._tree(name).getroot().iter("{*}cmAuthor", "{*}author")
        }

    def _part_names(self) -> list[str]:
        return parts_of_types(self._package, _TYPES)

    def _blocks(self, label: str, tree: Any) -> Iterator[Block]:
        part = self._part_of(label)
        related = related_parts(self._package, part).values() if self._comments else ()
        said = (self._said(name) for name in related if name in self._comments)
        return drawing_blocks(
            self, label, tree, "\n".join(line for part in said for line in part if line)
        )

    def _said(self, part: str) -> Iterator[str]:
        """Comments of a part, with the answers to them."""
        for comment in self._tree(part).getroot().iter("{*}cm", "{*}reply"):
            own = comment.iterchildren("{*}text", "{*}txBody")
            text = " ".join("".join(child.itertext()) for child in own)
            yield comment_line(self._authors.get(comment.get("authorId", ""), ""), text)

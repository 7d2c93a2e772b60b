"""PowerPoint presentations (pptx, pptm, potx, ppsx), edited in place.

Slides with their tables, charts and diagrams, then the speaker's notes. Layouts and masters are not
translated, nor are comments. A segment is a sentence of a paragraph; its id is
``part:paragraph.sentence``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from postil.errors import InputError
from postil.formats.blocks import Block
from postil.formats.office import PackageDocument, parts_of_types
from postil.formats.office_runs import drawing_blocks

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


class PptxDocument(PackageDocument):
    """A presentation as segments."""

    def _part_names(self) -> list[str]:
        if not parts_of_types(self._package, _MAIN):
            raise InputError("this is no PowerPoint presentation", file=self.path)
        return parts_of_types(self._package, _TYPES)

    def _blocks(self, label: str, tree: Any) -> Iterator[Block]:
        return drawing_blocks(self, label, tree)

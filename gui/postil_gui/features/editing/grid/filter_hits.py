"""Marks of the text that the filter seeks, in the rows that it shows and in the open segment."""

from __future__ import annotations

from itertools import islice

import regex

from postil.errors import UsageError
from postil.text.tags import TaggedText
from postil.workspace.records import ProjectSegment
from postil.workspace.segments.text_search import SearchSide, TextQuery
from postil_gui.features.editing.editor.decorations import MarkedSpan
from postil_gui.features.editing.grid.grid import SegmentGrid
from postil_gui.features.editing.grid.segments_model import SOURCE
from postil_gui.qt import QtCore
from postil_gui.tagged_text.text_document import Mark, qt_offset

MOST = 200  # hits of one text
SECONDS = 0.02
"""An expression that needs longer in a text marks nothing: rows are painted while it is sought."""


class FilterHits(QtCore.QObject):
    """Marks what a query finds."""

    def __init__(self, grid: SegmentGrid) -> None:
        super().__init__(grid)
        self._grid = grid
        self._side: SearchSide = "both"
        self._pattern: regex.Pattern[str] | None = None
        grid.delegate.add_marks(self._marks)

    def show(self, query: TextQuery) -> None:
        """Mark the hits of another query; none if it has no text."""
        self._side = query.side
        try:
            self._pattern = query.compiled() if query.text else None
        except UsageError:
            self._pattern = None
        self._grid.viewport().update()
        self.mark_open()

    def mark_open(self) -> None:
        """Mark the hits in the open segment."""
        source, editor = self._grid.source, self._grid.editor
        source.tint(self._spans(source.text().plain, "source"), self._grid.theme.colour("found"))
        text = editor.text()
        editor.decorations.show(
            "hits",
            [
                MarkedSpan(qt_offset(text, start), qt_offset(text, end, before=True), "found")
                for start, end in self._spans(text.plain, "target")
            ],
        )

    def _marks(self, segment: ProjectSegment, column: int) -> list[Mark]:
        side: SearchSide = "source" if column == SOURCE else "target"
        text: TaggedText = segment.source if column == SOURCE else segment.target
        return [Mark(start, end, "found") for start, end in self._spans(text.plain, side)]

    def _spans(self, plain: str, side: SearchSide) -> list[tuple[int, int]]:
        """Half-open spans of a text; none where another side is sought in."""
        if self._pattern is None or self._side not in ("both", side):
            return []
        try:
            found = islice(self._pattern.finditer(plain, timeout=SECONDS), MOST)
            return [hit.span() for hit in found if hit.group()]
        except TimeoutError:
            self._pattern = None
            return []

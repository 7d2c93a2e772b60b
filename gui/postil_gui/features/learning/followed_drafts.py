"""Marks of drafts that followed the engine, in rows nobody has opened since."""

from __future__ import annotations

from collections.abc import Sequence

from postil.text.tags import TaggedText
from postil.workspace.learning.coming_suggestions import FollowedDraft
from postil.workspace.records import ProjectSegment
from postil_gui.features.editing.grid.grid import SegmentGrid
from postil_gui.features.editing.grid.segments_model import TARGET, SegmentModel
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.i18n.messages import tr
from postil_gui.qt import QtCore
from postil_gui.tagged_text.text_document import Mark
from postil_gui.tagged_text.word_map import added_spans


class FollowedDrafts(QtCore.QObject):
    """Marks the new words of a draft, and gives its former text.

    A segment that was opened and left is known to the translator: its marks go.
    """

    def __init__(self, grid: SegmentGrid, model: SegmentModel, editing: SegmentEditing) -> None:
        super().__init__(grid)
        self._grid = grid
        self._drafts: dict[int, FollowedDraft] = {}
        grid.delegate.add_marks(self._marks)
        model.remark = self.remark
        editing.leaving.connect(self._forget)

    def add(self, drafts: Sequence[FollowedDraft]) -> None:
        """Mark these drafts; one that follows again is compared with what was seen last."""
        for one in drafts:
            row_id = one.after.row_id
            seen = self._drafts.get(row_id)
            first = seen.before if seen is not None and self._is_marked(one.before) else one.before
            self._drafts[row_id] = FollowedDraft(first, one.after)
        self._grid.viewport().update()

    def remark(self, segment: ProjectSegment) -> str:
        """Sentence about the text a draft had before it followed the engine; "" for all others."""
        if not self._is_marked(segment):
            return ""
        return tr(
            "Follows what the engine learned. Before: {text}",
            text=self._drafts[segment.row_id].before.target.plain,
        )

    def _is_marked(self, segment: ProjectSegment) -> bool:
        one = self._drafts.get(segment.row_id)
        return (
            one is not None
            and _compact(one.after) == _compact(segment) != _compact(one.before)
            and not segment.state.is_confirmed
        )

    def _marks(self, segment: ProjectSegment, column: int) -> list[Mark]:
        if column != TARGET or not self._is_marked(segment):
            return []
        before = self._drafts[segment.row_id].before.target.plain
        return [Mark(*span, "added") for span in added_spans(before, segment.target.plain)]

    def _forget(self, row_id: int) -> None:
        self._drafts.pop(row_id, None)


def _compact(segment: ProjectSegment) -> TaggedText:
    return segment.target.compact()

"""Segment commands of the grid apart from translating: split, merge, source, repetitions."""

from __future__ import annotations

from postil.workspace.documents.files import Outline
from postil.workspace.records import ProjectSegment
from postil.workspace.segments.propagation import Repetitions
from postil_gui.features.editing.grid.grid import SegmentGrid
from postil_gui.features.editing.grid.segments_model import SegmentModel
from postil_gui.features.editing.segments.repeating import RepeatingService
from postil_gui.features.editing.segments.repetitions_dialog import RepetitionsDialog
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.editing.segments.split_dialog import SplitDialog
from postil_gui.features.editing.undo.changes import ChangeService
from postil_gui.i18n.messages import tr
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal
from postil_gui.settings import Settings
from postil_gui.widgets.keys.opening_keys import open_for_typing


class SegmentWork(QtCore.QObject):
    """Splits and merges the open segment, and takes changes back."""

    announced = Signal(str)
    """Something the translator should know, in a sentence."""

    def __init__(
        self,
        grid: SegmentGrid,
        model: SegmentModel,
        editing: SegmentEditing,
        open_project: OpenProject,
        settings: Settings,
    ) -> None:
        super().__init__(grid)
        self._grid = grid
        self._model = model
        self._editing = editing
        self._open_project = open_project
        self._left: int | None = None
        self._hidden: dict[tuple[int, ...], set[int]] = {}  # by the filter, of those that are gone
        self.service = ChangeService(open_project)
        self.service.recut.connect(self._recut)
        self.service.changed.connect(self._changed)
        self.service.refused.connect(self._come_back)
        self.service.announced.connect(self.announced)
        self.service.before_change.connect(self._leave)
        open_project.documents_changed.connect(self._rearrange)
        open_project.filtered.connect(self._filtered)
        self.repeating = RepeatingService(open_project, self.service, settings)
        self.repeating.asked.connect(self._ask_repeat)
        self.repeating.differ.connect(self._tell_different)

    def split(self) -> None:
        """Ask where to split the open segment, and split it."""
        segment = self._editing.segment
        if segment is None or self._editing.is_locked():
            return
        grid = self._grid
        dialog = SplitDialog(
            grid.theme,
            (segment.source, grid.editor.text()),
            grid.directions,
            grid.window(),
        )
        if grid.source.hasFocus():
            dialog.source.put_caret(grid.source.textCursor().position())
        dialog.target.put_caret(grid.editor.textCursor().position())

        def accepted() -> None:
            self._leave()
            self.service.split(segment.row_id, dialog.source.offset, dialog.target.offset)

        dialog.accepted.connect(accepted)
        open_for_typing(dialog)

    def merge(self, direction: int) -> None:
        """Merge the open segment with the next (+1) or the previous one (-1)."""
        segment = self._editing.segment
        if segment is None or self._editing.is_locked():
            return
        place = self._model.place_of(self._grid.current_row) + min(direction, 0)
        if not 0 <= place < self._model.total - 1:
            self.announced.emit(tr("There is no segment to merge with."))
            return
        first = self._model.segment_at(place)
        self._leave()
        self.service.merge(first.row_id)

    def repeat(self) -> None:
        """Ask which segments with the source of the open one are to be filled with its target."""
        segment = self._editing.segment
        if segment is None:
            return
        if not segment.state.is_confirmed:
            self.announced.emit(tr("Confirm the segment first; then it can be repeated."))
            return
        self.repeating.look(segment.row_id, ask=True)

    def _ask_repeat(self, row_id: int, found: Repetitions) -> None:
        row = self._model.row_of(row_id)
        if row is None:
            return
        target = self._model.segment(row).target.plain
        dialog = RepetitionsDialog(target, found, self._model.number_of, self._grid.window())
        dialog.accepted.connect(lambda: self.repeating.repeat(row_id, dialog.rows))
        dialog.open()

    def _tell_different(self, segments: list[ProjectSegment]) -> None:
        numbers = ", ".join(str(self._model.number_of(one.row_id)) for one in segments[:5])
        self.announced.emit(
            tr(
                "The same source is translated otherwise in: {numbers}. Repeat shows them.",
                numbers=tr("{text} …", text=numbers) if len(segments) > 5 else numbers,
            )
        )

    def undo(self) -> None:
        """Take the last split, merge, replacement or propagation back."""
        if self.service.steps.last is None:
            self.announced.emit(tr("There is no change of segments to undo."))
            return
        self._editing.save()  # a step that concerns many segments closes the open one itself
        self.service.undo_filled()

    def _leave(self) -> None:
        """Save and close the open row, so that nothing typed is overtaken by the change."""
        if self._grid.current_row >= 0:
            self._left = self._model.place_of(self._grid.current_row)
            self._grid.close_row()

    def _come_back(self) -> None:
        if self._left is not None and self._grid.current_row < 0:
            row = self._model.row_of_place(min(self._left, self._model.total - 1))
            self._grid.go_to(row if row is not None else 0, take_focus=self._grid.has_focus)

    def _recut(
        self, place: int, before: list[ProjectSegment], segments: list[ProjectSegment]
    ) -> None:
        """Segments that come back are hidden again where the filter hid them."""
        places = {one.row_id: at for at, one in enumerate(before, place)}
        hidden = {one for one, at in places.items() if self._model.row_of_place(at) is None}
        if hidden:
            self._hidden[tuple(places)] = hidden
        hidden = self._hidden.pop(tuple(one.row_id for one in segments), set())
        self._model.recut(place, len(before), segments, hidden)
        shown = (at for at, one in enumerate(segments, place) if one.row_id not in hidden)
        self._left = next(shown, place)
        self._come_back()

    def _filtered(self, _places: object) -> None:
        self._hidden.clear()  # what is shown was found out anew

    def _rearrange(self, outline: Outline) -> None:
        """Other documents are there: the open segment stays open, wherever it stands now."""
        self._editing.save()
        segment, row = self._editing.segment, self._grid.current_row
        self._left = self._model.place_of(row) if row >= 0 else 0
        self._model.rearrange(outline, self._open_project.writes.rows)
        number = 0 if segment is None else self._model.number_of(segment.row_id)
        if number:
            self._left = number - 1
        self._come_back()
        if self._editing.segment is None:
            self._editing.nothing_open.emit()

    def _changed(self, segments: list[ProjectSegment]) -> None:
        self._editing.refresh(segments)
        self._come_back()

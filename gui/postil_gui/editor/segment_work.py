"""What is done to segments as such: the commands of the grid, apart from translating."""

from __future__ import annotations

from postil.workspace.records import ProjectSegment
from postil_gui.dialogs.split import SplitDialog
from postil_gui.editor.flow import Flow
from postil_gui.editor.grid import SegmentGrid
from postil_gui.i18n import tr
from postil_gui.models.segments import SegmentModel
from postil_gui.qt import QtCore, QtWidgets, Signal
from postil_gui.services.changes import ChangeService
from postil_gui.session import Session
from postil_gui.theme.theme import Theme


class SegmentWork(QtCore.QObject):
    """Splits and merges the open segment, and takes changes back."""

    announced = Signal(str)
    """Something the translator should know, in a sentence."""

    def __init__(
        self,
        grid: SegmentGrid,
        model: SegmentModel,
        flow: Flow,
        session: Session,
        theme: Theme,
    ) -> None:
        super().__init__(grid)
        self._grid = grid
        self._model = model
        self._flow = flow
        self._theme = theme
        self._left: int | None = None
        self.service = ChangeService(session)
        self.service.recut.connect(self._recut)
        self.service.changed.connect(self._changed)
        self.service.refused.connect(self._come_back)
        self.service.told.connect(self.announced)

    def split(self) -> None:
        """Ask where to split the open segment, and split it."""
        segment = self._flow.segment
        if segment is None or self._is_locked(segment):
            return
        caret = self._grid.source.textCursor().position()
        inside = self._grid.source.hasFocus() and 0 < caret < len(segment.source)
        dialog = SplitDialog(
            self._theme,
            (segment.source, self._grid.editor.text()),
            self._grid.directions,
            caret if inside else None,
            self._grid.window(),
        )

        def accepted() -> None:
            self._leave()
            self.service.split(segment.row_id, dialog.source.offset, dialog.target.offset)

        dialog.accepted.connect(accepted)
        dialog.open()

    def merge(self, direction: int) -> None:
        """Merge the open segment with the next (+1) or the previous one (-1)."""
        segment = self._flow.segment
        if segment is None or self._is_locked(segment):
            return
        place = self._model.place_of(self._grid.current_row) + min(direction, 0)
        if not 0 <= place < self._model.total - 1:
            self.announced.emit(tr("There is no segment to merge with."))
            return
        first = self._model.segment_at(place)
        self._leave()
        self.service.merge(first.row_id)

    def undo(self) -> None:
        """Take the last split, merge, replacement or propagation back."""
        if self.service.last is None:
            self.announced.emit(tr("There is no change of segments to undo."))
            return
        self._leave()
        self.service.undo()

    def _is_locked(self, segment: ProjectSegment) -> bool:
        if segment.locked:
            self.announced.emit(tr("This segment is locked."))
        return segment.locked

    def _leave(self) -> None:
        """Save and close the open row, so that nothing typed is overtaken by the change."""
        if self._grid.current_row >= 0:
            self._left = self._model.place_of(self._grid.current_row)
            self._grid.close_row()

    def _come_back(self) -> None:
        if self._left is not None and self._grid.current_row < 0:
            row = self._model.row_of_place(min(self._left, self._model.total - 1))
            self._grid.go_to(row if row is not None else 0)

    def _recut(self, place: int, before: int, segments: list[ProjectSegment]) -> None:
        self._model.recut(place, before, segments)
        self._left = place
        self._come_back()

    def _changed(self, segments: list[ProjectSegment]) -> None:
        open_segment = self._flow.segment
        for segment in segments:
            if open_segment is not None and segment.row_id == open_segment.row_id:
                self._leave()
            self._model.replace(segment)
        self._come_back()

    def dialog_parent(self) -> QtWidgets.QWidget:
        """Where dialogs belong."""
        return self._grid.window()

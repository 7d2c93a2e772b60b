"""The Preview panel: follows the open segment and what is written, as long as it is in sight."""

from __future__ import annotations

from postil.workspace.records import Confirmation, ProjectSegment
from postil_gui.features.documents.preview_panel import PreviewPanel
from postil_gui.features.documents.preview_service import PreviewSegments, PreviewService
from postil_gui.features.editing.grid.segments_model import SegmentModel
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal


class PreviewBinding(QtCore.QObject):
    """Keeps the panel at the open segment."""

    number_asked = Signal(int)
    """Number (from 1) of a segment to go to."""

    def __init__(
        self,
        panel: PreviewPanel,
        editing: SegmentEditing,
        open_project: OpenProject,
        model: SegmentModel,
    ) -> None:
        super().__init__(panel)
        self._panel = panel
        self._editing = editing
        self._model = model
        self.service = PreviewService(open_project, self)
        self.service.read.connect(self._show)
        panel.segment_asked.connect(self.number_asked)
        editing.opened.connect(self._opened)
        open_project.saved.connect(lambda _: self._read())
        open_project.confirmed.connect(self._confirmed)
        open_project.unconfirmed.connect(lambda _: self._read())
        open_project.documents_changed.connect(lambda _: self._read())
        panel.structure_of = model.structure
        model.structures_changed.connect(self._read)
        panel.installEventFilter(self)

    @property
    def _place(self) -> int:
        segment = self._editing.segment
        return -1 if segment is None else self._model.number_of(segment.row_id) - 1

    def _opened(self, _segment: ProjectSegment) -> None:
        if self._panel.isVisible():
            if self._panel.covers(self._place):
                self._panel.mark(self._place)
            else:
                self._read()

    def _confirmed(self, _confirmation: Confirmation) -> None:
        self._read()

    def _read(self) -> None:
        if self._panel.isVisible() and self._place >= 0:
            self.service.around(self._place)

    def _show(self, stretch: PreviewSegments) -> None:
        self._panel.show_stretch(stretch, self._place)

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        if watched is self._panel and event.type() == QtCore.QEvent.Type.Show:
            self.service.around(max(0, self._place))
        return super().eventFilter(watched, event)

"""The Notes panel: comments and versions of the open segment, as long as it is in sight."""

from __future__ import annotations

from postil.workspace.records import ProjectSegment
from postil.workspace.segments.annotations import Comment
from postil.workspace.segments.history import Version
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.editing.undo.changes import ChangeService
from postil_gui.features.notes.panel import NotesPanel
from postil_gui.features.notes.service import MarkService
from postil_gui.i18n.messages import tr
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore


class NotesBinding(QtCore.QObject):
    """Keeps the panel at the open segment."""

    def __init__(
        self,
        panel: NotesPanel,
        editing: SegmentEditing,
        open_project: OpenProject,
        service: MarkService,
        changes: ChangeService,
    ) -> None:
        super().__init__(panel)
        self._panel = panel
        self._editing = editing
        self._service = service
        self._row_id: int | None = None  # segment of the panel,
        self._begun = ""  # and the comment on it that was begun before it came there
        panel.commented.connect(self._comment)
        panel.comment_changed.connect(self._change_comment)
        panel.version_chosen.connect(self._bring_back)
        service.comments_found.connect(self._comments_found)
        service.versions_found.connect(self._versions_found)
        changes.changed.connect(lambda _: self.refresh())
        editing.opened.connect(self._opened)
        open_project.saved.connect(lambda _: self.refresh())
        open_project.confirmed.connect(lambda _: self.refresh())
        open_project.unconfirmed.connect(lambda _: self.refresh())
        panel.installEventFilter(self)

    def refresh(self) -> None:
        """Read comments and versions again, if anybody sees them."""
        segment = self._editing.segment
        if segment is not None and self._panel.isVisible():
            self._service.load_comments(segment.row_id)
            self._service.load_versions(segment.row_id)

    def _opened(self, segment: ProjectSegment) -> None:
        self._clear_for(segment)
        self.refresh()

    def _clear_for(self, segment: ProjectSegment) -> None:
        """Begin with a segment; what was typed of comments on the one before is kept."""
        if self._row_id is not None:
            if self._panel.begun != self._begun:
                self._service.leave_comment(self._row_id, self._panel.begun)
            self._service.leave_change(self._row_id, self._panel.change)
        self._row_id = row_id = segment.row_id
        self._begun = self._service.not_added.get(row_id, "")
        change = self._service.not_changed.get(row_id)
        self._panel.clear_for(segment.note, self._begun, change)

    def _is_open(self, row_id: int) -> bool:
        segment = self._editing.segment
        return segment is not None and segment.row_id == row_id

    def _comments_found(self, row_id: int, comments: list[Comment]) -> None:
        if self._is_open(row_id):
            self._panel.show_comments(comments)

    def _versions_found(self, row_id: int, versions: list[Version]) -> None:
        if self._is_open(row_id):
            self._panel.show_versions(versions)

    def _comment(self, text: str) -> None:
        segment = self._editing.segment
        if segment is not None:
            self._service.comment(segment.row_id, text)

    def _change_comment(self, number: int, text: str) -> None:
        segment = self._editing.segment
        if segment is not None:
            self._service.change_comment(segment.row_id, number, text)

    def _bring_back(self, version: Version) -> None:
        if self._editing.take_text(version.target, version.origin, version.score):
            self._editing.announced.emit(
                tr("An earlier version is back. Undo brings your text back.")
            )

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        if watched is self._panel and event.type() == QtCore.QEvent.Type.Show:
            segment = self._editing.segment
            if segment is not None:
                self._clear_for(segment)
            self.refresh()
        return super().eventFilter(watched, event)

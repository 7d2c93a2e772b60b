"""The Review panel: findings of the review, kept up to date, and what is done about them."""

from __future__ import annotations

from postil_gui.actions.keys import key_of
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.editing.undo.changes import ChangeService
from postil_gui.features.review.panel import ReviewPanel
from postil_gui.features.review.service import ReviewService, ShownFinding
from postil_gui.i18n.messages import tr
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal


class ReviewBinding(QtCore.QObject):
    """Keeps the panel at the open project, and at the open segment if only that is asked for."""

    row_asked = Signal(int)
    """Row id of a segment to go to."""

    def __init__(
        self,
        panel: ReviewPanel,
        editing: SegmentEditing,
        open_project: OpenProject,
        changes: ChangeService,
    ) -> None:
        super().__init__(panel)
        self._panel = panel
        self._editing = editing
        self._findings: list[ShownFinding] = []
        self.service = ReviewService(open_project, changes, self)
        self.service.findings_loaded.connect(self._loaded)
        self.service.loaded.connect(
            lambda reviewer, changed: panel.show_changes(reviewer, len(changed))
        )
        changes.changed.connect(lambda _: self.service.load())
        changes.recut.connect(lambda *_: self.service.load())
        open_project.documents_changed.connect(lambda _: self.service.load())
        open_project.merged.connect(lambda _: self.service.load())  # findings came along
        panel.filter_changed.connect(self._show)
        panel.go_asked.connect(self.row_asked)
        panel.resolve_asked.connect(lambda number, on: self.service.resolve(number, on=on))
        panel.answered.connect(self.service.answer)
        panel.remove_asked.connect(self.service.remove_finding)
        editing.opened.connect(lambda _: self._follow())
        self._show()

    @property
    def findings(self) -> list[ShownFinding]:
        """All findings of the project."""
        return self._findings

    def _loaded(self, found: list[ShownFinding]) -> None:
        self._findings = found
        self._show()

    def _follow(self) -> None:
        if not self._panel.whole_project:
            self._show()

    def _show(self) -> None:
        panel, segment = self._panel, self._editing.segment
        row_id = None if segment is None else segment.row_id
        mine = [
            one for one in self._findings if panel.whole_project or one.finding.row_id == row_id
        ]
        shown = [one for one in mine if panel.wants(one)]
        if not self._findings:
            text = tr(
                "No findings yet. {key} remarks something about the open segment.",
                key=key_of("review.finding"),
            )
        elif not mine:
            text = tr("No findings in this segment.")
        else:
            text = tr("%Ln findings are hidden by the filter or resolved.", len(mine))
        panel.show_findings(shown, text)

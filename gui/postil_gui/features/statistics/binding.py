"""The Statistics panel: it counts when it comes into sight, and on command.

Out of sight it stops: a count of a large project takes minutes, and other reports wait behind it.
"""

from __future__ import annotations

from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.statistics.panel import StatisticsPanel
from postil_gui.features.statistics.service import StatisticsService
from postil_gui.i18n.messages import tr
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore
from postil_gui.settings import Settings
from postil_gui.widgets.dialogs import file_dialogs as files


class StatisticsBinding(QtCore.QObject):
    """Counts for the panel; edits follow every confirmation as long as the panel is in sight."""

    def __init__(
        self,
        panel: StatisticsPanel,
        editing: SegmentEditing,
        open_project: OpenProject,
        settings: Settings,
    ) -> None:
        super().__init__(panel)
        self._panel = panel
        self._settings = settings
        self.service = StatisticsService(open_project, self)
        panel.count_asked.connect(self.count)
        panel.keep_asked.connect(lambda: self.service.count(keep=True))
        panel.export_asked.connect(self.export)
        panel.weights_changed.connect(self.service.set_weights)
        panel.stop_asked.connect(lambda: self.service.stop(kept=True))
        self.service.counting.connect(panel.show_counting)
        self.service.ended.connect(panel.show_ended)
        self.service.counted.connect(panel.show_volume)
        self.service.worked.connect(panel.show_work)
        self.service.announced.connect(editing.announced)
        open_project.confirmed.connect(lambda _: self._confirmed())
        open_project.documents_changed.connect(lambda _: self._documents_changed())
        panel.installEventFilter(self)

    def count(self) -> None:
        """Count again; what was done comes first, for the words take a millisecond a segment."""
        self.service.read_work()
        self.service.count()

    def export(self) -> None:
        """Write what is shown to a file."""
        window, title = self._panel.window(), tr("Export the Statistics")
        path = files.ask_new_file(
            window, self._settings, title, tr("statistics.html"), files.REPORTS
        )
        if path is not None:
            self.service.export(path)

    def _documents_changed(self) -> None:
        if self._panel.isVisible():
            self.count()

    def _confirmed(self) -> None:
        if self._panel.isVisible():
            self.service.read_work()

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        if watched is self._panel:
            if event.type() == QtCore.QEvent.Type.Show:
                self.count()
            elif event.type() == QtCore.QEvent.Type.Hide:
                self.service.stop()
        return super().eventFilter(watched, event)

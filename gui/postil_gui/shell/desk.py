"""The desk as a whole: opens and closes projects, and answers every action."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from postil_gui.features.alignment.commands import AlignCommands
from postil_gui.features.batch.commands import BatchCommands
from postil_gui.features.documents.export_commands import ExportCommands
from postil_gui.features.editing.editor.text_commands import text_callbacks
from postil_gui.features.editing.replace.replace_commands import cut_callbacks
from postil_gui.features.editing.segments.locked_segment import unless_locked
from postil_gui.features.editing.segments.segment_commands import segment_callbacks
from postil_gui.features.engines.page_commands import EnginePageCommands
from postil_gui.features.glossaries.commands import GlossaryCommands
from postil_gui.features.help.commands import HelpCommands
from postil_gui.features.memories.commands import MemoryCommands
from postil_gui.features.notes.commands import mark_callbacks
from postil_gui.features.projects.backup_commands import BackupCommands
from postil_gui.features.projects.commands import ProjectCommands
from postil_gui.features.projects.package_commands import PackageCommands
from postil_gui.features.projects.page_commands import PageCommands
from postil_gui.features.projects.recent import RecentProjects
from postil_gui.features.projects.rescue_commands import RescueCommands
from postil_gui.features.review.commands import ReviewCommands
from postil_gui.features.training.commands import EngineCommands
from postil_gui.i18n.messages import say, tr
from postil_gui.operations.operation import Operation
from postil_gui.operations.serial_executor import SerialExecutor
from postil_gui.operations.steps import Steps
from postil_gui.operations.training import Trainer
from postil_gui.qt import Qt, QtCore, QtWidgets, Signal
from postil_gui.settings import Settings
from postil_gui.shell.announcer import Announcer
from postil_gui.shell.key_commands import key_callbacks, serve_view
from postil_gui.shell.project_session import ProjectSession
from postil_gui.shell.project_view import ProjectView
from postil_gui.shell.settings_commands import follow_settings, settings_callbacks
from postil_gui.shell.view_commands import view_callbacks
from postil_gui.shell.window import DeskWindow
from postil_gui.theme.theme import Theme
from postil_gui.widgets.error_box import error_box
from postil_gui.widgets.plain_text import ask

if TYPE_CHECKING:
    from postil.errors import StorageError
    from postil.workspace.project import Project

log = logging.getLogger(__name__)


class Desk(QtCore.QObject):
    """Owns the window, the open project and the background work that is not of a project.

    Commands get this object and nothing global.
    """

    project_opened = Signal()
    """A project is shown."""

    project_closed = Signal()
    """The project is closed, and free for others."""

    _settings_refused = Signal(object)

    def __init__(self, theme: Theme, settings: Settings, trainer: Trainer | None = None) -> None:
        super().__init__()
        self.theme = theme
        self.settings = settings
        self.trainer = trainer or Trainer()
        self.window = DeskWindow(theme, settings)
        self.announcer = Announcer()
        self.lane = SerialExecutor("desk", self)
        self.lane.failed.connect(self.show_error)
        self._settings_refused.connect(self._tell_settings, Qt.ConnectionType.QueuedConnection)
        settings.refused = self._settings_refused.emit
        self.session: ProjectSession | None = None
        self._showing: Steps | None = None
        self.is_closing = False  # a project; the window is painted, and lanes deliver, meanwhile
        self.projects = ProjectCommands(self)
        self.rescue = RescueCommands(self)
        self.backups = BackupCommands(self)
        self.help = HelpCommands(self)
        self.exports = ExportCommands(self)
        self.page = PageCommands(self)
        self.batch = BatchCommands(self)
        self.packages = PackageCommands(self)
        self.review = ReviewCommands(self)
        self.engines = EngineCommands(self)
        self.engine_page = EnginePageCommands(self)
        self.align = AlignCommands(self)
        self.memories = MemoryCommands(self)
        self.glossaries = GlossaryCommands(self)
        callbacks: dict[str, Callable[[], None]] = {
            **self.projects.callbacks(),
            **self.exports.callbacks(),
            **self.page.callbacks(),
            **self.batch.callbacks(),
            **self.packages.callbacks(),
            **self.review.callbacks(),
            **self.engines.callbacks(),
            **self.engine_page.callbacks(),
            **self.align.callbacks(),
            **self.memories.callbacks(),
            **self.glossaries.callbacks(),
            **unless_locked(self, segment_callbacks(self) | text_callbacks(self)),
            **cut_callbacks(self),
            **mark_callbacks(self),
            **view_callbacks(self),
            **key_callbacks(self),
            **settings_callbacks(self),
            **self.help.callbacks(),
        }
        self.window.set_actions(theme, callbacks)
        self.window.welcome.action_asked.connect(lambda action: self.window.book[action].trigger())
        self.window.welcome.open_asked.connect(self.projects.open_folder)
        self.recent = RecentProjects(self.lane, self)
        self.recent.seen.connect(self.window.welcome.show_summary)
        self.window.welcome.look_asked.connect(self.recent.look_at)
        self.window.welcome.refresh()
        self.window.files_dropped.connect(self.projects.take_files)
        self.window.page_changed.connect(self.enable)
        self.window.before_closing = self.close
        follow_settings(self)
        self.enable()

    @property
    def view(self) -> ProjectView | None:
        """View of the open project."""
        return self.window.view

    def show_project(self, project: Project, then: Callable[[], None] = lambda: None) -> None:
        """Show an open project, in place of another one.

        That takes some moments, in which the window answers; ``then`` is called after them.
        """
        if not self.close_project():
            self.let_go(project.close)
            return
        self._showing = Steps(self._show(project, then), self)

    def finish_showing(self) -> None:
        """Show a project at once that is about to be shown."""
        if self._showing is not None:
            self._showing.finish()

    @property
    def is_showing(self) -> bool:
        """Whether a project is about to be shown."""
        return self._showing is not None

    def _show(self, project: Project, then: Callable[[], None]) -> Iterator[None]:
        """Make session, view, panels and docks, and show them: in steps of 5 to 30 ms."""
        session = ProjectSession(project)
        self.theme.use_languages(project.info.source_language, project.info.target_language)
        view = ProjectView(session, self.theme, self.settings)
        yield
        yield from view.make_panels()
        yield
        place = self.window.place_of(view)
        yield from place.make_docks()
        yield
        self.window.show_place(place, project.info.name)
        yield
        self.page.make_page(session, view)
        yield
        self._showing = None
        self.session = session
        view.announced.connect(self.window.status.remark)
        view.filter.asked.connect(self.window.status.drop_remark)
        view.failed.connect(self.show_error)
        view.segment_opened.connect(lambda _: self.enable())
        session.statistics_changed.connect(self.window.status.show_statistics)
        session.engine_changed.connect(self.show_engine)
        session.engine_changed.connect(self.enable)
        self.settings.remember_project(project.folder)
        self.show_engine()
        serve_view(self, view)
        self.announcer.follow(view)
        view.start()
        self.enable()
        self.project_opened.emit()
        if project.engine_error:
            self.window.status.announce(
                tr("The engine is not available: {reason}", reason=say(project.engine_error))
            )
        then()

    def let_go(self, close: Callable[[], None]) -> None:
        """Close a project that was opened and is not wanted."""
        self.lane.submit(Operation(tr("Close the project"), lambda _: close()))

    def close_project(self) -> bool:
        """Save and close the open project; False if something could not be saved and it stays, or
        if it is being closed already.
        """
        if self.is_closing:
            return False
        self.finish_showing()
        self.is_closing = True
        try:
            return self._close_project()
        finally:
            self.is_closing = False

    def _close_project(self) -> bool:
        session, view = self.session, self.view
        if session is None or view is None:
            return True
        view.flow.save()
        session.drain()
        if session.unsaved and not self._lose(len(session.unsaved)):
            return False
        self.session = None
        self.window.take_view()
        session.close()
        self.enable()
        self.project_closed.emit()
        session.deleteLater()  # else the lambdas that hear it would keep it, and it the project
        return True

    def close(self) -> bool:
        """Save everything and end all background work; False if the project stays open."""
        if not self.align.may_close() or not self.engines.may_close():
            return False
        if not self.close_project():
            return False
        self.trainer.close()
        self.engines.estimates.close()
        self.engine_page.close()
        self.align.close()
        self.memories.close()
        self.lane.take_no_more()  # what the welcome page still asks while it goes
        self.lane.close(cancel=True)
        return True

    def enable(self) -> None:
        """Enable the actions that are possible now."""
        possible: set[str] = set()
        if self.session is not None and self.view is not None:
            possible.add("project")
            segment = self.view.flow.segment
            if segment is not None and self.window.page is None:
                possible.add("segment")
                if segment.confirmed or segment.state.is_confirmed:
                    possible.add("confirmed")
            if self.session.project.engine is not None:
                possible.add("engine")
            if self.session.project.info.engine is not None:
                possible.add("engine chosen")
        if self.trainer.is_running:
            possible.add("training running")
        if self.engines.has_training:
            possible.add("training")
        self.window.book.enable(possible)

    def show_error(self, title: str, error: BaseException) -> None:
        """Tell of an error, once as long as it is in sight."""
        box = error_box(self.window, title, error)
        boxes = self.window.findChildren(QtWidgets.QMessageBox)
        if any(one.isVisible() and one.text() == box.text() for one in boxes):
            box.deleteLater()
        else:
            box.open()

    def _tell_settings(self, error: StorageError) -> None:
        """Nothing of the work is lost: the status bar suffices."""
        self.window.status.announce(say(error))

    def open_path(self, folder: Path) -> None:
        """Open the project in a folder."""
        self.projects.open_folder(folder)

    def _lose(self, number: int) -> bool:
        """Ask whether to close although texts could not be written."""
        return ask(
            self.window,
            tr(
                "The texts of %Ln segments could not be written to the disk. Close all the same, "
                "and lose them?",
                number,
            ),
            QtWidgets.QMessageBox.StandardButton.Close,
        )

    def show_engine(self) -> None:
        """Name the engine of the open project, and tell what learns whether there is one."""
        if self.session is None or self.view is None:
            return
        project = self.session.project
        name = project.engine.manifest.label if project.engine is not None else ""
        self.window.status.show_engine(name, say(project.engine_error))
        self.view.learning.show_engine(project.engine is not None)

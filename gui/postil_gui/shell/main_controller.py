"""Main controller of the desk: opens and closes projects, and runs every action."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from postil_gui.actions.action import Action
from postil_gui.context import Context, Parts
from postil_gui.features.alignment.commands import AlignCommands
from postil_gui.features.batch.commands import BatchCommands
from postil_gui.features.documents.export_commands import ExportCommands
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.engines.commands import EngineCommands
from postil_gui.features.engines.page_commands import EnginePageCommands
from postil_gui.features.glossaries.candidates import CandidateCommands
from postil_gui.features.glossaries.commands import GlossaryCommands
from postil_gui.features.help.commands import HelpCommands
from postil_gui.features.memories.commands import MemoryCommands
from postil_gui.features.memories.file_commands import MemoryFileCommands
from postil_gui.features.projects.backup_commands import BackupCommands
from postil_gui.features.projects.commands import ProjectCommands
from postil_gui.features.projects.handoff_commands import HandoffCommands
from postil_gui.features.projects.package_commands import PackageCommands
from postil_gui.features.projects.page_commands import PageCommands
from postil_gui.features.projects.recent import RecentProjects
from postil_gui.features.projects.rescue_commands import RescueCommands
from postil_gui.features.review.commands import ReviewCommands
from postil_gui.features.team.commands import TeamCommands
from postil_gui.features.text_tags.commands import TextTagCommands
from postil_gui.features.training.commands import TrainingCommands
from postil_gui.i18n.messages import say, tr
from postil_gui.operations.operation import Operation
from postil_gui.operations.steps import Steps
from postil_gui.operations.training import Trainer
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import Qt, QtCore, QtWidgets, Signal
from postil_gui.settings import Settings
from postil_gui.shell.all_actions import ACTIONS
from postil_gui.shell.announcer import Announcer
from postil_gui.shell.keys.key_commands import serve_view
from postil_gui.shell.project_view import ProjectView
from postil_gui.shell.settings_commands import follow_settings
from postil_gui.shell.training_news import TrainingNews
from postil_gui.shell.window import MainWindow
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.error_box import crash_box
from postil_gui.widgets.keys.opening_keys import is_blocked
from postil_gui.widgets.plain_text import ask

if TYPE_CHECKING:
    from postil.errors import PostilError, StorageError
    from postil.workspace.project import Project
    from postil_gui.operations.error_reports import Kept

log = logging.getLogger(__name__)

MODAL_WAIT = 200  # milliseconds between looks whether a dialog is still open


class MainController(QtCore.QObject):
    """Owner of the window, the open project and the background work that belongs to no project.

    Commands get its :class:`Context` and nothing global.
    """

    _settings_refused = Signal(object)

    def __init__(self, theme: Theme, settings: Settings, trainer: Trainer | None = None) -> None:
        super().__init__()
        self.theme = theme
        self.settings = settings
        self.window = MainWindow(theme, settings)
        self.context = Context(
            self.window,
            self.window,
            theme=theme,
            settings=settings,
            trainer=trainer or Trainer(),
            parent=self,
        )
        self.project_opened = self.context.project_opened
        self.project_closed = self.context.project_closed
        self.executor = self.context.executor
        self.show_error = self.context.show_error
        self.announcer = Announcer()
        self._settings_refused.connect(self._tell_settings, Qt.ConnectionType.QueuedConnection)
        settings.refused = self._settings_refused.emit
        self._showing: Steps | None = None
        self._is_closing = False  # a project; the window is painted meanwhile
        self._make_commands()
        self.window.set_actions(ACTIONS, self._bind)
        self._connect()
        follow_settings(self.context)
        self.enable()

    def _make_commands(self) -> None:
        """Make the objects that answer the actions as long as the window is there."""
        context = self.context
        self.projects = ProjectCommands(context, self)
        self.rescue = RescueCommands(context, self.projects)
        self.backups = BackupCommands(context, self.rescue)
        self.help = HelpCommands(context, self.projects.open_sample)
        self.memories = MemoryCommands(context)
        self.page = PageCommands(context, self.memories.remove)
        self.batch = BatchCommands(context)
        handoffs = HandoffCommands(context, self.projects)
        self.packages = PackageCommands(context, self.projects, handoffs)
        self.review = ReviewCommands(context)
        self.training = TrainingCommands(context)
        self.training_news = TrainingNews(context)
        self.engines = EngineCommands(context)
        self.engine_page = EnginePageCommands(context, self.engines)
        self.align = AlignCommands(context)
        self.glossaries = GlossaryCommands(context)
        self.candidates = CandidateCommands(context)
        self.commands = Parts()
        for one in (
            *(context, self.window, self.projects, self.rescue, self.help, self.memories),
            self.page,
            *(self.batch, self.packages, self.review, self.training, self.engines),
            *(self.engine_page, self.align, self.glossaries, self.candidates),
            *(self.page.encodings, ExportCommands(context), TextTagCommands(context)),
            *(MemoryFileCommands(context, self.memories.refresh), TeamCommands(context), handoffs),
        ):
            self.commands.add(one)

    def _bind(self, action: Action) -> Callable[[], None]:
        """Bind an action to the object with its method, looked up each time the action is
        triggered.
        """
        owner, call = action.run.owner, action.run.call

        def callback() -> None:
            editing = self.context.part(SegmentEditing)
            if action.changes_text and editing is not None and editing.is_locked():
                return
            one = self.commands.find(owner)
            if one is None:
                one = self.context.part(owner)
            if one is not None:
                call(one)

        return callback

    def _connect(self) -> None:
        """Connect the signals of features to their receivers."""
        window, projects = self.window, self.projects
        projects.refused.connect(self.rescue.offer)
        projects.package_dropped.connect(self.packages.open_file)
        projects.engine_dropped.connect(self.engine_page.bring_file)
        projects.made.connect(self.page.encodings.ask_unsure)
        projects.made.connect(self.page.keep_before_work)
        projects.engine_wanted.connect(self.training.train_in_background)
        self.training.engines_changed.connect(self.engine_page.refresh)
        self.engine_page.train_asked.connect(self.training.train)
        self.engine_page.train_from_asked.connect(self.training.train_from)
        self.engine_page.renamed.connect(self.show_engine)
        self.context.to_speak.connect(self.announcer.say)
        self.context.possible_changed.connect(self.enable)
        window.guide_asked.connect(self.help.show_above)
        window.welcome.action_asked.connect(self.context.trigger)
        window.welcome.open_asked.connect(projects.open_folder)
        self.recent = RecentProjects(self.executor, self)
        self.recent.seen.connect(window.welcome.show_summary)
        window.welcome.look_asked.connect(self.recent.look_at)
        window.welcome.refresh()
        window.files_dropped.connect(projects.take_files)
        window.page_changed.connect(self.enable)
        window.before_closing = self.close

    @property
    def open_project(self) -> OpenProject | None:
        """The open project."""
        return self.context.open_project

    @property
    def trainer(self) -> Trainer:
        """The trainer of engines."""
        return self.context.trainer

    @property
    def is_closing(self) -> bool:
        """Whether a project is being closed."""
        return self._is_closing

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
        """Make the open project, view, panels and docks, and show them: in steps of 5 to 30 ms."""
        open_project = OpenProject(project)
        self.theme.use_languages(project.info.source_language, project.info.target_language)
        place = self.window.make_area(open_project)
        view = place.view
        yield
        yield from place.make_docks()
        yield
        self.window.show_area(place, project.info.name)
        yield
        self.page.follow(open_project, view.glossing.service)
        self._showing = None
        self.context.open_project = open_project
        view.announced.connect(self.window.status.remark)
        view.filter.asked.connect(self.window.status.drop_remark)
        view.editing.told.connect(self.window.status.tell_about_segment)
        view.editing.opened.connect(lambda _: self.window.status.leave_segment())
        view.failed.connect(self.show_error)
        view.segment_opened.connect(lambda _: self.enable())
        open_project.statistics_changed.connect(self.window.status.show_statistics)
        open_project.engine_changed.connect(self.show_engine)
        open_project.engine_changed.connect(self.enable)
        open_project.not_saved.connect(self._tell_not_saved)
        open_project.saved.connect(lambda _: self.window.notice.dismiss_warning())
        open_project.confirmed.connect(self.window.notice.dismiss)
        self.settings.remember_project(project.folder)
        self.show_engine()
        serve_view(self.window.book, view)
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
        self.executor.submit(Operation(tr("Close the project"), lambda _: close()))

    def close_project(self) -> bool:
        """Save and close the open project; False if something could not be saved and it stays, or
        if it is being closed already.
        """
        if self.is_closing:
            return False
        self.finish_showing()
        self._is_closing = True
        try:
            return self._close_project()
        finally:
            self._is_closing = False

    def _close_project(self) -> bool:
        open_project, view = self.open_project, self.view
        if open_project is None or view is None:
            return True
        view.editing.save()
        open_project.drain()
        open_project.writes.write_refused()
        open_project.drain()
        unsaved = len(open_project.writes.refused_rows)
        if unsaved and not self._lose(unsaved):
            return False
        if view.segment is not None:
            self.settings.remember_place(open_project.project.folder, view.segment.row_id)
        self.context.open_project = None
        self.window.take_view()
        open_project.close()
        self.enable()
        self.project_closed.emit()
        open_project.deleteLater()  # lambdas connected to it would keep it, and it the project
        return True

    def close(self) -> bool:
        """Save everything and end all background work; False if the project stays open."""
        if not self.align.may_close() or not self.training.may_close():
            return False
        if not self.close_project():
            return False
        self.trainer.close()
        self.training.estimates.close()
        self.engine_page.close()
        self.align.close()
        self.memories.close()
        self.executor.take_no_more()  # what the welcome page still asks while it goes
        self.executor.close(cancel=True)
        return True

    def enable(self) -> None:
        """Enable the actions that are possible now."""
        possible: set[str] = set()
        if self.open_project is not None and self.view is not None:
            possible.add("project")
            segment = self.view.editing.segment
            if segment is not None and self.window.page is None:
                possible.add("segment")
                if segment.confirmed or segment.state.is_confirmed:
                    possible.add("confirmed")
            if self.open_project.project.info.handoff:
                possible.add("handoff")
            if self.open_project.project.engine is not None:
                possible.add("engine")
            if self.open_project.project.info.engine is not None:
                possible.add("engine chosen")
        if self.trainer.is_running:
            possible.add("training running")
        if self.training.has_training:
            possible.add("training")
        self.window.book.enable(possible)

    def _tell_not_saved(self, error: PostilError) -> None:
        self.window.notice.show_warning(
            tr(
                "What you type is not saved, but kept in this window: {reason}",
                reason=say(error.message),
            )
        )

    def _tell_settings(self, error: StorageError) -> None:
        """Report in the status bar that settings cannot be saved: no work is lost by that."""
        self.window.status.announce(say(error))

    def open_paths(self, paths: Sequence[Path], sample: bool = False) -> None:
        """Bring the window to the front, and open these files as if they had been dropped on it.

        While a dialog is open it waits: what is answered there is about the project it was opened
        in. The wizard takes more files at once.
        """
        self.window.bring_to_front()
        self._open_once_free(paths, sample)

    def _open_once_free(self, paths: Sequence[Path], sample: bool) -> None:
        wizard = self.projects.wizard
        modal = QtWidgets.QApplication.activeModalWidget() not in (None, wizard)
        if modal or is_blocked(self.window, wizard):
            QtCore.QTimer.singleShot(
                MODAL_WAIT, self.window, lambda: self._open_once_free(paths, sample)
            )
        elif sample:
            self.projects.open_sample()
        elif paths:
            self.projects.take_files(paths)

    def tell_crash(self, kept: Kept) -> None:
        """Show that Postil crashed the last time, and offer the report."""
        crash_box(self.window, self.settings, kept).open()

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
        """Show the name of the engine of the open project, and whether there is one to those that
        show its learning.
        """
        if self.open_project is None or self.view is None:
            return
        project = self.open_project.project
        name = project.engine.manifest.label if project.engine is not None else ""
        self.window.status.show_engine(name, say(project.engine_error))
        self.view.show_learner()

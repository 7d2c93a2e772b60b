"""Projects: new, open, the sample, close, quit."""

from __future__ import annotations

import getpass
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from postil.formats.registry import HANDOFF_SUFFIXES
from postil.types.progress import Progress
from postil_gui import paths
from postil_gui.features.projects.new_project import NewProjectDialog, WizardAnswers
from postil_gui.features.projects.opening_news import OpeningNews
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.qt import Qt, QtCore, Signal
from postil_gui.settings import AUTHOR
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.keys.opening_keys import open_for_typing
from postil_resources.sample_project import (
    DOCUMENT,
    GLOSSARY,
    MEMORY,
    SAMPLE_LANGUAGES,
    sample_file,
)

if TYPE_CHECKING:
    from postil.workspace.project import Project
    from postil_gui.context import Context, Opener

AGAIN_MILLISECONDS = 20
PROJECT_FILE = "project.sqlite"


class ProjectCommands(QtCore.QObject):
    """Commands that open and close projects."""

    refused = Signal(object, str, object)
    """Folder of a project that could not be opened, title and exception."""

    package_dropped = Signal(object)
    """``Path`` of a package that was dropped on the window."""

    engine_dropped = Signal(object)
    """``Path`` of an engine's file that was dropped on the window."""

    made = Signal()
    """A project was made by the wizard, and is open."""

    engine_wanted = Signal(str, object, object)
    """An engine is to be trained for the open project: name, languages, ``Path`` of corpora."""

    def __init__(self, context: Context, opener: Opener) -> None:
        super().__init__(context)
        self._context = context
        self._opener = opener
        self.wizard: NewProjectDialog | None = None
        self._opening: Operation | None = None
        self._news = OpeningNews(context)
        self._coming: Path | None = None  # folder of a project that was asked for

    def new(self, paths: Sequence[Path] = ()) -> None:
        """Show the wizard.

        Parameters
        ----------
        paths
            Files and folders to begin with.
        """
        context = self._context
        if self.wizard is None:
            wizard = NewProjectDialog(
                context.theme, context.settings, context.executor, context.window
            )
            wizard.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            wizard.asked.connect(self._create)
            wizard.stop_asked.connect(self._stop)
            wizard.finished.connect(self._wizard_closed)
            self.wizard = wizard
        open_for_typing(self.wizard)
        if paths:
            self.wizard.take(paths)

    def open(self) -> None:
        """Ask for the folder of a project."""
        folder = files.ask_folder(
            self._context.window, self._context.settings, tr("Open a project")
        )
        if folder is not None:
            self.open_folder(folder)

    def close(self) -> bool:
        """Save and close the open project; False if it stays."""
        return self._opener.close_project()

    def quit(self) -> None:
        """Save, and close the window."""
        self._context.window.close()

    def take_files(self, paths: Sequence[Path]) -> None:
        """Files from outside, dropped on the window or given at the start.

        A project, a package and an engine are opened; other files begin a new project.
        """
        only = paths[0] if len(paths) == 1 else None
        if only is None:
            self.new(paths)
        elif (only / PROJECT_FILE).is_file():
            self.open_folder(only)
        elif only.name == PROJECT_FILE:
            self.open_folder(only.parent)
        elif only.name.lower().endswith((files.PACKAGE_SUFFIX, *HANDOFF_SUFFIXES)):
            self.package_dropped.emit(only)
        elif only.name.lower().endswith(files.ENGINE_SUFFIXES):
            self.engine_dropped.emit(only)
        elif not only.exists():
            self.open_folder(only)  # which shows the error
        else:
            self.new(paths)

    def open_with(
        self,
        title: str,
        work: Callable[[Progress], Project],
        then: Callable[[], None] = lambda: None,
    ) -> None:
        """Open the project that ``work`` returns, in place of the one that is open."""
        self._run(title, work, then)

    def open_folder(self, folder: Path) -> None:
        """Open the project in ``folder``; what is open is closed first."""
        if (
            self._context.open_project is not None
            and self._context.open_project.project.folder == folder
        ):
            return
        if self._coming == folder:  # clicked again, as in a double click
            return
        self._coming = folder

        def work(progress: Progress) -> Project:
            from postil.workspace.project import Project  # noqa: PLC0415 (numpy: not before the window shows)

            return Project.open(folder, progress=progress)

        def failed(error: Exception) -> None:
            self._arrived(folder)
            self.refused.emit(folder, title, error)

        title = tr("Open the project")
        self._run(title, work, lambda: self._arrived(folder), failed)

    def _arrived(self, folder: Path) -> None:
        """Note that a project has been opened: from now on the command opens it again."""
        if self._coming == folder:
            self._coming = None

    def open_sample(self) -> None:
        """Open the sample project; it is made when missing, its engine trained in passing."""
        folder = paths.sample_folder()
        author = self._context.settings.get(AUTHOR) or _user_name()
        engine: Path | None = None

        def work(progress: Progress) -> Project:
            nonlocal engine
            from postil.workspace.creation import NewProject, create_project  # noqa: PLC0415
            from postil.workspace.project import Project  # noqa: PLC0415

            engine = _sample_engine()
            if folder.exists():
                return Project.open(folder, progress=progress)
            return create_project(
                folder,
                NewProject(
                    name=paths.SAMPLE_NAME,
                    source_language=SAMPLE_LANGUAGES[0],
                    target_language=SAMPLE_LANGUAGES[1],
                    documents=[sample_file(DOCUMENT)],
                    memories=[sample_file(MEMORY)],
                    glossaries=[sample_file(GLOSSARY)],
                    engine=engine,
                    author=author,
                ),
                progress=progress,
            )

        def made() -> None:
            open_project = self._context.open_project
            if open_project is not None and open_project.project.engine is None and engine is None:
                self.engine_wanted.emit(paths.SAMPLE_NAME, SAMPLE_LANGUAGES, [sample_file(MEMORY)])

        self._run(tr("Open the sample project"), work, made)

    def _create(self, answer: WizardAnswers) -> None:
        def work(progress: Progress) -> Project:
            from postil.workspace.creation import MemoryFile, NewProject, create_project  # noqa: PLC0415
            from postil.workspace.proposals.match_settings import MemorySettings  # noqa: PLC0415

            memories = [
                MemoryFile(
                    one.path,
                    MemorySettings(
                        priority=one.priority,
                        read_only=None if one.read_only else False,  # True keeps it for ever
                    ),
                )
                for one in answer.memories
            ]
            return create_project(
                answer.folder,
                NewProject(
                    name=answer.name,
                    source_language=answer.source_language,
                    target_language=answer.target_language,
                    documents=[one.path for one in answer.documents],
                    folders={one.path: one.folder for one in answer.documents},
                    memories=memories,
                    glossaries=answer.glossaries,
                    segmentation=answer.segmentation,
                    columns=answer.columns,
                    placeholders=answer.placeholders,
                    engine=answer.engine,
                    author=answer.author,
                    deadline=answer.deadline,
                ),
                progress=progress,
            )

        def made() -> None:
            if self.wizard is not None:
                self.wizard.show_working(None)
                self.wizard.accept()
            self.made.emit()
            if answer.engine_choice == "train":
                self.engine_wanted.emit(
                    answer.name,
                    (answer.source_language, answer.target_language),
                    [
                        one.path
                        for one in answer.memories
                        if one.path.suffix.lower() != files.SHARED_MEMORY_SUFFIX
                    ],
                )

        def failed(error: Exception) -> None:
            if self.wizard is not None:
                self.wizard.show_failure(error)

        operation = self._run(tr("Make the project"), work, made, failed, new=True)
        if self.wizard is not None:
            self.wizard.show_working(operation.progress)

    def _stop(self) -> None:
        self._show_opening(None)
        if self._opening is not None:
            self._opening.cancel()

    def _wizard_closed(self) -> None:
        self.wizard = None

    def _run(
        self,
        title: str,
        work: Callable[[Progress], Project],
        then: Callable[[], None] = lambda: None,
        failed: Callable[[Exception], None] | None = None,
        *,
        new: bool = False,
    ) -> Operation:
        context = self._context

        def throw_away(project: Project) -> None:
            project.close()
            if new:
                shutil.rmtree(project.folder, ignore_errors=True)

        def done(project: Project) -> None:
            self._show_opening(None)
            if operation.progress.cancelled:
                self._arrived(project.folder)
                self._opener.let_go(lambda: throw_away(project))
                return
            if self._opener.is_closing:  # the one before it; delivered while that was being saved
                QtCore.QTimer.singleShot(AGAIN_MILLISECONDS, context, lambda: done(project))
                return
            self._opener.show_project(project, then)
            if not self._opener.is_showing:  # what was open stays open
                self._arrived(project.folder)

        def refused(error: Exception) -> None:
            self._show_opening(None)
            if failed is not None:
                failed(error)
            else:
                context.show_error(title, error)

        # Without a key: a project that was opened must be closed even if nobody wants it any more.
        operation = self._opening = Operation(title, work, done, refused)
        context.executor.submit(operation)
        self._show_opening(operation)
        return operation

    def _show_opening(self, operation: Operation | None) -> None:
        """Show that a project is being opened; None: it is not any more."""
        if operation is None:
            self._context.window.unsetCursor()
            self._news.end()
            return
        self._context.window.setCursor(Qt.CursorShape.BusyCursor)
        if self.wizard is None:  # which shows it itself
            self._news.follow(operation)


def _user_name() -> str:
    try:
        return getpass.getuser()
    except (KeyError, ImportError, OSError):  # the system does not know who this is
        return ""


def _sample_engine() -> Path | None:
    for engine in paths.known_engines():
        if engine.manifest.name == paths.SAMPLE_NAME:
            return engine.folder
    return None

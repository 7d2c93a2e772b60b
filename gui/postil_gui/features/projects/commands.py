"""Projects: new, open, the sample, close, quit."""

from __future__ import annotations

import getpass
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from postil.types.progress import Progress
from postil_gui.features.projects.new_project import NewProject, NewProjectDialog
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.qt import Qt, QtCore
from postil_gui.settings import AUTHOR
from postil_gui.shell import paths as places
from postil_gui.widgets import file_dialogs as files

if TYPE_CHECKING:
    from postil.workspace.project import Project
    from postil_gui.shell.desk import Desk

SAMPLE_LANGUAGES = ("en", "fr")
AGAIN_MILLISECONDS = 20
PROJECT_FILE = "project.sqlite"
PACKAGE_SUFFIX = ".postilproject"


class ProjectCommands:
    """Commands that open and close projects."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.wizard: NewProjectDialog | None = None
        self._opening: Operation | None = None
        self._coming: Path | None = None  # folder of a project that was asked for

    def callbacks(self) -> dict[str, Callable[[], None]]:
        """By id of the action."""
        return {
            "project.new": self.new,
            "project.open": self.open,
            "project.sample": self.open_sample,
            "project.close": lambda: (self._desk.close_project(), None)[1],
            "project.quit": lambda: (self._desk.window.close(), None)[1],
        }

    def new(self, paths: Sequence[Path] = ()) -> None:
        """Show the wizard.

        Parameters
        ----------
        paths
            Files and folders to begin with.
        """
        desk = self._desk
        if self.wizard is None:
            wizard = NewProjectDialog(desk.theme, desk.settings, desk.lane, desk.window)
            wizard.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            wizard.asked.connect(self._create)
            wizard.stop_asked.connect(self._stop)
            wizard.finished.connect(self._wizard_closed)
            self.wizard = wizard
        self.wizard.open()
        if paths:
            self.wizard.take(paths)

    def open(self) -> None:
        """Ask for the folder of a project."""
        folder = files.ask_folder(self._desk.window, self._desk.settings, tr("Open a project"))
        if folder is not None:
            self.open_folder(folder)

    def take_files(self, paths: Sequence[Path]) -> None:
        """Files dropped on the window: a project is opened, others begin a new one."""
        if len(paths) == 1 and (paths[0] / PROJECT_FILE).is_file():
            self.open_folder(paths[0])
        elif len(paths) == 1 and paths[0].name.lower().endswith(PACKAGE_SUFFIX):
            self._desk.packages.open_file(paths[0])
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
        if self._desk.session is not None and self._desk.session.project.folder == folder:
            return
        if self._coming == folder:  # clicked again, as in a double click
            return
        self._coming = folder

        def work(progress: Progress) -> Project:
            from postil.workspace.project import Project  # noqa: PLC0415 (numpy: not before the window shows)

            return Project.open(folder, progress=progress)

        def failed(error: Exception) -> None:
            self._arrived(folder)
            self._desk.rescue.offer(folder, title, error)

        title = tr("Open the project")
        self._run(title, work, lambda: self._arrived(folder), failed)

    def _arrived(self, folder: Path) -> None:
        """From now on a click on a project that was asked for opens it again."""
        if self._coming == folder:
            self._coming = None

    def open_sample(self) -> None:
        """Open the sample project; it is made when missing, its engine trained in passing."""
        folder = places.projects_folder() / places.SAMPLE_NAME
        author = self._desk.settings.get(AUTHOR) or _user_name()
        engine: Path | None = None

        def work(progress: Progress) -> Project:
            nonlocal engine
            from postil.workspace.creation import create_project  # noqa: PLC0415
            from postil.workspace.project import Project  # noqa: PLC0415

            engine = _sample_engine()
            if folder.exists():
                return Project.open(folder, progress=progress)
            return create_project(
                folder,
                name=places.SAMPLE_NAME,
                source_language=SAMPLE_LANGUAGES[0],
                target_language=SAMPLE_LANGUAGES[1],
                documents=[places.sample_file(places.DOCUMENT)],
                memories=[places.sample_file(places.MEMORY)],
                glossaries=[places.sample_file(places.GLOSSARY)],
                engine=engine,
                author=author,
                progress=progress,
            )

        def made() -> None:
            session = self._desk.session
            if session is not None and session.project.engine is None and engine is None:
                self._desk.engines.train_in_background(
                    places.SAMPLE_NAME, SAMPLE_LANGUAGES, [places.sample_file(places.MEMORY)]
                )

        self._run(tr("Open the sample project"), work, made)

    def _create(self, answer: NewProject) -> None:
        def work(progress: Progress) -> Project:
            from postil.workspace.creation import MemoryFile, create_project  # noqa: PLC0415
            from postil.workspace.proposals.match_settings import MemorySettings  # noqa: PLC0415

            memories = [
                MemoryFile(one.path, MemorySettings(priority=one.priority, read_only=one.read_only))
                for one in answer.memories
            ]
            return create_project(
                answer.folder,
                name=answer.name,
                source_language=answer.source_language,
                target_language=answer.target_language,
                documents=answer.documents,
                memories=memories,
                glossaries=answer.glossaries,
                segmentation=answer.segmentation,
                engine=answer.engine,
                author=answer.author,
                deadline=answer.deadline,
                progress=progress,
            )

        def made() -> None:
            if self.wizard is not None:
                self.wizard.show_working(None)
                self.wizard.accept()
            self._desk.page.encodings.ask_unsure()
            if answer.engine_choice == "train":
                self._desk.engines.train_in_background(
                    answer.name,
                    (answer.source_language, answer.target_language),
                    [one.path for one in answer.memories],
                )

        def failed(error: Exception) -> None:
            if self.wizard is not None:
                self.wizard.show_failure(error)

        operation = self._run(tr("Make the project"), work, made, failed, new=True)
        if self.wizard is not None:
            self.wizard.show_working(operation.progress)

    def _stop(self) -> None:
        self._desk.window.unsetCursor()
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
        desk = self._desk

        def throw_away(project: Project) -> None:
            project.close()
            if new:
                shutil.rmtree(project.folder, ignore_errors=True)

        def done(project: Project) -> None:
            desk.window.unsetCursor()
            if operation.progress.cancelled:
                self._arrived(project.folder)
                desk.let_go(lambda: throw_away(project))
                return
            if desk.is_closing:  # the one before it; delivered while that was being saved
                QtCore.QTimer.singleShot(AGAIN_MILLISECONDS, desk, lambda: done(project))
                return
            desk.show_project(project, then)
            if not desk.is_showing:  # what was open stays open
                self._arrived(project.folder)

        def refused(error: Exception) -> None:
            desk.window.unsetCursor()
            if failed is not None:
                failed(error)
            else:
                desk.show_error(title, error)

        desk.window.setCursor(Qt.CursorShape.BusyCursor)
        # Without a key: a project that was opened must be closed even if nobody wants it any more.
        operation = self._opening = Operation(title, work, done, refused)
        desk.lane.submit(operation)
        return operation


def _user_name() -> str:
    try:
        return getpass.getuser()
    except (KeyError, ImportError, OSError):  # the system does not know who this is
        return ""


def _sample_engine() -> Path | None:
    for engine in places.known_engines():
        if engine.manifest.name == places.SAMPLE_NAME:
            return engine.folder
    return None

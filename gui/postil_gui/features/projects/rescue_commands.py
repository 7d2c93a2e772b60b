"""Commands for a project that cannot be opened as usual, or was left by a crash."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from postil.errors import DamagedProject, PostilError
from postil.types.progress import Progress
from postil.types.temporary import ScratchFolder
from postil_gui.features.editing.grid.waiting import Waiting
from postil_gui.features.projects.backup_dialog import BackupDialog
from postil_gui.features.projects.rescue_dialog import RescueDialog
from postil_gui.i18n.directions import not_isolated
from postil_gui.i18n.messages import say, tr, whole
from postil_gui.i18n.times import time_text
from postil_gui.instances.open_elsewhere import Beacon, call
from postil_gui.operations.operation import Operation
from postil_gui.qt import Qt, QtCore, QtWidgets
from postil_gui.widgets.dialogs.error_box import error_box
from postil_gui.widgets.plain_text import MessageBox

if TYPE_CHECKING:
    from postil.workspace.project import Project
    from postil.workspace.records import ProjectInfo
    from postil.workspace.safety.backups import Backup
    from postil.workspace.safety.failures import LastDraft
    from postil.workspace.safety.report import RescueReport
    from postil_gui.context import Context
    from postil_gui.features.projects.backup_dialog import Counted
    from postil_gui.features.projects.commands import ProjectCommands

BUSY, READ_ONLY = "ProjectInUse", "ReadOnlyFolder"


class RescueCommands:
    """Offers a way on where opening failed; keeps the beacon of the open project."""

    def __init__(self, context: Context, projects: ProjectCommands) -> None:
        self._context = context
        self._projects = projects
        self._beacon: Beacon | None = None
        self._offered: QtWidgets.QMessageBox | None = None
        self._copy: ScratchFolder | None = None  # of a project that is only looked at
        context.project_opened.connect(self._opened)
        context.project_closed.connect(self._closed)

    def offer(self, folder: Path, title: str, error: Exception) -> None:
        """Show why a project cannot be opened, and offer what can be done instead."""
        kind = type(error).__name__
        if isinstance(error, DamagedProject):
            self._offer_rescue(folder, title, error)
            return
        if not isinstance(error, PostilError) or kind not in (BUSY, READ_ONLY):
            self._context.show_error(title, error)
            return
        box = error_box(self._context.window, title, error)
        role = QtWidgets.QMessageBox.ButtonRole.AcceptRole
        go = box.addButton(tr("&Go to the other window"), role) if kind == BUSY else None
        copy = box.addButton(tr("Open a &read-only copy"), role)
        copy.clicked.connect(lambda: self.open_copy(folder))
        if go is not None:
            go.clicked.connect(lambda: self._call(folder))
        box.setDefaultButton(go or copy)
        box.open()

    def _offer_rescue(self, folder: Path, title: str, error: DamagedProject) -> None:
        """Show that a project is damaged, and offer a rescue."""
        if self._offered is not None and self._offered.isVisible():
            return
        box = self._offered = error_box(self._context.window, title, error)
        role = QtWidgets.QMessageBox.ButtonRole.AcceptRole
        go = box.addButton(tr("&Rescue…"), role)
        go.clicked.connect(lambda: self.ask_rescue(folder, say(error.message)))
        box.setDefaultButton(go)
        box.destroyed.connect(self._forget_offer)
        box.open()

    def _forget_offer(self) -> None:
        self._offered = None

    def ask_rescue(self, folder: Path, reason: str) -> None:
        """Ask for the parts of a damaged project to rescue, and rescue them."""

        def work(_: Progress) -> tuple[list[Backup], Path]:
            from postil.workspace.safety.backups import Backups  # noqa: PLC0415
            from postil.workspace.safety.project_rescue import free_folder  # noqa: PLC0415

            return Backups(folder).all(), free_folder(folder)

        def ask(found: tuple[list[Backup], Path]) -> None:
            dialog = RescueDialog(reason, *found, self._context.window)
            dialog.asked.connect(lambda to, backup: self._rescue(folder, to, backup))
            dialog.open()

        self._context.executor.submit(Operation(tr("Rescue the project"), work, ask))

    def _rescue(self, folder: Path, to: Path, backup: Backup | None) -> None:
        open_project = self._context.open_project
        is_open = open_project is not None and open_project.project.folder == folder
        if is_open and not self._projects.close():
            return
        report: RescueReport | None = None

        def work(progress: Progress) -> Project:
            nonlocal report
            from postil.workspace.project import Project  # noqa: PLC0415
            from postil.workspace.safety.project_rescue import (  # noqa: PLC0415
                rescue_project,
                restore_backup,
            )

            if backup is None:
                report = rescue_project(folder, to, progress=progress)
            else:
                restore_backup(backup, folder, to)
            return Project.open(to, progress=progress)

        self._say(tr("Bringing back what can be read of {folder} …", folder=folder))
        self._projects.open_with(
            tr("Rescue the project"), work, lambda: self._tell_rescued(to, report)
        )

    def go_back(self) -> None:
        """Ask for a backup of the open project, and make a project of its own of it."""
        open_project = self._context.open_project
        if open_project is None:
            return
        self._context.save()
        folder, info = open_project.project.folder, open_project.project.info
        backups = open_project.project.safety.backups

        def work(progress: Progress) -> list[Counted]:
            found: list[Counted] = []
            for one in progress.track(backups.all()):
                with suppress(PostilError):  # a damaged one is of no use here
                    found.append((one, *one.counts()))
            return found

        def ask(found: list[Counted]) -> None:
            if self._context.open_project is not open_project:
                return
            if not found:
                self._say(
                    tr(
                        "There is no backup of this project yet: they are made while it is open, "
                        "and when it is closed."
                    )
                )
                return
            dialog = BackupDialog(folder, found, self._context.window)
            dialog.asked.connect(lambda backup, to: self._restore(info, backup, to))
            dialog.open()

        self._context.executor.submit(Operation(tr("Look for backups"), work, ask))

    def _restore(self, info: ProjectInfo, backup: Backup, to: Path) -> None:
        time = time_text(backup.time.isoformat())

        def work(progress: Progress) -> Project:
            from postil.workspace.project import Project  # noqa: PLC0415
            from postil.workspace.safety.project_rescue import restore_backup  # noqa: PLC0415

            restore_backup(backup, info.folder, to)
            project = Project.open(to, progress=progress)
            name = not_isolated(tr("{name}, backup of {time}", name=info.name, time=time))
            project.plan.set_details(name, project.info.author)
            return project

        said = tr("This is the project as it was on {time}, in {folder}.", time=time, folder=to)
        self._projects.open_with(tr("Go back to a backup"), work, lambda: self._say(said))

    def _tell_rescued(self, folder: Path, report: RescueReport | None) -> None:
        """Show the outcome of a rescue."""
        lines = [tr("The rescued project is in {folder}.", folder=folder)]
        if report is not None:
            lines += _outcome(report)
        icon = QtWidgets.QMessageBox.Icon.Information
        box = MessageBox(self._context.window, lines[0], "\n".join(lines[1:]), icon=icon)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def open_copy(self, folder: Path) -> None:
        """Open a copy in which nothing can be changed; it is thrown away when it is closed."""
        scratch: ScratchFolder | None = None

        def work(progress: Progress) -> Project:
            nonlocal scratch
            from postil.workspace.safety.failures import open_copy  # noqa: PLC0415

            scratch = ScratchFolder()
            try:
                project = open_copy(folder, scratch.path / folder.name, progress=progress)
            except BaseException:
                scratch.remove()
                raise
            return project

        self._projects.open_with(
            tr("Open a read-only copy"), work, lambda: self._look_only(folder, scratch)
        )

    def _look_only(self, folder: Path, scratch: ScratchFolder | None) -> None:
        self._copy = scratch
        open_project = self._context.open_project
        if open_project is None:
            return
        self._context.settings.forget_project(open_project.project.folder)
        name = open_project.project.info.name
        self._context.window.setWindowTitle(tr("{name} (read-only copy) – Postil", name=name))
        self._say(
            tr("A read-only copy of {folder}: what you change here is not kept.", folder=folder)
        )

    def _call(self, folder: Path) -> None:
        if not call(folder):
            self._say(
                tr("No window answers: another program of this computer or network has it open.")
            )

    def _opened(self) -> None:
        open_project = self._context.open_project
        if open_project is None:
            return
        project = open_project.project
        self._beacon = Beacon(project.folder, self._context)
        self._beacon.called.connect(self._show_window)
        if project.engine_error:
            QtCore.QTimer.singleShot(0, lambda: self._tell_engine(project))
        if project.after_crash:
            self._look_for_draft(project)

    def _tell_engine(self, project: Project) -> None:
        """Show why the engine cannot be used, and what to do about it."""
        if self._context.open_project is None or self._context.open_project.project is not project:
            return
        hint = tr(
            "The project works without it. If the engine was moved, choose its new place with "
            "Engine › Use an Engine; what it learned here is kept in the project."
        )
        message = (
            f"{tr('The engine of this project cannot be opened.')} {say(project.engine_error)}"
        )
        self._context.show_error("", PostilError(message, hint=hint))

    def _look_for_draft(self, project: Project) -> None:
        open_project, view = self._context.open_project, self._context.view
        if open_project is None or view is None:
            return
        go = view.parts.get(Waiting).then(view.go_to_number)

        def work(_: Progress) -> LastDraft | None:
            from postil.workspace.safety.failures import last_draft  # noqa: PLC0415

            return last_draft(project)

        open_project.search.submit(
            Operation(
                tr("Look for drafts"),
                work,
                lambda draft: self._tell_draft(draft, go, torn=project.safety.last_is_torn),
                key="rescue",
            )
        )

    def _tell_draft(
        self, draft: LastDraft | None, go: Callable[[int], None], *, torn: bool
    ) -> None:
        text = tr("Postil was not closed properly last time. Nothing confirmed was lost")
        if torn:
            text = tr(
                "The computer went down while Postil was saving: look whether what you confirmed "
                "last is there"
            )
        if draft is not None:
            text = tr(
                "{sentence}; the last draft, segment {number}, was saved on {time}",
                sentence=text,
                number=whole(draft.place + 1),
                time=time_text(draft.time),
            )
            go(draft.place + 1)
        self._say(f"{text}.")

    def _show_window(self) -> None:
        self._context.shell.bring_to_front()
        self._say(tr("This project is open here."))

    def _closed(self) -> None:
        if self._beacon is not None:
            self._beacon.close()
            self._beacon.deleteLater()
            self._beacon = None
        if self._copy is not None:
            threading.Thread(target=self._copy.remove).start()
            self._copy = None

    def _say(self, text: str) -> None:
        self._context.announce(text)


def _outcome(report: RescueReport) -> list[str]:
    """Lines about the outcome of a rescue: rescued and lost rows."""
    counted = (
        (tr("Segments: {count}"), report.segments, True),
        (tr("Confirmed: {count}"), report.confirmed, True),
        (tr("Segments as a backup has them: {count}"), report.count(report.from_backup), False),
        (
            tr("Segments that may not be as they were saved, drafts now: {count}"),
            report.count(report.doubtful),
            False,
        ),
        (
            tr("Lost segments taken from their document again: {count}"),
            report.read_again,
            False,
        ),
        (
            tr("Of these with the translation that the memory has: {count}"),
            report.repairs.remembered,
            False,
        ),
        (
            tr("Units of memories that are gone: {count}"),
            report.count(report.gone, "memory_unit"),
            False,
        ),
        (tr("Originals that are missing: {count}"), len(report.missing_files), False),
    )
    lines = [text.format(count=whole(count)) for text, count, always in counted if count or always]
    return [*lines, "", tr("The file {name} in it says all of it.", name="rescue-report.txt")]

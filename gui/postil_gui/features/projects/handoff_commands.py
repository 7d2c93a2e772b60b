"""Packages of Trados and memoQ: opened as projects, and given back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from postil.formats.registry import RETURN_SUFFIXES
from postil.types.progress import Progress
from postil_gui import paths
from postil_gui.i18n.languages import language_name
from postil_gui.i18n.messages import mark, tr
from postil_gui.operations.operation import Operation
from postil_gui.qt import QtWidgets
from postil_gui.settings import AUTHOR, PROJECTS_FOLDER
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.open_segments import ask_about_open
from postil_gui.widgets.dialogs.work_dialog import OutcomeDialog
from postil_gui.widgets.plain_text import InputDialog

if TYPE_CHECKING:
    from postil.workspace.project import Project
    from postil.workspace.records import ProjectInfo
    from postil_gui.context import Context
    from postil_gui.features.projects.commands import ProjectCommands


class HandoffCommands:
    """Commands on packages of other tools."""

    def __init__(self, context: Context, projects: ProjectCommands) -> None:
        self._context = context
        self._projects = projects

    def open_file(self, path: Path) -> None:
        """Ask for the language where the package has several, and make a project of it."""

        def work(_: Progress) -> list[str]:
            from postil.workspace.package.handoffs import handoff_targets  # noqa: PLC0415

            return handoff_targets(path)

        def done(targets: list[str]) -> None:
            target = targets[0] if len(targets) == 1 else self._language(path, targets)
            if target:
                self._open(path, target)

        def failed(error: Exception) -> None:
            self._context.show_error(tr("Open the package"), error)

        self._context.executor.submit(Operation(tr("Open the package"), work, done, failed))

    def _language(self, path: Path, targets: list[str]) -> str:
        """The language to translate into, or "" if none is chosen."""
        names = [language_name(target) for target in targets]
        dialog = InputDialog(self._context.window)
        dialog.setWindowTitle(tr("Open a Package"))
        dialog.setLabelText(tr("{name} is for several languages. Translate into", name=path.name))
        dialog.setComboBoxItems(names)
        chosen = dialog.exec() == QtWidgets.QDialog.DialogCode.Accepted
        dialog.deleteLater()
        return targets[names.index(dialog.textValue())] if chosen else ""

    def _open(self, path: Path, target: str) -> None:
        context = self._context
        parent = Path(context.settings.get(PROJECTS_FOLDER) or paths.projects_folder())
        author = context.settings.get(AUTHOR)
        left_out: list[tuple[str, str]] = []

        def work(progress: Progress) -> Project:
            from postil.workspace.package.handoffs import open_handoff_package  # noqa: PLC0415

            opened = open_handoff_package(
                path,
                paths.free_folder(parent, path.stem),
                target=target,
                author=author,
                progress=progress,
            )
            left_out.extend(opened.left_out)
            return opened.project

        self._projects.open_with(
            tr("Open the package"), work, lambda: self._opened(path.name, left_out)
        )

    def _opened(self, name: str, left_out: list[tuple[str, str]]) -> None:
        """Show the parts left out; the analysis before work is kept as of any new project."""
        context = self._context
        self._projects.made.emit()
        if not left_out:
            return
        text = tr(
            "The documents of {name} are here. This was left out; the work can be done without it.",
            name=name,
        )
        OutcomeDialog(context.theme, tr("Left Out"), text, left_out, context.window).open()

    def give_back(self) -> None:
        """Ask about segments that are not confirmed, and where to, and write the return package."""
        open_project, view = self._context.open_project, self._context.view
        if open_project is None or view is None or not open_project.project.info.handoff:
            return
        view.save()
        project = open_project.project

        def work(_: Progress) -> tuple[int, int]:
            total = project.reports.counts().total
            return total.segments - total.confirmed, project.files.first_open_of_all() + 1

        def done(counted: tuple[int, int]) -> None:
            self._ask(project.info, *counted)

        open_project.data.submit(Operation(tr("Count the segments"), work, done))

    def _ask(self, info: ProjectInfo, rest: int, first: int) -> None:
        if not rest:
            self._write(info)
            return
        ask_about_open(
            self._context.window,
            tr("Export the Return Package"),
            tr("%Ln segments of {name} are not confirmed.", rest, name=info.name),
            tr("Drafts are written as they are, and marked as drafts."),
            write=lambda: self._write(info),
            go_to_first=lambda: self._go_to(first),
        )

    def _go_to(self, number: int) -> None:
        if self._context.view is not None:
            self._context.shell.leave_page()
            self._context.view.go_to_number(number)

    def _write(self, info: ProjectInfo) -> None:
        open_project = self._context.open_project
        if open_project is None:
            return
        project, package = open_project.project, Path(info.handoff)
        name = package.stem + RETURN_SUFFIXES[package.suffix.lower()]
        path = files.ask_new_file(
            self._context.window,
            self._context.settings,
            tr("Export the return package"),
            name,
            files.FileKind(mark("Return packages"), (Path(name).suffix,)),
        )
        if path is None:
            return
        self._context.save()

        def work(progress: Progress) -> None:
            from postil.workspace.package.handoffs import export_return_package  # noqa: PLC0415

            export_return_package(project, path, progress=progress)

        def done(_: None) -> None:
            text = tr("The return package is in {path}.", path=path)
            self._context.tell_written(text, path.parent)

        open_project.data.submit(Operation(tr("Export the return package"), work, done))
